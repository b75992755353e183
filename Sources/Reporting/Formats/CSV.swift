internal import JSONText
internal import Model

extension Reporter {
  /// A table by RFC 4180 that spreadsheets open without running any of it.
  static let csv = Reporter(
    id: "csv", fileName: "findings.csv",
    help: "One finding a row for spreadsheets; no text of the input can be a formula."
  ) { report, _ in
    let words = AlertWords(report)
    let rows = [columns] + report.findings.map { row(of: $0, words) }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private static let columns = [
    "outcome", "what_if", "impact", "rule", "file", "line", "object", "control", "locale", "state",
    "size", "worst_size", "worst_points", "message", "fingerprint",
    "accepted",
  ]

  private static func row(of finding: Finding, _ words: AlertWords) -> [String] {
    let worst = finding.worst
    return [
      finding.outcome.rawValue, finding.isWhatIf ? "yes" : "no", finding.impact.rawValue,
      finding.rule, field(finding.source.file), finding.source.line.map(String.init) ?? "",
      field(finding.source.object ?? ""), field(words.name(of: finding)), field(finding.locale),
      finding.state.rawValue, finding.category.shortName, worst?.category.shortName ?? "",
      worst.map { number($0.verdict.shortfall) } ?? "", field(finding.message),
      finding.fingerprint, field(finding.acceptance?.words ?? ""),
    ]
  }

  private static func number(_ points: Double) -> String {
    points.isFinite ? JSONValue.text(of: points) : ""
  }

  /// Quotes a text; one that a spreadsheet would take for a formula is led by an apostrophe.
  private static func field(_ text: String) -> String {
    let line = HarmlessText.line(text)
    let starters: Set<Character> = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "|", "%"]
    let first = line.first { $0 != " " }
    let guarded = first.map(starters.contains) == true ? "'" + line : line
    return "\"" + guarded.replacing("\"", with: "\"\"") + "\""
  }
}
