import Model
import Testing

@testable import Reporting

@Suite("A folder of pages") struct PageFolderTests {
  private static var report: Report {
    var other = SampleReport.truncatedLabel
    other.control.id = "App/Other.xib#x"
    other.control.screen = nil
    other.control.source.file = "App/Other.xib"
    return SampleReport.report([SampleReport.flaw, SampleReport.cure, other])
  }

  private static let files = PageFolder(report: report).files

  @Test("there is an index, and a page for each screen") func names() {
    #expect(Self.files.map(\.name) == ["index.html", "screen-1.html", "screen-2.html"])
    for file in Self.files { #expect(PageChecker(file.text).problems == []) }
  }

  @Test("every link of the index leads to a page, and to a control on it") func links() throws {
    let links = PageChecker(Self.files[0].text).values(of: "href").filter { !$0.hasPrefix("#") }
    #expect(links.count > 20)
    for link in links {
      let parts = link.split(separator: "#")
      let page = try #require(Self.files.first { $0.name == parts[0] })
      guard parts.count > 1 else { continue }
      let at = parts[1].dropFirst(3).prefix { $0 != "&" }
      #expect(PageChecker(page.text).values(of: "id").contains(String(at)), "\(link)")
    }
  }

  @Test("a page holds its own controls and findings only, and leads back") func pages() {
    let (first, second) = (Self.files[1].text, Self.files[2].text)
    #expect(first.contains("Book button") && !first.contains("Other.xib#x"))
    #expect(!second.contains("Book button"))
    for page in [first, second] { #expect(page.contains("href=\"index.html\"")) }
  }

  @Test("the folder's first file is the one the format names") func format() {
    let files = Reporter.htmlFolder.files?(Self.report, RenderOptions())
    #expect(files?.map(\.name) == Self.files.map(\.name))
    #expect(Reporter.htmlFolder.fileName?.hasSuffix("/index.html") == true)
  }
}

@Suite("Causes on the page") struct CauseListTests {
  private static var report: Report {
    var report = SampleReport.report([SampleReport.flaw, SampleReport.truncatedLabel])
    report.causes = [
      Cause(
        rule: report.findings[0].rule, fingerprint: "c0ffee", headline: "Titles run <b>out</b>",
        outcome: .fails, findings: Array(report.findings.indices) + [99], cellCount: 24)
    ]
    return report
  }

  @Test("a cause says how far it reaches and lists its findings") func list() throws {
    let page = Page(report: Self.report).html
    #expect(PageChecker(page).problems == [])
    #expect(page.contains("Titles run &lt;b&gt;out&lt;/b&gt;."))
    #expect(page.contains("24 cells · 2 controls"))
    let prints = Self.report.findings.map { "f-" + $0.fingerprint }.joined(separator: " ")
    #expect(page.contains("data-f=\"" + prints + "\""))
  }

  @Test("without causes there is no section") func none() {
    let page = Page(report: SampleReport.full).html
    #expect(!page.contains("id=\"causes\"") && !page.contains("#causes"))
  }
}
