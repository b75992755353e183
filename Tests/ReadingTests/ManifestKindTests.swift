import Model
import Testing

@testable import Reading

@Suite("Fields, segments and bars in manifests") struct ManifestKindTests {
  @Test("a text field has a text, a placeholder and a border") func field() throws {
    let control = try readControl(
      #"""
      "kind": "text-field", "title": "Anna", "placeholder": {"en": "Your name", "de": "Ihr Name"},
      "locale": "en", "border": "roundedRect", "font": {"textStyle": "body"}
      """#)
    #expect(control.titles.map(\.title.text) == ["Anna", "Your name", "Ihr Name"])
    #expect(control.titles.map(\.part) == [.text, .placeholder, .placeholder])
    #expect(control.border == .roundedRect)
    #expect(control.text.lineBreakMode == .truncateTail)
    #expect(control.text.lineLimit == 1)
  }

  @Test("a text view wraps, and scrolls unless it is told not to") func view() throws {
    let keys = #""kind": "text-view", "title": "Read me", "font": {"system": 14}"#
    let scrolling = try readControl(keys)
    #expect(scrolling.scrolls)
    #expect(scrolling.text.lineLimit == 0)
    #expect(try !readControl(keys + #", "scrolls": false"#).scrolls)
  }

  @Test("segments have titles in several languages and a font of the system's") func segments()
    throws
  {
    let control = try readControl(
      #""kind": "segmented-control", "segments": [{"en": "Day", "de": "Tag"}, "Week"], "width": 200"#
    )
    #expect(control.titles.map(\.part) == [.segment(0), .segment(0), .segment(1)])
    #expect(control.titles.map(\.locale) == ["en", "de", "und"])
    #expect(control.segments == SegmentRules(count: 2))
    #expect(control.remarks.count == 1)
    #expect(control.titles.first?.title.runs.first?.attributes.font == .system(13))
  }

  @Test("bar items say what the system does", arguments: ["tab-bar-item", "bar-button-item"])
  func bars(_ kind: String) throws {
    let control = try readControl(#""kind": "\#(kind)", "title": "Piers""#)
    #expect(control.remarks.count == 1)
    #expect(control.assumesScaling == false)
    #expect(control.text.alignment == .center)
  }

  @Test("a navigation title may be large, and then grows") func large() throws {
    let keys = #""kind": "navigation-title", "title": "Piers""#
    #expect(try !readControl(keys).showsLargeTitle)
    let control = try readControl(keys + #", "largeTitle": true"#)
    #expect(control.showsLargeTitle)
    #expect(control.response(of: control.titles[0]) == .live)
  }

  @Test(
    "refuses what a kind does not have",
    arguments: [
      (#""kind": "label", "placeholder": "A""#, "only a text field has a “placeholder”"),
      (#""kind": "button", "segments": ["A"]"#, "only a segmented control has a “segments”"),
      (#""kind": "text-field", "contentInsets": 4"#, "a text field has no “contentInsets”"),
      (#""kind": "text-view", "configuration": {}"#, "a text view has no “configuration”"),
      (#""kind": "tab-bar-item", "font": {"system": 12}"#, "a tab bar item does not heed “font”"),
      (#""kind": "segmented-control", "title": "A""#, "in place of a title"),
      (#""kind": "segmented-control""#, "“segments” is missing"),
      (#""kind": "segmented-control", "segments": []"#, "1 to 100 segments"),
    ])
  func refusals(_ keys: String, _ message: String) throws {
    let notices = try readManifest(#"{"controls": [{"id": "a", \#(keys)}]}"#).notices
    #expect(notices.map(\.reason) == [.invalidValue])
    #expect(notices.first?.message.contains(message) == true, "\(notices.first?.message ?? "")")
  }
}
