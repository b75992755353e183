import Model
import Testing

@testable import Reporting

@Suite("Counts by rule") struct RuleCountsTests {
  private func report(_ rules: [String], accepted: [String] = []) -> Report {
    var report = SampleReport.full
    guard let sample = report.findings.first else { return report }
    report.findings = (rules + accepted).enumerated().map { index, rule in
      var finding = sample
      finding.rule = rule
      finding.acceptance = index < rules.count ? nil : Acceptance(.baseline)
      return finding
    }
    return report
  }

  @Test("stand with the most frequent first, equals by id, accepted ones left out") func order() {
    let counts = RuleCounts(
      report(["word-broken", "a", "text-clipped", "word-broken"], accepted: ["a", "b"]))
    #expect(counts.words() == "word-broken 2, a 1, text-clipped 1")
    #expect(counts.words { "`" + $0 + "`" } == "`word-broken` 2, `a` 1, `text-clipped` 1")
  }

  @Test("are left out where they say nothing") func few() {
    #expect(RuleCounts(report([])).words() == nil)
    #expect(RuleCounts(report(["a", "a"], accepted: ["b"])).words() == nil)
  }
}
