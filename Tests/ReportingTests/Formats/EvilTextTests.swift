import JSONText
import Model
import TestSupport
import Testing

@testable import Reporting

/// Hostile titles, names, paths and messages do no harm in any format.
@Suite struct EvilTextTests {
  static let evils = [
    "<script>alert(1)</script>", "\"quoted\" 'twice' \\ `code`", "]]><!-- --> <?xml?> &amp;",
    "first\nsecond\r\nthird\u{2028}fourth\u{85}fifth", "\u{202E}reversed\u{2066}isolated\u{61C}",
    "\u{0}\u{1B}[31m\u{9B}2J\u{7F}\u{FFFE}\u{FFFF}", "=HYPERLINK(\"x\")", " +1", "-1", "@SUM(1)",
    "::error file=a,line=1::pwned", "%0A::stop-commands::x",
    "| a | b | @somebody #1 [x](y) ![z](w)",
    String(repeating: "long ", count: 1000), "e" + String(repeating: "\u{301}", count: 5000),
  ]

  /// The sample with a text of the input put wherever one can stand.
  static func report(_ text: String) -> Report {
    var label = SampleReport.truncatedLabel
    label.control.name = text
    label.control.source.file = text
    label.control.source.object = text
    label.control.id = text
    label.control.titles[0].title = AttributedTitle(text, font: .textStyle(.body))
    label.control.titles[0].locale = text
    label.cells = label.cells.map { cell in
      var copy = cell
      copy.traits.locale = text
      return copy
    }
    var report = SampleReport.report([label])
    for index in report.findings.indices { report.findings[index].message = text }
    for index in report.notices.indices { report.notices[index].message = text }
    report.notices[0].source.file = text
    return report
  }

  @Test(arguments: evils) func linesStayLines(_ evil: String) {
    let report = Self.report(evil)
    let lines = report.findings.count + report.notices.count
    for reporter in [Reporter.github, .xcode] {
      let text = reporter.render(report, RenderOptions())
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == lines, "\(reporter.id)")
      #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), "\(reporter.id)")
    }
    for line in Reporter.github.render(report, RenderOptions()).split(separator: "\n") {
      #expect(
        line.wholeMatch(of: /::(error|warning|notice) file=[^:,]*(,line=\d+)?,title=[^:,]*::.*/)
          != nil)
    }
    for line in Reporter.xcode.render(report, RenderOptions()).split(separator: "\n") {
      #expect(!line.hasPrefix("::") && !line.hasPrefix("#"))
    }
  }

  @Test(arguments: evils) func jsonParses(_ evil: String) throws {
    let report = Self.report(evil)
    for reporter in [Reporter.sarif, .gitlab, .sonar] {
      _ = try JSONParser.parse(Array(reporter.render(report, RenderOptions()).utf8))
    }
    let lines = Reporter.ndjson.render(report, RenderOptions()).split(separator: "\n")
    #expect(lines.count == report.findings.count)
    for line in lines { _ = try JSONParser.parse(Array(line.utf8)) }
  }

  @Test(arguments: evils) func xmlHoldsNoMarkupOfTheInput(_ evil: String) {
    for reporter in [Reporter.junit, .checkstyle] {
      let text = reporter.render(Self.report(evil), RenderOptions())
      #expect(!text.contains("<script") && !text.contains("]]>") && !text.contains("<!--"))
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      #expect(!text.unicodeScalars.contains { [0xFFFE, 0xFFFF].contains($0.value) })
    }
  }

  @Test(arguments: evils) func noCellIsAFormula(_ evil: String) {
    let text = Reporter.csv.render(Self.report(evil), RenderOptions())
    for start in ["\"=", "\"+", "\"-", "\"@", "\" +"] {
      #expect(!text.contains("," + start), "\(start)")
    }
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == Self.report(evil).findings.count + 1)
  }

  @Test(arguments: evils) func markdownStaysText(_ evil: String) {
    let text = Reporter.markdown.render(Self.report(evil), RenderOptions())
    for mark in ["<script", "@somebody", "[x]", "![", "#1 "] { #expect(!text.contains(mark)) }
    #expect(text.unicodeScalars.allSatisfy(Self.isHarmless))
    #expect(text.utf8.count < 65_536)
  }

  @Test func sarifMessagesHoldNoLinkAndNoPlaceholder() {
    let text = Reporter.sarif.render(Self.report("[x](y) {0}"), RenderOptions())
    #expect(text.contains(#"\\[x\\](y) {{0}}"#))
    #expect(!text.contains(#""text": "[x]"#))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
