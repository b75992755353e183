internal import Model

extension Reporter {
  /// JUnit's XML: a suite a file, a test case a control.
  static let junit = Reporter(
    id: "junit", fileName: "junit.xml",
    help: "JUnit XML with one test case for each control, for any CI host."
  ) { report, _ in
    let suites = JUnitSuite.all(of: report)
    let counts = suites.map(\.counts)
    return XMLText(
      "testsuites",
      [
        "name": "LargePrint", "tests": String(counts.map(\.tests).reduce(0, +)),
        "failures": String(counts.map(\.failures).reduce(0, +)), "errors": "0", "time": "0",
      ], suites.map(\.xml)
    ).document
  }
}

/// A file as a suite of tests.
private struct JUnitSuite {
  /// The file.
  let file: String
  /// Its controls, then what could not be audited.
  var cases: [JUnitCase] = []

  /// Sorts controls and notices into files: in the order of the report, files with nothing but
  /// notices last.
  static func all(of report: Report) -> [JUnitSuite] {
    let words = AlertWords(report)
    let findings = Dictionary(grouping: report.findings, by: \.control)
    var suites: [JUnitSuite] = []
    var places: [String: Int] = [:]
    func add(_ test: JUnitCase, to file: String) {
      let place = places[file] ?? suites.endIndex
      if place == suites.endIndex { suites.append(JUnitSuite(file: file)) }
      places[file] = place
      suites[place].cases.append(test)
    }
    for result in report.controls {
      let told = findings[result.control.id] ?? []
      add(JUnitCase(result, findings: told, words), to: result.control.source.file)
    }
    for notice in report.notices { add(JUnitCase(notice), to: notice.source.file) }
    return suites
  }

  /// Tests, failures and skipped tests.
  var counts: (tests: Int, failures: Int, skipped: Int) {
    (cases.count, cases.count { $0.verdict.isFailure }, cases.count { $0.verdict.isSkipped })
  }

  /// Writes the suite; there is no time in it, so that two runs give the same bytes.
  var xml: XMLText {
    XMLText(
      "testsuite",
      [
        "name": file, "tests": String(counts.tests), "failures": String(counts.failures),
        "errors": "0", "skipped": String(counts.skipped), "time": "0",
      ], cases.map { $0.xml(className: file) })
  }
}

/// A control, or an obstacle, as a test.
private struct JUnitCase {
  /// What a test comes to.
  enum Verdict {
    case passed
    case skipped(String)
    case failed(rule: String, message: String, body: String)

    /// Whether the test fails.
    var isFailure: Bool { if case .failed = self { true } else { false } }
    /// Whether the test says nothing.
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }

  /// The same from run to run, so that hosts can follow it.
  let name: String
  /// What it comes to.
  let verdict: Verdict

  /// Fails for what is proven; a doubt, a what-if and what was not judged skip the test.
  init(_ result: ControlResult, findings: [Finding], _ words: AlertWords) {
    let control = result.control
    let object = control.source.object.map { " [" + HarmlessText.line($0) + "]" } ?? ""
    name = HarmlessText.line(control.displayName) + object
    let lines = findings.map { words.sentence(of: $0) }
    if let worst = findings.first(where: \.isDefect) {
      let body =
        [HarmlessText.line(control.source.place)]
        + zip(findings, lines).map {
          "[" + $0.rule + "] " + $1
        }
      verdict = .failed(
        rule: worst.rule, message: words.sentence(of: worst),
        body: body.joined(separator: "\n"))
    } else if let first = lines.first {
      let more = lines.count - 1
      verdict = .skipped(first + (more > 0 ? " And \(more) more." : ""))
    } else {
      verdict = Self.quiet(result)
    }
  }

  /// Tells an obstacle; it is no defect of a control.
  init(_ notice: Notice) {
    let line = notice.source.line.map { " line " + String($0) } ?? ""
    name = notice.reason.rawValue + line
    verdict = .skipped(AlertWords.sentence(of: notice))
  }

  private static func quiet(_ result: ControlResult) -> Verdict {
    guard result.outcome != .passes else { return .passed }
    let reason = result.cells.first { $0.outcome == result.outcome }?.reason
    let text = reason ?? result.control.notModelled ?? "Nothing was judged"
    let mark = result.outcome == .doesNotApply ? "Does not apply: " : "Needs review: "
    return .skipped(mark + HarmlessText.line(text))
  }

  /// Writes the test.
  func xml(className: String) -> XMLText {
    var inside: [XMLText] = []
    switch verdict {
    case .passed: break
    case .skipped(let reason): inside = [XMLText("skipped", ["message": reason])]
    case .failed(let rule, let message, let body):
      inside = [XMLText("failure", ["message": message, "type": rule], text: body)]
    }
    return XMLText("testcase", ["classname": className, "name": name, "time": "0"], inside)
  }
}
