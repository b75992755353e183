import Foundation
import JSONText
import Model
import Testing

@testable import Reporting

/// A control with titles in two languages and two states: every finding shows its own.
@Suite struct OwnTitleTests {
  private static func report(name: String?) -> Report {
    var result = SampleReport.truncatedLabel
    result.control.name = name
    result.control.titles = [
      title("Senden und danach gleich wieder empfangen", "de", .normal),
      title("Versturen en daarna meteen weer ontvangen", "nl", .normal),
      title("Bezig met versturen en daarna ontvangen", "nl", .disabled),
    ]
    return SampleReport.report([SampleCells.label(result.control, width: 200)])
  }

  private static func title(_ text: String, _ locale: String, _ state: ControlState)
    -> ControlTitle
  {
    ControlTitle(AttributedTitle(text, font: .textStyle(.body)), locale: locale, state: state)
  }

  @Test func theConsoleNamesUnnamedControlsByTheTitleThatFails() {
    let text = Reporter.console.render(Self.report(name: nil), RenderOptions())
    let lines = text.split(separator: "\n").filter { $0.contains("text-truncated") }
    #expect(lines.count == 3)
    #expect(lines.count { $0.contains("“Senden und") && $0.contains(" · de · ") } == 1)
    #expect(lines.count { $0.contains("“Versturen en") && $0.contains(" · nl · ") } == 1)
    #expect(
      lines.count { $0.contains("“Bezig met") && $0.contains(" · nl · disabled · ") } == 1)
  }

  @Test func theConsoleShowsTheTitleBehindTheNameOfAControl() {
    let text = Reporter.console.render(Self.report(name: "Send"), RenderOptions())
    #expect(text.contains(" · Send · “Versturen en daarna meteen weer ontvangen” · from "))
    let alone = Reporter.console.render(
      SampleReport.report([SampleReport.flaw]), RenderOptions())
    #expect(alone.contains(" · Book button · “Zwei Plätze jetzt verbindlich buchen” · from "))
  }

  @Test func oneTitleIsNotRepeatedBehindAName() {
    var result = SampleReport.truncatedLabel
    result.control.name = "Relay"
    let text = Reporter.console.render(SampleReport.report([result]), RenderOptions())
    #expect(text.contains(" · Relay · from "))
  }

  @Test func jsonFindingsHoldTheirTitle() throws {
    let report = Self.report(name: nil)
    let node = try JSONParser.parse(Reporter.json.render(report, RenderOptions()))
    let titles = node["findings"]?.array?.map { $0["title"]?.string }
    #expect(Set(titles ?? []) == Set(report.controls[0].control.titles.map(\.title.text)))
    var unknown = report
    for index in unknown.findings.indices { unknown.findings[index].title = nil }
    #expect(Reporter.json.render(unknown, RenderOptions()).contains("\"title\": null"))
  }

  @Test(arguments: [nil, "Send"]) func thePageListsEachTitle(name: String?) throws {
    let page = Reporter.html.render(Self.report(name: name), RenderOptions())
    let list = try #require(page.firstMatch(of: /<ol class="fl">(.*?)<\/ol>/)?.1)
    for word in ["Senden und", "Versturen en", "Bezig met"] {
      #expect(list.components(separatedBy: word).count == 2)
    }
  }

  @Test(arguments: [0, 1, 2]) func theHeadlineQuotesTheTitleOfItsFinding(first: Int) throws {
    var report = Self.report(name: nil)
    let text = report.controls[0].control.titles[first].title.text
    report.findings.removeAll { $0.title != text }
    let context = PageContext(report: report)
    let worst = try #require(WorstCell.find(in: context))
    #expect(worst.series.titleIndex == first)
    let words = Markup.fragment(Headline(context: context, worst: worst).sentence).html
    #expect(words.contains(">" + text + "</q>"))
  }

  @Test func aFindingOfTheWholeControlQuotesItsTitleToo() throws {
    var report = Self.report(name: nil)
    for index in report.controls[0].cells.indices {
      report.controls[0].cells[index].isWhatIf = true
    }
    report.findings = [
      Finding(
        rule: "fixed-text-size", outcome: .fails, impact: .moderate,
        control: report.controls[0].control.id, source: SourceReference(file: "a"), locale: "nl",
        state: .disabled, title: report.controls[0].control.titles[2].title.text, isWhatIf: false,
        category: .large,
        occurrences: [
          .init(
            category: .large,
            verdict: RuleVerdict(
              rule: "fixed-text-size", outcome: .fails, message: "Stays", measured: [],
              shortfall: 36))
        ], message: "Stays", fingerprint: "1")
    ]
    let context = PageContext(report: report)
    let worst = try #require(WorstCell.find(in: context))
    #expect(worst.isWhole && worst.series.titleIndex == 2)
    let words = Markup.fragment(Headline(context: context, worst: worst).sentence).html
    #expect(words.contains("Bezig met") && words.contains("does not grow"))
  }
}
