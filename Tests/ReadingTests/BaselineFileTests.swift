import Model
import Testing

@testable import Reading

@Suite("Baseline file") struct BaselineFileTests {
  private func finding(
    _ object: String, title: String? = "Pay", locale: String = "und", points: Double = 3.25
  ) -> AcceptedFinding {
    let source = SourceReference(file: "App/Main.storyboard", line: 7, object: object)
    let verdict = RuleVerdict(
      rule: "text-clipped", outcome: .fails, message: "", measured: [], shortfall: points)
    let occurrence = Finding.Occurrence(category: .accessibilityLarge, verdict: verdict)
    return AcceptedFinding(
      Finding(
        rule: "text-clipped", outcome: .fails, impact: .serious, control: "c", source: source,
        locale: locale, state: .selected, title: title, isWhatIf: true,
        category: .accessibilityLarge, occurrences: [occurrence], message: "",
        fingerprint: "00ff00ff00ff00ff"), file: "Main.storyboard")
  }

  private func read(_ text: String) throws(ReadingError) -> BaselineFile {
    try BaselineFile(InputFile(path: "b.yml", bytes: Array(text.utf8)))
  }

  @Test(
    "reads back what it writes, whatever the title holds",
    arguments: [
      "Pay", "", "“quoted” \"and\" \\ back", "a: b # c", "two\nlines\r\n", "\u{202E}right",
      "null", "👩‍👩‍👧 größer", "\u{0}\u{7F}\u{FEFF}\u{FFFE}", "- x", "[a, {b}]", "שלום",
    ])
  func roundTrip(_ title: String) throws {
    var entry = finding("b-2", title: title, locale: "zh-Hant")
    entry.reason = title
    entry.until = CalendarDay("2027-03-31")
    let file = BaselineFile(options: [NamedValue("sizes", "Large AX1")], findings: [entry])
    #expect(try read(file.text) == file)
  }

  @Test("is sorted by file and object, whatever the order of the findings") func order() {
    let entries = [finding("b"), finding("a"), finding("a", locale: "de")]
    let file = BaselineFile(options: [], findings: entries)
    #expect(file.findings.map(\.object) == ["a", "a", "b"])
    #expect(file.findings.map(\.locale) == ["de", "und", "und"])
    #expect(file.text == BaselineFile(options: [], findings: entries.reversed()).text)
  }

  @Test("an empty one is read back as well") func empty() throws {
    let file = BaselineFile(options: [], findings: [])
    #expect(try read(file.text) == file)
  }

  @Test(
    "refuses what it does not understand, with the place",
    arguments: [
      ("version: 2\nfindings: []", 1, 10, "version: version 2 is not known here, only 1"),
      ("version: 1", 1, 1, "the key “findings” is missing"),
      (
        "version: 1\nfindings:\n  - finding: a\n    rul: b", 4, 5,
        "findings[0]: unknown key “rul” (did you mean “rule”?)"
      ),
      (
        "version: 1\nfindings:\n  - until: tomorrow", 3, 12,
        "findings[0].until: must be a day such as 2027-03-31"
      ),
    ])
  func faults(_ text: String, _ line: Int, _ column: Int, _ detail: String) {
    let source = SourceReference(file: "b.yml", line: line, column: column)
    #expect(throws: ReadingError.invalidValue(source, detail)) { try read(text) }
  }

  @Test("a baseline of 20,000 findings is read") func large() throws {
    let many = (0..<20_000).map { finding("o\($0)") }
    let file = BaselineFile(options: [], findings: many)
    #expect(try read(file.text).findings.count == 20_000)
  }
}
