import Model
import Testing

@testable import Auditing

/// Sentences that say what is there before they say what may come.
@Suite("Wording of the rules") struct RuleWordingTests {
  /// Two lines of 20 points, the first full, centred in a button of fixed height and inset.
  private static func button(height: Double, inset: Double) -> Subject {
    let size = Extent(width: 200, height: height)
    return ExampleLayout(
      size: size, insets: EdgeInsets(top: inset, left: 28, bottom: inset, right: 28),
      lines: ExampleLayout.centred(
        [("Book a place", 144), ("on board", 120)], in: size, lineHeight: 20, error: 1.4)
    ).subject
  }

  private static func verdict(_ rule: Rule, _ subject: Subject) throws -> RuleVerdict {
    guard case .broken(let verdict) = rule.judge(subject, RuleOptions()) else {
      throw NothingSaid()
    }
    return verdict
  }

  private struct NothingSaid: Error {}

  @Test("room that is kept is not called what is left of the padding")
  func keptRoom() throws {
    let verdict = try Self.verdict(
      .textTouchesEdge, Self.button(height: 70, inset: 14))
    #expect(verdict.outcome == .needsReview)
    #expect(
      verdict.message == """
        The title keeps 15.0 pt free at the top, where 14 pt are promised, but a line is so full \
        that with the real font it may need one more, which would take 18.0 pt of the padding.
        """)
    #expect(verdict.shortfall == 0)
  }

  @Test("a line more than the padding holds takes all of it")
  func allTheRoom() throws {
    let verdict = try Self.verdict(.textTouchesEdge, Self.button(height: 52, inset: 5))
    #expect(verdict.outcome == .needsReview && verdict.shortfall == 0)
    #expect(verdict.message.contains(" keeps 6.0 pt free at the top, where 5 pt are promised"))
    #expect(verdict.message.hasSuffix("it may need one more, which would take all the padding."))
  }

  @Test("room that is missing is told as such where one line less would bring it back")
  func missingRoom() throws {
    var subject = Self.button(height: 66, inset: 14)
    subject.layout.title.lines[0].frame.width = 90
    subject.layout.title.lines[1].frame.width = 50
    let verdict = try Self.verdict(.textTouchesEdge, subject)
    #expect(verdict.outcome == .needsReview)
    #expect(
      verdict.message == """
        The title runs 1.0 pt into its 14 pt padding at the top; with the real font it may take \
        one line less and keep it.
        """)
  }

  @Test("a font made at launch follows at the next launch, and lacks no points then")
  func launchSize() throws {
    let example = try #require(
      Rule.fixedTextSize.examples.first { $0.caption == "a text style without the switch" })
    let verdict = try Self.verdict(.fixedTextSize, example.subject)
    #expect(
      verdict.message == """
        The text takes the size of the launch, 17.0 pt at Large and 53.0 pt at AX5, and does not \
        follow a change while the app runs: adjustsFontForContentSizeCategory is off.
        """)
    #expect(verdict.outcome == .fails && verdict.impact == .minor && verdict.shortfall == 0)
    #expect(
      verdict.measured == [
        MeasuredValue("point-size-until-relaunch", 17, limit: 53, bound: .atLeast)
      ])
  }

  @Test("a baked font stays, and lacks what UIFontMetrics would add")
  func bakedSize() throws {
    let example = try #require(Rule.fixedTextSize.examples.first)
    let verdict = try Self.verdict(.fixedTextSize, example.subject)
    #expect(verdict.message.hasPrefix("The text stays at 17.0 pt at every size;"))
    #expect(verdict.impact == nil && verdict.shortfall == 31)
  }

  @Test("the clearance of corners is said to be this project's own choice")
  func ownChoice() {
    #expect(Rule.textTouchesCorner.description.help.contains("this project’s own choice"))
    #expect(Rule.textTouchesCorner.description.help.contains("RuleOptions.cornerClearance"))
  }

  @Test("findings carry the title in their language and state")
  func ownTitles() throws {
    var control = Control(id: "a", kind: .button, source: SourceReference(file: "a"))
    control.titles = [("Senden", "de"), ("Versturen", "nl")].map { text, locale in
      ControlTitle(AttributedTitle(text, font: .textStyle(.body)), locale: locale)
    }
    let verdict = RuleVerdict(
      rule: "text-clipped", outcome: .fails, message: "Out", measured: [], shortfall: 1)
    let cells = [0, 1].map { index in
      Cell(
        traits: Traits(), titleIndex: index, isWhatIf: false, layout: nil, outcome: .fails,
        verdicts: [verdict])
    }
    var subject = try #require(Rule.fixedTextSize.examples.first).subject
    subject.control = control
    subject.title = control.titles[1]
    let findings = FindingFolder().fold(
      [ControlResult(control: control, cells: cells)],
      controlVerdicts: [ControlVerdict(subject: subject, verdict: verdict)])
    #expect(findings.map(\.title) == ["Senden", "Versturen", "Versturen"])
    #expect(findings.map(\.locale) == ["de", "nl", "nl"])
  }
}
