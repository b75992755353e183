import Model
import Testing

@testable import Auditing

@Suite("The auditor")
struct AuditorTests {
  private static func rule(
    _ id: String, scope: Rule.Scope = .cell, _ answer: @escaping @Sendable (Subject) -> Judgement
  ) -> Rule {
    Rule(
      RuleDescription(id: id, title: id, help: "Help.", impact: .serious, tags: []), scope: scope,
      restsOn: [.font], examples: []
    ) { subject, _ in answer(subject) }
  }

  private static func breach(isProven: Bool = true) -> Judgement {
    .broken(
      Breach(
        isProven: isProven, message: "It is 3.0 pt short.",
        measured: [MeasuredValue("height", 41, limit: 44, bound: .atLeast)]))
  }

  @Test("a cell has its worst answer and all that is wrong, in the order of the rules")
  func worst() {
    let auditor = Auditor(rules: [
      Self.rule("first") { _ in Self.breach(isProven: false) },
      Self.rule("second") { _ in .passes },
      Self.rule("third") { _ in Self.breach() },
      Self.rule("control", scope: .control) { _ in Self.breach() },
    ])
    let cell = auditor.judge(WidthBandTests.subject())
    #expect(cell.outcome == .fails)
    #expect(cell.verdicts.map(\.rule) == ["first", "third"])
    #expect(cell.verdicts.map(\.outcome) == [.needsReview, .fails])
    #expect(cell.verdicts.map(\.shortfall) == [3, 3])
    #expect(cell.reason == nil)
  }

  @Test("a cell that no rule applies to says why")
  func nothingApplies() {
    let silent = Auditor(rules: [Self.rule("first") { _ in .doesNotApply("no corner is rounded") }])
    let cell = silent.judge(WidthBandTests.subject())
    #expect(cell.outcome == .doesNotApply)
    #expect(cell.reason == "no corner is rounded")
    #expect(Auditor(rules: []).judge(WidthBandTests.subject()).reason == "no rule was asked")
  }

  @Test("one pass makes a cell pass")
  func onePass() {
    let auditor = Auditor(rules: [
      Self.rule("first") { _ in .doesNotApply("nothing") }, Self.rule("second") { _ in .passes },
    ])
    let cell = auditor.judge(WidthBandTests.subject())
    #expect(cell.outcome == .passes)
    #expect(cell.reason == nil)
  }

  @Test("a control gets one verdict a rule: the first of its worst titles")
  func control() throws {
    let auditor = Auditor(rules: [
      Self.rule("size", scope: .control) { Self.breach(isProven: $0.title.locale != "en") },
      Self.rule("cell") { _ in Self.breach() },
    ])
    let subjects = ["en", "de", "fr"].map { locale in
      var subject = WidthBandTests.subject(locale: locale)
      subject.title.locale = locale
      return subject
    }
    let verdicts = auditor.judgeControl(subjects)
    let verdict = try #require(verdicts.first)
    #expect(verdicts.count == 1)
    #expect(verdict.locale == "de")
    #expect(verdict.verdict.outcome == .fails)
    #expect(auditor.judgeControl([]).isEmpty)
  }

  @Test("counts are of cells, and of findings with what-ifs apart")
  func summary() {
    let results = [
      ControlResult(
        control: FindingFolderTests.control(),
        cells: [
          FindingFolderTests.cell(.large), FindingFolderTests.cell(.large),
          FindingFolderTests.cell(.accessibilityLarge, FindingFolderTests.verdict()),
          FindingFolderTests.cell(
            .accessibilityLarge, isWhatIf: true, FindingFolderTests.verdict()),
        ])
    ]
    let findings = FindingFolder().fold(results)
    let summary = Summary.counting(files: 3, results: results, findings: findings)
    #expect(summary.files == 3)
    #expect(summary.controls == 1)
    #expect(summary.cells == [.passes: 2, .fails: 2])
    #expect(summary.findings == [.fails: 1])
    #expect(summary.whatIfFindings == 1)
  }
}

@Suite("Lengths in words")
struct PointsTests {
  @Test(
    "numbers have one decimal and no idle minus",
    arguments: [
      (27.3, "27.3"), (3.0, "3.0"), (0.04, "0.0"), (-0.04, "0.0"), (-8.25, "-8.3"),
      (199.96, "200.0"), (Double.infinity, "endless"), (1e300, "endless"),
    ])
  func numbers(value: Double, expected: String) {
    #expect(Points.number(value) == expected)
  }

  @Test("chosen lengths lose an idle decimal, measured ones keep it")
  func lengths() {
    #expect(Points.chosen(28) == "28 pt")
    #expect(Points.chosen(28.5) == "28.5 pt")
    #expect(Points.measured(28) == "28.0 pt")
    #expect(Points.measured(28.44, error: 1.21) == "28.4 ± 1.2 pt")
  }

  @Test("edges that have the same words are named together")
  func groups() {
    let groups = EdgeGroup.grouping([(.bottom, "3 pt"), (.left, "5 pt"), (.top, "3 pt")])
    #expect(groups.map(\.names) == ["top and bottom", "left"])
  }
}
