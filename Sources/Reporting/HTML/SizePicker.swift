internal import Model

/// One title of a control at all its sizes: a strip to choose from, and a pane for each size.
///
/// The choice is made of radio buttons, so that it works without scripts and with arrow keys.
struct SizePicker {
  /// The control.
  let entry: ControlEntry
  /// The title.
  let series: CellSeries
  /// Drawings by position in the series; nil where nothing is laid out.
  let drawings: [CellDrawing?]
  /// Name of the radio buttons, unique in the page.
  let name: String

  /// Prepares the drawings of a title; their ids tell them apart in the whole page.
  init(entry: ControlEntry, series: CellSeries, name: String, glyphLimit: Int) {
    self.entry = entry
    self.series = series
    self.name = name
    let place = entry.series.firstIndex {
      $0.titleIndex == series.titleIndex && $0.locale == series.locale
        && $0.isWhatIf == series.isWhatIf
    }
    let prefix = entry.anchor + "t" + String(place ?? 0) + "-"
    drawings = series.cells.enumerated().map { index, cell in
      cell.layout.map { layout in
        CellDrawing(
          id: prefix + String(index), control: entry.control, cell: cell, layout: layout,
          glyphLimit: glyphLimit)
      }
    }
  }

  /// Id of a radio button.
  static func buttonID(picker: String, index: Int) -> String { picker + "-" + String(index) }

  /// Radio buttons, strip and panes.
  func markup(in book: inout DrawingBook) -> Markup {
    let strip = strip(in: &book)
    let panes = series.cells.indices.map { index in
      Markup.tag("div", class: "pane cg", [figure(at: index, in: &book), side(at: index)])
    }
    return .tag(
      "div", ["class": "pick", "role": "group", "aria-label": "Text sizes"],
      radios(chosen: series.worstIndex) + [strip, .tag("div", class: "panes", panes)])
  }

  /// Growing letters in place of the strip, and drawings without their findings.
  ///
  /// Without points where the headline speaks of the control as a whole, which no drawing shows.
  func heroMarkup(in book: inout DrawingBook, chosen: Int?, hasPoints: Bool) -> Markup {
    let letters = series.cells.enumerated().map { index, cell in
      Markup.tag(
        "li", [:],
        [
          .tag(
            "label", ["for": radioID(index), "class": cell.standing.styleClass],
            [
              .letter(cell.traits.category, remPerPoint: 0.0388, cqiPerPoint: 0.155),
              .tag("span", class: "em", [.text(cell.traits.category.columnName)]),
              .tag("span", class: "vh", [.text(", " + cell.standing.words)]),
            ])
        ])
    }
    let panes = series.cells.indices.map { index in
      Markup.tag(
        "div", class: "pane",
        [readout(at: index, tag: "p", hasPoints: hasPoints), canvas(at: index, in: &book)])
    }
    return .tag(
      "div",
      ["class": "pick hero fig", "role": "group", "aria-label": "The worst title by text size"],
      radios(chosen: chosen) + [
        .tag("div", class: "panes", panes),
        .tag("ol", class: "as n" + String(series.cells.count), letters),
      ])
  }

  private func radios(chosen: Int?) -> [Markup] {
    series.cells.indices.map { index in
      .tag(
        "input",
        [
          "type": "radio", "class": "vh", "name": name, "id": radioID(index),
          "checked": index == (chosen ?? 0) ? "" : nil,
        ])
    }
  }

  private func radioID(_ index: Int) -> String { Self.buttonID(picker: name, index: index) }

  private func strip(in book: inout DrawingBook) -> Markup {
    let scale = Thumbnail.scale(for: drawings.compactMap { $0 })
    let items = series.cells.enumerated().map { index, cell in
      let picture = drawings[index].map { drawing in
        Thumbnail(drawing: drawing, scale: scale).markup(in: &book)
      }
      let words = Markup.tag(
        "span", class: "tl",
        [
          .tag("b", [:], [.text(cell.traits.category.columnName)]),
          .shortStanding(cell.standing, points: cell.shortfall),
        ])
      return Markup.tag(
        "li", [:],
        [
          .tag(
            "label", ["for": radioID(index)],
            [.tag("span", class: "tw", [picture ?? .nothing]), words])
        ])
    }
    return .tag("ol", class: "strip", items)
  }

  private func figure(at index: Int, in book: inout DrawingBook) -> Markup {
    .tag(
      "figure", class: "fig", [readout(at: index, tag: "figcaption"), canvas(at: index, in: &book)])
  }

  private func canvas(at index: Int, in book: inout DrawingBook) -> Markup {
    guard let drawing = drawings[index] else {
      let reason = series.cells[index].reason ?? "There is no layout at this size."
      return .tag("div", class: "cv", [.tag("p", class: "nadraw", [.text(reason)])])
    }
    let large = LargeDrawing(
      drawing: drawing, name: entry.control.displayName(showing: series.title?.title.text),
      siblings: drawings.compactMap { $0 })
    var parts = [large.markup(in: &book)]
    if drawing.glyphCount > drawing.glyphLimit {
      let words =
        "The first " + Wording.count(drawing.glyphLimit) + " of "
        + Wording.count(drawing.glyphCount) + " glyphs are drawn."
      parts.append(.tag("p", class: "nadraw", [.text(words)]))
    }
    return .tag("div", class: "cv", parts)
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
