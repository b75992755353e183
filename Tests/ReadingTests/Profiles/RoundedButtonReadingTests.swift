import Model
import Testing

@testable import Reading

@Suite("Rounded button by its radius") struct RoundedButtonReadingTests {
  /// The control of a manifest that says `rounded` so.
  static func control(_ rounded: String, more: String = "") throws -> Control {
    let contents = try readManifest(
      """
      {"controls": [{"id": "a", "kind": "button", "scale": 2, "rounded": \(rounded), \(more)
        "titles": [{"text": "Go", "font": {"textStyle": "body"}},
                   {"text": "Gone", "state": "highlighted", "font": {"textStyle": "body"}}]}]}
      """)
    #expect(contents.notices == [])
    return try #require(contents.controls.first)
  }

  @Test("without a background colour there are no insets, no image and no corners")
  func plain() throws {
    let control = try Self.control(#"{"radius": 24, "constraints": true}"#)
    #expect(control.insets == ButtonInsets())
    #expect(control.backgroundImage == nil)
    #expect(control.shape == nil)
    #expect(control.titleConstraints == TitleConstraints(top: 0, bottom: 0))
    #expect(control.text.lineLimit == 0)
    #expect(control.text.lineBreakMode == .wordWrap)
  }

  @Test("with one, all lengths follow the radius", arguments: [0.0, 7, 10.3, 24, 40])
  func background(_ radius: Double) throws {
    let flaw = try Self.control(#"{"radius": \#(radius), "backgroundColor": true}"#)
    let side = ((2 * radius + 1) * 2).rounded(.down) / 2
    #expect(flaw.backgroundImage?.extent == Extent(width: side, height: side))
    #expect(flaw.backgroundImage?.caps.top == radius)
    let insets = EdgeInsets(top: radius / 2, left: radius, bottom: radius / 2, right: radius)
    #expect(flaw.insets.content == (radius > 0 ? insets : nil))
    #expect((flaw.shape?.radius == .fixed(radius)) == (radius > 0))
    #expect(flaw.titleConstraints == TitleConstraints(top: 0, bottom: 0))
    let cure = try Self.control(
      #"{"radius": \#(radius), "backgroundColor": true, "constraints": true}"#)
    #expect(
      cure.titleConstraints
        == TitleConstraints(
          top: radius / 2, leading: radius, bottom: radius / 2, trailing: radius))
  }

  @Test("both states stand before the same image") func states() throws {
    let control = try Self.control(#"{"radius": 8, "backgroundColor": true}"#)
    #expect(control.titles.map(\.state) == [.normal, .highlighted])
    #expect(control.backgroundImage?.extent?.width == 17)
  }

  @Test(
    "titles take up a category at once, at the next launch, or never",
    arguments: [
      ("live", CategoryResponse.live, nil), ("at-launch", .atLaunch, nil), ("never", .never, 17.0),
    ])
  func updates(_ word: String, _ response: CategoryResponse, _ points: Double?) throws {
    let control = try Self.control(#"{"radius": 8, "titleUpdates": "\#(word)"}"#)
    for title in control.titles {
      #expect(control.response(of: title) == response)
      let font = title.title.runs[0].attributes.font
      if let points { #expect(font.size == .fixed(points)) }
    }
  }

  @Test("a background ends the spacing between image and title, and that is a doubt")
  func image() throws {
    let image = #""image": {"size": {"width": 20, "height": 20}},"#
    let plain = try Self.control(#"{"radius": 8, "imageSpacing": 6}"#, more: image)
    #expect(plain.insets.content?.right == 6)
    #expect(plain.insets.title.left == 6)
    #expect(plain.doubts == [])
    let rounded = try Self.control(
      #"{"radius": 8, "imageSpacing": 6, "backgroundColor": true}"#, more: image)
    #expect(rounded.insets.title == .zero)
    #expect(rounded.doubts.map(\.subject) == [.image])
  }

  @Test(
    "says once what it says",
    arguments: [
      (#""kind": "button", "contentInsets": 8"#, "“rounded” says “contentInsets” already"),
      (#""kind": "button", "lines": 2"#, "“rounded” says “lines” already"),
      (#""kind": "label""#, "a label has no “rounded”"),
      (#""kind": "configured-button""#, "“rounded” goes with the kind “button” only"),
    ])
  func contradictions(_ keys: String, _ message: String) throws {
    let contents = try readManifest(
      #"{"controls": [{"id": "a", "rounded": {"radius": 8}, \#(keys)}]}"#)
    #expect(contents.controls.isEmpty)
    #expect(contents.notices.first?.message.contains(message) == true)
  }
}
