import JSONText
import Model
import Testing

@testable import Reading

@Suite("Manifest values") struct ManifestValueTests {
  @Test(
    "reads fonts",
    arguments: [
      (#"{"textStyle": "body"}"#, FontDescriptor(size: .textStyle(.body))),
      (
        #"{"textStyle": "headline"}"#,
        FontDescriptor(weight: .semibold, size: .textStyle(.headline))
      ),
      (
        #"{"textStyle": "largeTitle", "weight": "bold", "italic": true}"#,
        FontDescriptor(weight: .bold, isItalic: true, size: .textStyle(.largeTitle))
      ),
      (
        #"{"system": 17, "weight": "semibold"}"#,
        FontDescriptor(weight: .semibold, size: .fixed(17))
      ),
      (
        #"{"family": "Avenir-Medium", "size": 17, "relativeTo": "body", "maximum": 40}"#,
        FontDescriptor(
          family: .named("Avenir-Medium"), size: .scaled(17, relativeTo: .body, maximum: 40))
      ),
      (
        #"{"system": 9.5, "relativeTo": "caption1"}"#,
        FontDescriptor(size: .scaled(9.5, relativeTo: .caption1, maximum: nil))
      ),
    ])
  func fonts(_ text: String, _ font: FontDescriptor) throws {
    let label = try readControl(#""kind": "label", "title": "x", "font": \#(text)"#)
    #expect(label.titles.first?.title.runs.first?.attributes.font == font)
  }

  @Test(
    "reads rules of length",
    arguments: [
      ("200", LengthRange(minimum: 200, maximum: 200, basis: .ownConstraint)),
      (#"{"equal": 0}"#, LengthRange(minimum: 0, maximum: 0, basis: .ownConstraint)),
      (
        #"{"atLeast": 44, "atMost": 320}"#,
        LengthRange(minimum: 44, maximum: 320, basis: .ownConstraint)
      ),
      (#"{"atLeast": 44}"#, LengthRange(minimum: 44, maximum: nil, basis: .ownConstraint)),
      (#"{"room": 300}"#, LengthRange(minimum: 0, maximum: 300, basis: .content)),
      (
        #"{"atLeast": 100, "atMost": 250, "room": 300}"#,
        LengthRange(minimum: 100, maximum: 250, basis: .content)
      ),
      (
        #"{"equal": 345, "basis": "tied-to-container"}"#,
        LengthRange(minimum: 345, maximum: 345, basis: .tiedToContainer)
      ),
    ])
  func lengths(_ text: String, _ range: LengthRange) throws {
    let label = try readControl(#""kind": "label", "width": \#(text), "height": \#(text)"#)
    #expect(label.width == range)
    #expect(label.height == range)
  }

  @Test("reads a paragraph style") func paragraph() throws {
    let label = try readControl(
      #"""
      "kind": "label", "title": "x", "paragraph": {"alignment": "right", "lineBreakMode": "clip",
        "lineSpacing": 1, "lineHeightMultiple": 1.2, "minimumLineHeight": 20,
        "maximumLineHeight": 30}
      """#)
    #expect(
      label.titles.first?.title.runs.first?.attributes.paragraph
        == ParagraphStyle(
          alignment: .right, lineBreakMode: .clip, lineSpacing: 1, lineHeightMultiple: 1.2,
          minimumLineHeight: 20, maximumLineHeight: 30))
  }

  @Test("defaults are taken back by null, and skipped where a label has no such key")
  func defaults() throws {
    let defaults = #"{"kind": "button", "cornerRadius": 8, "contentInsets": 4, "lines": 3}"#
    let button = try readControl(#""cornerRadius": null, "lines": 2"#, defaults: defaults)
    #expect(button.kind == .button)
    #expect(button.shape == nil)
    #expect(button.insets.content?.top == 4)
    #expect(button.text.lineLimit == 2)
    let label = try readControl(#""kind": "label""#, defaults: defaults)
    #expect(label.insets == ButtonInsets())
    #expect(label.shape == CornerShape(radius: .fixed(8)))
  }

  @Test("knows screens, and takes the scale of their device") func screens() throws {
    let contents = try readManifest(
      #"""
      {"$schema": "x", "version": 1, "note": "n",
       "screens": [{"id": "s", "name": "Start",
         "device": {"id": "retina4_7", "width": 375, "height": 667, "scale": 2}}, {"id": "t"}],
       "controls": [{"id": "a", "kind": "label", "screen": "s"}, {"id": "b", "kind": "label"},
         {"id": "c", "kind": "label", "screen": "s", "scale": 3, "curedBy": "a"}]}
      """#)
    #expect(contents.notices == [])
    #expect(contents.screens.map(\.id) == ["a.largeprint.json#s", "a.largeprint.json#t"])
    #expect(contents.screens.map(\.name) == ["Start", "t"])
    #expect(contents.screens.first?.device?.extent == Extent(width: 375, height: 667))
    #expect(contents.controls.map(\.screen) == ["a.largeprint.json#s", nil, "a.largeprint.json#s"])
    #expect(contents.controls.map(\.displayScale) == [2, 3, 3])
    #expect(contents.controls.map(\.curedBy) == [nil, nil, "a.largeprint.json#a"])
  }

  @Test("every word of the model is a word of the manifest") func words() throws {
    for mode in LineBreakMode.allCases {
      let label = try readControl(#""kind": "label", "lineBreakMode": "\#(mode.rawValue)""#)
      #expect(label.text.lineBreakMode == mode)
    }
    for kind in [ControlKind.label, .button, .configuredButton, .appleIDButton] {
      #expect(try readControl(#""kind": "\#(kind.rawValue)""#).kind == kind)
    }
    for basis in LengthRange.Basis.allCases where basis != .solved {
      let label = try readControl(
        #""kind": "label", "width": {"equal": 1, "basis": "\#(basis.rawValue)"}"#)
      #expect(label.width.basis == basis)
    }
    for subject in Doubt.Subject.allCases {
      let label = try readControl(
        #""kind": "label", "doubts": [{"subject": "\#(subject.rawValue)", "reason": "r"}]"#)
      #expect(label.doubts == [Doubt(subject, "r")])
    }
  }
}

@Suite("Nearest word") struct ManifestNearestWordTests {
  @Test(
    "finds what was probably meant",
    arguments: [
      ("buton", "button"), ("LABEL", "label"), ("lable", "label"), ("x", nil), ("", nil),
      ("configurated-button", "configured-button"), ("switch", nil),
      (String(repeating: "label", count: 20), nil),
    ] as [(String, String?)])
  func near(_ word: String, _ meant: String?) {
    #expect(NearestWord.find(word, among: Manifest.kinds.words) == meant)
  }

  @Test(
    "finds a key that was cut short, and none where only an end is the same",
    arguments: [
      ("lne", "lines"), ("lins", "lines"), ("line", "lines"), ("fnt", "font"), ("wdth", "width"),
      ("hght", "height"), ("corner", "corners"), ("LINEBREAK", "lineBreakMode"),
      ("clips", "clipsToBounds"), ("textAlignment", "alignment"), ("titel", "title"),
      ("backgroundImg", "backgroundImage"), ("appleButton", "appleIDButton"),
      ("colour", nil), ("color", nil), ("backgroundColor", nil), ("size", nil), ("hidden", nil),
      ("enabled", nil), ("co", nil), ("corn", nil), ("content", "contentInsets"),
      ("lne!", nil), ("nes", nil), ("frame", nil), ("constraints", nil),
    ] as [(String, String?)])
  func nearKey(_ word: String, _ meant: String?) {
    let keys = ManifestControl.table.keys.map(\.name)
    #expect(NearestWord.find(word, among: keys) == meant)
  }

  @Test("two that a word may be the beginning of are no hint") func ambiguous() {
    #expect(NearestWord.find("adjusts", among: ["adjustsFont", "adjustsLetters"]) == nil)
    #expect(NearestWord.find("adjustsL", among: ["adjustsFont", "adjustsLetters"]) != nil)
  }

  @Test("gives the whole list when it is short, nothing when it is long") func hints() {
    #expect(NearestWord.hint(for: "zzz", among: ["a", "b"]) == " (valid here: a, b)")
    #expect(NearestWord.hint(for: "zzz", among: (0..<13).map(String.init)) == "")
    #expect(NearestWord.hint(for: "zzz", among: []) == "")
  }

  @Test("quotes a hostile word shortly and without control characters") func quote() {
    let hostile = "\u{1B}[2J" + String(repeating: "x", count: 100)
    let quoted = NearestWord.quote(hostile)
    #expect(quoted.unicodeScalars.count == 43)
    #expect(quoted.hasPrefix("“\u{FFFD}[2J"))
  }
}
