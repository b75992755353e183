internal import Model

/// Tells whether the base language of a control fails where another one does.
struct FaultFinder {
  /// Language that the app is written in; nil where not said.
  let developmentLanguage: String?

  /// Marks the findings of one control; those of a control with one language are nobody's fault.
  ///
  /// A fault is the layout's where the base language comes to the same, or to worse, at the first size
  /// that the finding names: a translation that fails two sizes before the base is at fault itself.
  func marked(_ findings: [Finding], of control: Control) -> [Finding] {
    guard Set(control.titles.map(\.locale)).count > 1,
      let base = control.baseLocale(development: developmentLanguage)
    else { return findings }
    var worst: [Key: Outcome] = [:]
    for finding in findings where finding.locale == base {
      for occurrence in finding.occurrences {
        let key = Key(finding, at: occurrence.category)
        worst[key] = max(worst[key] ?? .doesNotApply, occurrence.verdict.outcome)
      }
    }
    return findings.map { finding in
      var copy = finding
      let ofBase = worst[Key(finding, at: finding.category)] ?? .doesNotApply
      copy.fault = ofBase >= finding.outcome ? .layout : .translation
      return copy
    }
  }

  /// What findings of two languages have in common at a size.
  private struct Key: Hashable {
    var rule: String
    var state: ControlState
    var part: TitlePart
    var isWhatIf: Bool
    var category: ContentSizeCategory

    init(_ finding: Finding, at category: ContentSizeCategory) {
      rule = finding.rule
      state = finding.state
      part = finding.part
      isWhatIf = finding.isWhatIf
      self.category = category
    }
  }
}
