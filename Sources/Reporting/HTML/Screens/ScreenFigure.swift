internal import Model

/// One screen with its sizes: the drawing, letters that grow, and what is found at the size.
struct ScreenFigure {
  /// The screen.
  let screen: DrawnScreen
  /// Box that the drawings of all its sizes share, so that it holds still while text grows.
  let box: Rectangle

  /// Prepares a screen.
  init(_ screen: DrawnScreen) {
    self.screen = screen
    let outers = screen.layouts.steps.indices.map { ScreenDrawing(screen, at: $0).outer }
    box = outers.dropFirst().reduce(outers.first ?? .zero) { $0.union($1) }
  }

  /// The screen at its worst size; without the drawing where the page is full.
  func markup(in book: inout DrawingBook, isDrawn: Bool) -> Markup {
    let worst = screen.worstStep
    let note = "This page draws it where scripts run."
    let pane =
      isDrawn
      ? pane(at: worst, in: &book)
      : .tag("div", class: "cv", [.tag("p", class: "nadraw", [.text(note)])])
    let anchors = screen.residents.map(\.entry.anchor).joined(separator: " ")
    return .tag(
      "article",
      [
        "class": "fig screen", "id": screen.anchor, "aria-labelledby": screen.anchor + "-h",
        "data-c": anchors, "data-i": String(worst),
      ],
      [
        header, .tag("div", class: "panes", [pane]), letters(chosen: worst),
        .tag("div", class: "found", [found(at: worst)]),
      ])
  }

  private var header: Markup {
    var words: [Markup] = [.isolated(Wording.excerpt(screen.name, limit: 80))]
    if let language = LanguageNames.name(of: screen.layouts.locale) {
      words.append(.text(" · " + language))
    }
    return .tag(
      "header", [:],
      [
        .tag("h3", ["id": screen.anchor + "-h"], words),
        .tag("p", class: "meta", [.code(screen.file)]),
      ])
  }

  /// Readout and drawing of a size.
  func pane(at step: Int, in book: inout DrawingBook) -> Markup {
    let drawing = ScreenDrawing(screen, at: step)
    return [
      .tag("p", class: "ro", readout(of: drawing)),
      .tag("div", class: "cv", [drawing.markup(in: &book, box: box)]),
    ]
  }

  private func readout(of drawing: ScreenDrawing) -> [Markup] {
    let name = screen.layouts.steps[drawing.step].category.shortName
    let worst = drawing.placed.map(\.standing).max() ?? .doesNotApply
    let count = drawing.placed.count { $0.standing == worst }
    let size = Markup.tag("b", [:], [.text(name)])
    guard worst >= .needsReview else { return [size, " · ", .standing(worst, isInline: true)] }
    return [
      size,
      .text(" · " + String(count) + " of " + Wording.count(drawing.placed.count, "control") + " "),
      .tag(
        "span", class: "s " + worst.styleClass,
        [.mark(worst), .text(worst.words(of: count))]),
    ]
  }

  private func letters(chosen: Int) -> Markup {
    let letters = screen.layouts.steps.indices.map { step in
      let category = screen.layouts.steps[step].category
      let worst = screen.placed(at: step).map(\.standing).max() ?? .doesNotApply
      return Markup.tag(
        "li", ["class": worst.styleClass + (step == chosen ? " on" : "")],
        [
          .letter(category, remPerPoint: 0.0388, cqiPerPoint: 0.155),
          .tag("span", class: "em", [.text(category.columnName)]),
          .tag("span", class: "vh", [.text(", " + worst.words)]),
        ])
    }
    return .tag("ol", class: "as", letters)
  }

  /// What is found at a size, by the numbers of the drawing.
  func found(at step: Int) -> Markup {
    let placed = screen.placed(at: step)
    let flaws = placed.filter(\.isFlawed)
    var parts: [Markup] = []
    if flaws.isEmpty {
      parts.append(.tag("p", class: "mut", ["Nothing was found at this size."]))
    } else {
      parts.append(.tag("ol", [:], flaws.map(line)))
    }
    let loose = placed.count { !$0.isProven }
    if loose > 0 {
      let words =
        Wording.count(loose, "control")
        + " in a dashed box: the file’s own frame did not come back, "
        + "so it was judged alone."
      parts.append(.tag("p", class: "sub", [.text(words)]))
    }
    return .fragment(parts)
  }

  private func line(_ control: PlacedControl) -> Markup {
    .tag(
      "li", [:],
      [
        .tag(
          "a",
          [
            "href": "#" + control.entry.anchor, "data-at": control.title?.id,
            "data-i": control.title.map { String($0.index) },
          ], [.isolated(control.name)]),
        .standing(control.standing, points: control.points),
        control.wholeRule.map(Markup.rule) ?? .nothing,
      ])
  }
}
