internal import Model

/// One title of a control at all its sizes: drawn at the sizes where a finding is worst.
///
/// The script adds the strip and the scrubber, and draws every other size when it is asked for.
struct SizePicker {
  /// The control.
  let entry: ControlEntry
  /// The title.
  let series: CellSeries
  /// Drawings by position in the series; nil where nothing is laid out.
  let drawings: [CellDrawing?]

  /// Prepares the drawings of a title; their ids tell them apart in the whole page.
  init(entry: ControlEntry, series: CellSeries, glyphLimit: Int) {
    self.entry = entry
    self.series = series
    let prefix = entry.anchor(of: series) + "-"
    drawings = series.cells.enumerated().map { index, cell in
      cell.layout.map { layout in
        CellDrawing(
          id: prefix + String(index), control: entry.control, cell: cell, layout: layout,
          glyphLimit: glyphLimit)
      }
    }
  }

  /// Positions that are drawn without a script: where the title and each of its findings is worst.
  private var shownIndices: [Int] {
    let whole = entry.wholeFindings
    let about = entry.findings.filter { finding in
      !whole.contains(finding) && entry.series(of: finding)?.isSame(as: series) ?? false
    }
    let worst = about.compactMap(\.worst?.category)
    let places = worst.compactMap { category in
      series.cells.firstIndex { $0.traits.category == category }
    }
    let first = series.worstIndex.map { [$0] } ?? []
    return first + Set(places).subtracting(first).sorted(by: >)
  }

  /// Panes with drawing and findings; none for a title that only the script draws.
  func markup(in book: inout DrawingBook, isDrawn: Bool = true) -> Markup {
    let panes = (isDrawn ? shownIndices : []).map { index in
      Markup.tag(
        "div", ["class": "pane cg", "data-i": String(index)],
        [figure(at: index, in: &book), side(at: index)])
    }
    return .tag(
      "div",
      [
        "class": "pick", "id": entry.anchor(of: series), "role": "group",
        "aria-label": "Text sizes",
      ],
      [.tag("div", class: "panes", panes)])
  }

  /// One drawing with growing letters below it, without findings.
  ///
  /// Without points where the headline speaks of the control as a whole, which no drawing shows.
  func heroMarkup(in book: inout DrawingBook, chosen: Int?, hasPoints: Bool) -> Markup {
    let index = chosen ?? 0
    let letters = series.cells.enumerated().map { place, cell in
      Markup.tag(
        "li", ["class": cell.standing.styleClass + (place == index ? " on" : "")],
        [
          .letter(cell.traits.category, remPerPoint: 0.0388, cqiPerPoint: 0.155),
          .tag("span", class: "em", [.text(cell.traits.category.columnName)]),
          .tag("span", class: "vh", [.text(", " + cell.standing.words)]),
        ])
    }
    let pane = Markup.tag(
      "div", ["class": "pane", "data-i": String(index)],
      [
        readout(at: index, tag: "p", hasPoints: hasPoints),
        canvas(at: index, place: "h", in: &book),
      ])
    return .tag(
      "div",
      [
        "class": "pick hero fig", "data-of": entry.anchor(of: series),
        "data-whole": hasPoints ? nil : "", "role": "group",
        "aria-label": "The worst title by text size",
      ],
      [.tag("div", class: "panes", [pane]), .tag("ol", class: "as", letters)])
  }

  private func figure(at index: Int, in book: inout DrawingBook) -> Markup {
    .tag(
      "figure", class: "fig",
      [readout(at: index, tag: "figcaption"), canvas(at: index, place: "", in: &book)])
  }

  private func canvas(at index: Int, place: String, in book: inout DrawingBook) -> Markup {
    guard let large = large(at: index) else {
      let reason = series.cells[index].reason ?? "There is no layout at this size."
      return .tag("div", class: "cv", [.tag("p", class: "nadraw", [.text(reason)])])
    }
    var parts = [large.markup(in: &book, place: place)]
    if let words = large.drawing.cutNote {
      parts.append(.tag("p", class: "nadraw", [.text(words)]))
    }
    return .tag("div", class: "cv", parts)
  }

  /// A cell drawn large; nil where nothing is laid out.
  func large(at index: Int) -> LargeDrawing? {
    drawings[index].map { drawing in
      LargeDrawing(
        drawing: drawing, name: entry.control.displayName(showing: series.title?.title.text),
        siblings: drawings.compactMap { $0 })
    }
  }

  private func readout(at index: Int, tag: String, hasPoints: Bool = true) -> Markup {
    let cell = series.cells[index]
    var parts: [Markup] = [.tag("b", [:], [.text(cell.traits.category.shortName)])]
    if let layout = cell.layout {
      let extent = layout.bounds.extent
      parts.append(.text(" · " + Wording.points(layout.title.pointSize) + " pt"))
      let size = Wording.points(extent.width) + " × " + Wording.points(extent.height)
      parts.append(.tag("span", class: "fs", [.text(" · frame " + size)]))
    }
    if !series.label.isEmpty { parts.append(.text(" · " + series.label)) }
    parts += [
      " · ", .standing(cell.standing, points: hasPoints ? cell.shortfall : nil, isInline: true),
    ]
    return .tag(tag, class: "ro", parts)
  }

  private func side(at index: Int) -> Markup {
    CellNotes(entry: entry, cell: series.cells[index], title: series.title).markup
  }
}

extension CellDrawing {
  /// Says how many glyphs are drawn where not all are; nil where all are.
  var cutNote: String? {
    guard glyphCount > glyphLimit else { return nil }
    return "The first " + Wording.count(glyphLimit) + " of " + Wording.count(glyphCount)
      + " glyphs are drawn."
  }
}
