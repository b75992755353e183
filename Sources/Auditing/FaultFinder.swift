internal import Model

/// Tells whether the base language of a control fails where another one does.
struct FaultFinder {
  /// Language that the app is written in; nil where not said.
  let developmentLanguage: String?

  /// Marks the findings of one control; those of a control with one language are nobody's fault.
  func marked(_ findings: [Finding], of control: Control) -> [Finding] {
    guard Set(control.titles.map(\.locale)).count > 1,
      let base = control.baseLocale(development: developmentLanguage)
    else { return findings }
    var worst: [Key: Outcome] = [:]
    for finding in findings where finding.locale == base {
      worst[Key(finding), default: .doesNotApply] = max(
        worst[Key(finding)] ?? .doesNotApply, finding.outcome)
    }
    return findings.map { finding in
      var copy = finding
      let isShared = (worst[Key(finding)] ?? .doesNotApply) >= finding.outcome
      copy.fault = isShared ? .layout : .translation
      return copy
    }
  }

  /// What findings of two languages have in common.
  private struct Key: Hashable {
    var rule: String
    var state: ControlState
    var isWhatIf: Bool

    init(_ finding: Finding) {
      rule = finding.rule
      state = finding.state
      isWhatIf = finding.isWhatIf
    }
  }
}
