import Testing

@testable import Reporting

@Suite struct ReporterTests {
  @Test func listNamesEachReporterOnce() {
    let ids = Reporter.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    let files = Reporter.all.compactMap(\.fileName)
    #expect(Set(files).count == files.count)
  }

  @Test func helpIsASentence() {
    #expect(Reporter.all.allSatisfy { $0.help.hasSuffix(".") && $0.help.count < 90 })
  }

  @Test func everyReporterWritesEveryReport() {
    let reports = [
      SampleReport.full, SampleReport.clean, SampleReport.placeholders, SampleReport.empty,
    ]
    for reporter in Reporter.all {
      for report in reports {
        let text = reporter.render(report, RenderOptions())
        #expect(text.isEmpty || text.utf8.last == UInt8(ascii: "\n"))
        #expect(text == reporter.render(report, RenderOptions()))
      }
    }
  }
}
