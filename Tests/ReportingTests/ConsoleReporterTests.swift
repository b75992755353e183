import Model
import TestSupport
import Testing

@testable import Reporting

@Suite struct ConsoleReporterTests {
  private static func text(_ report: Report, colour: Bool = false, all: Bool = false) -> String {
    Reporter.console.render(report, RenderOptions(colour: colour, showsAll: all))
  }

  @Test func matchesItsGolden() {
    Golden.expect(Self.text(SampleReport.full), equals: "Goldens/console.txt")
  }

  @Test func usesColourOnlyWhenAsked() {
    #expect(!Self.text(SampleReport.full).contains("\u{1B}"))
    #expect(Self.text(SampleReport.full, colour: true).contains("\u{1B}[31m■ fails\u{1B}[0m"))
  }

  @Test func keepsHostileTextsOnOneLine() {
    var report = SampleReport.full
    report.notices[0].message = "first\nsecond\u{1B}[2Jthird\u{202E}fourth\u{9B}fifth"
    let text = Self.text(report)
    #expect(text.contains("first second\u{FFFD}[2Jthird\u{FFFD}fourth\u{FFFD}fifth"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func saysHowManyFindingsItLeavesOut() {
    let controls = (0..<30).map { number in
      var result = SampleReport.truncatedLabel
      result.control.id += String(number)
      return result
    }
    let report = SampleReport.report(controls)
    #expect(Self.text(report).contains("… and 18 more findings"))
    #expect(!Self.text(report, all: true).contains("more finding"))
  }

  @Test func countsWhenNothingIsWrong() {
    let text = Self.text(SampleReport.clean)
    #expect(text.contains("0 findings fail\n1 control, 1 file, 12 cells\n"))
  }
}
