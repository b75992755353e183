internal import Model

extension Reporter {
  /// Checkstyle's XML, read by Jenkins, reviewdog and many editors.
  static let checkstyle = Reporter(
    id: "checkstyle", fileName: "checkstyle.xml",
    help: "Checkstyle XML, for Jenkins, reviewdog and other review tools."
  ) { report, _ in
    let words = AlertWords(report)
    return XMLText(
      "checkstyle", ["version": "4.3"],
      report.findingsByFile.map { file, findings in
        XMLText("file", ["name": file], findings.map { error(of: $0, words) })
      }
    ).document
  }

  /// Checkstyle's own word for a note is `info`.
  private static func error(of finding: Finding, _ words: AlertWords) -> XMLText {
    let level = AlertLevel(finding)
    return XMLText(
      "error",
      [
        "line": finding.source.line.map(String.init),
        "severity": level == .note ? "info" : level.rawValue,
        "message": words.sentence(of: finding),
        "source": "largeprint." + finding.rule,
      ])
  }
}
