import Model
import Testing
import Typesetting

@Suite("Changed letters") struct TransformTests {
  private func shown(
    _ text: String, _ transform: TextTransform, locale: String
  ) throws -> TextLayout {
    var attributes = TextAttributes(font: .system(17))
    attributes.transform = transform
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]),
      traits: Traits(locale: locale))
  }

  @Test(
    "follow the rules of the language",
    arguments: [
      ("Diyarbakır ilimiz", TextTransform.uppercase, "tr", "DİYARBAKIR İLİMİZ"),
      ("film title", .uppercase, "en", "FILM TITLE"),
      ("Straße", .uppercase, "de", "STRASSE"),
      ("Ρυθμίσεις", .uppercase, "el", "ΡΥΘΜΙΣΕΙΣ"),
      ("ISPARTA", .lowercase, "tr", "ısparta"),
      ("ISPARTA", .lowercase, "en", "isparta"),
      ("ΟΔΟΣ", .lowercase, "el", "οδος".replacing("σ", with: "σ").dropLast() + "ς"),
      ("ijsland eerst", .capitalized, "nl", "IJsland Eerst"),
      ("sign in", .none, "en", "sign in"),
    ])
  func languages(
    _ text: String, _ transform: TextTransform, _ locale: String, _ expected: String
  ) throws {
    #expect(try shown(text, transform, locale: locale).lines.map(\.text) == [expected])
  }

  @Test("are what is measured") func measured() throws {
    let changed = try shown("Settings", .uppercase, locale: "en")
    let written = try layOut("SETTINGS", traits: Traits(locale: "en"))
    #expect(changed.extent == written.extent)
    #expect(changed.lines.map(\.ink) == written.lines.map(\.ink))
  }

  @Test("leave images and other runs alone") func runs() throws {
    var capital = TextAttributes(font: .system(17))
    capital.transform = .uppercase
    let title = AttributedTitle(runs: [
      TitleRun(
        attachment: TextAttachment(Extent(width: 20, height: 10)), attributes: capital),
      TitleRun(text: " new ", attributes: capital),
      TitleRun(text: "mail", attributes: TextAttributes(font: .system(17))),
    ])
    #expect(try layOut(title).lines.map(\.text) == ["\u{FFFC} NEW mail"])
  }
}
