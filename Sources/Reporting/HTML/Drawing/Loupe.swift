internal import Model

/// A round magnifier over the place where ink and corner come nearest.
struct Loupe {
  /// The place.
  let contact: CornerContact
  /// "0.7 of 4.0", or "crosses by 3.0".
  let label: String
  /// Radius of the glass in pixels.
  let radius: Double
  /// Whether it stands at the left of the drawing, not at the right; nil: below it.
  let standsLeft: Bool?

  /// What a corner rule says of a cell; nil where none speaks.
  static func verdict(of drawing: CellDrawing) -> RuleVerdict? {
    drawing.cell.verdicts.first { $0.rule.hasSuffix("corner") }
  }

  /// Makes a magnifier over a place, where a corner rule speaks; nil elsewhere.
  static func make(
    for drawing: CellDrawing, contact: CornerContact, isNarrow: Bool
  ) -> Loupe? {
    guard let verdict = verdict(of: drawing) else { return nil }
    let left = contact.middle.x < drawing.box.midX
    return Loupe(
      contact: contact, label: label(of: verdict, contact: contact), radius: isNarrow ? 52 : 60,
      standsLeft: isNarrow ? nil : left)
  }

  private static func label(of verdict: RuleVerdict, contact: CornerContact) -> String {
    let value = verdict.measured.first?.value ?? contact.distance
    if value < 0 { return "crosses by " + Wording.points(-value) }
    guard let limit = verdict.measured.first?.limit else { return Wording.points(value) + " pt" }
    return Wording.points(value) + " of " + Wording.points(limit)
  }

  /// Room that it takes at its side, in pixels.
  var sideRoom: Double { radius * 2 + 24 }
  /// Room that it takes below, in pixels.
  var bottomRoom: Double { radius * 2 + 36 }

  /// Draws ring, leader, glass and number.
  func markup(
    on canvas: Canvas, drawing: CellDrawing, in book: inout DrawingBook
  ) -> [Markup] {
    let place = Position(x: canvas.x(contact.middle.x), y: canvas.y(contact.middle.y))
    let glass = glassPosition(on: canvas, place: place, drawing: drawing)
    let gap = contact.ink.distance(to: contact.curve) / 2
    let zoom = min(radius * 0.3 / max(gap, 1.2), canvas.scale * 9)
    let clip = book.clip(
      circle: glass, radius: radius)
    let tone = contact.distance < 0 ? "cl cx" : "cl bad"
    let target = Pen.number(glass.x - zoom * contact.middle.x)
    let transform =
      "translate(" + target + " " + Pen.number(glass.y - zoom * contact.middle.y) + ")scale("
      + PathText.factor(zoom) + ")"
    let layers = ["b", "s"].map { layer in
      Markup.tag("use", ["href": "#" + drawing.id + layer, "transform": transform])
    }
    return [
      Pen.circle(at: place, radius: 10, class: "rg"), leader(from: place, to: glass),
      .tag(
        "g", ["class": "lp", "clip-path": clip],
        [Pen.circle(at: glass, radius: radius, class: "lz")] + layers
          + [Pen.circle(at: glass, radius: max(gap * zoom, 1.5), class: tone)]),
      Pen.circle(at: glass, radius: radius, class: "rg"),
      Pen.label(label, x: glass.x, y: glass.y + radius + 16, anchor: .middle, class: "bad"),
    ]
  }

  private func glassPosition(
    on canvas: Canvas, place: Position, drawing: CellDrawing
  ) -> Position {
    guard let standsLeft else {
      let x = min(max(place.x, radius + 8), canvas.width - radius - 8)
      return Position(x: x, y: canvas.height - radius - 40)
    }
    let isTop = contact.curve.y < drawing.box.midY
    let wanted = place.y + (isTop ? radius * 0.55 : -radius * 0.55)
    let y = min(max(wanted, radius + 8), canvas.height - radius - 26)
    return Position(x: standsLeft ? radius + 14 : canvas.width - radius - 14, y: y)
  }

  private func leader(from place: Position, to glass: Position) -> Markup {
    let length = max(place.distance(to: glass), 1)
    let (dx, dy) = ((glass.x - place.x) / length, (glass.y - place.y) / length)
    let end = length - radius
    guard end > 12 else { return .nothing }
    return Pen.line(
      "M" + Pen.number(place.x + 10 * dx) + " " + Pen.number(place.y + 10 * dy) + "L"
        + Pen.number(place.x + end * dx) + " " + Pen.number(place.y + end * dy), class: "rg")
  }
}
