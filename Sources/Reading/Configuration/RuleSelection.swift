/// Which rules a configuration wants asked.
package struct RuleSelection: Hashable, Sendable {
  /// Rules that are named, and whether they are asked.
  package var named: [String: Bool]
  /// Whether rules that are not named are asked.
  package var others: Bool

  /// Selects rules.
  package init(named: [String: Bool], others: Bool) {
    self.named = named
    self.others = others
  }

  /// Whether a rule is asked.
  package func selects(_ id: String) -> Bool {
    named[id] ?? others
  }
}
