import Auditing
import Model
import Reading
import Testing

@testable import LargePrint

@Suite("Baseline match") struct BaselineMatchTests {
  private func baseline(_ findings: Finding...) -> BaselineFile {
    BaselineFile(
      options: [], findings: findings.map { AcceptedFinding($0, file: "Main.storyboard") })
  }

  private func match(
    _ now: [Finding], _ then: BaselineFile, lookedAt: Bool = true
  ) -> BaselineMatch {
    BaselineMatch(SampleFinding.report(now), with: then) { _ in lookedAt }
  }

  @Test("stays quiet about what is known, wherever its line went") func known() {
    var moved = SampleFinding.make()
    moved.source.line = 99
    let match = match([moved], baseline(SampleFinding.make()))
    #expect(match.new.isEmpty && match.worse.isEmpty && match.cured.isEmpty)
    #expect(match.report.findings[0].acceptance?.source == .baseline)
    #expect(match.report.summary.acceptedFindings == 1)
    #expect(match.report.summary.findings[.fails] == nil)
  }

  @Test("tells what is new") func new() {
    let match = match(
      [SampleFinding.make("a"), SampleFinding.make("b")], baseline(SampleFinding.make("a")))
    #expect(match.new == [1])
    #expect(match.report.findings[1].isDefect)
  }

  @Test(
    "tells what got worse, and how",
    arguments: [
      (SampleFinding.make(points: 5.4), "it is off by 5.4 pt, not by 5.0 pt"),
      (SampleFinding.make(category: .extraLarge), "it begins at xLarge, not at AX2"),
      (SampleFinding.make(title: "Pay it now"), "its title grew from 7 to 10 letters"),
    ])
  func worse(_ now: Finding, _ how: String) {
    let match = match([now], baseline(SampleFinding.make()))
    #expect(match.worse.map(\.how) == [how])
    #expect(match.report.findings[0].isDefect)
  }

  @Test("a doubt that became a proof is worse; the other way round is not") func outcome() {
    let review = SampleFinding.make(outcome: .needsReview, points: 50)
    #expect(match([SampleFinding.make()], baseline(review)).worse.count == 1)
    #expect(match([review], baseline(SampleFinding.make(points: 50))).worse.isEmpty)
  }

  @Test("a pixel more, fewer points, and a shorter title are not worse") func better() {
    let then = baseline(SampleFinding.make())
    for now in [
      SampleFinding.make(points: 5.3), SampleFinding.make(title: "Pay it now", points: 2),
      SampleFinding.make(title: "Pay"), SampleFinding.make(category: .accessibilityExtraLarge),
    ] {
      #expect(match([now], then).worse.isEmpty)
    }
  }

  @Test("a longer title concerns only rules that ask for room", arguments: Rule.all.map(\.id))
  func longerTitle(_ rule: String) {
    let then = baseline(SampleFinding.make(rule: rule, title: "OK"))
    let match = match([SampleFinding.make(rule: rule, title: "OKAY")], then)
    let unrelated = ["small-target", "squashed-background", "missing-glyph", "fixed-text-size"]
    if unrelated.contains(rule) { #expect(match.worse.isEmpty) }
    if rule.hasPrefix("text-") { #expect(match.worse.count == 1) }
    #expect(match.worse.isEmpty == !Rule.askingForRoom.contains(rule))
  }

  @Test("a report that was read back is compared anew") func again() {
    let then = baseline(SampleFinding.make("a"), SampleFinding.make("b"))
    let once = match([SampleFinding.make("a"), SampleFinding.make("b")], then).report
    #expect(once.findings.allSatisfy { $0.acceptance != nil })
    let same = BaselineMatch(once, with: then) { _ in true }
    #expect(same.cured.isEmpty && same.report == once)
    let none = BaselineMatch(once, with: baseline()) { _ in true }
    #expect(none.new == [0, 1] && none.report.summary.acceptedFindings == 0)
  }

  @Test("cured entries are told and taken out; what was not looked at stays") func cured() {
    let then = baseline(SampleFinding.make("a"), SampleFinding.make("b"))
    let one = match([SampleFinding.make("a")], then)
    #expect(one.cured.map(\.fingerprint) == ["b"])
    #expect(one.ratcheted.findings.map(\.fingerprint) == ["a"])
    #expect(match([], then, lookedAt: false).ratcheted == then)
  }

  @Test("what has become better is tightened, and stays accepted") func tightened() {
    let match = match([SampleFinding.make(points: 2)], baseline(SampleFinding.make()))
    #expect(match.ratcheted.findings[0].points == 2)
  }

  @Test("of entries with one fingerprint each finding takes the one with its title") func twins() {
    let long = SampleFinding.make(title: "A long title", points: 30)
    let short = SampleFinding.make(title: "Short", points: 1)
    let then = baseline(long, short)
    #expect(match([short, long], then).worse.isEmpty)
    #expect(match([long, short], then).worse.isEmpty)
    #expect(match([long, short, short], then).new == [2])
  }
}
