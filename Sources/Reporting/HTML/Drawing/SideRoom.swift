internal import Model

/// Room between the title's lines and one edge of the control, where the insets promise more.
struct SideRoom {
  /// An edge of the control.
  enum Side: String, CaseIterable {
    case top, left, bottom, right
  }

  /// The edge.
  let side: Side
  /// Room left, in points; negative outside of the control.
  let room: Double
  /// Room promised, in points.
  let promised: Double
  /// Box of the line that comes nearest.
  let line: Rectangle

  /// Whether the line leaves the control on this side.
  var isOutside: Bool { room < -0.05 }

  /// "0.7 of 28.0", or "12.4 over" outside of the control.
  var label: String {
    isOutside
      ? Wording.points(-room) + " over"
      : Wording.points(max(0, room)) + " of " + Wording.points(promised)
  }

  /// Finds the sides at which a rule misses room, with the lengths that the rule measured.
  ///
  /// Rules name them `overflow-left` and `left-padding`; what no rule speaks of is not drawn, so
  /// that drawing and words agree. Of a failure, what the error band could explain is left out.
  static func short(in drawing: CellDrawing) -> [SideRoom] {
    let measured = drawing.cell.verdicts.flatMap { verdict in
      verdict.measured.filter { value in
        value.shortfall > (verdict.outcome == .fails ? max(0.05, value.error) : 0.05)
      }
    }
    return [Side.left, .right, .top, .bottom].compactMap { side in
      guard let line = drawing.line(nearest: side) else { return nil }
      let promised = drawing.layout.promisedInsets.room(at: side)
      if let over = measured.first(where: { $0.name == "overflow-" + side.rawValue }) {
        return SideRoom(side: side, room: -over.value, promised: promised, line: line)
      }
      guard let padding = measured.first(where: { $0.name == side.rawValue + "-padding" }) else {
        return nil
      }
      return SideRoom(
        side: side, room: padding.value, promised: padding.limit ?? promised, line: line)
    }
  }
}

extension CellDrawing {
  /// Box of the line that comes nearest to an edge; nil without lines.
  fileprivate func line(nearest side: SideRoom.Side) -> Rectangle? {
    lineBoxes.filter { $0.width > 0 }.min { left, right in
      switch side {
      case .left: left.minX < right.minX
      case .right: left.maxX > right.maxX
      case .top: left.minY < right.minY
      case .bottom: left.maxY > right.maxY
      }
    }
  }
}

extension EdgeInsets {
  /// Room at one edge, in points.
  fileprivate func room(at side: SideRoom.Side) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension SideRoom {
  /// Draws the length and its number outside of the shape.
  func markup(on canvas: Canvas, drawing: CellDrawing) -> [Markup] {
    let box = drawing.box
    let middle = box.width / 2
    switch side {
    case .top where isOutside: return beside(canvas, from: room, to: 0, drawing: drawing)
    case .bottom where isOutside:
      return beside(canvas, from: box.maxY, to: box.maxY - room, drawing: drawing)
    case .left:
      return across(
        canvas, from: 0, to: room, labelX: canvas.x(min(0, room)), anchor: .start)
    case .right:
      return across(
        canvas, from: box.maxX - room, to: box.maxX, labelX: canvas.x(box.maxX - min(0, room)),
        anchor: .end)
    case .top:
      let y = canvas.y(min(0, room)) - 10
      return [
        Pen.vertical(from: canvas.y(0), to: canvas.y(room), x: canvas.x(middle), bad: true),
        Pen.label(label, x: canvas.x(middle), y: y, anchor: .middle, class: "bad"),
      ]
    case .bottom:
      let y = canvas.y(max(box.maxY, box.maxY - room)) + 18
      return [
        Pen.vertical(
          from: canvas.y(box.maxY - room), to: canvas.y(box.maxY), x: canvas.x(middle), bad: true),
        Pen.label(label, x: canvas.x(middle), y: y, anchor: .middle, class: "bad"),
      ]
    }
  }

  /// Draws an overshoot at the right of everything, clear of the glyphs.
  private func beside(
    _ canvas: Canvas, from start: Double, to end: Double, drawing: CellDrawing
  ) -> [Markup] {
    let x = canvas.x(drawing.outer.maxX) + Self.gapBeside
    let middle = (canvas.y(start) + canvas.y(end)) / 2
    return [
      Pen.vertical(from: canvas.y(start), to: canvas.y(end), x: x, bad: true),
      Pen.label(label, x: x + Self.gapBeforeLabel, y: middle + 4, anchor: .start, class: "bad"),
    ]
  }

  /// Whether its length stands at the right of everything.
  var standsBeside: Bool { isOutside && (side == .top || side == .bottom) }

  /// Room that a length at the right of everything takes with its number, in pixels.
  var roomBeside: Double {
    standsBeside ? Self.gapBeside + Self.gapBeforeLabel + Pen.room(for: label) : 0
  }

  private static let gapBeside = 14.0
  private static let gapBeforeLabel = 9.0

  private func across(
    _ canvas: Canvas, from start: Double, to end: Double, labelX: Double, anchor: LabelAnchor
  ) -> [Markup] {
    let y = canvas.y(line.midY)
    let x = (canvas.x(start) + canvas.x(end)) / 2
    let top = canvas.y(0) - 10
    return [
      Pen.horizontal(from: canvas.x(start), to: canvas.x(end), y: y, bad: true),
      Pen.leader(from: Position(x: x, y: y), to: Position(x: x, y: top + 4), bad: true),
      Pen.label(label, x: labelX, y: top, anchor: anchor, class: "bad"),
    ]
  }
}
