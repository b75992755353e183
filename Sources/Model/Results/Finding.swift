/// One rule broken by one control in one language, over all sizes at which it is.
public struct Finding: Hashable, Sendable, Codable {
  /// A size at which the rule is broken.
  public struct Occurrence: Hashable, Sendable, Codable {
    /// The size.
    public var category: ContentSizeCategory
    /// What was said there.
    public var verdict: RuleVerdict
    /// Width of the screen in points where it is not that of the control's own cells.
    public var width: Double?

    /// Pairs a size with what was said.
    public init(category: ContentSizeCategory, verdict: RuleVerdict, width: Double? = nil) {
      self.category = category
      self.verdict = verdict
      self.width = width
    }
  }

  /// Id of the rule.
  public var rule: String
  /// Worst outcome over the sizes.
  public var outcome: Outcome
  /// Impact of the rule.
  public var impact: Impact
  /// Id of the control.
  public var control: String
  /// Where the control stands.
  public var source: SourceReference
  /// Language.
  public var locale: String
  /// State whose title it is.
  public var state: ControlState
  /// Text of that title; nil where it is not known.
  public var title: String?
  /// Which of the control's texts it is.
  public var part: TitlePart
  /// Whether Dynamic Type was supposed where the app does not follow it.
  public var isWhatIf: Bool
  /// First size with the worst outcome.
  public var category: ContentSizeCategory
  /// All sizes, smallest first.
  public var occurrences: [Occurrence]
  /// A sentence that names the first size and the worst length.
  public var message: String
  /// Name that survives moved lines, in hexadecimal.
  public var fingerprint: String
  /// Why it is known and fails no build; nil for what is open.
  public var acceptance: Acceptance?
  /// Whose fault it is; nil where the control has one language only.
  public var fault: Fault?
  /// Whether its rule was asked to warn only, or none of its sizes has to pass.
  public var isAdvisory = false

  /// States a finding.
  public init(
    rule: String, outcome: Outcome, impact: Impact, control: String, source: SourceReference,
    locale: String, state: ControlState, title: String? = nil, part: TitlePart = .text,
    isWhatIf: Bool, category: ContentSizeCategory, occurrences: [Occurrence], message: String,
    fingerprint: String
  ) {
    self.part = part
    self.rule = rule
    self.outcome = outcome
    self.impact = impact
    self.control = control
    self.source = source
    self.locale = locale
    self.state = state
    self.title = title
    self.isWhatIf = isWhatIf
    self.category = category
    self.occurrences = occurrences
    self.message = message
    self.fingerprint = fingerprint
  }

  /// Whether it is proven of the app as it is and nobody has accepted it.
  public var isDefect: Bool { outcome == .fails && !isWhatIf && acceptance == nil }

  /// The occurrence that is worst: by outcome, then by points, then the larger size.
  public var worst: Occurrence? {
    occurrences.max { left, right in
      (left.verdict.outcome, left.verdict.shortfall, left.category)
        < (right.verdict.outcome, right.verdict.shortfall, right.category)
    }
  }
}
