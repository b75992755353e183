internal import JSONText

/// Which rules a configuration wants asked, and how loudly.
package struct RuleSelection: Hashable, Sendable {
  /// Rules that are named, and whether they are asked.
  package var named: [String: Bool]
  /// Whether rules that are not named are asked.
  package var others: Bool
  /// Rules that warn and fail no build.
  package var warnings: Set<String>
  /// Points by which lengths may miss their limits, by rule.
  package var tolerances: [String: Double]

  /// Selects rules.
  package init(
    named: [String: Bool], others: Bool, warnings: Set<String> = [],
    tolerances: [String: Double] = [:]
  ) {
    self.named = named
    self.others = others
    self.warnings = warnings
    self.tolerances = tolerances
  }

  /// Whether a rule is asked.
  package func selects(_ id: String) -> Bool {
    named[id] ?? others
  }

  /// Lays what a nearer file says over this: a list is the whole choice, a mapping changes what it
  /// names.
  func overlaid(by nearer: RuleSelection) -> RuleSelection {
    let isWhole = !nearer.others
    return RuleSelection(
      named: isWhole ? nearer.named : named.merging(nearer.named) { $1 },
      others: isWhole ? false : others,
      warnings: warnings.subtracting(nearer.named.keys).union(nearer.warnings),
      tolerances: tolerances.filter { nearer.named[$0.key] == nil }
        .merging(nearer.tolerances) { $1 })
  }
}

/// What a configuration says of one rule.
struct RuleSetting: KeyedDraft {
  /// How loudly a rule speaks.
  enum Severity: String, Hashable, CaseIterable {
    case off, warn, fail
  }

  /// How loudly it speaks.
  var severity: Severity?
  /// Points by which a length may miss its limit.
  var tolerance: Double?

  /// The keys of a rule.
  static let table = KeyTable(
    "rule",
    [
      TableKey("severity", \RuleSetting.severity, readSeverity),
      TableKey("tolerance", \.tolerance, ValueReader.length),
    ])

  /// Words of the severity.
  static let severities = WordList<Severity>("severity")

  /// Reads `on`, `off`, `warn`, `fail` or an object.
  static func read(_ node: JSONNode) throws(ValueError) -> RuleSetting {
    if node.object != nil { return try table.read(node) }
    return RuleSetting(severity: try readSeverity(node))
  }

  /// Reads a severity; YAML's own `on` and `off` are taken for fail and off.
  private static func readSeverity(_ node: JSONNode) throws(ValueError) -> Severity {
    if let isOn = node.bool { return isOn ? .fail : .off }
    guard node.string != nil else { throw ValueReader.wrong(node, "off, warn or fail") }
    return try severities.read(node)
  }
}
