import JSONText
import Model
import Testing

@testable import Reading

/// Reads a manifest from text, as if it lay at `a.largeprint.json`.
func readManifest(_ text: String) throws(ReadingError) -> ScreenContents {
  try Manifest.read(InputFile(path: "a.largeprint.json", bytes: Array(text.utf8)))
}

/// Reads a manifest of one control and gives it back.
func readControl(
  _ keys: String, defaults: String = "{}", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Control {
  let text = #"{"defaults": \#(defaults), "controls": [{"id": "a", \#(keys)}]}"#
  let contents = try readManifest(text)
  #expect(contents.notices == [], sourceLocation: sourceLocation)
  return try #require(contents.controls.first, sourceLocation: sourceLocation)
}

@Suite("Manifest") struct ManifestTests {
  @Test("reads a label in three keys, with UILabel's defaults") func short() throws {
    let label = try readControl(#""kind": "label", "title": "Hello""#)
    #expect(label.id == "a.largeprint.json#a")
    #expect(
      label.source == SourceReference(file: "a.largeprint.json", line: 1, column: 31, object: "a"))
    #expect(label.titles == [ControlTitle(AttributedTitle("Hello", font: .system(17)))])
    #expect(label.text == TextRules())
    #expect(label.width == LengthRange())
    #expect(label.shape == nil)
    #expect(label.displayScale == 3)
  }

  @Test("reads one title a language, in the order of the file") func languages() throws {
    let label = try readControl(
      #""kind": "label", "title": {"en": "Yes", "zh-Hant": "好", "ar": "نعم"}, "standing": "sample""#
    )
    #expect(label.titles.map(\.locale) == ["en", "zh-Hant", "ar"])
    #expect(label.titles.map(\.title.text) == ["Yes", "好", "نعم"])
    #expect(label.titles.allSatisfy { $0.standing == .sample })
  }

  @Test("takes the look of a run from the nearest level that says it") func nearestWins() throws {
    let button = try readControl(
      #"""
      "kind": "button", "kern": 1, "titles": [
        {"text": "plain"},
        {"state": "disabled", "font": {"system": 12}, "runs": [
          {"text": "a", "kern": -2}, {"text": "b", "font": {"textStyle": "headline"}}]}]
      """#, defaults: #"{"font": {"textStyle": "body"}, "baselineOffset": 3, "locale": "de"}"#)
    let runs = button.titles.flatMap(\.title.runs)
    #expect(runs.map(\.text) == ["plain", "a", "b"])
    #expect(
      runs.map(\.attributes.font) == [.textStyle(.body), .system(12), .textStyle(.headline)])
    #expect(runs.map(\.attributes.kern) == [1, -2, 1])
    #expect(runs.allSatisfy { $0.attributes.baselineOffset == 3 })
    #expect(button.titles.map(\.state) == [.normal, .disabled])
    #expect(button.titles.allSatisfy { $0.locale == "de" })
  }

  @Test("reads everything a button has") func button() throws {
    let button = try readControl(
      #"""
      "kind": "button", "class": "App.Round", "name": "Go", "note": "mine",
      "contentInsets": {"top": 5, "left": 10}, "titleInsets": 2, "imageInsets": {"right": -4},
      "horizontalAlignment": "leading", "verticalAlignment": "fill",
      "titleConstraints": {"top": 5, "trailing": 10},
      "backgroundImage": {"size": {"width": 21, "height": 21}, "capInsets": 10},
      "image": {"size": {"width": 8, "height": 9}}
      """#)
    #expect(button.className == "App.Round")
    #expect(button.name == "Go")
    #expect(button.insets.content == EdgeInsets(top: 5, left: 10, bottom: 0, right: 0))
    #expect(button.insets.title == EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(button.insets.image == EdgeInsets(top: 0, left: 0, bottom: 0, right: -4))
    #expect(button.horizontalAlignment == .leading)
    #expect(button.verticalAlignment == .fill)
    #expect(button.titleConstraints == TitleConstraints(top: 5, trailing: 10))
    let caps = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(
      button.backgroundImage
        == BackgroundImage(extent: Extent(width: 21, height: 21), caps: caps))
    #expect(button.image == TitleImage(extent: Extent(width: 8, height: 9)))
  }

  @Test("reads how text is set") func text() throws {
    let label = try readControl(
      #"""
      "kind": "label", "lines": 4, "lineBreakMode": "charWrap", "alignment": "justified",
      "adjustsFontForContentSizeCategory": true, "adjustsFontSizeToFitWidth": true,
      "minimumScaleFactor": 0.5, "preferredMaxLayoutWidth": 120
      """#)
    #expect(
      label.text
        == TextRules(
          lineLimit: 4, lineBreakMode: .charWrap, alignment: .justified,
          adjustsFontForContentSizeCategory: true, adjustsFontSizeToFitWidth: true,
          minimumScaleFactor: 0.5, preferredMaximumWidth: 120))
  }

  @Test("reads shape, direction and doubts") func shape() throws {
    let label = try readControl(
      #"""
      "kind": "label", "cornerRadius": "capsule", "corners": ["topLeft", "bottomRight"],
      "cornerCurve": "continuous", "clipsToBounds": true, "direction": "right-to-left", "scale": 2,
      "assumesScaling": false, "notModelled": "drawn in code",
      "doubts": [{"subject": "height", "reason": "set in code"}]
      """#)
    #expect(
      label.shape
        == CornerShape(radius: .capsule, corners: [.topLeft, .bottomRight], curve: .continuous))
    #expect(label.clipsToBounds)
    #expect(label.direction == .rightToLeft)
    #expect(label.displayScale == 2)
    #expect(label.assumesScaling == false)
    #expect(label.notModelled == "drawn in code")
    #expect(label.doubts == [Doubt(.height, "set in code")])
  }

  @Test("a button that wraps has any number of lines, other buttons one (facts A12, A13)")
  func buttonLines() throws {
    let plain = try readControl(#""kind": "button""#)
    #expect(plain.text.lineBreakMode == .truncateMiddle)
    #expect(plain.text.lineLimit == 1)
    let wrapping = try readControl(#""kind": "button", "lineBreakMode": "wordWrap""#)
    #expect(wrapping.text.lineLimit == 0)
    let limited = try readControl(#""kind": "button", "lineBreakMode": "wordWrap", "lines": 2"#)
    #expect(limited.text.lineLimit == 2)
  }

  @Test("content insets that are all zero count as never set, Xcode's smallest number does not")
  func zeroInsets() throws {
    #expect(try readControl(#""kind": "button", "contentInsets": 0"#).insets.content == nil)
    let tiny = try readControl(
      #""kind": "button", "contentInsets": {"top": 2.2250738585072014e-308}"#)
    #expect(tiny.insets.content?.top == .leastNormalMagnitude)
  }
}
