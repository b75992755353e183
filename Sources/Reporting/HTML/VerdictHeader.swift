internal import Model

/// The top of the page: what is worst, where, why, since when, and what cures it.
struct VerdictHeader {
  /// What to look up.
  let context: PageContext
  /// What the headline speaks of.
  let worst: WorstCell?

  /// Draws it.
  func markup(in book: inout DrawingBook) -> Markup {
    let headline = Headline(context: context, worst: worst)
    let head = Markup.tag(
      "div", class: "vhd",
      [.tag("p", class: "over", [.text(scope)]), .tag("h1", [:], headline.sentence)])
    guard let worst else {
      return .tag(
        "div", ["class": "w", "id": "verdict"],
        [.tag("div", class: "verdict calm", [head]), CountsBar(context: context).markup])
    }
    let hero = SizePicker(
      entry: worst.entry, series: worst.series, glyphLimit: context.limits.glyphsPerDrawing
    ).heroMarkup(in: &book, chosen: worst.index, hasPoints: !worst.isWhole)
    return .tag(
      "div", ["class": "w", "id": "verdict"],
      [
        .tag("div", class: "verdict", [head, hero, .tag("div", class: "vf", [facts(of: worst)])]),
        CountsBar(context: context).markup,
      ])
  }

  /// "564 cells: 25 controls, 12 sizes, up to 4 languages".
  private var scope: String {
    let entries = context.entries.filter { !$0.series.isEmpty }
    let cells = context.cellCounts.values.reduce(0, +)
    var words = [Wording.count(context.entries.count, "control")]
    words.append(Self.count(entries.map { $0.sizes.count }, "size"))
    words.append(Self.count(entries.map { $0.languages.count }, "language"))
    words.append(Self.count(entries.map { $0.states.count }, "state"))
    return Wording.count(cells, "cell") + ": "
      + words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// "12 sizes" where all have as many, "up to 4 languages" where not; nothing for one at most.
  private static func count(_ numbers: [Int], _ word: String) -> String {
    guard let most = numbers.max(), most > 1 || word == "size" else { return "" }
    return (numbers.min() == most ? "" : "up to ") + Wording.count(most, word)
  }

  private func facts(of worst: WorstCell) -> Markup {
    var rows: [(String, [Markup])] = [("Where", place(of: worst))]
    let shown = worst.index.map { worst.series.cells[$0].verdicts } ?? []
    let why = worst.isWhole ? [worst.occurrence.verdict] + shown : shown
    let sorted = why.sorted { left, right in
      left.rule == worst.finding.rule && right.rule != worst.finding.rule
    }
    rows.append(
      ("Why", sorted.prefix(3).map { .tag("p", [:], [.text(CellNotes.sentence($0.message))]) }))
    rows.append(("Since", [.text(since(worst))]))
    if let cure = cure(of: worst) { rows.append(("Cure", cure)) }
    let list = rows.map { name, words in
      Markup.tag("div", [:], [.tag("dt", [:], [.text(name)]), .tag("dd", [:], words)])
    }
    return [.tag("dl", class: "facts", list), actions(of: worst)]
  }

  private func place(of worst: WorstCell) -> [Markup] {
    let control = worst.entry.control
    var words: [Markup] = []
    if let name = control.name { words += [.isolated(Wording.excerpt(name, limit: 80)), ", "] }
    words.append(.code(control.className ?? control.kind.rawValue))
    words += [" in ", .code(control.source.place)]
    return words
  }

  /// First size of each title that stands as badly: "xxLarge in German, AX1 in English".
  private func since(_ worst: WorstCell) -> String {
    if worst.isWhole { return "No size of its own: it is the control as a whole." }
    let standing = worst.series.standing
    var order: [ContentSizeCategory] = []
    var names: [ContentSizeCategory: [String]] = [:]
    var bare: Set<ContentSizeCategory> = []
    for series in worst.entry.series where series.standing == standing {
      guard let first = series.cells.first(where: { $0.standing == standing }) else { continue }
      let category = first.traits.category
      if names[category] == nil { order.append(category) }
      if series.titleLabel.isEmpty { bare.insert(category) }
      if !series.label.isEmpty { names[category, default: []].append(series.label) }
    }
    let parts = order.sorted().map { category in
      let labels = Array((names[category] ?? []).prefix(4))
      let joint = bare.contains(category) ? " " : " in "
      return category.shortName + (labels.isEmpty ? "" : joint + Wording.list(labels))
    }
    if parts.count == 1, let first = order.first, first == context.categories.first {
      return "Every size, from " + first.shortName + " on."
    }
    return Wording.list(parts) + "."
  }

  private func cure(of worst: WorstCell) -> [Markup]? {
    if let id = worst.entry.control.curedBy, let other = context.entry(id) {
      let pair = CurePair(flaw: worst.entry, cure: other, context: context)
      return [
        .isolated(other.control.displayName), " shows the same title cured; it ",
        .text(pair.verdict),
      ]
    }
    if let found = worst.entry.result.cure { return [.tag("p", [:], [.text(found.sentence)])] }
    return context.rules[worst.finding.rule].map { rule in
      let summary = Markup.tag("summary", [:], [.chevron, .text("What to do: " + rule.title)])
      return [.tag("details", [:], [summary, .tag("p", [:], [.text(rule.help)])])]
    }
  }

  private func actions(of worst: WorstCell) -> Markup {
    .tag(
      "div", class: "acts",
      [
        .tag("a", ["class": "b pri", "href": "#" + worst.entry.anchor], ["See all its sizes"]),
        .when(
          context.report.findings.count > 1,
          .tag(
            "a", ["class": "b", "href": "#findings"],
            [
              .text("All " + Wording.count(context.report.findings.count, "finding"))
            ])),
      ])
  }
}

extension ControlEntry {
  /// Sizes that it was judged at.
  fileprivate var sizes: Set<ContentSizeCategory> { Set(result.cells.map(\.traits.category)) }
  /// Languages that it has titles in.
  fileprivate var languages: Set<String> { Set(series.map(\.locale)) }
  /// States that it has titles for.
  fileprivate var states: Set<ControlState> { Set(series.compactMap { $0.title?.state }) }
}
