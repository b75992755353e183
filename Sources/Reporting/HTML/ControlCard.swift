internal import Model

/// One control with all its sizes.
struct ControlCard {
  /// The control.
  let entry: ControlEntry
  /// What to look up.
  let context: PageContext
  /// Whether it is folded away at first.
  ///
  /// What is folded, as all titles but the worst are, only the script draws.
  var isFolded = false
  /// Place in the page where its whole screen is drawn; nil where it is not.
  var screen: String?

  /// Draws the card.
  func markup(in book: inout DrawingBook) -> Markup {
    let series = entry.worstSeries
    let drawn = series.prefix(context.limits.seriesPerCard)
    var parts: [Markup] = [header]
    for (place, one) in drawn.enumerated() {
      parts.append(part(one, place: place, isAlone: series.count == 1, in: &book))
    }
    if series.count > drawn.count {
      let words =
        Wording.count(series.count - drawn.count, "more title")
        + " of this control: see report.json."
      parts.append(.tag("p", class: "mut", [.text(words)]))
    }
    parts += [whole, assumptions, remarks, doubts, foundCure, cure(in: &book)]
    return .tag(
      "article",
      ["class": "card", "id": entry.anchor, "aria-labelledby": entry.anchor + "-h"], parts)
  }

  private func part(
    _ series: CellSeries, place: Int, isAlone: Bool, in book: inout DrawingBook
  ) -> Markup {
    let picker = SizePicker(
      entry: entry, series: series, glyphLimit: context.limits.glyphsPerDrawing
    ).markup(in: &book, isDrawn: !isFolded && place == 0)
    guard place > 0 else { return picker }
    let label = series.label.isEmpty ? "Another title" : series.label
    return .tag(
      "details", class: "more",
      [
        .tag(
          "summary", [:],
          [
            .chevron, .text(label + " "),
            .standing(series.standing, points: series.shortfall), " ",
            .quote(
              Wording.excerpt(series.title?.title.text ?? "", limit: 60), locale: series.locale),
          ]), picker,
      ])
  }

  private var header: Markup {
    let control = entry.control
    var meta: [Markup] = [.code(control.className ?? control.kind.rawValue)]
    if entry.group != control.source.file { meta.append(.isolated(entry.group)) }
    if let screen { meta.append(.tag("a", ["href": "#" + screen], ["whole screen"])) }
    meta.append(.code(control.source.place))
    if let object = control.source.object { meta.append(.code(object)) }
    return .tag(
      "header", [:],
      [
        .tag(
          "div", [:],
          [
            .tag(
              "h3", ["id": entry.anchor + "-h"],
              [.tag("a", ["href": "#" + entry.anchor], [.isolated(control.displayName)])]),
            .tag("p", class: "meta", meta),
          ]), .tag("p", [:], [.standing(entry.standing)]),
      ])
  }

  /// What is found about the control as a whole.
  private var whole: Markup {
    .fragment(
      entry.wholeFindings.map { finding in
        let standing = Standing(finding.outcome, isWhatIf: finding.isWhatIf)
        return .tag(
          "div", class: "fd whole " + standing.styleClass,
          [
            .tag(
              "p", [:],
              [.standing(standing), " ", .rule(finding.rule), " of the control as a whole"]),
            .tag("p", class: "fm", [.text(CellNotes.sentence(finding.message))]),
          ])
      })
  }

  private var doubts: Markup {
    list(entry.control.doubts.map(\.reason), under: "What the file does not prove")
  }

  private var assumptions: Markup {
    list(entry.control.assumptions, under: "What the profile of its class says")
  }

  private var remarks: Markup {
    list(entry.control.remarks, under: "What the system does")
  }

  private func list(_ phrases: [String], under heading: String) -> Markup {
    guard !phrases.isEmpty else { return .nothing }
    let items = phrases.map { Markup.tag("li", [:], [.text(CellNotes.sentence($0))]) }
    return .tag(
      "div", class: "doubt", [.tag("h4", [:], [.text(heading)]), .tag("ul", [:], items)])
  }

  /// The smallest change that was found, and where each title begins to fail.
  private var foundCure: Markup {
    let points = entry.result.criticalPoints
    guard entry.result.cure != nil || !points.isEmpty else { return .nothing }
    let sentence = entry.result.cure?.sentence ?? "No set of up to three changes cures it."
    let items = points.map { point in
      Markup.tag("li", [:], [.text(CriticalWords(point: point).sentence)])
    }
    return .tag(
      "div", class: "cure",
      [
        .tag("h4", [:], ["Smallest cure"]), .tag("p", [:], [.text(sentence)]),
        .when(!items.isEmpty, .tag("ul", [:], items)),
      ])
  }

  private func cure(in book: inout DrawingBook) -> Markup {
    guard let id = entry.control.curedBy, let other = context.entry(id) else { return help }
    return CurePair(flaw: entry, cure: other, context: context).markup(in: &book)
  }

  /// What a rule says about causes and cures: the one whose number the card opens with.
  private var help: Markup {
    let shown = entry.worstSeries.first.flatMap { series in
      series.worstIndex.flatMap { series.cells[$0].decisiveVerdict?.rule }
    }
    let id = shown ?? entry.findings.first?.rule
    guard let rule = id.flatMap({ context.rules[$0] }) else { return .nothing }
    return .tag(
      "div", class: "cure",
      [.tag("h4", [:], [.text(rule.title)]), .tag("p", [:], [.text(rule.help)])])
  }
}

extension Markup {
  /// The mark of something that unfolds.
  static let chevron = Markup.tag("span", ["class": "chev", "aria-hidden": "true"])
}
