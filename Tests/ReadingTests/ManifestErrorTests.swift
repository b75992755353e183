import JSONText
import Model
import Testing

@testable import Reading

/// A fault in a control, where it must be reported and how.
struct ControlFault: Sendable, CustomTestStringConvertible {
  let keys: String
  let column: Int
  let detail: String

  init(_ keys: String, _ column: Int, _ detail: String) {
    self.keys = keys
    self.column = column
    self.detail = detail
  }

  var testDescription: String { keys }
}

@Suite("Manifest errors") struct ManifestErrorTests {
  /// Columns count from the first byte after `{"id":"a",` on a line of its own.
  private static let faults: [ControlFault] = [
    ControlFault(#""kin":"label""#, 1, ": unknown key “kin” (did you mean “kind”?)"),
    ControlFault(#""title":"x""#, 0, ": the key “kind” is missing"),
    ControlFault(
      #""kind":"label","font":{"family":"A","size":9,"axes":{"wght":"bold"}}"#, 61,
      ".font.axes.wght: must be a number, not a string"),
    ControlFault(
      #""kind":"label","font":{"family":"A","size":9,"axes":{"wght":40000}}"#, 61,
      ".font.axes.wght: must be -32768 to 32767, not 40000"),
    ControlFault(
      #""kind":"label","font":{"family":"A","size":9,"axes":{"weight":400}}"#, 54,
      ".font.axes: “weight” is no axis: four letters such as “wght” make one"),
    ControlFault(
      #""kind":"label","font":{"family":"A","size":9,"axes":[400]}"#, 53,
      ".font.axes: must be an object, not an array"),
    ControlFault(
      #""kind":"label","font":{"system":9,"axes":{"wght":400}}"#, 23,
      ".font: “axes” goes with “family” only"),
    ControlFault(#""kind":"buton""#, 8, ".kind: unknown word “buton” (did you mean “button”?)"),
    ControlFault(#""kind":7"#, 8, ".kind: must be a string, not a number"),
    ControlFault(
      #""kind":"label","cornerRadus":1"#, 16,
      ": unknown key “cornerRadus” (did you mean “cornerRadius”?)"),
    ControlFault(
      #""kind":"label","cornerRadius":-1"#, 31, ".cornerRadius: must be 0 to 10000, not -1"),
    ControlFault(
      #""kind":"label","cornerRadius":"round""#, 31,
      ".cornerRadius: must be a number or “capsule”"),
    ControlFault(
      #""kind":"label","corners":["topLeft"]"#, 26,
      ": “corners” and “cornerCurve” need “cornerRadius”"),
    ControlFault(
      #""kind":"label","cornerRadius":1,"corners":["top"]"#, 44,
      ".corners[0]: unknown word “top” (valid here: topLeft, topRight, bottomLeft, bottomRight)"),
    ControlFault(
      #""kind":"label","cornerRadius":1,"corners":[]"#, 43,
      ".corners: must name at least one corner"),
    ControlFault(
      #""kind":"label","width":{"equal":10001}"#, 33,
      ".width.equal: must be 0 to 10000, not 10001"),
    ControlFault(
      #""kind":"label","width":{"equal":1,"room":2}"#, 24,
      ".width: “equal” leaves no place for “atLeast”, “atMost” or “room”"),
    ControlFault(
      #""kind":"label","width":{"atLeast":3,"atMost":2}"#, 24,
      ".width: “atLeast” is greater than “atMost”"),
    ControlFault(
      #""kind":"label","width":{}"#, 24,
      ".width: must have one of “equal”, “atLeast”, “atMost” and “room”"),
    ControlFault(
      #""kind":"label","width":"wide""#, 24, ".width: must be a number or an object, not a string"),
    ControlFault(
      #""kind":"label","font":{"system":0}"#, 33, ".font.system: must be greater than 0"),
    ControlFault(
      #""kind":"label","font":{}"#, 23,
      ".font: must have exactly one of “textStyle”, “system” and “family”"),
    ControlFault(
      #""kind":"label","font":{"family":"Avenir"}"#, 23, ".font: “family” needs “size”"),
    ControlFault(
      #""kind":"label","font":{"system":1,"maximum":2}"#, 23, ".font: “maximum” needs “relativeTo”"),
    ControlFault(
      #""kind":"label","font":{"textStyle":"boddy"}"#, 36,
      ".font.textStyle: unknown word “boddy” (did you mean “body”?)"),
    ControlFault(
      #""kind":"label","titles":[{"text":"x"},{"text":"y"}]"#, 39,
      ": a second title for the language “und” and the state “normal”"),
    ControlFault(
      #""kind":"label","titles":[{"runs":[{"text":"x","font":{"system":1,"wieght":"bold"}}]}]"#, 66,
      ".titles[0].runs[0].font: unknown key “wieght” (did you mean “weight”?)"),
    ControlFault(
      #""kind":"label","titles":[{"runs":[{"kern":1}]}]"#, 35,
      ".titles[0].runs[0]: must have either “text” or “attachment”"),
    ControlFault(
      #""kind":"label","titles":[{}]"#, 26, ".titles[0]: must have either “text”, “runs” or “key”"),
    ControlFault(
      #""kind":"label","title":{"deutsch!":"x"}"#, 25,
      ".title: “deutsch!” is no language tag such as “de” or “zh-Hant”"),
    ControlFault(
      #""kind":"label","title":{"de":1}"#, 30, ".title.de: must be a string, not a number"),
    ControlFault(
      #""kind":"label","title":"x","titles":[]"#, 37, ": must have either “title” or “titles”"),
    ControlFault(
      #""kind":"button","title":"x""#, 25,
      ": needs a “font” at the run, the title, the control or in “defaults”"),
    ControlFault(
      #""kind":"label","contentInsets":1"#, 16, ": a label has no “contentInsets”"),
    ControlFault(
      #""kind":"button","backgroundImage":{"size":{"width":9,"height":9},"capInsets":5}"#, 35,
      ".backgroundImage: “capInsets” are larger than “size”"),
    ControlFault(
      #""kind":"button","backgroundImage":{"capInsets":{"top":-1}}"#, 55,
      ".backgroundImage.capInsets.top: must be 0 to 10000, not -1"),
    ControlFault(#""kind":"label","lines":1.5"#, 24, ".lines: must be a whole number"),
    ControlFault(#""kind":"label","lines":1e300"#, 24, ".lines: must be 0 to 10000, not 1e+300"),
    ControlFault(#""kind":"label","scale":4"#, 24, ".scale: must be 1 to 3, not 4"),
    ControlFault(#""kind":"label","name":"""#, 23, ".name: must not be empty"),
    ControlFault(#""kind":"label","curedBy":"a""#, 26, ".curedBy: a control can't be its own cure"),
    ControlFault(
      #""kind":"label","curedBy":"okk""#, 26,
      ".curedBy: no control has the id “okk” (did you mean “ok”?)"),
    ControlFault(
      #""kind":"label","screen":"mian""#, 25,
      ".screen: no screen has the id “mian” (did you mean “main”?)"),
    ControlFault(
      #""kind":"label","doubts":[{"subject":"width"}]"#, 26,
      ".doubts[0]: the key “reason” is missing"),
  ]

  @Test("a fault costs its control and is named with its place", arguments: faults)
  func control(_ fault: ControlFault) throws {
    let contents = try readManifest(
      """
      {"screens":[{"id":"main"}],"controls":[{"id":"ok","kind":"label"},{"id":"a",
      \(fault.keys)},{"id":"last","kind":"label"}]}
      """)
    #expect(contents.controls.map(\.source.object) == ["ok", "last"])
    let notice = try #require(contents.notices.first)
    #expect(contents.notices.count == 1)
    #expect(notice.reason == .invalidValue)
    #expect(notice.source.object == "a")
    if fault.column > 0 {
      #expect(notice.source.line == 2)
      #expect(notice.source.column == fault.column)
    }
    #expect(notice.message == "The control is left out: controls[1]\(fault.detail).")
  }
}
