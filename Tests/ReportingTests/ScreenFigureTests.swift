import JSONText
import Model
import Testing

@testable import Reporting

@Suite("Whole screens in the page") struct ScreenFigureTests {
  private static let report = SampleScreen.report([
    SampleScreen.layouts("en"), SampleScreen.layouts("de"),
  ])
  private static let page = Reporter.html.render(report, RenderOptions())
  private static let checker = PageChecker(page)

  private static func lines(_ id: String, of page: String) throws -> [[JSONNode]] {
    let start = try #require(page.firstRange(of: "<script id=\"" + id + "\""))
    let rest = page[start.upperBound...].drop { $0 != ">" }.dropFirst()
    let end = try #require(rest.firstRange(of: "</script>"))
    return try rest[..<end.lowerBound].split(separator: "\n").map {
      try #require(try JSONParser.parse(String($0)).array)
    }
  }

  @Test("the page stays whole: tags close, ids are unique, links lead somewhere") func whole() {
    #expect(Self.checker.problems == [])
    let ids = Self.checker.values(of: "id")
    let known = Set(ids)
    #expect(ids.count == known.count)
    let links = Self.checker.values(of: "href").filter { !known.contains(String($0.dropFirst())) }
    #expect(links == [])
    #expect(Self.checker.values(of: "data-at").allSatisfy { known.contains($0) })
  }

  @Test("each language is a figure; cards link back to the first") func figures() throws {
    #expect(Self.page.contains("id=\"screen-1\"") && Self.page.contains("id=\"screen-2\""))
    #expect(Self.page.contains("<bdi>Booking</bdi> · German</h3>"))
    let card = try #require(Self.page.firstRange(of: "<article class=\"card\" id=\"k3\""))
    #expect(Self.page[card.upperBound...].prefix(900).contains("href=\"#screen-1\">whole screen"))
    #expect(Self.page.contains("<a href=\"#screens\">Screens</a>"))
    let plain = Reporter.html.render(SampleReport.full, RenderOptions())
    #expect(!plain.contains("id=\"screens\"") && !plain.contains("id=\"views\""))
  }

  @Test("a control shows the language of the screen, or else its first") func languages() throws {
    let figures = SampleScreen.figures(Self.report)
    let titles = figures.map { figure in
      figure.screen.residents.map { $0.pickers.map(\.series.locale) }
    }
    #expect(titles == [[["en"], ["en"]], [["en"], ["de"]]])
  }

  @Test("a field shows its text or its placeholder, a segmented control each segment")
  func parts() throws {
    var result = SampleReport.truncatedLabel
    let title = result.control.titles[0]
    result.control.titles = [TitlePart.placeholder, .segment(0), .segment(1), .segment(1), .text]
      .map { part in
        var copy = title
        copy.part = part
        return copy
      }
    func shown(_ titles: ArraySlice<ControlTitle>) throws -> [TitlePart?] {
      result.control.titles = Array(titles)
      let cells = SampleCells.label(result.control, width: 300)
      let report = SampleReport.report([cells])
      let entry = try #require(PageContext(report: report).entries.first)
      return entry.series(shownIn: "fr").map(\.title?.part)
    }
    let all = result.control.titles
    #expect(try shown(all[...]) == [.text])
    #expect(try shown(all[1..<4]) == [.segment(0), .segment(1)])
    #expect(try shown(all[0..<1]) == [.placeholder])
  }

  @Test("the worst size is shown first: most controls, then most points") func worst() throws {
    let figure = try #require(SampleScreen.figures().first)
    let worst = figure.screen.worstStep
    let placed = figure.screen.placed(at: worst)
    #expect(placed.allSatisfy { $0.standing == .fails })
    #expect(Self.page.contains("data-i=\"\(worst)\"><header><h3 id=\"screen-1-h\">"))
    var book = DrawingBook(outlines: Self.report.outlines)
    let pane = figure.pane(at: worst, in: &book).html
    #expect(pane.contains("2 of 2 controls <span class=\"s s3\">") && pane.contains("</i>fail<"))
    #expect(figure.found(at: 0).html.contains("passes") == false)
  }

