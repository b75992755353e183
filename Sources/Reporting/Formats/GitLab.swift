internal import JSONText
internal import Model

extension Reporter {
  /// GitLab's code quality report, a subset of Code Climate's issues.
  static let gitlab = Reporter(
    id: "gitlab", fileName: "gl-code-quality-report.json",
    help: "GitLab code quality, for the widget of a merge request."
  ) { report, _ in
    let words = AlertWords(report)
    var seen: [String: Int] = [:]
    let issues = report.openFindings.map { finding in
      seen[finding.fingerprint, default: 0] += 1
      return issue(of: finding, repetition: seen[finding.fingerprint] ?? 1, words)
    }
    return JSONValue.array(issues).prettyText
  }

  /// GitLab drops issues that share a fingerprint, so a repetition adds its number.
  private static func issue(
    of finding: Finding, repetition: Int, _ words: AlertWords
  ) -> JSONValue {
    let suffix = repetition > 1 ? "-" + String(repetition) : ""
    return .object([
      ("description", .string(words.sentence(of: finding))),
      ("check_name", .string(finding.rule)),
      ("fingerprint", .string(finding.fingerprint + suffix)),
      ("severity", .string(severity(of: finding))),
      (
        "location",
        .object([
          ("path", .string(finding.source.file)),
          ("lines", .object([("begin", .integer(finding.source.line ?? 1))])),
        ])
      ),
    ])
  }

  private static func severity(of finding: Finding) -> String {
    guard finding.isDefect else { return "info" }
    return switch finding.impact {
    case .critical: "critical"
    case .serious: "major"
    case .moderate, .minor: "minor"
    }
  }
}
