internal import Model

/// What is said beside the drawing of a cell: title, findings, lengths, doubts.
struct CellNotes {
  /// The control.
  let entry: ControlEntry
  /// The cell.
  let cell: Cell
  /// The title shown.
  let title: ControlTitle?

  /// All of it.
  var markup: Markup {
    var parts: [Markup] = []
    if let title {
      parts.append(
        .tag("p", class: "tq", [.quote(title.title.text, locale: title.locale)] + standingNote))
    }
    parts += cell.verdicts.isEmpty ? [quiet] : worstFirst.map(finding)
    parts.append(numbers)
    if let reason = cell.reason, !cell.verdicts.isEmpty {
      parts.append(.tag("p", class: "errb", [.text(Self.sentence(reason))]))
    }
    parts.append(errorBand)
    return .tag("div", class: cell.isWhatIf ? "side wi" : "side", parts)
  }

  /// The verdict that the cell's number is of, then what fails, then what needs review.
  private var worstFirst: [RuleVerdict] {
    let decisive = cell.decisiveVerdict
    let rest = cell.verdicts.filter { $0 != decisive }
    return (decisive.map { [$0] } ?? []) + rest.filter { $0.outcome == .fails }
      + rest.filter { $0.outcome != .fails }
  }

  private var standingNote: [Markup] {
    switch title?.standing {
    case .sample: [.tag("span", class: "tag", ["sample text"])]
    case .placeholder: [.tag("span", class: "tag", ["placeholder"])]
    case .real, nil: []
    }
  }

  /// What is said where no rule found anything.
  private var quiet: Markup {
    guard cell.outcome == .passes, let layout = cell.layout else {
      let reason = cell.reason ?? cell.standing.words
      return .tag(
        "p", class: "okline", [.standing(cell.standing), " ", .text(Self.sentence(reason))])
    }
    let lines = Wording.count(layout.title.lines.count, "line")
    let words =
      " Every rule holds at " + cell.traits.category.shortName + ", on " + lines + "."
    return .tag("p", class: "okline", [.standing(.passes), .text(words)])
  }

  private func finding(_ verdict: RuleVerdict) -> Markup {
    let standing = Standing(verdict.outcome, isWhatIf: cell.isWhatIf)
    return .tag(
      "div", class: "fd",
      [
        .tag("p", [:], [.standing(standing, points: verdict.shortfall), " ", .rule(verdict.rule)]),
        .tag("p", class: "fm", [.text(Self.sentence(verdict.message))]),
      ])
  }

  private var numbers: Markup {
    let rows = worstFirst.flatMap(\.measured).filter { $0.limit != nil }
    guard !rows.isEmpty else { return .nothing }
    let heads = ["Measure", "Measured", "Limit", "Off by"].map { word in
      Markup.tag("th", ["scope": "col"], [.text(word)])
    }
    return .tag(
      "table", class: "nums",
      [
        .tag("caption", class: "vh", ["Measured lengths against their limits, in points"]),
        .tag("thead", [:], [.tag("tr", [:], heads)]),
        .tag("tbody", [:], rows.map(row)),
      ])
  }

  private func row(_ measured: MeasuredValue) -> Markup {
    let short = measured.shortfall
    let sign = measured.bound == .atLeast ? "≥ " : "≤ "
    var value = Wording.points(measured.value)
    if measured.error >= 0.05 { value += " ± " + Wording.points(measured.error) }
    return .tag(
      "tr", ["class": short > 0.04 ? (short > measured.error ? "bad" : "may") : nil],
      [
        .tag("th", ["scope": "row"], [.text(Self.words(of: measured.name))]),
        .tag("td", [:], [.text(value)]),
        .tag("td", [:], [.text(sign + Wording.points(measured.limit ?? 0))]),
        .tag("td", [:], [.text(short > 0.04 ? Wording.points(short) : "–")]),
      ])
  }

  /// Explains the bands of the widths in the table; heights have none of their own.
  private var errorBand: Markup {
    let measured = worstFirst.flatMap(\.measured)
    let errors = measured.filter { $0.limit != nil && $0.isWidthBased && $0.error >= 0.05 }
    var bands: [String] = []
    for band in errors.map({ Wording.points($0.error) }) where !bands.contains(band) {
      bands.append(band)
    }
    guard !bands.isEmpty else { return .nothing }
    let words =
      "± " + Wording.list(bands) + " pt: so far the stand-in font may be off in "
      + (errors.count == 1 ? "this width" : "these widths")
      + ". Only what holds at both ends of the band is called a failure."
    return .tag("p", class: "errb", [.text(words)])
  }

  /// Ends a sentence with a full stop.
  static func sentence(_ words: String) -> String {
    guard let last = words.last, !".!?…".contains(last) else { return words }
    return words + "."
  }

  private static func words(of name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 })
  }
}

extension MeasuredValue {
  /// Whether the widths of letters decide about it: a width, or room sideways or to a corner.
  var isWidthBased: Bool {
    let parts = name.split(separator: "-")
    return ["width", "left", "right", "corner"].contains { parts.contains($0) }
  }
}

extension Markup {
  /// Names a rule and leads to what is said of it.
  static func rule(_ id: String) -> Markup {
    .tag("a", ["class": "rule", "href": "#rule-" + id], [.text(id)])
  }
}
