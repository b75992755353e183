/// Findings of one control that its own manifest accepts.
public struct ControlAcceptance: Hashable, Sendable, Codable {
  /// Id of the rule; nil for any.
  public var rule: String?
  /// What such findings get.
  public var acceptance: Acceptance
  /// Where it is written.
  public var source: SourceReference

  /// Accepts.
  public init(rule: String?, acceptance: Acceptance, source: SourceReference) {
    self.rule = rule
    self.acceptance = acceptance
    self.source = source
  }

  /// Whether it is about a finding of its control.
  public func meets(_ finding: Finding) -> Bool { rule == nil || rule == finding.rule }
}
