package import Model

/// Folds findings into what they have in common.
///
/// Findings belong together when they break the same rule in the same control, in whatever language
/// and state; when their controls are of the same custom class; and, of rules that look at a control
/// as a whole, when their controls are of the same kind and miss the same limit.
package struct CauseFolder: Sendable {
  private let rules: [String: Rule]

  /// Takes the rules.
  package init(rules: [Rule] = Rule.all) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Folds findings, which stand worst first, into causes, worst first; each belongs to one.
  package func fold(_ findings: [Finding], _ results: [ControlResult]) -> [Cause] {
    let controls = Dictionary(results.map { ($0.control.id, $0) }) { first, _ in first }
    var order: [Key] = []
    var members: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      let key = key(of: finding, controls[finding.control]?.control)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    return order.map { cause($0, members[$0] ?? [], findings, controls) }
  }

  /// What the findings of a cause have in common.
  private struct Key: Hashable {
    var rule: String
    var isWhatIf: Bool
    var isAccepted: Bool
    var scope: String
    var name: String
  }

  private func key(of finding: Finding, _ control: Control?) -> Key {
    let (scope, name) = scope(of: finding, control)
    return Key(
      rule: finding.rule, isWhatIf: finding.isWhatIf, isAccepted: finding.acceptance != nil,
      scope: scope, name: name)
  }

  private func scope(of finding: Finding, _ control: Control?) -> (String, String) {
    if let name = control?.className, !["UIButton", "UILabel"].contains(name) {
      return ("class", name)
    }
    if let control, rules[finding.rule]?.scope == .control,
      let limit = finding.worst?.verdict.measured.first?.limit
    {
      return ("kind", control.kind.rawValue + " " + Points.number(limit))
    }
    return ("control", finding.control)
  }

  private func cause(
    _ key: Key, _ members: [Int], _ findings: [Finding], _ controls: [String: ControlResult]
  ) -> Cause {
    let own = members.map { findings[$0] }
    var hash = StableHash()
    hash.combine("cause")
    let name = key.scope == "control" ? Self.controlName(own) : key.name
    for part in [key.rule, key.scope, name] { hash.combine(part) }
    if key.isWhatIf { hash.combine("what-if") }
    if key.isAccepted { hash.combine("accepted") }
    var cause = Cause(
      rule: key.rule, fingerprint: hash.hexadecimal,
      headline: CauseHeadline(
        findings: own, control: own.first.flatMap { controls[$0.control]?.control },
        className: key.scope == "class" ? key.name : nil,
        title: rules[key.rule]?.description.title ?? key.rule
      ).sentence,
      outcome: own.map(\.outcome).max() ?? .doesNotApply, findings: members,
      cellCount: own.reduce(0) { $0 + $1.occurrences.count })
    cause.controlCount = Set(own.map(\.control)).count
    cause.cure = own.lazy.compactMap { controls[$0.control]?.cure?.sentence }.first
    return cause
  }

  /// A control by the name of its file, whatever the folder that the audit was started in, and its
  /// object.
  private static func controlName(_ findings: [Finding]) -> String {
    guard let finding = findings.first else { return "" }
    let file = finding.source.file.split(separator: "/").last ?? ""
    return file + "#" + (finding.source.object ?? finding.control)
  }
}
