internal import Model

/// Whole screens, worst first.
struct ScreenSection {
  /// What to look up.
  let context: PageContext
  /// The screens that the page has room for.
  let figures: [ScreenFigure]

  /// Prepares the screens of a report.
  init(context: PageContext) {
    self.context = context
    figures = DrawnScreen.screens(in: context).map(ScreenFigure.init)
  }

  /// The section; nothing where no screen was kept.
  func markup(in book: inout DrawingBook) -> Markup {
    guard !figures.isEmpty else { return .nothing }
    var glyphs = 0
    var parts: [Markup] = []
    for figure in figures {
      let cost = figure.screen.glyphs(at: figure.screen.worstStep)
      let isDrawn = glyphs + cost <= context.limits.screenGlyphs
      if isDrawn { glyphs += cost }
      parts.append(figure.markup(in: &book, isDrawn: isDrawn))
    }
    return .section(
      "screens", heading: "Screens", lead: lead, [.tag("div", class: "screens", parts)])
  }

  /// Where the screen that a control stands on is drawn; nil where it is not.
  func anchor(of entry: ControlEntry) -> String? {
    figures.first { figure in
      figure.screen.residents.contains { $0.entry.index == entry.index }
    }?.screen.anchor
  }

  private var lead: String {
    var words = "Whole screens as their constraints lay them out, each at its worst size."
    let report = context.report
    let shown = Set(figures.map(\.screen.layouts.screen)).count
    let kept = Set(report.screenLayouts.map(\.screen)).count
    if kept > shown {
      words +=
        " The worst " + Wording.count(shown) + " of " + Wording.count(kept)
        + " are drawn; report.json has all of these."
    }
    if report.omittedScreens > 0 {
      words +=
        " " + Wording.count(report.omittedScreens, "more screen")
        + " with findings are left out of this report: a report keeps only the worst."
    }
    return words
  }
}
