import Model
import Testing

@testable import Auditing

@Suite("Rules of Sign in with Apple") struct AppleButtonRuleTests {
  private func answer(_ rule: Rule, _ subject: Subject) -> RuleAnswer {
    rule.judge(subject, RuleOptions())
  }

  @Test(
    "the limits of the button's own constraints, to the pixel",
    arguments: [
      (129, 46, Outcome.fails), (130, 46, .passes), (375, 64, .passes), (376, 64, .fails),
      (375, 65, .fails), (375.3, 64.3, .passes),
    ] as [(Double, Double, Outcome)])
  func ownLimits(width: Double, height: Double, outcome: Outcome) {
    #expect(
      answer(.appleButtonSize, AppleButtonExample(width, height).subject).outcome == outcome)
  }

  @Test("a width below both limits breaks the button's own and the guidelines'") func tooNarrow() {
    let subject = AppleButtonExample(120, 46).subject
    #expect(answer(.appleButtonSize, subject).outcome == .fails)
    #expect(answer(.smallAppleButton, subject).outcome == .fails)
  }

  @Test("a plain button with one of Apple's titles is taken for one that the app draws")
  func byTitle() {
    let subject = AppleButtonExample(100, 44, kind: .button, points: 19) {
      $0.appleIDButton = nil
    }.subject
    #expect(answer(.smallAppleButton, subject).outcome == .fails)
    #expect(answer(.appleButtonLettering, subject).outcome == .fails)
    var other = subject
    other.title = ControlTitle(AttributedTitle("Skip", font: .system(19)))
    #expect(answer(.smallAppleButton, other).outcome == .doesNotApply)
    var label = subject
    label.control.kind = .label
    #expect(answer(.smallAppleButton, label).outcome == .doesNotApply)
  }

  /// Heights and sizes that the guidelines print (fact C6).
  @Test(
    "the guidelines' own pairs of height and size keep the share",
    arguments: [
      (30, 13), (44, 19), (46, 20), (64, 27.5),
    ] as [(Double, Double)])
  func lettering(height: Double, points: Double) {
    let subject = AppleButtonExample(375, height, kind: .button, points: points).subject
    #expect(answer(.appleButtonLettering, subject).outcome == .passes)
    let larger = AppleButtonExample(375, height, kind: .button, points: points + 2).subject
    #expect(answer(.appleButtonLettering, larger).outcome == .fails)
  }

  @Test("room behind the title is at the left in right-to-left") func trailing() {
    var subject = AppleButtonExample(
      260, 44, kind: .button, points: 19, trailing: 4
    ).subject
    #expect(answer(.appleButtonLettering, subject).outcome == .fails)
    subject.traits.direction = .rightToLeft
    #expect(answer(.appleButtonLettering, subject).outcome == .passes)
  }

  @Test("a neighbour whose size is in doubt proves nothing") func doubtfulNeighbour() {
    var subject = AppleButtonExample(343, 46).subject
    var neighbour = Neighbour(AppleButtonExample(343, 60, kind: .button).subject)
    neighbour.isKnownToSignIn = true
    subject.neighbours = [neighbour]
    #expect(answer(.lesserAppleButton, subject).outcome == .fails)
    subject.neighbours[0].doubts = ["the screen decides the height"]
    #expect(answer(.lesserAppleButton, subject).outcome == .needsReview)
    #expect(Auditor().judgeScreen(subject).map(\.verdict.rule) == ["lesser-apple-button"])
    #expect(Auditor().judgeControl([subject]).allSatisfy { $0.verdict.rule == "fixed-text-size" })
  }

  @Test("an unknown number misses no points") func unknownNumber() throws {
    let subject = AppleButtonExample(250, 46) { $0.appleIDButton?.requestedStyle = 40 }.subject
    guard case .broken(let verdict) = answer(.unknownAppleButtonValue, subject) else {
      Issue.record("nothing found")
      return
    }
    #expect(verdict.outcome == .fails)
    #expect(verdict.shortfall == 0)
    #expect(verdict.measured == [MeasuredValue("style", 40, limit: 2)])
  }

  @Test("a verdict's own impact wins over the rule's") func impact() throws {
    let subject = AppleButtonExample(250, 46).subject
    let verdicts = Auditor().judgeControl([subject])
    let result = ControlResult(control: subject.control, cells: [])
    let finding = try #require(
      FindingFolder().fold([result], controlVerdicts: verdicts).first)
    #expect(finding.rule == "fixed-text-size")
    #expect(finding.impact == .minor)
  }
}
