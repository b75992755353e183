internal import Model

extension Reporter {
  /// Lines in the form of a compiler's, which Xcode shows beside the file of a run-script phase.
  static let xcode = Reporter(
    id: "xcode", fileName: nil,
    help: "Compiler-like lines for a run-script phase of Xcode and for editors."
  ) { report, _ in
    let words = AlertWords(report)
    let findings = report.openFindings.map { finding in
      line(finding.source, level(of: finding), words.sentence(of: finding), finding.rule)
    }
    let notices = report.notices.map { notice in
      line(notice.source, "note", AlertWords.sentence(of: notice), notice.reason.rawValue)
    }
    return (findings + notices).joined()
  }

  /// Xcode lists no note of its own accord, so what needs review is a warning; a what-if is not.
  private static func level(of finding: Finding) -> String {
    let level = AlertLevel(finding)
    return level == .note && !finding.isWhatIf ? "warning" : level.rawValue
  }

  private static func line(
    _ source: SourceReference, _ level: String, _ message: String, _ id: String
  ) -> String {
    let column = source.line == nil ? nil : source.column
    let place = [source.line, column].compactMap { $0.map(String.init) }
    return ([HarmlessText.logged(source.file)] + place).joined(separator: ":")
      + ": \(level): \(message) [\(id)]\n"
  }
}
