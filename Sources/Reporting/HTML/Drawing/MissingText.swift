internal import Model

/// What a title would take if nothing were cut: the line in full, or the lines that are missing.
struct MissingText {
  /// How the text is short of room.
  enum Shortage {
    /// One line is too wide: its width, and the room it has.
    case width(needs: Double, room: Double)
    /// Lines are left out: how many, and their height.
    case lines(shown: Int, of: Int, height: Double)
  }

  /// What is short.
  let shortage: Shortage
  /// A size of the same title that shows one whole line, as the model of the ghost.
  let model: CellDrawing?
  /// The text, written in the reader's own font where no size shows it whole; nil for no ghost.
  var text: String?

  /// Finds what is missing in a cell; `siblings` are the other sizes of the title.
  static func find(in drawing: CellDrawing, siblings: [CellDrawing]) -> MissingText? {
    let title = drawing.layout.title
    guard drawing.cell.outcome >= .needsReview else { return nil }
    if title.lines.contains(where: { $0.brokenWordWidth != nil }) {
      return measuredWidth(in: drawing, by: "word-broken").map { word in
        MissingText(shortage: .width(needs: word.value, room: word.limit ?? 0), model: nil)
      }
    }
    guard title.isTruncated else { return nil }
    let measured = measuredWidth(in: drawing, by: "text-truncated")
    if measured == nil, title.untruncatedLineCount > title.lines.count {
      let height = title.untruncatedExtent.height - title.extent.height
      return MissingText(
        shortage: .lines(
          shown: title.lines.count, of: title.untruncatedLineCount, height: max(0, height)),
        model: nil)
    }
    let needs = measured?.value ?? title.naturalWidth
    let room = measured?.limit ?? drawing.layout.titleFrame.width
    guard needs > room else { return nil }
    let model = siblings.first { sibling in
      !sibling.layout.title.isTruncated && sibling.layout.title.lines.count == 1
    }
    return MissingText(
      shortage: .width(needs: needs, room: room), model: model, text: text(of: drawing))
  }

  /// The title in full, as far as a ghost shows it.
  private static func text(of drawing: CellDrawing) -> String? {
    let (titles, index) = (drawing.control.titles, drawing.cell.titleIndex)
    guard titles.indices.contains(index) else { return nil }
    return Wording.excerpt(titles[index].title.text, limit: 400)
  }

  /// Width wanted and given as the rule measured them, so that drawing and words agree.
  private static func measuredWidth(in drawing: CellDrawing, by rule: String) -> MeasuredValue? {
    let verdict = drawing.cell.verdicts.first { $0.rule == rule }
    return verdict?.measured.first { value in
      value.name.contains("width") && (value.limit ?? 0) > 0 && value.shortfall > 0
    }
  }

  /// Box that it takes under the control, in the control's points.
  func extent(in drawing: CellDrawing) -> Extent {
    switch shortage {
    case .width(let needs, _):
      Extent(
        width: drawing.layout.titleFrame.x + needs,
        height: model == nil && text == nil ? 0 : drawing.layout.title.pointSize * 1.3)
    case .lines(_, _, let height): Extent(width: 0, height: height)
    }
  }
}

extension MissingText {
  /// Draws it below the control, what has no room in red.
  func markup(
    on canvas: Canvas, drawing: CellDrawing, in book: inout DrawingBook
  ) -> [Markup] {
    switch shortage {
    case .width(let needs, let room):
      let span = GhostSpan(needs: needs, room: room, on: canvas, drawing: drawing)
      return ghost(span, on: canvas, drawing: drawing, in: &book)
        + span.scale(
          on: canvas,
          y: canvas.y(drawing.outer.maxY) + 22
            + extent(in: drawing).height * canvas.scale)
    case .lines(let shown, let count, let height):
      return missingLines(on: canvas, drawing: drawing, left: count - shown, height: height)
    }
  }

  private func missingLines(
    on canvas: Canvas, drawing: CellDrawing, left: Int, height: Double
  ) -> [Markup] {
    let frame = drawing.layout.titleFrame
    let top = canvas.y(drawing.outer.maxY) + 6
    let box = Rectangle(
      x: canvas.x(frame.x), y: top, width: frame.width * canvas.scale,
      height: height * canvas.scale)
    let words = Wording.count(left, "line") + " cut · " + Wording.points(height) + " pt"
    return [
      Pen.line(PathText.path(box), class: "ms"),
      Pen.label(words, x: box.midX, y: box.midY + 4, anchor: .middle, class: "bad"),
    ]
  }

  private func ghost(
    _ span: GhostSpan, on canvas: Canvas, drawing: CellDrawing, in book: inout DrawingBook
  ) -> [Markup] {
    let size = drawing.layout.title.pointSize * canvas.scale
    let base = canvas.y(drawing.outer.maxY) + 14 + size
    guard
      let ink = drawnInk(span, size: size, base: base, in: &book)
        ?? writtenInk(span, size: size, base: base)
    else { return [] }
    return [
      .tag("g", ["class": "gh", "clip-path": book.clip(inside: span.path(of: span.kept))], [ink]),
      .tag("g", ["class": "ov", "clip-path": book.clip(inside: span.path(of: span.lost))], [ink]),
    ]
  }

  /// The line of another size, stretched to the width that this one needs.
  private func drawnInk(
    _ span: GhostSpan, size: Double, base: Double, in book: inout DrawingBook
  ) -> Markup? {
    guard let model, let line = model.layout.title.lines.first, line.frame.width > 0 else {
      return nil
    }
    let across = span.width / line.frame.width
    let down = size / max(model.layout.title.pointSize, 1)
    let from = model.layout.inControl(line.frame)
    let baseline = model.layout.titleFrame.y + line.baseline
    let transform =
      "translate(" + Pen.number(span.left - across * from.x) + " "
      + Pen.number(base - down * baseline) + ")scale(" + PathText.factor(across) + " "
      + PathText.factor(down) + ")"
    _ = model.reference(in: &book)
    return .tag("use", ["href": "#" + model.id + "i", "transform": transform])
  }

  /// The text in the reader's own font, set to the width that it needs; its letters are a stand-in.
  private func writtenInk(_ span: GhostSpan, size: Double, base: Double) -> Markup? {
    guard let text else { return nil }
    return .tag(
      "text",
      [
        "class": "gt", "x": Pen.number(span.isRightToLeft ? span.right : span.left),
        "y": Pen.number(base), "font-size": Pen.number(size),
        "textLength": Pen.number(span.width), "lengthAdjust": "spacingAndGlyphs",
        "direction": span.isRightToLeft ? "rtl" : nil,
      ], [.text(text)])
  }
}
