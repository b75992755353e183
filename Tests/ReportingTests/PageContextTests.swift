import Model
import Testing

@testable import Reporting

@Suite struct PageContextTests {
  @Test func splitsCellsByTitleSmallestSizeFirst() throws {
    var result = SampleReport.flaw
    result.cells.reverse()
    let series = CellSeries.series(of: result)
    #expect(series.map(\.locale) == ["de", "en"])
    #expect(series.map(\.label) == ["German", "English"])
    #expect(series.allSatisfy { $0.cells.map(\.traits.category) == ContentSizeCategory.allCases })
    let german = try #require(series.first)
    #expect(german.worstIndex == 11 && german.standing == .fails)
    #expect(abs(german.shortfall - 38.3) < 0.05)
  }

  @Test func keepsWhatIfsApart() {
    var result = SampleReport.whatIfButton
    let today = result.cells.map { cell in
      var copy = cell
      copy.isWhatIf = false
      return copy
    }
    result.cells += today
    let series = CellSeries.series(of: result)
    #expect(series.map(\.isWhatIf) == [true, false])
    #expect(series.map(\.standing) == [.wouldFail, .fails])
    #expect(series.first?.label == "English, if it scaled")
  }

  @Test func anIndexWithoutTitleDoesNoHarm() {
    var result = SampleReport.truncatedLabel
    for index in result.cells.indices { result.cells[index].titleIndex = 7 }
    let page = Page(report: SampleReport.report([result])).html
    #expect(CellSeries.series(of: result).first?.title == nil)
    #expect(PageChecker(page).problems == [])
  }

  @Test func ranksControlsByTheirWorstFinding() {
    let context = PageContext(report: SampleReport.full)
    let ranks = context.ranked.map(\.rank)
    #expect(ranks == ranks.sorted())
    #expect(context.ranked.first?.control.name == "Book button")
    #expect(context.entry("nowhere") == nil)
    #expect(context.cellCounts.values.reduce(0, +) == 97)
  }

  @Test func findsTheTitleThatShowsTheWorstCell() throws {
    let context = PageContext(report: SampleReport.full)
    let entry = try #require(context.ranked.first)
    let small = try #require(entry.worstCell(at: .extraSmall))
    #expect(small.picker == "k1t1" && small.index == 0 && small.cell.traits.locale == "de")
    let first = try #require(entry.worstCell(at: .accessibilityMedium))
    #expect(first.picker == "k1t0" && first.index == 7 && first.cell.traits.locale == "en")
  }

  @Test func groupsByScreenElseByFile() {
    var result = SampleReport.cure
    result.control.screen = "unknown"
    let entries = PageContext(report: SampleReport.report([SampleReport.flaw, result])).entries
    #expect(entries.map(\.group) == ["Booking", "App/Booking.storyboard"])
  }
}

@Suite struct HeadlineTests {
  /// A finding about the control as a whole, with a length.
  private static func whole(of result: ControlResult) -> Finding {
    let verdict = RuleVerdict(
      rule: "fixed-text-size", outcome: .fails, message: "The title keeps its size",
      measured: [MeasuredValue("point-size", 17, limit: 53, bound: .atLeast)], shortfall: 36)
    return Finding(
      rule: "fixed-text-size", outcome: .fails, impact: .moderate, control: result.control.id,
      source: result.control.source, locale: "en", state: .normal, isWhatIf: false,
      category: .large, occurrences: [.init(category: .large, verdict: verdict)],
      message: "The title keeps its size", fingerprint: "abc")
  }

  private static var fixed: Report {
    var report = SampleReport.report([SampleReport.cure])
    report.findings = [whole(of: SampleReport.cure)]
    return report
  }

  @Test func failuresOfTodayGoBeforeWhatIfs() throws {
    let report = SampleReport.report([SampleReport.whatIfButton, SampleReport.truncatedLabel])
    let worst = try #require(WorstCell.find(in: PageContext(report: report)))
    #expect(worst.entry.control.kind == .label && !worst.finding.isWhatIf)
    #expect(worst.occurrence.category == .accessibilityExtraExtraExtraLarge)
    #expect(worst.index == 11)
  }

  @Test func findingsAboutAWholeControlNameNoSize() throws {
    let context = PageContext(report: Self.fixed)
    let worst = try #require(WorstCell.find(in: context))
    #expect(worst.isWhole && worst.index == 11)
    let words = Markup.fragment(Headline(context: context, worst: worst).sentence).html
    #expect(words.hasPrefix("In English, <q"))
    #expect(words.hasSuffix("</q> does not grow with the text size."))
  }

  @Test func aFailingFindingOutweighsPassingCells() throws {
    let context = PageContext(report: Self.fixed)
    #expect(context.entries.first?.standing == .fails)
    #expect(context.entries.first?.wholeFindings.count == 1)
    let json = Reporter.json.render(Self.fixed, RenderOptions())
    #expect(json.contains("\"outcome\": \"fails\",\n      \"doubts\""))
    let page = Page(report: Self.fixed).html
    #expect(page.contains(" fixed-text-size</small>"))
    #expect(page.contains("class=\"fd whole s3\""))
  }

  @Test func unknownRulesSpeakForThemselves() throws {
    var report = SampleReport.report([SampleReport.truncatedLabel])
    report.findings[0].rule = "from-tomorrow"
    for index in report.findings[0].occurrences.indices {
      report.findings[0].occurrences[index].verdict.rule = "from-tomorrow"
    }
    let context = PageContext(report: report)
    let sentence = Headline(context: context, worst: WorstCell.find(in: context)).sentence
    #expect(Markup.fragment(sentence).html.hasSuffix(": An ellipsis hides the end of the title"))
  }

  @Test func theCureSaysHowMuchItCures() throws {
    let context = PageContext(report: SampleReport.full)
    let flaw = try #require(context.entries.first)
    let cure = try #require(flaw.control.curedBy.flatMap(context.entry))
    let pair = CurePair(flaw: flaw, cure: cure, context: context)
    #expect(pair.verdict == "passes at all 12 sizes.")
    let backwards = CurePair(flaw: cure, cure: flaw, context: context)
    // Seven German and four English cells of the flaw fail.
    #expect(backwards.verdict == "passes 13 of 24 cells.")
  }
}

@Suite struct ErrorBandTests {
  @Test(arguments: [
    (Outcome.fails, 5.0, false), (.fails, 1.0, true), (.needsReview, 5.0, true),
  ])
  func drawsOnlyWhatTheBandCannotExplain(outcome: Outcome, error: Double, drawn: Bool) throws {
    var result = SampleReport.flaw
    let verdict = RuleVerdict(
      rule: "text-touches-edge", outcome: outcome, message: "Near",
      measured: [MeasuredValue("right-padding", 25, limit: 28, bound: .atLeast, error: error)],
      shortfall: 3)
    result.cells[0].verdicts = [verdict]
    result.cells[0].outcome = outcome
    let layout = try #require(result.cells[0].layout)
    let drawing = CellDrawing(
      id: "d", control: result.control, cell: result.cells[0], layout: layout, glyphLimit: 900)
    #expect(SideRoom.short(in: drawing).map(\.label) == (drawn ? ["25.0 of 28.0"] : []))
  }
}
