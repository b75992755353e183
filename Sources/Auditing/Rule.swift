package import Model

/// One check: what it is called, what it looks at and how it decides.
package struct Rule: Sendable {
  /// What a rule is asked about.
  package enum Scope: String, Hashable, Sendable {
    /// Each layout of a title, at every size.
    case cell
    /// The control, once, at Large.
    case control
    /// The control among its neighbours, once, at Large, when all of them are laid out.
    case screen
  }

  /// What reports say of the rule.
  package let description: RuleDescription
  /// What it is asked about.
  package let scope: Scope
  /// What a proof rests on; where the input doubts one of these, the verdict is "needs review".
  package let restsOn: Set<Doubt.Subject>
  /// Layouts with the verdict expected: documentation and test at once.
  package let examples: [RuleExample]
  /// Looks at one subject; titles that are never judged are sorted out before.
  package let evaluate: @Sendable (Subject, RuleOptions) -> Judgement

  /// Permanent id in kebab-case.
  package var id: String { description.id }

  /// Describes a rule; of cells unless said otherwise.
  package init(
    _ description: RuleDescription, scope: Scope = .cell, restsOn: Set<Doubt.Subject>,
    examples: [RuleExample],
    evaluate: @escaping @Sendable (Subject, RuleOptions) -> Judgement
  ) {
    self.description = description
    self.scope = scope
    self.restsOn = restsOn
    self.examples = examples
    self.evaluate = evaluate
  }

  /// Judges a subject, with everything that makes an answer impossible or doubtful.
  package func judge(_ subject: Subject, _ options: RuleOptions) -> RuleAnswer {
    if let reason = subject.reasonNotToJudge { return .doesNotApply(reason) }
    switch evaluate(subject, options) {
    case .passes: return .passes
    case .doesNotApply(let reason): return .doesNotApply(reason)
    case .broken(let breach):
      if let forgiven = options.tolerances[id], breach.shortfall > 0,
        breach.shortfall <= forgiven
      {
        return .passes
      }
      return .broken(verdict(on: breach, of: subject))
    }
  }

  private func verdict(on breach: Breach, of subject: Subject) -> RuleVerdict {
    let doubts = subject.doubtReasons(about: breach.restsOn ?? restsOn)
    var message = breach.message
    if !doubts.isEmpty { message += " Not proven: " + doubts.joined(separator: "; ") + "." }
    if subject.title.standing == .sample { message += " The text is a sample." }
    return RuleVerdict(
      rule: id, outcome: breach.isProven && doubts.isEmpty ? .fails : .needsReview,
      message: message, measured: breach.measured, shortfall: breach.shortfall,
      impact: breach.impact)
  }
}

/// What a rule says in the end, doubts weighed.
package enum RuleAnswer: Hashable, Sendable {
  /// Looked at and found fine.
  case passes
  /// There is nothing to look at; the reason is a sentence without a full stop.
  case doesNotApply(String)
  /// Fails or needs review.
  case broken(RuleVerdict)

  /// The answer in one word.
  package var outcome: Outcome {
    switch self {
    case .passes: .passes
    case .doesNotApply: .doesNotApply
    case .broken(let verdict): verdict.outcome
    }
  }
}
