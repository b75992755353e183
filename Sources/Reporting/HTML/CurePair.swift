internal import Model

/// A control and the one that shows it cured, side by side at the worst size.
struct CurePair {
  /// The control with the flaw.
  let flaw: ControlEntry
  /// The control without it.
  let cure: ControlEntry
  /// What to look up.
  let context: PageContext

  /// Draws both.
  func markup(in book: inout DrawingBook) -> Markup {
    var parts: [Markup] = [
      .tag("h4", [:], ["Cure"]),
      .tag(
        "p", [:],
        [
          .tag("a", ["href": "#" + cure.anchor], [.isolated(cure.control.displayName)]),
          " shows the same title with the flaw cured: ", .text(verdict),
        ]),
    ]
    if let pair = pair(in: &book) { parts.append(pair) }
    return .tag("div", class: "cure", parts)
  }

  /// "passes all 12 cells.", or how many of them.
  var verdict: String {
    let cells = cure.series.flatMap(\.cells)
    let passing = cells.count { $0.outcome == .passes }
    let review = cells.count { $0.outcome == .needsReview }
    if passing == cells.count { return "passes at all " + Wording.count(cells.count, "size") + "." }
    var words = "passes " + Wording.count(passing) + " of " + Wording.count(cells.count, "cell")
    if review > 0 { words += ", and " + Wording.count(review, "needs review", "need review") }
    return words + "."
  }

  private func pair(in book: inout DrawingBook) -> Markup? {
    guard let series = flaw.worstSeries.first, let index = series.worstIndex,
      let left = drawing(of: flaw, like: series, at: series.cells[index].traits.category),
      let right = drawing(of: cure, like: series, at: series.cells[index].traits.category)
    else { return nil }
    let size = series.cells[index].traits.category.shortName
    return .tag(
      "div", class: "two",
      [
        half(left, entry: flaw, caption: size + " · as built", room: right.outer, in: &book),
        half(right, entry: cure, caption: size + " · cured", room: left.outer, in: &book),
      ])
  }

  private func half(
    _ drawing: CellDrawing, entry: ControlEntry, caption: String, room: Rectangle,
    in book: inout DrawingBook
  ) -> Markup {
    let large = LargeDrawing(
      drawing: drawing, name: entry.control.displayName, siblings: [], isAnnotated: false,
      room: room)
    return .tag(
      "figure", class: "fig",
      [
        .tag(
          "figcaption", class: "ro",
          [
            .text(caption + " · "),
            .standing(drawing.cell.standing, points: drawing.cell.shortfall, isInline: true),
          ]),
        .tag(
          "div", class: "cv",
          [large.svg(width: 440, class: "dr", scope: "", in: &book)]),
      ])
  }

  private func drawing(
    of entry: ControlEntry, like model: CellSeries, at category: ContentSizeCategory
  ) -> CellDrawing? {
    let series = entry.series.first { $0.locale == model.locale } ?? entry.series.first
    guard let series,
      let index = series.cells.firstIndex(where: { $0.traits.category == category })
    else { return nil }
    let picker = SizePicker(
      entry: entry, series: series, glyphLimit: context.limits.glyphsPerDrawing)
    return picker.drawings[index]
  }
}
