internal import Model

extension Reporter {
  /// Workflow commands that GitHub shows beside the lines of a pull request.
  static let github = Reporter(
    id: "github", fileName: nil,
    help: "GitHub annotations, one workflow command a line; GitHub shows ten of a level."
  ) { report, _ in
    let words = AlertWords(report)
    let findings = report.openFindings.map { command(for: $0, words) }
    let notices = report.notices.map { notice in
      line(
        "notice", notice.source, title: notice.reason.rawValue, AlertWords.sentence(of: notice))
    }
    return (findings + notices).joined()
  }

  private static func command(for finding: Finding, _ words: AlertWords) -> String {
    let level = AlertLevel(finding)
    return line(
      level == .note ? "notice" : level.rawValue, finding.source, title: finding.rule,
      words.sentence(of: finding))
  }

  private static func line(
    _ command: String, _ source: SourceReference, title: String, _ message: String
  ) -> String {
    let place = "file=" + property(source.file) + (source.line.map { ",line=\($0)" } ?? "")
    return "::\(command) \(place),title=\(property(title))::\(data(message))\n"
  }

  /// Escapes what ends a command's line; the runner undoes it.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes what ends a property as well.
  private static func property(_ text: String) -> String {
    data(HarmlessText.line(text, limit: 4096)).replacing(":", with: "%3A").replacing(
      ",", with: "%2C")
  }
}
