import Model
import Testing

@testable import Reading

@Suite("Manifest: buttons with a configuration") struct ManifestConfigurationTests {
  private func configured(_ keys: String, more: String = "", defaults: String = "{}") throws
    -> Control
  {
    try readControl(
      #""kind": "configured-button", "title": "Pay", "configuration": {\#(keys)}\#(more)"#,
      defaults: defaults)
  }

  @Test("has UIKit's defaults: body, wrapping, following the category") func standard() throws {
    let control = try readControl(#""kind": "configured-button", "title": "Pay""#)
    #expect(control.configuration == ButtonConfiguration())
    #expect(control.titles == [ControlTitle(AttributedTitle("Pay", font: .textStyle(.body)))])
    #expect(control.text.lineBreakMode == .wordWrap)
    #expect(control.text.lineLimit == 0)
    #expect(control.text.adjustsFontForContentSizeCategory)
    let small = try configured(#""size": "small""#)
    #expect(small.titles[0].title.runs[0].attributes.font == .textStyle(.subheadline))
    let cut = try configured("", more: #", "lineBreakMode": "truncateTail""#)
    #expect(cut.text.lineLimit == 1)
  }

  @Test("reads every key") func all() throws {
    let control = try configured(
      #"""
      "style": "borderedProminent", "size": "large",
      "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
      "imagePlacement": "bottom", "imagePadding": 5, "titleAlignment": "center", "titlePadding": 6,
      "subtitle": "later", "subtitleFont": {"system": 11}, "cornerStyle": "small",
      "measuredCornerRadius": 7, "backgroundCornerRadius": 8, "backgroundInsets": -1,
      "drawsBackground": true, "systemVersion": 18
      """#)
    var wanted = ButtonConfiguration(style: .filled, size: .large)
    wanted.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    wanted.imagePlacement = .bottom
    wanted.imagePadding = 5
    wanted.titleAlignment = .center
    wanted.titlePadding = 6
    wanted.cornerStyle = .small
    wanted.measuredCornerRadius = 7
    wanted.background = ButtonConfiguration.Background(
      cornerRadius: 8,
      insets: DirectionalEdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1), isDrawn: true)
    wanted.systemVersion = 18
    #expect(control.configuration == wanted)
    #expect(control.titles[0].subtitle == AttributedTitle("later", font: .system(11)))
    #expect(control.doubts == [])
  }

  @Test("a subtitle without a font is in doubt; one a language finds its title")
  func subtitles() throws {
    let control = try readControl(
      #"""
      "kind": "configured-button", "title": {"en": "Pay", "de": "Zahlen", "fr": "Payer"},
      "configuration": {"subtitle": {"de": "später", "en": "later"}}
      """#)
    #expect(control.titles.map { $0.subtitle?.text } == ["later", "später", nil])
    #expect(control.doubts == [ButtonConfiguration.subtitleDoubt])
    let same = try configured(#""subtitle": "later""#)
    #expect(same.titles.map { $0.subtitle?.text } == ["later"])
  }

  @Test("defaults may hold a configuration; what a configured button does not heed stays out of it")
  func inherited() throws {
    let defaults = #"{"contentInsets": 9, "lines": 2, "configuration": {"style": "gray"}}"#
    let control = try readControl(#""kind": "configured-button""#, defaults: defaults)
    #expect(control.configuration?.style == .gray)
    #expect(control.insets == ButtonInsets())
    #expect(control.text.lineLimit == 0)
    let legacy = try readControl(#""kind": "button""#, defaults: defaults)
    #expect(legacy.configuration == nil)
    #expect(legacy.insets.content?.left == 9)
  }

  @Test(
    "says what makes no sense",
    arguments: [
      (#""kind": "configured-button", "contentInsets": 1"#, "does not heed “contentInsets”"),
      (#""kind": "configured-button", "lines": 1"#, "does not heed “lines”"),
      (#""kind": "button", "configuration": {}"#, "only a configured button"),
      (#""kind": "label", "configuration": {}"#, "a label has no “configuration”"),
      (
        #""kind": "configured-button", "configuration": {"style": "filed"}"#,
        "did you mean “filled”"
      ),
      (
        #""kind": "configured-button", "configuration": {"systemVersion": 14}"#,
        "must be 15 to 1000"
      ),
      (
        #""kind": "configured-button", "configuration": {"cornerRadius": 4}"#,
        "unknown key “cornerRadius”"
      ),
      (
        #"""
        "kind": "configured-button", "title": {"en": "Pay"},
        "configuration": {"subtitle": {"de": "später"}}
        """#, "no title has the language “de”"
      ),
    ])
  func faults(_ keys: String, _ words: String) throws {
    let contents = try readManifest(#"{"controls": [{"id": "a", \#(keys)}]}"#)
    #expect(contents.controls == [])
    #expect(contents.notices.map { $0.message.contains(words) } == [true], "\(contents.notices)")
  }
}
