import Model
import Testing

@testable import Reading

@Suite("Apple ID buttons in manifests") struct ManifestAppleIDButtonTests {
  @Test("the kind alone signs in, black, in every language") func bare() throws {
    let control = try readControl(#""kind": "apple-id-button", "width": 250, "height": 46"#)
    #expect(control.appleIDButton == AppleIDButton())
    #expect(control.titles.count == AppleIDTitles.titles(of: .signIn).count)
    #expect(control.titles.first?.locale == "en")
    #expect(control.doubts.map(\.subject) == [.font])
    #expect(control.shape == CornerShape(radius: .fixed(6), curve: .continuous))
  }

  @Test(
    "words and raw values mean the same",
    arguments: [
      (#""continue""#, 1), (#""signUp""#, 2), ("1", 1), ("7", 7), ("-2", -2),
    ])
  func values(written: String, number: Int) throws {
    let control = try readControl(
      #""kind": "apple-id-button", "appleIDButton": {"type": \#(written), "style": \#(number)}"#)
    #expect(control.appleIDButton?.requestedType == number)
    #expect(control.appleIDButton?.requestedStyle == number)
  }

  @Test("titles, language and radius of the manifest are kept") func own() throws {
    let control = try readControl(
      #""kind": "apple-id-button", "title": "Mit Apple", "locale": "de", "cornerRadius": "capsule""#
    )
    #expect(control.titles.map(\.title.text) == ["Mit Apple"])
    #expect(control.appleIDButton?.cornerRadius == .capsule)
    let german = try readControl(#""kind": "apple-id-button", "locale": "de""#)
    #expect(german.titles.map(\.title.text) == ["Mit Apple anmelden"])
  }

  @Test("another button may say that the app draws it") func selfDrawn() throws {
    let keys = #""kind": "button", "appleIDButton": {"margin": 4}, "font": {"system": 19}"#
    let control = try readControl(keys)
    #expect(control.appleIDButton?.margin == 4)
    #expect(control.titles.isEmpty)
    #expect(control.shape == nil)
    #expect(try readControl(#""kind": "button""#).appleIDButton == nil)
  }

  @Test("neighbours are controls of the file") func neighbours() throws {
    let text = #"""
      {"controls": [
        {"id": "a", "kind": "apple-id-button", "appleIDButton": {"beside": ["b"]}},
        {"id": "b", "kind": "button"}]}
      """#
    let control = try #require(try readManifest(text).controls.first)
    #expect(
      control.appleIDButton?.neighbours == [
        AppleIDButton.Neighbour(control: "a.largeprint.json#b", isKnownToSignIn: true)
      ])
  }

  @Test(
    "what makes no sense is refused with the key",
    arguments: [
      (#"{"type": "sign in"}"#, "appleIDButton.type"),
      (#"{"type": 1.5}"#, "appleIDButton.type"),
      (#"{"style": 99999}"#, "appleIDButton.style"),
      (#"{"margin": -1}"#, "appleIDButton.margin"),
      (#"{"beside": ["nobody"]}"#, "appleIDButton.beside"),
      (#"{"beside": ["a"]}"#, "appleIDButton.beside"),
      (#"{"kind": 1}"#, "unknown key “kind”"),
    ])
  func refusals(value: String, words: String) throws {
    let text =
      #"{"controls": [{"id": "a", "kind": "apple-id-button", "appleIDButton": \#(value)}]}"#
    let notices = try readManifest(text).notices
    #expect(notices.count == 1)
    #expect(notices.first?.message.contains(words) == true, "\(notices)")
  }

  @Test("a label has none") func label() throws {
    let text = #"{"controls": [{"id": "a", "kind": "label", "appleIDButton": {}}]}"#
    #expect(try readManifest(text).notices.count == 1)
  }
}
