/// What reports say of a rule.
public struct RuleDescription: Hashable, Sendable, Codable {
  /// Permanent id in kebab-case: the failing state as a noun phrase.
  public var id: String
  /// A few words for headings.
  public var title: String
  /// Why it matters and what to do, in full sentences.
  public var help: String
  /// How much it hurts.
  public var impact: Impact
  /// WCAG criteria and other labels.
  public var tags: [String]

  /// Describes a rule.
  public init(id: String, title: String, help: String, impact: Impact, tags: [String]) {
    self.id = id
    self.title = title
    self.help = help
    self.impact = impact
    self.tags = tags
  }
}
