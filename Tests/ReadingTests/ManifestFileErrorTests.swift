import JSONText
import Model
import Testing

@testable import Reading

@Suite("Manifest errors that cost the file") struct ManifestFileErrorTests {
  @Test(
    "a fault outside the controls refuses the file, with its place",
    arguments: [
      (#"{"contrls":[]}"#, 1, 2, "unknown key “contrls” (did you mean “controls”?)"),
      ("{}", 1, 1, "the key “controls” is missing"),
      ("[]", 1, 1, "must be an object, not an array"),
      (
        "{\n\"version\":2,\"controls\":[]}", 2, 11,
        "version: version 2 is not known here, only version 1"
      ),
      (#"{"controls":{}}"#, 1, 13, "controls: must be an array, not an object"),
      (#"{"defaults":{"id":"a"},"controls":[]}"#, 1, 14, "defaults: unknown key “id”"),
      (
        #"{"defaults":{"lines":"3"},"controls":[]}"#, 1, 22,
        "defaults.lines: must be a number, not a string"
      ),
      (
        #"{"defaults":{"screen":"x"},"controls":[]}"#, 1, 23,
        "defaults.screen: no screen has the id “x”"
      ),
      (#"{"screens":[{}],"controls":[]}"#, 1, 13, "screens[0]: the key “id” is missing"),
      (
        #"{"screens":[{"id":"a"},{"id":"a"}],"controls":[]}"#, 1, 30,
        "screens[1]: the id “a” stands here a second time"
      ),
      (
        #"{"screens":[{"id":"a b"}],"controls":[]}"#, 1, 19,
        "screens[0].id: “a b” is no id: letters, digits, “.”, “-” and “_” make one"
      ),
      (
        #"{"screens":[{"id":"a","device":{"id":"d","width":1,"height":1,"scale":0}}],"controls":[]}"#,
        1, 71, "screens[0].device.scale: must be 1 to 3, not 0"
      ),
    ])
  func file(_ text: String, _ line: Int, _ column: Int, _ detail: String) {
    #expect(
      throws: ReadingError.invalidValue(
        SourceReference(file: "a.largeprint.json", line: line, column: column), detail)
    ) { try readManifest(text) }
  }

  @Test(
    "what is no JSON is named for what it is",
    arguments: [
      ("", Notice.Reason.empty, 1, 1), (" \n\t ", .empty, 1, 1),
      ("{\n  \"controls\": [}", .notWellFormed, 2, 16),
      ("{\n<<<<<<< ours\n}", .mergeConflict, 2, 1),
      (String(repeating: "[", count: 200), .overLimit, 1, 130),
    ])
  func grammar(_ text: String, _ reason: Notice.Reason, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: ReadingError.self) { try readManifest(text) }
    #expect(error?.reason == reason)
    #expect(error?.source.line == line)
    #expect(error?.source.column == column)
  }

  @Test("refuses a file, a list and a title beyond the limits") func limits() throws {
    let large = InputFile(
      path: "a.largeprint.json", bytes: Array(repeating: 0x20, count: InputFile.sizeLimit + 1))
    #expect(throws: ReadingError.self) { try Manifest.read(large) }
    let many = Array(repeating: "1", count: Manifest.controlLimit + 1).joined(separator: ",")
    let error = #expect(throws: ReadingError.self) {
      try readManifest(#"{"controls":[\#(many)]}"#)
    }
    #expect(error?.reason == .overLimit)
    let long = String(repeating: "x", count: AttributedTitle.lengthLimit + 1)
    let contents = try readManifest(
      #"{"controls":[{"id":"a","kind":"label","title":"\#(long)"}]}"#)
    #expect(contents.controls.isEmpty)
    #expect(contents.notices.map(\.reason) == [.overLimit])
  }

  @Test("a second control of the same id is left out, as is a link to a control in error")
  func identities() throws {
    let contents = try readManifest(
      #"""
      {"controls": [{"id": "a", "kind": "label", "curedBy": "b"},
        {"id": "a", "kind": "label"}, {"id": "b", "kind": "lable"}, 7]}
      """#)
    #expect(contents.controls.map(\.source.object) == ["a"])
    #expect(contents.controls.first?.curedBy == nil)
    #expect(contents.notices.map(\.source.line) == [2, 2, 2])
    #expect(
      contents.notices.first?.message
        == "The control is left out: controls[1]: the id “a” stands here a second time, after line 1."
    )
    #expect(
      contents.notices.last?.message
        == "The control is left out: controls[3]: must be an object, not a number.")
  }

  @Test("a control that is left out does not keep its id from a later one") func freedIdentity()
    throws
  {
    let contents = try readManifest(
      #"""
      {"controls": [{"id": "a", "kind": "label", "lne": 2},
        {"id": "a", "kind": "label", "lines": 2}, {"id": "b", "kind": "label", "curedBy": "a"},
        {"id": "a", "kind": "button"}]}
      """#)
    #expect(contents.controls.map(\.source.object) == ["a", "b"])
    #expect(contents.controls.first?.text.lineLimit == 2)
    #expect(contents.controls.last?.curedBy == contents.controls.first?.id)
    #expect(
      contents.notices.map(\.message) == [
        "The control is left out: controls[0]: unknown key “lne” (did you mean “lines”?).",
        "The control is left out: controls[3]: the id “a” stands here a second time, after line 2.",
      ])
  }

  @Test("says so when there is nothing to audit") func nothing() throws {
    #expect(try readManifest(#"{"controls": []}"#).notices.map(\.reason) == [.nothingToAudit])
  }

  @Test("an error at each of many controls stays cheap") func manyErrors() throws {
    let controls = (0..<20_000).map { #"{"id":"c\#($0)","kind":"label","curedBy":"x\#($0)"}"# }
    let contents = try readManifest(#"{"controls":[\#(controls.joined(separator: ","))]}"#)
    #expect(contents.notices.count == 20_000)
  }
}
