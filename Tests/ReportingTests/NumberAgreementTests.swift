import Model
import Testing

@testable import Reporting

/// Numbers that stand side by side are of the same finding, and add up.
@Suite struct NumberAgreementTests {
  /// A label whose cells break two rules; the first listed is not the one with more points.
  private static func twofold() -> Report {
    var result = SampleReport.truncatedLabel
    for index in result.cells.indices where result.cells[index].outcome == .fails {
      let clipped = RuleVerdict(
        rule: "text-clipped", outcome: .fails, message: "The text runs 16.9 pt over the top edge",
        measured: [MeasuredValue("overflow-top", 16.9, limit: 0)], shortfall: 16.9)
      result.cells[index].verdicts.insert(clipped, at: 0)
    }
    var report = SampleReport.report([result])
    report.findings.sort { $0.rule < $1.rule }
    return report
  }

  @Test func theHeadlineSpeaksOfTheNumberInThePicture() throws {
    let report = Self.twofold()
    #expect(report.findings.first?.rule == "text-clipped")
    let context = PageContext(report: report)
    let worst = try #require(WorstCell.find(in: context))
    let cell = try #require(worst.index.map { worst.series.cells[$0] })
    #expect(worst.finding.rule == "text-truncated")
    #expect(worst.occurrence.verdict.shortfall == cell.shortfall)
    let page = Page(report: report).html
    let headline = try #require(page.firstMatch(of: /<h1>.*?<em>(.*?)<\/em>/)?.1)
    let hero = try #require(page.firstMatch(of: /class="pick hero.*?<ol class="as/)?.0)
    #expect(hero.contains("fails by " + headline + "</span>"))
  }

  @Test func aWholeFindingLeavesTheHeroWithoutPoints() throws {
    var report = Self.twofold()
    var whole = report.findings[0]
    whole.rule = "small-target"
    whole.occurrences = [
      .init(
        category: .large,
        verdict: RuleVerdict(
          rule: "small-target", outcome: .fails, message: "Low", measured: [], shortfall: 14))
    ]
    report.findings.insert(whole, at: 0)
    let page = Page(report: report).html
    let hero = try #require(page.firstMatch(of: /class="pick hero.*?<ol class="as/)?.0)
    #expect(page.contains("is <em>14.0 pt</em> short of a 44 pt target"))
    #expect(!hero.contains("fails by"))
  }

  @Test func everySentenceOfACellHasItsOwnNumber() {
    let page = Page(report: Self.twofold()).html
    #expect(
      page.contains(
        /fails by 16\.9 pt<\/span> <a class="rule" href="#rule-text-clipped"/))
    #expect(!page.contains("Short by") && page.contains("Off by"))
  }

  @Test func textThatNoSizeShowsWholeHasAGhost() throws {
    var result = SampleReport.truncatedLabel
    result = SampleCells.label(result.control, width: 60)
    #expect(result.cells.allSatisfy { $0.layout?.title.isTruncated == true })
    let page = Page(report: SampleReport.report([result])).html
    let ghost = try #require(page.firstMatch(of: /<text class="gt"[^>]*>(.*?)<\/text>/))
    #expect(ghost.1 == "k7q2m9vtd4@relay.example.com")
    #expect(ghost.0.contains("textLength="))
  }

  @Test func aBrokenWordLacksWhatItsRuleMeasured() throws {
    var result = SampleReport.flaw
    result.cells[0].layout?.title.lines[0].brokenWordWidth = 190
    result.cells[0].outcome = .fails
    result.cells[0].verdicts = [
      RuleVerdict(
        rule: "word-broken", outcome: .fails, message: "Cut",
        measured: [MeasuredValue("word-width", 190, limit: 120)], shortfall: 70)
    ]
    let layout = try #require(result.cells[0].layout)
    let drawing = CellDrawing(
      id: "d", control: result.control, cell: result.cells[0], layout: layout, glyphLimit: 9)
    let missing = try #require(MissingText.find(in: drawing, siblings: []))
    guard case .width(let needs, let room) = missing.shortage else {
      Issue.record("the word is too wide")
      return
    }
    #expect(needs - room == 70)
    #expect(missing.text == nil)
  }

  @Test func anArabicGhostLosesItsEndAtTheLeft() throws {
    let result = SampleReport.arabicLabel
    let cell = try #require(result.cells.last)
    let layout = try #require(cell.layout)
    let drawing = CellDrawing(
      id: "d", control: result.control, cell: cell, layout: layout, glyphLimit: 9)
    let canvas = Canvas(width: 400, height: 90, scale: 1, origin: .zero)
    let span = GhostSpan(needs: 300, room: 100, on: canvas, drawing: drawing)
    #expect(span.lost == (0, 200) && span.kept == (200, 300))
  }

  @Test(arguments: [
    ([SampleReport.flaw, SampleReport.cure], "36 cells: 2 controls, 12 sizes, up to 2 languages"),
    ([SampleReport.flaw], "24 cells: 1 control, 12 sizes, 2 languages"),
    ([SampleReport.cure, SampleReport.quietLabel], "13 cells: 2 controls, up to 12 sizes"),
    ([], "0 cells: 0 controls"),
  ])
  func theScopeAddsUp(controls: [ControlResult], words: String) {
    let page = Page(report: SampleReport.report(controls)).html
    #expect(page.contains(">" + words + "</p>"))
  }

  @Test func reviewsShowNoImpact() throws {
    let page = Page(report: SampleReport.report([SampleReport.reviewedButton])).html
    let list = try #require(page.firstMatch(of: /<ol class="fl">.*?<\/ol>/)?.0)
    #expect(!list.contains("serious"))
    #expect(page.contains("needs review, off by "))
    let failing = Page(report: SampleReport.report([SampleReport.truncatedLabel])).html
    #expect(failing.contains("<p class=\"sub\">serious · "))
  }

  @Test(arguments: [
    (MeasuredValue("needed-width", 574.3, limit: 300, error: 8.2), "± 8.2 pt: so far"),
    (MeasuredValue("left-padding", 3, limit: 28, bound: .atLeast, error: 1.2), "± 1.2 pt: so far"),
    (MeasuredValue("overflow-bottom", 6, limit: 0), nil),
    (MeasuredValue("needed-lines", 2, limit: 2, error: 1), nil),
  ])
  func bandsAreThoseOfTheWidthsInTheTable(measured: MeasuredValue, words: String?) throws {
    var result = SampleReport.truncatedLabel
    result.cells = Array(result.cells.suffix(1))
    result.cells[0].layout?.title.lines[0].widthError = 4.8
    result.cells[0].verdicts = [
      RuleVerdict(
        rule: "text-clipped", outcome: .fails, message: "Wrong", measured: [measured],
        shortfall: max(0, measured.shortfall))
    ]
    let page = PageChecker.shown(Page(report: SampleReport.report([result])).html)
    #expect(page.contains("stand-in font may be off") == (words != nil))
    #expect(words.map { page.contains($0) } ?? !page.contains("4.8 pt"))
  }

  @Test func nothingIsLeftForTheBrowserToSkip() {
    let skips = StyleSheet.text.split(separator: "\n").filter { $0.contains("content-visibility") }
    #expect(skips == ["@media screen{.early main>section{content-visibility:hidden}}"])
  }
}
