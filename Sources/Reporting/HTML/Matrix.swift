internal import Model

/// Controls by text size: where it breaks.
struct Matrix {
  /// What to look up.
  let context: PageContext
  /// Places in the report of controls that have a card or are named below.
  let linked: Set<Int>

  private typealias Group = (name: String, file: String, entries: [ControlEntry])

  /// The section; nothing where no cell was judged.
  var markup: Markup {
    guard !context.categories.isEmpty else { return .nothing }
    let judged = context.ranked.filter { !$0.series.isEmpty && $0.standing != .doesNotApply }
    guard !judged.isEmpty else { return .nothing }
    let shown = judged.prefix(context.limits.matrixRows)
    var lead =
      "Each cell is one control at one size, with its worst title; the number is the points that "
      + "title is off by."
    if judged.count > shown.count {
      lead +=
        " The worst " + Wording.count(shown.count) + " of " + Wording.count(judged.count)
        + " controls are shown; report.json has all."
    }
    let table = Markup.tag(
      "table", ["id": "matrix"],
      [
        Self.columns(context.categories), .tag("caption", class: "vh", ["Controls by text size"]),
        head,
      ]
        + groups(of: Array(shown)).map(body))
    return .section(
      "sizes", heading: "Where it breaks", lead: lead,
      [legend, .tag("div", class: "cq", [table])])
  }

  /// Widths of the columns.
  static func columns(_ categories: [ContentSizeCategory]) -> Markup {
    let sizes = categories.map { category in
      Markup.tag("col", ["class": category == .accessibilityMedium ? "z ax" : "z"])
    }
    return .tag("colgroup", [:], [.tag("col", ["class": "n"])] + sizes)
  }

  private var head: Markup {
    let cells = context.categories.map { category in
      let body = Wording.fixed(category.bodySize, decimals: 0)
      return Markup.tag(
        "th",
        [
          "scope": "col", "class": Self.columnClass(category),
          "title": category.shortName + ", body " + body + " pt",
        ],
        [
          .letter(category, remPerPoint: 0.025, cqiPerPoint: 0.09),
          .text(category.columnName),
        ])
    }
    let first = Markup.tag("th", ["scope": "col"], [.tag("span", class: "vh", ["Control"])])
    return .tag("thead", [:], [.tag("tr", [:], [first] + cells)])
  }

  /// Gathers rows by screen, the group of the worst control first, rows in the order of the input.
  private func groups(of entries: [ControlEntry]) -> [Group] {
    struct Key: Hashable {
      let name: String
      let file: String
    }
    var order: [Key] = []
    var members: [Key: [ControlEntry]] = [:]
    for entry in entries {
      let key = Key(name: entry.group, file: entry.control.source.file)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(entry)
    }
    return order.map { key in
      (key.name, key.file, (members[key] ?? []).sorted { $0.index < $1.index })
    }
  }

  private func body(_ group: Group) -> Markup {
    var words: [Markup] = [.isolated(Wording.excerpt(group.name, limit: 80))]
    if group.file != group.name { words.append(.tag("small", [:], [.isolated(group.file)])) }
    let span = String(context.categories.count + 1)
    let head = Markup.tag(
      "tr", [:], [.tag("th", ["scope": "rowgroup", "colspan": span], words)])
    return .tag("tbody", [:], [head] + group.entries.map(row))
  }

  private func row(_ entry: ControlEntry) -> Markup {
    let name = Markup.tag(
      "th", ["scope": "row"],
      [.tag("span", class: "nm", [.isolated(entry.control.displayName), wholeMark(entry)])])
    let cells = context.categories.map { category in
      Markup.tag(
        "td", ["class": Self.columnClass(category)], [cell(of: entry, at: category)])
    }
    return .tag("tr", ["class": "r", "data-c": entry.anchor], [name] + cells)
  }

  /// Mark behind the name for what is found about the control as a whole.
  private func wholeMark(_ entry: ControlEntry) -> Markup {
    guard let finding = entry.wholeFindings.first else { return .nothing }
    let standing = Standing(finding.outcome, isWhatIf: finding.isWhatIf)
    return .tag(
      "small", class: standing.styleClass,
      [" ", .mark(standing), .text(" " + finding.rule)])
  }

  private func cell(of entry: ControlEntry, at category: ContentSizeCategory) -> Markup {
    guard let (cell, picker, index) = entry.worstCell(at: category) else {
      return .tag("span", ["class": "c4"], [.tag("span", class: "vh", ["not judged"])])
    }
    let standing = cell.standing
    let points = cell.shortfall
    let numbered = standing > .needsReview && points > 0
    var label = standing.words + ", " + category.shortName
    if numbered { label += ", " + Wording.points(points) + " points" }
    if let language = LanguageNames.name(of: cell.traits.locale) { label += ", " + language }
    let sign = numbered ? Wording.shortPoints(points) : standing.mark
    let styleClass = Self.cellClass(standing, points: points)
    guard linked.contains(entry.index) else {
      let words = Markup.tag("span", class: "vh", [.text(" " + label)])
      return .tag("span", ["class": styleClass], [.text(sign), words])
    }
    return .tag(
      "a",
      [
        "class": styleClass, "href": "#" + entry.anchor, "data-at": picker,
        "data-i": String(index), "aria-label": label,
      ], [.text(sign)])
  }

  /// Sets the accessibility sizes off.
  static func columnClass(_ category: ContentSizeCategory) -> String? {
    category == .accessibilityMedium ? "ax" : nil
  }

  /// Colour by standing, and by three steps of points for failures.
  static func cellClass(_ standing: Standing, points: Double) -> String {
    let base = "c" + standing.styleClass.dropFirst()
    guard standing == .fails else { return base }
    return base + (points < 8 ? " h1" : points < 40 ? " h2" : " h3")
  }

  private var legend: Markup {
    let counts = context.cellCounts
    let items: [(Standing, String, String, String)] = [
      (.fails, "c3 h2", "17", "fails, off by that many points"),
      (.wouldFail, "c2", "63", "would fail if the text followed the size"),
      (.needsReview, "c1", "◇", "needs review"),
      (.passes, "c0", "·", "passes"), (.doesNotApply, "c4", "–", "does not apply"),
    ]
    return .tag(
      "ul", class: "leg",
      items.filter { counts[$0.0, default: 0] > 0 }.map { _, styleClass, mark, words in
        .tag(
          "li", [:],
          [
            .tag("span", ["class": styleClass, "aria-hidden": "true"], [.text(mark)]),
            .text(words),
          ])
      })
  }
}
