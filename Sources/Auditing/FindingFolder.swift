package import Model

/// Folds what was said at single sizes into findings.
package struct FindingFolder: Sendable {
  private let impacts: [String: Impact]
  private let faults: FaultFinder
  private let identity: @Sendable (String) -> String

  /// Takes the impact of each rule from its description.
  ///
  /// `identity` names a file for the fingerprint, the same wherever the audit was started; the
  /// development language is the one that others are held against.
  package init(
    rules: [RuleDescription] = Rule.all.map(\.description),
    developmentLanguage: String? = nil,
    identity: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.identity = identity
    faults = FaultFinder(developmentLanguage: developmentLanguage)
    impacts = Dictionary(rules.map { ($0.id, $0.impact) }) { first, _ in first }
  }

  /// Folds all controls and sorts what results, worst first.
  package func fold(
    _ results: [ControlResult], controlVerdicts: [ControlVerdict] = []
  ) -> [Finding] {
    let byControl = Dictionary(grouping: controlVerdicts, by: \.control)
    return results.flatMap { result in
      let aboutControl = byControl[result.control.id, default: []]
      return faults.marked(
        cellFindings(of: result) + aboutControl.map { controlFinding($0, of: result.control) },
        of: result.control)
    }.sorted(by: FindingOrder.isWorse)
  }

  /// Finds one finding per rule, title and what-if of a control.
  private func cellFindings(of result: ControlResult) -> [Finding] {
    var order: [FoldKey] = []
    var groups: [FoldKey: [Finding.Occurrence]] = [:]
    var judged: [FoldKey: [ContentSizeCategory]] = [:]
    let own = result.cells.first?.traits.containerWidth
    for cell in result.cells {
      let width = cell.traits.containerWidth == own ? nil : cell.traits.containerWidth
      let titleKey = FoldKey(titleIndex: cell.titleIndex, isWhatIf: cell.isWhatIf)
      judged[titleKey, default: []].append(cell.traits.category)
      for verdict in cell.verdicts {
        let key = titleKey.with(rule: verdict.rule)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []]
          .append(
            Finding.Occurrence(category: cell.traits.category, verdict: verdict, width: width))
      }
    }
    return order.compactMap { key in
      finding(
        key, of: result.control, occurrences: Self.oncePerSize(groups[key, default: []]),
        judged: judged[key.with(rule: ""), default: []])
    }
  }

  private func finding(
    _ key: FoldKey, of control: Control, occurrences: [Finding.Occurrence],
    judged: [ContentSizeCategory]
  ) -> Finding? {
    let outcome = occurrences.map(\.verdict.outcome).max()
    guard let outcome, control.titles.indices.contains(key.titleIndex),
      let first = occurrences.first(where: { $0.verdict.outcome == outcome })
    else { return nil }
    let title = control.titles[key.titleIndex]
    let found = make(
      rule: key.rule, control: control, locale: title.locale, state: title.state,
      title: title.title.text, part: title.part, isWhatIf: key.isWhatIf,
      category: first.category, occurrences: occurrences,
      message: FindingMessage(occurrences: occurrences, judged: judged).sentence)
    return title.form.isEmpty ? found : found.named(apart: title.form)
  }

  private func controlFinding(_ found: ControlVerdict, of control: Control) -> Finding {
    make(
      rule: found.verdict.rule, control: control, locale: found.locale, state: found.state,
      title: found.title, part: found.part, isWhatIf: found.isWhatIf, category: found.category,
      occurrences: [Finding.Occurrence(category: found.category, verdict: found.verdict)],
      message: found.verdict.message)
  }

  private func make(
    rule: String, control: Control, locale: String, state: ControlState, title: String,
    part: TitlePart, isWhatIf: Bool, category: ContentSizeCategory,
    occurrences: [Finding.Occurrence], message: String
  ) -> Finding {
    var hash = StableHash()
    let object = control.source.object ?? control.id
    let file = identity(control.source.file)
    for part in [rule, file, object, locale, state.rawValue] { hash.combine(part) }
    if isWhatIf { hash.combine("what-if") }
    if let name = part.name { hash.combine(name) }
    return Finding(
      rule: rule, outcome: occurrences.map(\.verdict.outcome).max() ?? .doesNotApply,
      impact: occurrences.compactMap(\.verdict.impact).max() ?? impacts[rule, default: .minor],
      control: control.id, source: control.source,
      locale: locale, state: state, title: title, part: part, isWhatIf: isWhatIf,
      category: category, occurrences: occurrences, message: message, fingerprint: hash.hexadecimal)
  }

  /// Keeps the worst of each size, smallest size first; of equal outcomes the own width's.
  private static func oncePerSize(_ all: [Finding.Occurrence]) -> [Finding.Occurrence] {
    ContentSizeCategory.allCases.compactMap { category in
      all.filter { $0.category == category }.max { left, right in
        let own = (left.width == nil ? 1 : 0, right.width == nil ? 1 : 0)
        return (left.verdict.outcome, own.0, left.verdict.shortfall)
          < (right.verdict.outcome, own.1, right.verdict.shortfall)
      }
    }
  }
}

extension Finding {
  /// The finding under a fingerprint of its own, where several texts share language and state.
  fileprivate func named(apart name: String) -> Finding {
    var copy = self
    var hash = StableHash()
    for part in [fingerprint, name] { hash.combine(part) }
    copy.fingerprint = hash.hexadecimal
    return copy
  }
}

/// What the occurrences of one finding have in common.
private struct FoldKey: Hashable {
  var titleIndex: Int
  var isWhatIf: Bool
  var rule = ""

  func with(rule: String) -> FoldKey {
    FoldKey(titleIndex: titleIndex, isWhatIf: isWhatIf, rule: rule)
  }
}
