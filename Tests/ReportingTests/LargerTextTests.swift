import JSONText
import Model
import Testing

@testable import Reporting

@Suite("Larger Text evidence") struct LargerTextTests {
  private static func evidence(_ controls: [ControlResult]) -> LargerTextEvidence {
    LargerTextEvidence(context: PageContext(report: SampleReport.report(controls)))
  }

  @Test("AX3 is the first size that doubles body") func sizes() {
    let large = ContentSizeCategory.large.bodySize
    let doubled = ContentSizeCategory.allCases.first { $0.bodySize >= 2 * large }
    #expect(doubled == LargerTextEvidence.categories.first)
  }

  @Test("a screen answers for each of its languages") func languages() throws {
    let task = try #require(Self.evidence([SampleReport.flaw, SampleReport.cure]).tasks.first)
    #expect(task.name == "Booking")
    #expect(task.languages.map(\.locale) == ["en", "de"])
    let german = try #require(task.languages.last?.answers.last)
    #expect(german.category == .accessibilityExtraExtraExtraLarge)
    #expect(german.word == .no && german.fails == 1 && german.controls == 1)
    #expect(task.languages.last?.worst.last == "k1t1")
    #expect(task.word(at: 0) == .yes && task.word(at: 1) == .no)
  }

  @Test("what-ifs do not count; a fixed size does, by its finding") func fixed() throws {
    var report = SampleReport.report([SampleReport.whatIfButton])
    #expect(
      LargerTextEvidence(context: PageContext(report: report)).tasks[0].languages[0].answers[0].word
        == .unknown)
    report.rules = [
      RuleDescription(
        id: "fixed-text-size", title: "Fixed", help: "Let it grow.", impact: .moderate,
        tags: [LargerTextEvidence.tag])
    ]
    report.findings[0].rule = "fixed-text-size"
    report.findings[0].isWhatIf = false
    let answer = LargerTextEvidence(context: PageContext(report: report)).tasks[0].languages[0]
      .answers[0]
    #expect(answer.word == .no && answer.fails == 1)
  }

  @Test(
    "the sentence says how many screens work",
    arguments: [
      ([SampleReport.cure], "Yes, the one screen does."),
      ([SampleReport.truncatedLabel], "No: 1 of 1 screen does not."),
      ([SampleReport.reviewedButton], "Perhaps: 1 of 1 screen needs review."),
    ])
  func sentence(controls: [ControlResult], words: String) {
    let page = Reporter.html.render(SampleReport.report(controls), RenderOptions())
    #expect(page.contains("200 %? " + words))
  }

  @Test("the page for auditors is whole and holds every language") func page() {
    let page = Reporter.largerText.render(SampleReport.full, RenderOptions())
    let checker = PageChecker(page)
    #expect(checker.problems == [])
    #expect(!page.contains("<script"))
    #expect(page.contains("1.4.4") && page.contains("German: ") && page.contains("English: "))
    #expect(page.contains("SHA-256"))
    #expect(checker.values(of: "href").allSatisfy { $0.hasPrefix("#") == false })
  }

  @Test("JSON holds the same answers") func json() throws {
    let text = Reporter.json.render(SampleReport.full, RenderOptions())
    let node = try JSONParser.parse(text)["largerText"]
    #expect(node?["criterion"]?.string == "WCAG 2.2 1.4.4 Resize Text (AA)")
    #expect(node?["sizes"]?.array?.compactMap { $0["category"]?.string } == ["AX3", "AX5"])
    let answers = node?["screens"]?.array?.first?["languages"]?.array?.first?["answers"]?.array
    #expect(answers?.count == 2 && answers?.last?["answer"]?.string == "no")
  }
}
