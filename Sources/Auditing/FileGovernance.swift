/// What a project says about the rules in one file.
package struct FileGovernance: Sendable {
  /// Whether a rule is asked there, by its id.
  package var isAsked: @Sendable (String) -> Bool
  /// Points by which a rule's decisive length may miss its limit there, by the rule's id.
  package var tolerances: [String: Double]

  /// Governs a file.
  package init(isAsked: @escaping @Sendable (String) -> Bool, tolerances: [String: Double]) {
    self.isAsked = isAsked
    self.tolerances = tolerances
  }
}
