import JSONText
import Model
import Reporting

/// A comparison in the words of a terminal, a program or a comment.
package enum ComparisonText: String, CaseIterable, Sendable {
  case text, json, markdown

  /// Entries that a comment shows.
  static let entriesShown = 50

  /// Writes a comparison.
  package func write(_ comparison: ReportComparison) -> String {
    switch self {
    case .text: Self.plain(comparison)
    case .json: Self.json(comparison).prettyText
    case .markdown: Self.markdown(comparison)
    }
  }

  private static func plain(_ comparison: ReportComparison) -> String {
    var lines = comparison.circumstances.map { "changed · \($0.name) · \($0.value)" }
    lines += comparison.entries.map(line)
    return (lines + [counts(comparison)]).map { HarmlessText.line($0) + "\n" }.joined()
  }

  private static func line(of entry: ReportComparison.Entry) -> String {
    var parts = [entry.change.rawValue, entry.place, entry.control, entry.rule]
    if entry.locale != "und" { parts.append(entry.locale) }
    parts.append(entry.outcome)
    if let points = points(of: entry) { parts.append(points) }
    if !entry.causes.isEmpty { parts.append("changed: " + entry.causes.joined(separator: ", ")) }
    return parts.joined(separator: " · ")
  }

  private static func points(of entry: ReportComparison.Entry) -> String? {
    switch (entry.oldPoints, entry.newPoints) {
    case (let old?, let new?): "\(number(old)) → \(number(new)) pt"
    case (nil, let new?) where new > 0: "\(number(new)) pt"
    case (let old?, nil) where old > 0: "was \(number(old)) pt"
    default: nil
    }
  }

  private static func number(_ points: Double) -> String {
    JSONValue.text(of: (points * 10).rounded() / 10)
  }

  private static func counts(_ comparison: ReportComparison) -> String {
    ReportComparison.Change.allCases.map { "\(comparison.count($0)) \($0.rawValue)" }
      .joined(separator: ", ") + ", \(comparison.unchanged) as before"
  }

  private static func markdown(_ comparison: ReportComparison) -> String {
    var lines = ["## LargePrint: " + counts(comparison), ""]
    lines += comparison.circumstances.map { change in
      "- changed \(change.name): " + HarmlessText.code(change.value)
    }
    let shown = comparison.entries.prefix(entriesShown)
    if !shown.isEmpty {
      lines += ["", "| | rule | control | place | points | changed |", "|---|---|---|---|---|---|"]
      lines += shown.map(row)
    }
    let rest = comparison.entries.count - shown.count
    if rest > 0 { lines += ["", "… and \(rest) more."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(of entry: ReportComparison.Entry) -> String {
    let cells = [
      entry.change.rawValue, "`" + entry.rule + "`", HarmlessText.code(entry.control),
      HarmlessText.code(entry.place), points(of: entry) ?? "",
      entry.causes.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension ComparisonText {
  private static func json(_ comparison: ReportComparison) -> JSONValue {
    let counts = ReportComparison.Change.allCases.map { change in
      (change.rawValue, JSONValue.integer(comparison.count(change)))
    }
    return .object([
      ("schemaVersion", .integer(1)),
      (
        "circumstances",
        .array(
          comparison.circumstances.map { change in
            .object([("kind", .string(change.name)), ("change", .string(change.value))])
          })
      ),
      ("counts", .object(counts + [("unchanged", .integer(comparison.unchanged))])),
      ("isWorse", .bool(comparison.isWorse)),
      ("findings", .array(comparison.entries.map(json))),
    ])
  }

  private static func json(of entry: ReportComparison.Entry) -> JSONValue {
    .object([
      ("change", .string(entry.change.rawValue)),
      ("rule", .string(entry.rule)),
      ("place", .string(entry.place)),
      ("control", .string(entry.control)),
      ("locale", .string(entry.locale)),
      ("outcome", .string(entry.outcome)),
      ("defect", .bool(entry.isDefect)),
      ("oldPoints", .optional(entry.oldPoints)),
      ("newPoints", .optional(entry.newPoints)),
      ("changed", .array(entry.causes.map(JSONValue.string))),
      ("message", .string(entry.message)),
    ])
  }
}
