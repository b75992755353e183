/// What many findings have in common: one thing to mend.
public struct Cause: Hashable, Sendable, Codable {
  /// Id of the rule that is broken.
  public var rule: String
  /// Name that survives moved lines, in hexadecimal.
  public var fingerprint: String
  /// One sentence that says what is wrong and how widely.
  public var headline: String
  /// Worst outcome of its findings.
  public var outcome: Outcome
  /// Indices into the report's findings, worst first; never empty.
  public var findings: [Int]
  /// How many cells it spoils.
  public var cellCount: Int
  /// How many controls it spoils.
  public var controlCount = 1
  /// What would cure the worst control that a cure was found for, as a sentence.
  public var cure: String?

  /// Describes a cause.
  public init(
    rule: String, fingerprint: String, headline: String, outcome: Outcome, findings: [Int],
    cellCount: Int
  ) {
    self.rule = rule
    self.fingerprint = fingerprint
    self.headline = headline
    self.outcome = outcome
    self.findings = findings
    self.cellCount = cellCount
  }
}