  @Test("the script's lines hold every size, and the cells that they are made of") func data()
    throws
  {
    let lines = try Self.lines("views", of: Self.page)
    #expect(lines.map { $0.first?.string } == ["screen-1", "screen-2"])
    #expect(lines.allSatisfy { $0.count == 13 })
    #expect(lines.flatMap { $0.dropFirst() }.allSatisfy { $0.array?.count == 2 })
    // Of a large audit passing sizes are left out, but not where a screen shows them.
    let page = Page(report: Self.report, limits: PageLimits(drawnBytes: 1, cellsWithPasses: 0)).html
    let cells = try Self.lines("cells", of: page)
    let label = try #require(
      PageContext(report: Self.report).entries.first {
        $0.control.source.object == SampleScreen.objects[0]
      })
    let line = try #require(cells.first { $0.first?.string == label.anchor + "t0" })
    #expect(line.dropFirst().allSatisfy { $0["b"] != nil })
  }

  @Test("what has no room is left out and said so") func bounds() {
    let few = Page(report: Self.report, limits: PageLimits(screens: 1, screenGlyphs: 0)).html
    #expect(few.contains("This page draws it where scripts run."))
    #expect(!few.contains("id=\"screen-2\"") && !few.contains("class=\"scr\""))
    var other = SampleScreen.layouts("en")
    other.screen = "s2"
    var report = SampleScreen.report([SampleScreen.layouts("en"), other])
    report.omittedScreens = 3
    let page = Page(report: report, limits: PageLimits(screens: 1)).html
    #expect(page.contains("The worst 1 of 2 are drawn; report.json has all of these."))
    #expect(page.contains("3 more screens with findings are left out of this report"))
  }

  @Test("what the control as a whole is at fault for names its rule, in a thinner outline")
  func wholeFindings() throws {
    var report = SampleScreen.report()
    let index = try #require(
      report.findings.firstIndex { $0.source.object == SampleScreen.objects[0] })
    var finding = report.findings[index]
    (finding.rule, finding.fingerprint) = ("fixed-text-size", "00000000000000ff")
    report.findings.insert(finding, at: 0)
    let figure = try #require(SampleScreen.figures(report).first)
    let small = figure.found(at: 0).html
    #expect(small.contains("</i>fails</span><a class=\"rule\" href=\"#rule-fixed-text-size\""))
    var book = DrawingBook(outlines: report.outlines)
    #expect(figure.pane(at: 0, in: &book).html.contains("class=\"sco s3 wh\""))
    #expect(!figure.pane(at: 11, in: &book).html.contains("class=\"sco s3 wh\""))
  }

  @Test("hostile names of screens, files and classes stay text") func hostile() throws {
    var report = SampleScreen.report([
      SampleScreen.layouts { $0.views[1].className = SampleReport.evilTitle }
    ])
    report.screens[0].name = SampleReport.evilTitle
    report.screens[0].source.file = SampleReport.evilTitle
    let page = Reporter.html.render(report, RenderOptions())
    let checker = PageChecker(page)
    #expect(checker.problems == [])
    #expect(checker.tags.filter { $0.name == "script" }.count == 7)
    #expect(!page.contains("alert(\"x\")"))
    for line in try Self.lines("views", of: page) {
      #expect(line.flatMap { $0.array ?? [] }.allSatisfy { $0.string?.contains("<") != true })
    }
  }

  @Test("a screen that does not fit together is not drawn") func unsound() {
    let changes: [(inout ScreenLayouts) -> Void] = [
      { $0.steps = [] }, { $0.views = [] }, { $0.views[1].parent = 4 },
      { $0.steps[2].frames.removeLast() },
      { $0.steps[2].scrolls = [ScreenLayouts.Scroll(view: 5, content: .zero)] },
    ]
    for change in changes {
      let layouts = SampleScreen.layouts("en", change: change)
      #expect(!layouts.isSound)
      #expect(SampleScreen.figures(SampleScreen.report([layouts])).isEmpty)
    }
    #expect(SampleScreen.layouts().isSound)
  }

  @Test("a folder's pages hold their own screens") func folder() throws {
    let files = PageFolder(report: Self.report).files
    let pages = files.filter { $0.text.contains("id=\"screen-1\"") }
    #expect(pages.count == 1)
    let page = try #require(pages.first)
    #expect(page.text.contains("Booking"))
  }
}
