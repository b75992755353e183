public import Model
import Reading
import Reporting

/// What an audit comes to in a team's own tests: `#expect(audit.passes)`.
///
/// A failed expectation prints the check, which lists what fails, worst first.
public struct AuditCheck: Sendable, CustomStringConvertible {
  /// Findings that the description lists.
  static let listed = 20

  /// Everything that was found.
  public let report: Report
  /// What counts.
  let gate: Gate

  /// Whether nothing that counts was found, and something was laid out at all.
  ///
  /// Findings that are accepted do not count; one whose acceptance has ended does.
  public var passes: Bool { wasJudged && !gate.decide(on: report).fails }

  /// Findings that count, worst first.
  public var failures: [Finding] {
    report.findings.filter { $0.acceptance == nil && gate.counts($0) }
  }

  /// What fails, a finding a line, in words for people.
  public var description: String {
    guard wasJudged else { return "nothing could be judged: " + notices }
    let failures = failures
    guard !failures.isEmpty else { return "nothing fails" }
    let lines = failures.prefix(Self.listed).map { finding in
      let line = finding.source.line.map { ":\($0)" } ?? ""
      return HarmlessText.logged(
        "\(finding.source.file)\(line) \(finding.source.object ?? finding.control): "
          + "\(finding.message) [\(finding.rule)]")
    }
    let rest = failures.count - lines.count
    let head = failures.count == 1 ? "1 finding fails" : "\(failures.count) findings fail"
    return ([head] + lines + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }

  private var wasJudged: Bool {
    report.controls.lazy.flatMap(\.cells).contains { cell in
      cell.outcome != .doesNotApply || cell.layout != nil
    }
  }

  private var notices: String {
    let words = report.notices.prefix(3).map { "\($0.source.file): \($0.message)" }
    return words.isEmpty ? "no file holds a control" : words.joined(separator: " ")
  }
}

extension Audit {
  /// Runs the audit for a test.
  ///
  /// `failingOn` takes the words of `--fail-on`: rules, a least impact, `needs-review`; without any
  /// whatever is proven of the app as it is fails. Throws ``AuditError`` for an unknown word and
  /// where nothing could be audited at all.
  public func check(failingOn words: [String] = []) async throws(AuditError) -> AuditCheck {
    var gate = Gate()
    try gate.choose(words)
    return AuditCheck(report: try await run(), gate: gate)
  }
}
