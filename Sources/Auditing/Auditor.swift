package import Model

/// Puts laid-out titles before the rules.
package struct Auditor: Sendable {
  /// Rules to ask, in the order of reports.
  package let rules: [Rule]
  /// Limits and tolerances.
  package let options: RuleOptions

  /// What a project says about the rules in a file; nil where it says nothing.
  package var governs: @Sendable (_ file: String) -> FileGovernance? = { _ in nil }

  /// Chooses rules and their options; all rules with their defaults unless said otherwise.
  package init(rules: [Rule] = Rule.all, options: RuleOptions = RuleOptions()) {
    self.rules = rules
    self.options = options
  }

  /// Asks the rules of cells about one layout.
  package func judge(_ subject: Subject) -> CellJudgement {
    let (rules, options) = asked(of: .cell, about: subject)
    return CellJudgement(answers: rules.map { $0.judge(subject, options) })
  }

  /// The rules of a scope that are asked about a control, and their options in its file.
  private func asked(
    of scope: Rule.Scope, about subject: Subject?
  ) -> (rules: [Rule], options: RuleOptions) {
    let rules = rules.filter { $0.scope == scope }
    guard let subject, let governance = governs(subject.control.source.file) else {
      return (rules, options)
    }
    var options = options
    options.tolerances = governance.tolerances
    return (rules.filter { governance.isAsked($0.id) }, options)
  }

  /// Asks the rules of controls about a control, given its titles as laid out at Large.
  ///
  /// A control gets one verdict per rule: that of the first of its titles with the worst outcome,
  /// so that one flaw in four states is one finding.
  package func judgeControl(_ subjects: [Subject]) -> [ControlVerdict] {
    let (rules, options) = asked(of: .control, about: subjects.first)
    return rules.compactMap { rule in
      let verdicts = subjects.compactMap { subject -> ControlVerdict? in
        guard case .broken(let verdict) = rule.judge(subject, options) else { return nil }
        return ControlVerdict(subject: subject, verdict: verdict)
      }
      let worst = verdicts.map(\.verdict.outcome).max()
      return verdicts.first { $0.verdict.outcome == worst }
    }
  }
}

extension Auditor {
  /// Asks the rules of screens about a control with its neighbours, as laid out at Large.
  package func judgeScreen(_ subject: Subject) -> [ControlVerdict] {
    let (rules, options) = asked(of: .screen, about: subject)
    return rules.compactMap { rule in
      guard case .broken(let verdict) = rule.judge(subject, options) else { return nil }
      return ControlVerdict(subject: subject, verdict: verdict)
    }
  }
}

/// What the rules of cells say of one layout.
package struct CellJudgement: Hashable, Sendable {
  /// Worst answer.
  package var outcome: Outcome
  /// Why nothing applies; nil when something did.
  package var reason: String?
  /// What failed or needs review, in the order of the rules.
  package var verdicts: [RuleVerdict]

  /// Sums up answers.
  init(answers: [RuleAnswer]) {
    outcome = answers.map(\.outcome).max() ?? .doesNotApply
    verdicts = answers.compactMap { answer in
      if case .broken(let verdict) = answer { verdict } else { nil }
    }
    guard outcome == .doesNotApply else { return }
    let reasons = answers.compactMap { answer in
      if case .doesNotApply(let reason) = answer { reason } else { nil }
    }
    reason = reasons.first ?? "no rule was asked"
  }
}

/// What a rule of controls says of one control.
package struct ControlVerdict: Hashable, Sendable {
  /// Id of the control.
  package var control: String
  /// Language of the title that it was found with.
  package var locale: String
  /// State of that title.
  package var state: ControlState
  /// Text of that title.
  package var title: String
  /// Which of the control's texts it is.
  package var part: TitlePart
  /// Size that it was looked at.
  package var category: ContentSizeCategory
  /// Whether Dynamic Type was supposed.
  package var isWhatIf: Bool
  /// What was said.
  package var verdict: RuleVerdict

  /// Notes a verdict on a subject.
  init(subject: Subject, verdict: RuleVerdict) {
    control = subject.control.id
    locale = subject.title.locale
    state = subject.title.state
    title = subject.title.title.text
    part = subject.title.part
    category = subject.traits.category
    isWhatIf = subject.isWhatIf
    self.verdict = verdict
  }
}
