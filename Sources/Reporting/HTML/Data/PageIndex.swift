internal import JSONText
internal import Model

/// What the script looks up at once: sizes, rules, controls with their titles, findings.
struct PageIndex {
  /// What to look up.
  let context: PageContext

  /// Where rules stand in the list.
  var rules: [String: Int] {
    Dictionary(
      context.report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The whole index.
  var json: JSONValue {
    let places = rules
    return .object([
      ("sizes", .array(context.categories.map(Self.size))),
      ("rules", .array(context.report.rules.map { .string($0.id) })),
      ("controls", .array(context.entries.filter { !$0.series.isEmpty }.map(control))),
      ("findings", .array(context.report.findings.map { finding($0, rules: places) })),
    ])
  }

  /// Name, name for columns, body size.
  private static func size(_ category: ContentSizeCategory) -> JSONValue {
    .array([
      .string(category.shortName), .string(category.columnName),
      .integer(Int(category.bodySize)),
    ])
  }

  /// Id, name, class, group, place, object, rules about the whole control, who cures it, titles.
  private func control(_ entry: ControlEntry) -> JSONValue {
    let control = entry.control
    return .array([
      .string(entry.anchor), .string(control.displayName),
      .string(control.className ?? control.kind.rawValue), .string(entry.group),
      .string(control.source.place), .optional(control.source.object),
      .array(entry.wholeFindings.map { .string($0.rule) }),
      .optional(control.curedBy.flatMap(context.entry)?.anchor),
      .array(entry.series.map { title($0, of: entry) }),
    ])
  }

  /// Language, label, text, worth, whether it is a what-if, standing and points by size, and the
  /// control's name while this title is shown where that is another.
  private func title(_ series: CellSeries, of entry: ControlEntry) -> JSONValue {
    let standings = context.categories.map { category in
      series.cells.first { $0.traits.category == category }.map { String($0.standing.rawValue) }
        ?? "-"
    }
    let points = context.categories.map { category -> JSONValue in
      let cell = series.cells.first { $0.traits.category == category }
      return .string(cell.flatMap { $0.shortfall > 0 ? Wording.points($0.shortfall) : nil } ?? "")
    }
    let name = entry.control.displayName(showing: series.title?.title.text)
    return .array([
      .string(series.locale), .string(series.label),
      .string(Wording.excerpt(series.title?.title.text ?? "", limit: 400)),
      .string(CellNotes.worth(of: series.title) ?? ""), .bool(series.isWhatIf),
      .string(standings.joined()), .array(points),
      name == entry.control.displayName ? .null : .string(name),
    ])
  }

  /// Fingerprint, rule, control, title, standing, sizes as bits, position of the worst size.
  private func finding(_ finding: Finding, rules: [String: Int]) -> JSONValue {
    let entry = context.entry(finding.control)
    let series = entry?.series(of: finding)
    let bits = finding.occurrences.reduce(0) { sum, occurrence in
      sum | (context.categories.firstIndex(of: occurrence.category).map { 1 << $0 } ?? 0)
    }
    let worst = finding.worst.flatMap { context.categories.firstIndex(of: $0.category) }
    return .array([
      .string(finding.fingerprint), .integer(rules[finding.rule] ?? -1),
      .optional(entry?.anchor), .optional(series.flatMap { entry?.anchor(of: $0) }),
      .integer(Standing(finding.outcome, isWhatIf: finding.isWhatIf).rawValue), .integer(bits),
      .optional(worst),
    ])
  }
}
