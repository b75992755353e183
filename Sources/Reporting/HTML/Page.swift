internal import Model

/// The whole page.
struct Page {
  /// What it shows.
  private let context: PageContext
  /// Name of the screen that is shown; nil for all.
  private let home: String?

  /// Prepares a report.
  ///
  /// `home` names the screen of a page that is part of a folder; nil for a page by itself.
  init(report: Report, limits: PageLimits = PageLimits(), home: String? = nil) {
    self.home = home
    context = PageContext(report: report, limits: limits)
  }

  /// The title of every page.
  static let title = "LargePrint report"

  /// The page as text, from the document type on.
  var html: String {
    Self.document(title: Self.title, body: body)
  }

  /// A whole document around a body; nothing in it is fetched from elsewhere.
  static func document(title: String, body: [Markup], hasScript: Bool = true) -> String {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'"
      + (hasScript ? "; script-src 'unsafe-inline'" : "")
    let head = Markup.tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("title", [:], [.text(title)]),
        .tag("style", [:], [.raw(StyleSheet.text)]),
        .when(hasScript, .tag("script", [:], [.raw(Script.beforePaint)])),
      ])
    let whole = Markup.tag("html", ["lang": "en", "dir": "ltr"], [head, .tag("body", [:], body)])
    return "<!DOCTYPE html>\n" + whole.html + "\n"
  }

  private var body: [Markup] {
    var book = DrawingBook(outlines: context.report.outlines)
    let worst = WorstCell.find(in: context)
    let (carded, quiet) = split(worst: worst)
    let verdict = VerdictHeader(context: context, worst: worst).markup(in: &book)
    let screens = ScreenSection(context: context)
    let screenMarkup = screens.markup(in: &book)
    let open = Self.openStanding(of: carded)
    let cards = carded.map { entry in
      let card = ControlCard(
        entry: entry, context: context, isFolded: entry.standing < open,
        screen: screens.anchor(of: entry))
      return (entry.standing, card.markup(in: &book))
    }
    let definitions = book.definitions
    let data = PageData(context: context, screens: screens.figures, in: &book)
    let circumstances = Circumstances(context: context)
    let linked = Set((carded + quiet.prefix(context.limits.namedControls)).map(\.index))
    let main: [Markup] = [
      verdict, Matrix(context: context, linked: linked).markup,
      CauseList(context: context).markup, FindingList(context: context).markup,
      screenMarkup, LargerTextSection(context: context).markup,
      controls(cards, open: open, quiet: quiet, data: data),
      circumstances.rules, circumstances.notices, circumstances.provenance,
    ]
    let frame = PageFrame(context: context, home: home)
    return [
      .tag("a", ["class": "skip", "href": "#verdict"], ["Skip to the verdict"]), frame.bar,
      .tag("main", [:], main), frame.footer, frame.help,
      .tag("p", ["id": "live", "class": "vh", "role": "status"]),
      definitions, data.markup, .tag("script", [:], [.raw(Script.text)]),
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

  private func controls(
    _ cards: [(Standing, Markup)], open: Standing, quiet: [ControlEntry], data: PageData
  ) -> Markup {
    guard !context.entries.isEmpty else { return .nothing }
    return .section(
      "controls", heading: "Controls",
      lead: PageFrame.lead(cards: cards.count, of: context.entries.count, data: data),
      [
        .tag("div", ["id": "cards"], Self.groups(of: cards, open: open)),
        QuietControls(context: context, entries: quiet).markup,
      ])
  }

  /// The mildest standing whose cards are open at first: what fails, else what needs review.
  private static func openStanding(of entries: [ControlEntry]) -> Standing {
    min(max(entries.map(\.standing).max() ?? .passes, .needsReview), .wouldFail)
  }

  /// Shows the worst cards at once, and folds those that need review or pass under them.
  private static func groups(of cards: [(Standing, Markup)], open: Standing) -> [Markup] {
    let folded = [Standing.needsReview, .passes, .doesNotApply].compactMap { standing in
      let members = cards.filter { $0.0 == standing && $0.0 < open }
      return members.isEmpty ? nil : fold(members.map(\.1), standing: standing)
    }
    return cards.filter { $0.0 >= open }.map(\.1) + folded
  }

  private static func fold(_ cards: [Markup], standing: Standing) -> Markup {
    let count = Wording.count(cards.count, "drawn control")
    return .tag(
      "details", class: "rest",
      [.tag("summary", [:], [.chevron, .text(count + " · "), .standing(standing)])] + cards)
  }
}

extension ControlEntry {
  /// Whether any cell can be drawn.
  var hasLayout: Bool { series.contains { $0.cells.contains { $0.layout != nil } } }

  /// Glyphs that a card of it places without a script: about two sizes of its worst title.
  func placedGlyphs(limit: PageLimits) -> Int {
    let cell = worstSeries.first.flatMap { one in one.worstIndex.map { one.cells[$0] } }
    let runs = cell?.layout?.title.lines.flatMap(\.glyphRuns) ?? []
    return 2 * min(runs.reduce(0) { $0 + $1.glyphs.count }, limit.glyphsPerDrawing)
  }
}
