import Foundation
import Model
import TestSupport
import Testing

@testable import Reporting

@Suite struct HTMLReporterTests {
  private static let full = Reporter.html.render(SampleReport.full, RenderOptions())
  private static let checker = PageChecker(full)

  @Test func matchesItsGolden() {
    let page = Reporter.html.render(SampleReport.small, RenderOptions())
    let lines = PageChecker.shown(page).replacing("><", with: ">\n<")
    Golden.expect(lines, equals: "Goldens/page.html")
  }

  @Test func everyTagIsClosed() {
    #expect(Self.checker.problems == [])
  }

  @Test func everyIdIsUniqueAndEveryReferenceResolves() {
    let ids = Self.checker.values(of: "id")
    let known = Set(ids)
    #expect(ids.count == known.count)
    let links = Self.checker.values(of: "href").filter { !known.contains(String($0.dropFirst())) }
    #expect(links == [])
    let clips = Self.checker.values(of: "clip-path").map { $0.dropFirst(5).dropLast() }
    #expect(!clips.isEmpty && clips.allSatisfy { known.contains(String($0)) })
    for attribute in ["for", "aria-labelledby", "data-at", "data-of"] {
      #expect(Self.checker.values(of: attribute).allSatisfy { known.contains($0) })
    }
  }

  @Test func findingsOfTheWorstTitleAreDrawnWhereTheyAreWorst() throws {
    let context = PageContext(report: SampleReport.full)
    var drawn = 0
    for finding in SampleReport.full.findings where finding.outcome == .fails {
      let entry = try #require(context.entry(finding.control))
      guard !entry.wholeFindings.contains(finding), let series = entry.series(of: finding),
        entry.worstSeries.first.map({ entry.anchor(of: $0) }) == entry.anchor(of: series),
        let worst = finding.worst?.category,
        let index = series.cells.firstIndex(where: { $0.traits.category == worst })
      else { continue }
      let start = Self.full.firstRange(of: "id=\"" + entry.anchor(of: series) + "\"")
      let rest = Self.full[try #require(start).upperBound...]
      let end = rest.firstRange(of: "class=\"pick")?.lowerBound ?? rest.endIndex
      #expect(rest[..<end].contains("data-i=\"\(index)\""), "\(finding.message)")
      drawn += 1
    }
    #expect(drawn > 2)
  }

  @Test func asksForNothingElse() {
    #expect(!Self.full.contains("http://") && !Self.full.contains("https://"))
    #expect(!Self.full.contains("@import"))
    #expect(Self.checker.values(of: "src") == [])
    #expect(Self.checker.values(of: "href").allSatisfy { $0.hasPrefix("#") })
  }

  @Test func hostileTextsStayText() {
    let scripts = Self.checker.tags.filter { $0.name == "script" }
    #expect(scripts.count == 6)
    #expect(Self.checker.tags.allSatisfy { $0.name != "img" && $0.name != "b>" })
    #expect(!Self.full.contains("alert(\"x\")"))
    let handlers = Self.checker.tags.flatMap { $0.attributes.keys }.filter { $0.hasPrefix("on") }
    #expect(handlers == [])
  }

  @Test func longTitlesAreCutAndSaidSo() {
    var result = SampleReport.truncatedLabel
    let long = String(repeating: "word ", count: 1_000)
    result.control.titles[0] = ControlTitle(
      AttributedTitle(long, font: .textStyle(.body)), locale: "en")
    result.control.shape = nil
    result = SampleCells.wrapped(result.control, width: 300)
    let page = Reporter.html.render(SampleReport.report([result]), RenderOptions())
    #expect(page.utf8.count < 1_000_000)
    #expect(page.contains("The first 900 of 4,000 glyphs are drawn."))
    #expect(!page.contains(long))
  }

  @Test(arguments: [
    (SampleReport.full, "runs <em>24.3 pt</em> into its padding"),
    (SampleReport.clean, "Every title that could be judged fits at all 12 sizes."),
    (SampleReport.placeholders, "Nothing here could be judged"),
    (SampleReport.empty, "No label and no button was found."),
    (SampleReport.report([SampleReport.whatIfButton]), "If its text scaled: at AX5 in English, "),
    (SampleReport.report([SampleReport.reviewedButton]), "To review: at AX5 in English, "),
  ])
  func headlineFitsTheReport(report: Report, words: String) {
    let page = Reporter.html.render(report, RenderOptions())
    let headline = page.firstMatch(of: /<h1>(.*?)<\/h1>/)?.1 ?? ""
    #expect(headline.contains(words), "\(headline)")
    #expect(PageChecker(page).problems == [])
  }

  @Test func largeAuditsAreBoundedAndSaidSo() {
    let controls = (0..<50).map { number in
      var result = SampleReport.truncatedLabel
      result.control.id += String(number)
      return result
    }
    let limits = PageLimits(cards: 5, matrixRows: 10, findings: 20, namedControls: 30)
    let page = Page(report: SampleReport.report(controls), limits: limits).html
    #expect(page.contains("The worst 5 of 50 controls are drawn"))
    #expect(page.contains("The worst 10 of 50 controls are shown"))
    #expect(page.contains("The worst 20 of 50 are listed"))
    #expect(page.contains("15 more in report.json."))
    #expect(PageChecker.shown(page).ranges(of: "<article").count == 5)
    #expect(PageChecker(page).problems == [])
  }

  @Test func coloursAreWrittenOnceForBothDarkSchemes() {
    let text = ColourTokens.styleText
    let dark = ColourTokens.all.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    #expect(text.components(separatedBy: dark).count == 3)
    let used = Set(StyleSheet.text.matches(of: /var\(--([a-z0-9]+)/).map { String($0.1) })
    let known =
      ColourTokens.all.map(\.name) + ["sans", "disp", "mono", "detail", "faint", "hatch", "plain"]
    #expect(used.subtracting(known) == [])
  }

  /// Writes the sample page where a person wants to look at it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LARGEPRINT_PREVIEW"] != nil))
  func writesAPreview() throws {
    let path = try #require(ProcessInfo.processInfo.environment["LARGEPRINT_PREVIEW"])
    try Self.full.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
