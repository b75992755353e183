import LargePrint
import Reading

extension Command {
  /// Compares two JSON reports.
  static let compare = Command(
    name: "compare",
    summary: "Tells what is new, worse, better or cured between two JSON reports, and why.",
    operands: "OLD NEW",
    options: [
      Option("format", "WORD", help: "Writes text, json or markdown; text by default."),
      Option("lenient", help: "Never fails, whatever is new or worse."),
    ]
  ) { arguments in
    guard arguments.operands.count == 2 else {
      throw UsageError(message: "compare needs two JSON reports, the older one first")
    }
    let word = arguments.value("format") ?? "text"
    guard let format = ComparisonText(rawValue: word) else {
      let known = ComparisonText.allCases.map(\.rawValue)
      throw UsageError(
        message: "compare has no format \(word)\(NearestWord.hint(for: word, among: known))")
    }
    let comparison = ReportComparison(
      old: try SavedReport(arguments.operands[0]), new: try SavedReport(arguments.operands[1]))
    try Terminal.print(format.write(comparison))
    return comparison.isWorse && !arguments.has("lenient") ? .findings : .clean
  }
}
