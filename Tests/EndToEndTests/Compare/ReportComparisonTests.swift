import Foundation
import Model
import Reading
import Reporting
import Testing

@testable import LargePrint

@Suite("Comparing reports") struct ReportComparisonTests {
  /// Compares two findings as their JSON reports tell them.
  private func change(
    from old: Finding, to new: Finding
  ) throws -> (ReportComparison.Change?, isWorse: Bool) {
    let workshop = try Workshop()
    let reporter = try #require(Reporter.all.first { $0.id == "json" })
    for (name, finding) in [("old.json", old), ("new.json", new)] {
      try workshop.write(
        reporter.render(SampleFinding.report([finding]), RenderOptions()), as: name)
    }
    let comparison = ReportComparison(
      old: try SavedReport(workshop.path + "/old.json"),
      new: try SavedReport(workshop.path + "/new.json"))
    return (comparison.entries.first?.change, comparison.isWorse)
  }

  /// Findings that differ in one or several ways from the sample.
  private static let others: [Finding] = [
    SampleFinding.make(), SampleFinding.make(points: 90), SampleFinding.make(points: 0.5),
    SampleFinding.make(points: 5.3), SampleFinding.make(category: .large),
    SampleFinding.make(category: .accessibilityExtraExtraExtraLarge),
    SampleFinding.make(category: .accessibilityExtraExtraExtraLarge, points: 90),
    SampleFinding.make(category: .large, points: 1), SampleFinding.make(title: "Pay it now"),
    SampleFinding.make(outcome: .needsReview),
    SampleFinding.make(outcome: .needsReview, points: 90),
  ]

  @Test("one that begins later and is off by more is worse") func laterAndLarger() throws {
    let later = SampleFinding.make(category: .accessibilityExtraExtraExtraLarge, points: 213.6)
    let found = try change(from: SampleFinding.make(points: 129.4), to: later)
    #expect(found.0 == .worse && found.isWorse)
  }

  @Test("calls worse what a baseline calls worse", arguments: others)
  func sameAsBaseline(_ other: Finding) throws {
    let baseline = BaselineFile(
      options: [], findings: [AcceptedFinding(SampleFinding.make(), file: "Main.storyboard")])
    let match = BaselineMatch(SampleFinding.report([other]), with: baseline) { _ in true }
    let found = try change(from: SampleFinding.make(), to: other)
    #expect((found.0 == .worse) == !match.worse.isEmpty)
  }

  @Test("better is worse the other way round, unless both are")
  func better() throws {
    let sample = SampleFinding.make()
    #expect(try change(from: sample, to: sample).0 == nil)
    #expect(try change(from: sample, to: SampleFinding.make(points: 2)).0 == .better)
    #expect(try change(from: sample, to: SampleFinding.make(points: 5.3)).0 == nil)
    #expect(
      try change(from: sample, to: SampleFinding.make(category: .accessibilityExtraLarge)).0
        == .better)
    #expect(try change(from: sample, to: SampleFinding.make(outcome: .needsReview)).0 == .better)
  }
}
