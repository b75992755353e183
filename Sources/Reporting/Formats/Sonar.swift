internal import JSONText
internal import Model

extension Reporter {
  /// SonarQube's generic issue data, in the form that has rules (from version 10.3 on).
  static let sonar = Reporter(
    id: "sonar", fileName: "sonar-issues.json",
    help: "SonarQube generic issues, for sonar.externalIssuesReportPaths."
  ) { report, _ in
    let words = AlertWords(report)
    let findings = report.openFindings
    let kinds = findings.map { SonarRule($0) }
    var seen: Set<SonarRule> = []
    let rules = kinds.filter { seen.insert($0).inserted }
    let titles = Dictionary(report.rules.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    return JSONValue.object([
      ("rules", .array(rules.map { $0.json(titles[$0.rule]) })),
      ("issues", .array(zip(findings, kinds).map { issue(of: $0, $1, words) })),
    ]).prettyText
  }

  private static func issue(
    of finding: Finding, _ rule: SonarRule, _ words: AlertWords
  ) -> JSONValue {
    var location: [(String, JSONValue)] = [
      ("message", .string(words.sentence(of: finding))),
      ("filePath", .string(finding.source.file)),
    ]
    if let line = finding.source.line {
      location.append(("textRange", .object([("startLine", .integer(line))])))
    }
    return .object([("ruleId", .string(rule.id)), ("primaryLocation", .object(location))])
  }
}

/// A rule as SonarQube knows it: severity belongs to a rule there, not to an issue, so each rule has
/// one entry for each impact and standing that occurs.
private struct SonarRule: Hashable {
  /// Our rule's id.
  let rule: String
  /// Nil for what is no proven defect.
  let impact: Impact?
  /// Whether Dynamic Type was supposed.
  let isWhatIf: Bool

  /// Takes what decides the severity of a finding.
  init(_ finding: Finding) {
    rule = finding.rule
    impact = finding.isDefect ? finding.impact : nil
    isWhatIf = finding.isWhatIf
  }

  /// Id of the entry, such as `text-clipped.serious` or `text-clipped.needs-review`.
  var id: String { rule + "." + standing }

  private var standing: String {
    impact?.rawValue ?? (isWhatIf ? "what-if" : "needs-review")
  }

  /// SonarQube's two scales: of its standard mode and of its multi-quality mode.
  private var severity: (standard: String, quality: String) {
    switch impact {
    case .critical: ("CRITICAL", "HIGH")
    case .serious: ("MAJOR", "HIGH")
    case .moderate: ("MINOR", "MEDIUM")
    case .minor: ("MINOR", "LOW")
    case nil: ("INFO", "LOW")
    }
  }

  /// Writes the entry.
  func json(_ description: RuleDescription?) -> JSONValue {
    let quality: JSONValue = .object([
      ("softwareQuality", .string("RELIABILITY")), ("severity", .string(severity.quality)),
    ])
    return .object([
      ("id", .string(id)),
      ("name", .string((description?.title ?? rule) + " (" + standing + ")")),
      ("description", .string(description?.help ?? rule)),
      ("engineId", .string("largeprint")),
      ("cleanCodeAttribute", .string("COMPLETE")),
      ("type", .string("BUG")),
      ("severity", .string(severity.standard)),
      ("impacts", .array([quality])),
    ])
  }
}
