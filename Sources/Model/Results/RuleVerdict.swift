/// What one rule found wrong in one cell.
public struct RuleVerdict: Hashable, Sendable, Codable {
  /// Id of the rule.
  public var rule: String
  /// `fails` or `needsReview`.
  public var outcome: Outcome
  /// What is wrong, as a sentence with its numbers.
  public var message: String
  /// Lengths it rests on, the decisive one first.
  public var measured: [MeasuredValue]
  /// Points by which the decisive length misses its limit.
  public var shortfall: Double
  /// How much it hurts, where that is not what the rule says of itself; nil for the rule's own.
  public var impact: Impact?

  /// States a verdict.
  public init(
    rule: String, outcome: Outcome, message: String, measured: [MeasuredValue], shortfall: Double,
    impact: Impact? = nil
  ) {
    self.rule = rule
    self.outcome = outcome
    self.message = message
    self.measured = measured
    self.shortfall = shortfall
    self.impact = impact
  }
}

/// One control in one language, state and size, laid out and judged.
public struct Cell: Hashable, Sendable, Codable {
  /// Conditions of the layout.
  public var traits: Traits
  /// Index of the title in the control's titles.
  public var titleIndex: Int
  /// Whether Dynamic Type was supposed where the app does not follow it.
  public var isWhatIf: Bool
  /// The layout; nil when there is none to judge.
  public var layout: ControlLayout?
  /// Worst verdict.
  public var outcome: Outcome
  /// Why nothing was judged, or what makes it doubtful; nil otherwise.
  public var reason: String?
  /// What failed or needs review, in the order of the rules.
  public var verdicts: [RuleVerdict]

  /// Describes a cell.
  public init(
    traits: Traits, titleIndex: Int, isWhatIf: Bool, layout: ControlLayout?, outcome: Outcome,
    reason: String? = nil, verdicts: [RuleVerdict] = []
  ) {
    self.traits = traits
    self.titleIndex = titleIndex
    self.isWhatIf = isWhatIf
    self.layout = layout
    self.outcome = outcome
    self.reason = reason
    self.verdicts = verdicts
  }

  /// Largest shortfall among the verdicts that share the cell's outcome, in points.
  public var shortfall: Double {
    verdicts.filter { $0.outcome == outcome }.map(\.shortfall).max() ?? 0
  }
}
