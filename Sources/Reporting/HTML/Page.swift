internal import Model

/// The whole page.
struct Page {
  /// What it shows.
  private let context: PageContext

  /// Prepares a report.
  init(report: Report, limits: PageLimits = PageLimits()) {
    context = PageContext(report: report, limits: limits)
  }

  /// The page as text, from the document type on.
  var html: String {
    "<!DOCTYPE html>\n"
      + Markup.tag("html", ["lang": "en", "dir": "ltr"], [head, .tag("body", [:], body)]).html
      + "\n"
  }

  private var head: Markup {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("title", [:], ["LargePrint report"]),
        .tag("style", [:], [.raw(StyleSheet.text)]),
        .tag("script", [:], [.raw(Script.beforePaint)]),
      ])
  }

  private var body: [Markup] {
    var book = DrawingBook(outlines: context.report.outlines)
    let worst = WorstCell.find(in: context)
    let (carded, quiet) = split(worst: worst)
    let verdict = VerdictHeader(context: context, worst: worst).markup(in: &book)
    let cards = carded.map { entry in
      (entry.standing, ControlCard(entry: entry, context: context).markup(in: &book))
    }
    let circumstances = Circumstances(context: context)
    let linked = Set((carded + quiet.prefix(context.limits.namedControls)).map(\.index))
    let main: [Markup] = [
      verdict, Matrix(context: context, linked: linked).markup,
      FindingList(context: context).markup, controls(cards, quiet: quiet),
      circumstances.rules, circumstances.notices, circumstances.provenance,
    ]
    return [
      .tag("a", ["class": "skip", "href": "#verdict"], ["Skip to the verdict"]), bar,
      .tag("main", [:], main), footer, .tag("p", ["id": "live", "class": "vh", "role": "status"]),
      book.definitions, .tag("script", [:], [.raw(Script.text)]),
    ]
  }

  /// Chooses the controls that get a card: worst first, until the page is full.
  private func split(worst: WorstCell?) -> (cards: [ControlEntry], quiet: [ControlEntry]) {
    var (cards, quiet): ([ControlEntry], [ControlEntry]) = ([], [])
    var glyphs = 0
    let ranked = context.ranked
    let first = worst.map { [$0.entry] } ?? []
    let cures = Set(ranked.compactMap(\.control.curedBy))
    for entry in first + ranked.filter({ $0.index != first.first?.index }) {
      let isWanted =
        entry.standing >= .needsReview || cures.contains(entry.control.id) || ranked.count <= 24
      let cost = entry.placedGlyphs(limit: context.limits)
      let fits =
        cards.count < context.limits.cards && glyphs + cost <= context.limits.placedGlyphs
      if entry.hasLayout, cards.isEmpty || (isWanted && fits) {
        cards.append(entry)
        glyphs += cost
      } else {
        quiet.append(entry)
      }
    }
    return (cards, quiet)
  }

  private func controls(_ cards: [(Standing, Markup)], quiet: [ControlEntry]) -> Markup {
    guard !context.entries.isEmpty else { return .nothing }
    var lead =
      "Every size is drawn from the very layout that was judged. Choose a size to enlarge it."
    if context.entries.count > cards.count {
      lead +=
        " The worst " + Wording.count(cards.count) + " of "
        + Wording.count(context.entries.count, "control")
        + " are drawn; the others are named below, and report.json has all."
    }
    return .section(
      "controls", heading: "Controls", lead: lead,
      [
        .tag("div", ["id": "cards"], Self.groups(of: cards)),
        QuietControls(context: context, entries: quiet).markup,
      ])
  }

  /// Shows the worst cards at once, and folds those that need review or pass under them.
  private static func groups(of cards: [(Standing, Markup)]) -> [Markup] {
    let worst = max(cards.map(\.0).max() ?? .passes, .needsReview)
    let open = cards.filter { $0.0 >= min(worst, .wouldFail) }
    let folded = [Standing.needsReview, .passes, .doesNotApply].compactMap { standing in
      let members = cards.filter { $0.0 == standing && $0.0 < min(worst, .wouldFail) }
      return members.isEmpty ? nil : fold(members.map(\.1), standing: standing)
    }
    return open.map(\.1) + folded
  }

  private static func fold(_ cards: [Markup], standing: Standing) -> Markup {
    let count = Wording.count(cards.count, "drawn control")
    return .tag(
      "details", class: "rest",
      [.tag("summary", [:], [.chevron, .text(count + " · "), .standing(standing)])] + cards)
  }

  private var bar: Markup {
    var links = [("#sizes", "Sizes")]
    if !context.report.findings.isEmpty { links.append(("#findings", "Findings")) }
    links += [("#controls", "Controls"), ("#rules", "Rules")]
    if !context.report.notices.isEmpty { links.append(("#notices", "Not audited")) }
    links.append(("#provenance", "Provenance"))
    let brand = Markup.tag(
      "a", ["class": "brand", "href": "#verdict"],
      [
        .tag(
          "span", ["aria-hidden": "true"],
          [.tag("i", [:], ["A"]), .tag("i", class: "big", ["A"])]), "LargePrint",
      ])
    let nav = Markup.tag(
      "nav", ["aria-label": "Sections"],
      links.map { Markup.tag("a", ["href": $0.0], [.text($0.1)]) })
    return .tag(
      "header", class: "bar", [.tag("div", class: "w", [brand, nav, search, themeButton])])
  }

  private var search: Markup {
    .tag(
      "form", ["id": "qf", "class": "js", "role": "search"],
      [
        .tag("label", ["class": "vh", "for": "q"], ["Show controls whose words match"]),
        .tag(
          "input",
          [
            "id": "q", "type": "search", "placeholder": "Filter controls", "autocomplete": "off",
            "spellcheck": "false",
          ]),
      ])
  }

  private var themeButton: Markup {
    .tag("button", ["id": "theme", "class": "ib js", "type": "button"], ["Theme"])
  }

  private var footer: Markup {
    .tag(
      "footer", [:],
      [
        .tag(
          "div", class: "w",
          [
            .text("LargePrint " + context.report.provenance.version + ". "),
            "Made without a simulator. The same input gives the same bytes.",
            .tag(
              "span", class: "js",
              [
                " Keys: ", .tag("kbd", [:], ["j"]), " ", .tag("kbd", [:], ["k"]),
                " next and previous control, ", .tag("kbd", [:], ["["]), " ",
                .tag("kbd", [:], ["]"]), " smaller and larger text, ", .tag("kbd", [:], ["/"]),
                " filter, ", .tag("kbd", [:], ["t"]), " theme. ",
                .tag(
                  "label", [:],
                  [
                    .tag("input", ["type": "checkbox", "id": "keys", "checked": ""]), " Keys on",
                  ]),
              ]),
          ])
      ])
  }
}

extension ControlEntry {
  /// Whether any cell can be drawn.
  var hasLayout: Bool { series.contains { $0.cells.contains { $0.layout != nil } } }

  /// Glyphs that a card of it places.
  func placedGlyphs(limit: PageLimits) -> Int {
    worstSeries.prefix(limit.seriesPerCard).flatMap(\.cells).reduce(0) { sum, cell in
      let glyphs = cell.layout?.title.lines.flatMap(\.glyphRuns).reduce(0) { $0 + $1.glyphs.count }
      return sum + min(glyphs ?? 0, limit.glyphsPerDrawing)
    }
  }
}
