import Model
import Reading
import Testing

@Suite("What cannot be audited is said, with reason and place")
struct RefusalTests {
  private func reason(_ text: String, path: String = "Main.xib") -> Notice.Reason? {
    BuilderFixture.refusal(Array(text.utf8), path: path)?.notice.reason
  }

  @Test(
    "Documents for other platforms are named",
    arguments: [
      ("targetRuntime=\"MacOSX.Cocoa\"", "macOS"), ("targetRuntime=\"AppleTV\"", "tvOS"),
      ("targetRuntime=\"watchKit\"", "watchOS"), ("targetRuntime=\"visionOS\"", "visionOS"),
      ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", "macOS"),
      ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"", "tvOS"),
      ("targetRuntime=\"Fridge\"", "“Fridge”"), ("", "an unnamed platform"),
    ])
  func platforms(attributes: String, platform: String) {
    let error = BuilderFixture.refusal(Array("<document \(attributes)/>".utf8))
    let place = SourceReference(file: "Main.storyboard", line: 1, column: 1)
    #expect(error == .otherPlatform(place, platform))
    #expect(error?.notice.message.contains(platform) == true)
  }

  @Test(
    "Documents for iOS are read",
    arguments: [
      "targetRuntime=\"iOS.CocoaTouch\"", "targetRuntime=\"iOS.CocoaTouch.iPad\"",
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
    ])
  func iOS(attributes: String) {
    #expect(reason("<document \(attributes)/>") == nil)
  }

  @Test("The archive format of Xcode 3 is told apart")
  func oldArchive() {
    let text =
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
      + "<data><string key=\"x\">IBCocoaTouchFramework</string></data></archive>"
    let error = BuilderFixture.refusal(Array(text.utf8), path: "Old.xib")
    #expect(error == .oldArchive(SourceReference(file: "Old.xib", line: 2, column: 1)))
  }

  @Test("Another first element makes no sense")
  func otherRoot() {
    #expect(reason("<plist/>") == .invalidValue)
  }

  @Test("A merge in conflict is found, whatever else is wrong")
  func conflict() throws {
    let text = BuilderFixture.storyboard(BuilderFixture.label())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let broken = lines.prefix(8) + ["<<<<<<< HEAD"] + lines.suffix(from: 8)
    let error = BuilderFixture.refusal(Array(broken.joined(separator: "\n").utf8))
    #expect(
      error == .mergeConflict(SourceReference(file: "Main.storyboard", line: 9, column: 1)))
  }

  @Test("Empty, broken and declared documents")
  func broken() {
    #expect(reason("") == .empty)
    #expect(reason(" \n\t") == .empty)
    #expect(reason("<document>") == .notWellFormed)
    #expect(reason("<!DOCTYPE document><document/>") == .documentType)
    #expect(reason(String(repeating: "<view>", count: 300)) == .overLimit)
  }

  @Test("A compiled nib is said to be one; XML under that name is read")
  func nibs() throws {
    let binary: [UInt8] = Array("NIBArchive".utf8) + [1, 0, 0, 0]
    #expect(BuilderFixture.refusal(binary, path: "a/b.nib")?.reason == .compiled)
    #expect(BuilderFixture.refusal(Array("bplist00".utf8), path: "b.nib")?.reason == .compiled)
    #expect(BuilderFixture.refusal([], path: "b.nib")?.reason == .compiled)
    let text = BuilderFixture.xib(BuilderFixture.button())
    #expect(try BuilderFixture.read(text, path: "b.nib").controls.count == 1)
  }

  @Test("A file without a label or button has a notice and keeps its screens")
  func nothing() throws {
    let contents = try BuilderFixture.read(BuilderFixture.storyboard(""))
    #expect(contents.controls.isEmpty)
    #expect(contents.screens.count == 1)
    #expect(contents.notices.map(\.reason) == [.nothingToAudit])
    #expect(contents.notices[0].source.line == 2)
  }

  @Test("Every error is a notice with a sentence")
  func sentences() {
    let source = SourceReference(file: "a", line: 2)
    let errors: [ReadingError] = [
      .unreadable(source, "x"), .overLimit(source, "x"), .empty(source),
      .notWellFormed(source, "x"), .mergeConflict(source), .documentType(source),
      .otherPlatform(source, "x"), .oldArchive(source), .compiled(source), .unknownFormat(source),
      .invalidValue(source, "x"),
    ]
    #expect(Set(errors.map(\.reason)).count == errors.count)
    for error in errors {
      #expect(error.notice.source == source)
      #expect(error.notice.message.hasSuffix("."))
    }
  }
}
