import Foundation
import Model
import TestSupport
import Testing

@testable import LargePrint

/// `largeprint cure`: the copy, byte for byte and audited again.
@Suite("Cured copies") struct FileCureTests {
  /// A view with three labels and a button; only the first two can be cured in the file.
  static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="vw-00-aa">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
    \(label("lb-01-aa", y: 20, text: "Your private address stays with us"))
    \(label("lb-02-aa", y: 60, text: "Ferry", height: 24))
    \(label("lb-03-aa", y: 100, text: "Fine", lines: 0))
                    <button opaque="NO" lineBreakMode="wordWrap" \
    translatesAutoresizingMaskIntoConstraints="NO" id="bt-01-aa">
                        <rect key="frame" x="20" y="200" width="160" height="60"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="160" id="bt-w1-aa"/>
                        </constraints>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        <state key="normal" title="Book a place on board"/>
                    </button>
                </subviews>
            </view>
        </objects>
    </document>

    """

  static func label(
    _ id: String, y: Int, text: String, height: Int? = nil, lines: Int = 1
  ) -> String {
    """
                    <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" \
    \(lines == 1 ? "" : "numberOfLines=\"\(lines)\" ")\
    adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                        <rect key="frame" x="20" y="\(y)" width="340" height="24"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="340" id="\(id)-w"/>
                            \(height.map { #"<constraint firstAttribute="height" constant="\#($0)" id="\#(id)-h"/>"# } ?? "")
                        </constraints>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
    """
  }

  static func result(_ source: String = source) throws -> FileCure.Result {
    let workshop = try Workshop()
    try workshop.write(source, as: "screen.xib")
    var options = AuditOptions(paths: [])
    options.fontFolders = [Repository.path(of: "fonts")]
    return try FileCure(path: workshop.path + "/screen.xib", options: options).run()
  }

  @Test("what the file can say is changed, and nothing else") func bytes() throws {
    let result = try Self.result()
    let wanted = Self.source
      .replacing(
        #"stays with us" lineBreakMode="tailTruncation""#,
        with: #"stays with us" lineBreakMode="tailTruncation" numberOfLines="0""#
      )
      .replacing(
        #"firstAttribute="height" constant="24""#,
        with: #"firstAttribute="height" relation="greaterThanOrEqual" constant="24""#)
    #expect(String(decoding: result.bytes, as: UTF8.self) == wanted)
    #expect(result.entries.map(\.control.source.object) == ["lb-01-aa", "lb-02-aa", "bt-01-aa"])
    #expect(result.entries.map { $0.cure != nil } == [true, true, false])
    #expect(result.entries.last?.reason?.contains("made in code") == true)
  }

  @Test("the audit of the copy passes where it was cured, and is no worse elsewhere")
  func audit() async throws {
    let result = try Self.result()
    let workshop = try Workshop()
    try workshop.write(Self.source, as: "a.xib")
    let before = try await workshop.audit().controls
    try workshop.write(String(decoding: result.bytes, as: UTF8.self), as: "a.xib")
    let after = try await workshop.audit().controls
    for (old, new) in zip(before, after) { #expect(new.outcome <= old.outcome) }
    #expect(after.prefix(3).map(\.outcome) == [.passes, .passes, .passes])
  }

  @Test("a cured copy has nothing left to cure but what it could not say") func twice() throws {
    let first = try Self.result()
    let second = try Self.result(String(decoding: first.bytes, as: UTF8.self))
    #expect(!second.isChanged)
    #expect(second.bytes == first.bytes)
    #expect(second.entries.map(\.control.source.object) == ["bt-01-aa"])
  }

  @Test("other files are refused") func manifests() throws {
    #expect(throws: AuditError.self) {
      try FileCure(path: "a.largeprint.json", options: AuditOptions(paths: []))
    }
    #expect(throws: AuditError.self) {
      try FileCure(path: "/no/such/file.xib", options: AuditOptions(paths: []))
    }
    #expect(throws: AuditError.self) { try Self.result("<document>") }
  }

  @Test("the copy stands beside the original and never in its place") func paths() throws {
    #expect(try CopyPath(of: "App/Main.storyboard", asked: nil).path == "App/Main.cured.storyboard")
    #expect(try CopyPath(of: "a.b/x.xib", asked: "out/y.xib").path == "out/y.xib")
    #expect(try CopyPath(of: "x.xib", asked: nil).path == "./x.cured.xib")
    for asked in ["App/Main.storyboard", "App/../App/Main.storyboard", "App/Main.xib"] {
      #expect(throws: AuditError.self) {
        try CopyPath(of: "App/Main.storyboard", asked: asked)
      }
    }
  }
}
