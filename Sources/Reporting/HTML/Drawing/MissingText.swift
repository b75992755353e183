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

  /// Finds what is missing in a cell; `siblings` are the other sizes of the title.
  static func find(in drawing: CellDrawing, siblings: [CellDrawing]) -> MissingText? {
    let title = drawing.layout.title
    guard drawing.cell.outcome >= .needsReview else { return nil }
    if let word = title.lines.compactMap(\.brokenWordWidth).max() {
      let room = title.lines.map(\.frame.width).max() ?? 0
      let width = max(drawing.layout.titleFrame.width, room)
      guard word > width else { return nil }
      return MissingText(shortage: .width(needs: word, room: width), model: nil)
    }
    guard title.isTruncated else { return nil }
    let measured = measuredWidth(in: drawing)
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
    return MissingText(shortage: .width(needs: needs, room: room), model: model)
  }

  /// Width wanted and given as the rule measured them, so that drawing and words agree.
  private static func measuredWidth(in drawing: CellDrawing) -> MeasuredValue? {
    let verdict = drawing.cell.verdicts.first { $0.rule.hasSuffix("truncated") }
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
        height: model == nil ? 0 : drawing.layout.title.pointSize * 1.3)
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
      return ghost(on: canvas, drawing: drawing, needs: needs, room: room, in: &book)
        + scale(on: canvas, drawing: drawing, needs: needs, room: room)
    case .lines(let shown, let count, let height):
      return missingLines(on: canvas, drawing: drawing, left: count - shown, height: height)
    }
  }

  private func missingLines(
    on canvas: Canvas, drawing: CellDrawing, left: Int, height: Double
  ) -> [Markup] {
    let frame = drawing.layout.titleFrame
    let top = canvas.y(drawing.box.maxY) + 6
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
    on canvas: Canvas, drawing: CellDrawing, needs: Double, room: Double,
    in book: inout DrawingBook
  ) -> [Markup] {
    guard let model, let line = model.layout.title.lines.first, line.frame.width > 0 else {
      return []
    }
    let size = drawing.layout.title.pointSize
    let across = canvas.scale * needs / line.frame.width
    let down = canvas.scale * size / max(model.layout.title.pointSize, 1)
    let left = canvas.x(drawing.layout.titleFrame.x)
    let base = canvas.y(drawing.box.maxY) + 14 + size * canvas.scale
    let from = model.layout.inControl(line.frame)
    let baseline = model.layout.titleFrame.y + line.baseline
    let transform =
      "translate(" + Pen.number(left - across * from.x) + " "
      + Pen.number(base - down * baseline) + ")scale(" + PathText.factor(across) + " "
      + PathText.factor(down) + ")"
    let ink = Markup.tag("use", ["href": "#" + model.id + "i", "transform": transform])
    let inside = book.clip(
      inside: PathText.path(
        Rectangle(x: left - 20, y: -20, width: room * canvas.scale + 20, height: 4000)))
    let outside = book.clip(
      inside: PathText.path(
        Rectangle(x: left + room * canvas.scale, y: -20, width: 8000, height: 4000)))
    return [
      .tag("g", ["class": "gh", "clip-path": inside], [ink]),
      .tag("g", ["class": "ov", "clip-path": outside], [ink]),
    ]
  }

  private func scale(
    on canvas: Canvas, drawing: CellDrawing, needs: Double, room: Double
  ) -> [Markup] {
    let left = canvas.x(drawing.layout.titleFrame.x)
    let (middle, right) = (left + room * canvas.scale, left + needs * canvas.scale)
    let y = canvas.y(drawing.box.maxY) + 16 + extent(in: drawing).height * canvas.scale + 6
    let lacks = "lacks " + Wording.points(needs - room) + " pt"
    let fits = right - middle > 90
    let anchor: LabelAnchor = fits ? .middle : right > canvas.width - 50 ? .end : .start
    let place = fits ? (middle + right) / 2 : anchor == .end ? right : middle
    var parts = [
      Pen.horizontal(from: left, to: middle, y: y, bad: false),
      Pen.horizontal(from: middle, to: right, y: y, bad: true),
      Pen.label(lacks, x: place, y: y + 17, anchor: anchor, class: "bad"),
    ]
    if middle - left > (fits ? 90 : 190) {
      let words = "room " + Wording.points(room) + " pt"
      parts.append(Pen.label(words, x: left, y: y + 17, anchor: .start))
    }
    return parts
  }
}
