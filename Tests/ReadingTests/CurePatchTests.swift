import Foundation
import Model
import Testing

@testable import Reading

/// What a patch changes of a file, and that it changes nothing else.
@Suite("Cure patches") struct CurePatchTests {
  /// A file as Interface Builder writes it, with everything that a patch has to find its way in.
  static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <button id="bt-01-aa"> stands here in a comment -->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="vw-00-aa">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <label opaque="NO" text="Größe &lt;1&gt;" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lb-01-aa">
                        <rect key="frame" x="20" y="20" width="200" height="20"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="200" id="lb-w1-aa"/>
                        </constraints>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="bt-01-aa">
                        <rect key="frame" x="20" y="80" width="200" height="44"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="bt-h1-aa"/>
                        </constraints>
                        <state key="normal" title="Book a place on board"/>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                <integer key="value" value="20"/>
                            </userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </button>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt-02-aa">
                        <rect key="frame" x="20" y="180" width="60" height="30"/>
                        <state key="normal" title="Go"/>
                        <connections/>
                    </button>
                </subviews>
            </view>
        </objects>
    </document>

    """

  /// Writes changes of one object into the file.
  static func patched(
    _ id: String, _ changes: [Cure.Change], source: String = source
  ) throws -> String {
    let file = InputFile(path: "test.xib", bytes: Array(source.utf8))
    var control = Control(id: id, kind: .label, source: SourceReference(file: "test.xib"))
    control.source.object = id
    let bytes = try CurePatch(file).bytes(after: changes, of: control)
    _ = try XMLParser(InputFile(path: "copy.xib", bytes: bytes)).root()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is left when the lines that both texts share at start and end are taken off.
  static func difference(_ new: String, from old: String = source) -> (old: String, new: String) {
    var (old, new) = (Array(old.utf8)[...], Array(new.utf8)[...])
    while let first = old.first, first == new.first {
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let last = old.last, last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    return (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
  }

  @Test("a label gets one attribute more") func lines() throws {
    let (old, new) = Self.difference(try Self.patched("lb-01-aa", [.lines(from: 1, to: 0)]))
    #expect(old == "")
    #expect(new == #"numberOfLines="0" "#)
  }

  @Test("a button's break mode is exchanged") func wrap() throws {
    let text = try Self.patched("bt-01-aa", [.wordWrap(from: .truncateMiddle)])
    #expect(
      text
        == Self.source.replacing(
          #"lineBreakMode="middleTruncation""#, with: #"lineBreakMode="wordWrap""#))
  }

  @Test("a fixed height gets a relation, and its constant only where it is too low")
  func height() throws {
    let text = try Self.patched("bt-01-aa", [.leastHeight(40, inPlaceOf: 40)])
    let (old, new) = Self.difference(text)
    #expect(old == "")
    #expect(new == #"relation="greaterThanOrEqual" "#)
    let higher = try Self.patched("bt-01-aa", [.leastHeight(44, inPlaceOf: 40)])
    #expect(
      higher
        == Self.source.replacing(
          #"firstAttribute="height" constant="40""#,
          with: #"firstAttribute="height" relation="greaterThanOrEqual" constant="44""#))
  }

  @Test("a least height that was not there is a constraint with an id of its own")
  func newHeight() throws {
    let text = try Self.patched("bt-02-aa", [.leastHeight(44, inPlaceOf: nil)])
    let (old, new) = Self.difference(text)
    #expect(old == "")
    #expect(new.contains(#"constant="44" id="LgP-ht-001"/>"#))
    let root = try XMLParser(InputFile(path: "x.xib", bytes: Array(text.utf8))).root()
    let button = PatchFixture.element("bt-02-aa", in: root)
    #expect(button?.children.map(\.name) == ["rect", "constraints", "state", "connections"])
  }

  @Test("a radius keeps its place and its kind of number") func radius() throws {
    let (old, new) = Self.difference(
      try Self.patched("bt-01-aa", [.radius(8, inPlaceOf: 20)]))
    #expect((old, new) == ("20", "8"))
    #expect(throws: PatchError.self) {
      try Self.patched("bt-01-aa", [.radius(8.5, inPlaceOf: 20)])
    }
  }

  @Test("a label shrinks by attributes, and what forbids it goes") func shrinkLabel() throws {
    let text = try Self.patched("lb-01-aa", [.shrinkToFit(minimumScaleFactor: 0.55)])
    #expect(
      text
        == Self.source.replacing(
          #" adjustsFontSizeToFit="NO""#, with: #" minimumScaleFactor="0.55""#))
  }

  @Test("a button shrinks by runtime attributes beside those it has, or in a list of its own")
  func shrinkButton() throws {
    let change = Cure.Change.shrinkToFit(minimumScaleFactor: 0.5)
    for id in ["bt-01-aa", "bt-02-aa"] {
      let text = try Self.patched(id, [change])
      #expect(Self.difference(text).old == "", "\(id)")
      let controls = try PatchFixture.controls(of: text)
      let button = controls.first { $0.source.object == id }
      #expect(button?.text.adjustsFontSizeToFitWidth == true)
      #expect(button?.text.minimumScaleFactor == 0.5)
    }
  }

  @Test("insets are put before the states") func insets() throws {
    let insets = EdgeInsets(top: 10, left: 20.5, bottom: 10, right: 20)
    let text = try Self.patched("bt-01-aa", [.contentInsets(insets, inPlaceOf: nil)])
    let wanted = #"<inset key="contentEdgeInsets" minX="20.5" minY="10" maxX="20" maxY="10"/>"#
    #expect(text.contains(wanted + "\n                    <state"))
    #expect(Self.difference(text).old == "")
    let button = try PatchFixture.controls(of: text).first { $0.source.object == "bt-01-aa" }
    #expect(button?.insets.content == insets)
    let again = try Self.patched(
      "bt-01-aa", [.contentInsets(.zero, inPlaceOf: insets)], source: text)
    #expect(again.contains(#"minX="0" minY="0" maxX="0" maxY="0""#))
  }

  @Test("line endings, byte order mark and changes together", arguments: ["\n", "\r\n"])
  func together(newline: String) throws {
    let source = "\u{FEFF}" + Self.source.replacing("\n", with: newline)
    let text = try Self.patched(
      "bt-01-aa",
      [
        .wordWrap(from: .truncateMiddle), .leastHeight(44, inPlaceOf: 40),
        .contentInsets(.zero, inPlaceOf: nil), .radius(10, inPlaceOf: 20),
      ], source: source)
    #expect(Array(text.utf8).starts(with: [0xEF, 0xBB, 0xBF]))
    let lone = text.replacing("\r\n", with: "").contains("\n")
    #expect(lone == (newline == "\n"))
  }

  @Test("what Interface Builder has no words for is refused with a reason") func refusals() {
    let cases: [(String, Cure.Change, String)] = [
      ("bt-01-aa", .titleConstraints(TitleConstraints(top: 4)), "made in code"),
      ("lb-01-aa", .leastHeight(20, inPlaceOf: 20), "stored frame"),
      ("bt-02-aa", .radius(4, inPlaceOf: 8), "runtime attribute"),
      ("no-00-id", .lines(from: 1, to: 0), "no element"),
    ]
    for (id, change, words) in cases {
      #expect {
        try Self.patched(id, [change])
      } throws: { error in
        (error as? PatchError)?.sentence.contains(words) == true
      }
    }
  }
}

/// Readings of patched files.
enum PatchFixture {
  /// The controls that a patched file gives.
  static func controls(of text: String) throws -> [Control] {
    try InputFormat.xib.read(InputFile(path: "copy.xib", bytes: Array(text.utf8))).controls
  }

  /// Finds an element by its id.
  static func element(_ id: String, in element: XMLElement) -> XMLElement? {
    if element["id"] == id { return element }
    return element.children.lazy.compactMap { Self.element(id, in: $0) }.first
  }
}
