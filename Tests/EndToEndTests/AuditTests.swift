import LargePrint
import Model
import Reporting
import TestSupport
import Testing

@Suite("Audit") struct AuditTests {
  static let label = """
    {"version": 1, "controls": [{"id": "label", "kind": "label", "title": "Fine",
      "font": {"textStyle": "body"}, "lines": 0, "adjustsFontForContentSizeCategory": true}]}
    """

  @Test("a broken file is a notice with its line, and the batch goes on") func brokenFile()
    async throws
  {
    let workshop = try Workshop()
    try workshop.write(Self.label, as: "good.largeprint.json")
    try workshop.write("<document>\n<scenes></document>", as: "broken.storyboard")
    try workshop.write("", as: "empty.xib")
    let report = try await workshop.audit()
    #expect(report.notices.map(\.reason) == [.notWellFormed, .empty])
    #expect(report.notices.first?.source.line == 2)
    #expect(report.controls.count == 1)
    #expect(report.summary.files == 3)
  }

  @Test("one worker and five make the same report, down to the bytes") func workers() async throws {
    let one = try await auditRepository("Examples") { $0.workers = 1 }
    let five = try await auditRepository("Examples") { $0.workers = 5 }
    for reporter in Reporter.all {
      let options = RenderOptions(includesCells: true)
      #expect(reporter.render(one, options) == reporter.render(five, options), "\(reporter.id)")
    }
  }

  @Test("cures and critical points are the same for one worker and five") func cureWorkers()
    async throws
  {
    func text(_ workers: Int) async throws -> [String] {
      let report = try await auditRepository("Examples") {
        ($0.workers, $0.searchesCures, $0.assumesScaling) = (workers, true, true)
      }
      #expect(report.controls.contains { $0.cure != nil })
      return Reporter.all.map { $0.render(report, RenderOptions(includesCells: true)) }
    }
    let (one, five) = (try await text(1), try await text(5))
    #expect(one == five)
  }

  @Test("every example file is audited or named in a notice") func examples() async throws {
    let report = try await auditRepository("Examples")
    #expect(report.notices.filter { $0.reason != .nothingToAudit } == [])
    #expect(report.controls.count >= 15)
    #expect(report.provenance.fonts.allSatisfy { $0.sha256.count == 64 })
    #expect(!report.provenance.fonts.isEmpty)
    #expect(report.provenance.libraries.map(\.name).contains("HarfBuzz"))
  }

  @Test("a size that was not asked for is not judged") func sizes() async throws {
    let report = try await auditRepository("Examples") {
      $0.categories = [.large, .accessibilityExtraLarge]
    }
    let judged = Set(report.controls.flatMap(\.cells).map(\.traits.category))
    #expect(judged == [.large, .accessibilityExtraLarge])
  }

  @Test("only the rules that were asked for speak") func rules() async throws {
    let report = try await auditRepository("Examples") { $0.rules = ["text-truncated"] }
    #expect(Set(report.findings.map(\.rule)) == ["text-truncated"])
    #expect(report.rules.map(\.id) == ["text-truncated"])
  }

  @Test("text that does not follow Dynamic Type is judged as a what-if only when asked")
  func whatIf() async throws {
    let workshop = try Workshop()
    let fixed = Self.label.replacing(#"{"textStyle": "body"}"#, with: #"{"system": 17}"#)
      .replacing(#""lines": 0"#, with: #""lines": 1, "width": 40"#)
    try workshop.write(fixed, as: "fixed.largeprint.json")
    let plain = try await workshop.audit()
    #expect(!plain.controls.flatMap(\.cells).contains { $0.isWhatIf })
    #expect(plain.findings.map(\.rule) == ["fixed-text-size"])
    let supposed = try await workshop.audit { $0.assumesScaling = true }
    let truncated = supposed.findings.filter { $0.rule == "text-truncated" }
    #expect(truncated.count == 1)
    #expect(!truncated.contains { !$0.isWhatIf })
  }

  @Test("nothing below a path that does not exist") func missingPath() async {
    await #expect(throws: AuditError.self) {
      try await Audit(AuditOptions(paths: ["/no/such/folder"])).run()
    }
  }
}
