internal import JSONText
internal import Model

extension Reporter {
  /// One finding a line, each as in the JSON report.
  static let ndjson = Reporter(
    id: "ndjson", fileName: "findings.ndjson",
    help: "One finding a line as JSON, worst first, for streams and queries."
  ) { report, _ in
    report.findings.map { $0.json.compactText + "\n" }.joined()
  }
}
