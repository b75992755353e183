import Model
import TestSupport
import Testing

@testable import Reporting

/// What is no proven defect of the app as it is fails nothing and is no error, in any format.
@Suite struct FormatLevelTests {
  private static func report(_ result: ControlResult, impact: Impact) -> Report {
    var report = SampleReport.report([result])
    report.notices = []
    for index in report.findings.indices { report.findings[index].impact = impact }
    return report
  }

  private static func text(_ reporter: Reporter, _ report: Report) -> String {
    reporter.render(report, RenderOptions())
  }

  @Test(arguments: [true, false], Impact.allCases)
  func doubtsAndWhatIfsAreNoErrors(_ isWhatIf: Bool, _ impact: Impact) {
    let result = isWhatIf ? SampleReport.whatIfButton : SampleReport.reviewedButton
    let report = Self.report(result, impact: impact)
    #expect(!report.findings.isEmpty)
    let mark = isWhatIf ? "What if its text scaled: " : "Needs review: "
    #expect(Self.text(.junit, report).contains("failures=\"0\""))
    #expect(Self.text(.junit, report).contains("<skipped message=\"\(mark)"))
    #expect(Self.text(.sarif, report).contains(isWhatIf ? "informational" : "\"review\""))
    #expect(Self.text(.sarif, report).contains("\"level\": \"none\""))
    #expect(Self.text(.github, report).hasPrefix("::notice "))
    #expect(Self.text(.checkstyle, report).contains("severity=\"info\""))
    #expect(Self.text(.gitlab, report).contains("\"severity\": \"info\""))
    #expect(Self.text(.sonar, report).contains("\"severity\": \"INFO\""))
    #expect(Self.text(.xcode, report).contains(isWhatIf ? ": note: " : ": warning: "))
    for reporter in [Reporter.github, .checkstyle, .gitlab, .sonar, .xcode, .sarif] {
      #expect(Self.text(reporter, report).contains(mark), "\(reporter.id)")
    }
  }

  @Test(arguments: zip(Impact.allCases, ["warning", "warning", "error", "error"]))
  func defectsAreAsLoudAsTheirImpact(_ impact: Impact, _ level: String) {
    let report = Self.report(SampleReport.truncatedLabel, impact: impact)
    #expect(Self.text(.github, report).hasPrefix("::\(level) "))
    #expect(Self.text(.checkstyle, report).contains("severity=\"\(level)\""))
    #expect(Self.text(.sarif, report).contains("\"level\": \"\(level)\",\n          \"message\""))
    #expect(Self.text(.xcode, report).contains(": \(level): "))
    #expect(Self.text(.junit, report).contains("failures=\"1\""))
  }

  @Test func fingerprintsOfGitLabAreUnique() {
    var report = Self.report(SampleReport.truncatedLabel, impact: .serious)
    report.findings += report.findings
    let prints = Self.text(.gitlab, report).matches(of: /"fingerprint": "([^"]+)"/)
      .map { String($0.output.1) }
    #expect(prints.count == 2 && Set(prints).count == 2)
  }

  @Test func summaryOfManyFindingsIsBounded() {
    let report = SampleReport.report(
      (0..<3_000).map { number in
        var result = SampleReport.truncatedLabel
        result.control.id += String(number)
        return result
      })
    let text = Self.text(.markdown, report)
    #expect(text.contains("… and 2,980 more findings."))
    #expect(text.utf8.count < 65_536)
  }

  @Test(arguments: [
    ("App/Main.xib", "App/Main.xib"), ("a b/ü:%.xib", "a%20b/%C3%BC%3A%25.xib"),
    ("/tmp/a.xib", "file:///tmp/a.xib"), ("../a.xib", "../a.xib"),
  ])
  func pathsBecomeURIs(_ path: String, _ uri: String) {
    #expect(SourceReference.uri(of: path) == uri)
  }

  @Test func emptyStreamsAreEmpty() {
    var report = SampleReport.clean
    report.notices = []
    for reporter in [Reporter.ndjson, .github, .xcode] {
      #expect(Self.text(reporter, report).isEmpty)
    }
    #expect(Self.text(.gitlab, report) == "[]\n")
  }
}
