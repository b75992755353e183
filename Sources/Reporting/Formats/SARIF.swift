internal import JSONText
internal import Model

extension Reporter {
  /// SARIF 2.1.0 (OASIS, with errata 01).
  static let sarif = Reporter(
    id: "sarif", fileName: "largeprint.sarif",
    help: "SARIF 2.1.0 with rules and fingerprints, for code scanning."
  ) { report, _ in
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    return JSONValue.object([
      ("$schema", .string(schema)),
      ("version", .string("2.1.0")),
      ("runs", .array([report.sarifRun])),
    ]).prettyText
  }
}

extension Report {
  /// The one run of a log.
  fileprivate var sarifRun: JSONValue {
    let words = AlertWords(self)
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return .object([
      ("tool", .object([("driver", sarifDriver)])),
      ("invocations", .array([sarifInvocation])),
      ("results", .array(findings.map { $0.sarif(ruleIndex: indices[$0.rule], words) })),
    ])
  }

  private var sarifDriver: JSONValue {
    .object([
      ("name", .string("LargePrint")),
      ("version", .string(provenance.version)),
      ("semanticVersion", .string(provenance.version)),
      ("rules", .array(rules.map(\.sarif))),
    ])
  }

  /// What could not be audited is no result but a notification of the run.
  private var sarifInvocation: JSONValue {
    .object([
      ("executionSuccessful", .bool(true)),
      ("toolExecutionNotifications", .array(notices.map(\.sarif))),
    ])
  }
}

extension RuleDescription {
  /// Writes a rule with its help and the level that its impact has for defects.
  fileprivate var sarif: JSONValue {
    let level = AlertLevel(impact)
    return .object([
      ("id", .string(id)),
      ("name", .string(id.split(separator: "-").map(Self.capitalized).joined())),
      ("shortDescription", .object([("text", .string(title))])),
      ("fullDescription", .object([("text", .string(help))])),
      ("help", .object([("text", .string(help)), ("markdown", .string(help))])),
      ("defaultConfiguration", .object([("level", .string(level.rawValue))])),
      (
        "properties",
        .object([
          ("tags", .array((["accessibility"] + tags).map(JSONValue.string))),
          ("problem.severity", .string(level.rawValue)),
        ])
      ),
    ])
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Notice {
  /// Writes an obstacle as a warning about the run.
  fileprivate var sarif: JSONValue {
    .object([
      ("descriptor", .object([("id", .string(reason.rawValue))])),
      ("level", .string("warning")),
      ("message", .object([("text", .string(AlertWords.sentence(of: self)))])),
      ("locations", .array([.object([("physicalLocation", source.sarif)])])),
    ])
  }
}
