import Model
import Reporting
import TestSupport
import Testing

@testable import LargePrint

/// Verdicts on text whose font is not on the machine.
@Suite("Missing fonts") struct MissingFontTests {
  private func report(_ font: String, _ keys: String = "\"width\": {\"equal\": 500}") async throws
    -> Report
  {
    let workshop = try Workshop()
    func label(_ id: String) -> String {
      #"""
      {"id": "\#(id)", "kind": "label", "title": {"en": "Hello world"}, "font": \#(font),
        "adjustsFontForContentSizeCategory": true, \#(keys)}
      """#
    }
    try workshop.write(
      #"{"controls": [\#(label("one")), \#(label("two"))]}"#, as: "case.largeprint.json")
    return try await workshop.audit()
  }

  @Test(
    "Text that passes needs review as well, and one notice says so",
    arguments: ["Menlo", "Avenir-Black", "HelveticaNeue-Bold", "AppleSDGothicNeo-Regular"])
  func passing(_ name: String) async throws {
    let report = try await report(
      #"{"family": "\#(name)", "size": 12, "relativeTo": "body"}"#)
    let cells = report.controls.flatMap(\.cells)
    #expect(cells.count == 24)
    for cell in cells {
      #expect(cell.outcome == .needsReview)
      #expect(cell.reason?.contains("the font \(name) is not here") == true, "\(cell.verdicts)")
    }
    #expect(report.findings.isEmpty)
    let reporter = try #require(Reporter.all.first { $0.id == "json" })
    let json = reporter.render(report, RenderOptions(includesCells: true))
    #expect(json.contains("\"subject\": \"measures\""))
    #expect(json.contains("\"reason\": \"the font \(name) is not here"))
    let notices = report.notices.filter { $0.reason == .missingFont }
    #expect(notices.count == 1)
    #expect(notices.first?.message.contains("needs review") == true)
    #expect(notices.first?.source.object == "one")
  }

  @Test("Text whose stand-in has the same measures passes, and the notice does not claim otherwise")
  func compatible() async throws {
    let report = try await report(
      #"{"family": "ArialMT", "size": 12, "relativeTo": "body"}"#)
    #expect(report.controls.flatMap(\.cells).allSatisfy { $0.outcome == .passes })
    let notice = try #require(report.notices.first { $0.reason == .missingFont })
    #expect(notice.message.contains("stand-in of the same advances"), "\(notice.message)")
    #expect(!notice.message.contains("needs review"))
  }

  @Test("Two lines of Helvetica are 39.1 points high: 36 do not hold them") func helvetica()
    async throws
  {
    let report = try await report(
      #"{"family": "Helvetica", "size": 17}"#,
      #""lines": 2, "width": {"equal": 60}, "height": {"equal": 36}"#)
    let cell = try #require(report.cells(of: "one").first { $0.traits.category == .large })
    let layout = try #require(cell.layout).title
    #expect((layout.untruncatedExtent.height - 39.1).magnitude < 1e-9)
    #expect(cell.outcome == .fails)
  }

  @Test("A line of unknown height in a low control needs review and does not fail")
  func heights() async throws {
    let report = try await report(
      #"{"family": "AppleSDGothicNeo-Regular", "size": 17}"#,
      #""width": {"equal": 300}, "height": {"equal": 15}"#)
    for cell in report.controls.flatMap(\.cells) { #expect(cell.outcome == .needsReview) }
    let fitting = report.findings.filter { $0.rule != "fixed-text-size" }
    #expect(!fitting.isEmpty && fitting.allSatisfy { $0.outcome == .needsReview })
    #expect(
      report.findings.contains { $0.rule == "fixed-text-size" && $0.outcome == .fails },
      "that a size is fixed is sure in any font")
  }

  /// A button whose subtitle alone asks for a font, and in the file after it a label that does too.
  private static func writeTwoFiles(into workshop: borrowing Workshop) throws {
    let font = #"{"family": "Avenir-Black", "size": 12, "relativeTo": "body"}"#
    try workshop.write(
      #"""
      {"controls": [{"id": "offer", "kind": "configured-button", "title": "Buy", "width": 300,
        "font": {"textStyle": "body"},
        "configuration": {"style": "filled", "subtitle": "Cheap", "subtitleFont": \#(font)}}]}
      """#, as: "a.largeprint.json")
    try workshop.write(
      #"""
      {"controls": [{"id": "hello", "kind": "label", "title": "Hello", "width": 300,
        "font": \#(font)}]}
      """#, as: "b.largeprint.json")
  }

  @Test("A font that a subtitle asks for is missed at its control, in a whole and in merged parts")
  func subtitle() async throws {
    let workshop = try Workshop()
    try Self.writeTwoFiles(into: workshop)
    let whole = try await workshop.audit().notices.filter { $0.reason == .missingFont }
    #expect(whole.map(\.source.object) == ["offer"])
    #expect(whole.first?.source.file.hasSuffix("/a.largeprint.json") == true)
    #expect(whole.first?.source.line == 1)
    var parts: [Report] = []
    for index in 1...2 {
      let shard = try #require(Shard(index: index, count: 2))
      parts.append(try await workshop.audit { $0.shard = shard })
    }
    #expect(parts.map(\.files.count) == [1, 1])
    #expect(try ReportMerge(parts).report.notices.filter { $0.reason == .missingFont } == whole)
  }
}
