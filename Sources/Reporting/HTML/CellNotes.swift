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
    parts += cell.verdicts.isEmpty ? [quiet] : Self.worstFirst(of: cell).map(finding)
    parts.append(numbers)
    if let reason = cell.reason, !cell.verdicts.isEmpty {
      parts.append(.tag("p", class: "errb", [.text(Self.sentence(reason))]))
    }
    parts.append(errorBand)
    return .tag("div", class: cell.isWhatIf ? "side wi" : "side", parts)
  }

  /// Sorts verdicts: the one that the cell's number is of, then what fails, then what needs review.
  static func worstFirst(of cell: Cell) -> [RuleVerdict] {
    let decisive = cell.decisiveVerdict
    let rest = cell.verdicts.filter { $0 != decisive }
    return (decisive.map { [$0] } ?? []) + rest.filter { $0.outcome == .fails }
      + rest.filter { $0.outcome != .fails }
  }

  private var standingNote: [Markup] {
    Self.worth(of: title).map { [.tag("span", class: "tag", [.text($0)])] } ?? []
  }

  /// What the title is worth as evidence, where it is not real text.
  static func worth(of title: ControlTitle?) -> String? {
    switch title?.standing {
    case .sample: "sample text"
    case .placeholder: "placeholder"
    case .real, nil: nil
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
    let rows = Self.worstFirst(of: cell).flatMap(\.measured).filter { $0.limit != nil }
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
    let columns = Self.columns(of: measured)
    return .tag(
      "tr", ["class": columns[4].isEmpty ? nil : columns[4]],
      [.tag("th", ["scope": "row"], [.text(columns[0])])]
        + columns[1...3].map { .tag("td", [:], [.text($0)]) })
  }

  /// Name, value, limit and distance as the table shows them, then the class of its row.
  static func columns(of measured: MeasuredValue) -> [String] {
    let short = measured.shortfall
    let sign = measured.bound == .atLeast ? "≥ " : "≤ "
    var value = Wording.points(measured.value)
    if measured.error >= 0.05 { value += " ± " + Wording.points(measured.error) }
    return [
      words(of: measured.name), value, sign + Wording.points(measured.limit ?? 0),
      short > 0.04 ? Wording.points(short) : "–",
      short > 0.04 ? (short > measured.error ? "bad" : "may") : "",
    ]
  }

  /// The bands of the widths in the table, each once, and how many widths have one.
  static func bands(of cell: Cell) -> (words: [String], count: Int) {
    let measured = worstFirst(of: cell).flatMap(\.measured)
    let errors = measured.filter { $0.limit != nil && $0.isWidthBased && $0.error >= 0.05 }
    var bands: [String] = []
    for band in errors.map({ Wording.points($0.error) }) where !bands.contains(band) {
      bands.append(band)
    }
    return (bands, errors.count)
  }

  /// Explains the bands of the widths in the table; heights have none of their own.
  private var errorBand: Markup {
    let bands = Self.bands(of: cell)
    guard !bands.words.isEmpty else { return .nothing }
    let words =
      "± " + Wording.list(bands.words) + " pt: so far the stand-in font may be off in "
      + (bands.count == 1 ? "this width" : "these widths")
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
