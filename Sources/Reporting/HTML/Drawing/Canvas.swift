internal import Model

/// A drawing surface in pixels over a drawing in points.
struct Canvas {
  /// Width in pixels.
  let width: Double
  /// Height in pixels.
  let height: Double
  /// Pixels to a point.
  let scale: Double
  /// Where the control's corner stands, in pixels.
  let origin: Position

  /// Turns a distance from the control's left edge into pixels.
  func x(_ points: Double) -> Double { origin.x + points * scale }
  /// Turns a distance from the control's top edge into pixels.
  func y(_ points: Double) -> Double { origin.y + points * scale }

  /// Transform that puts a drawing in points onto the canvas.
  var transform: String {
    "translate(" + PathText.number(origin.x) + " " + PathText.number(origin.y) + ")scale("
      + PathText.factor(scale) + ")"
  }
}

/// Room in pixels that annotations take around a drawing.
struct CanvasMargins {
  /// Room above.
  var top: Double
  /// Room at the left.
  var left: Double
  /// Room below.
  var bottom: Double
  /// Room at the right.
  var right: Double
}

/// Which way a label stands from its place.
enum LabelAnchor: String {
  case start, middle, end
}

/// Pieces of annotations, in pixels.
enum Pen {
  /// Draws a stroked path.
  static func line(_ path: String, class styleClass: String) -> Markup {
    .tag("path", ["class": styleClass, "d": path])
  }

  /// Draws a line that begins and ends with a tick, across.
  static func horizontal(from start: Double, to end: Double, y: Double, bad: Bool) -> Markup {
    let (left, right, height) = (number(start), number(end), number(y))
    let top = number(y - 4)
    return line(
      "M" + left + " " + top + "v8M" + right + " " + top + "v8M" + left + " " + height + "H"
        + right,
      class: bad ? "dm bad" : "dm")
  }

  /// Draws a line that begins and ends with a tick, downward.
  static func vertical(from start: Double, to end: Double, x: Double, bad: Bool) -> Markup {
    let (top, bottom, middle) = (number(start), number(end), number(x))
    let left = number(x - 4)
    return line(
      "M" + left + " " + top + "h8M" + left + " " + bottom + "h8M" + middle + " " + top + "V"
        + bottom,
      class: bad ? "dm bad" : "dm")
  }

  /// Draws a dotted line that leads to a label.
  static func leader(from start: Position, to end: Position, bad: Bool) -> Markup {
    line(
      "M" + number(start.x) + " " + number(start.y) + "L" + number(end.x) + " " + number(end.y),
      class: bad ? "dm bad ld" : "dm ld")
  }

  /// Writes a label.
  static func label(
    _ text: String, x: Double, y: Double, anchor: LabelAnchor, class styleClass: String = ""
  ) -> Markup {
    .tag(
      "text",
      [
        "class": styleClass.isEmpty ? "dt" : "dt " + styleClass, "x": number(x), "y": number(y),
        "text-anchor": anchor.rawValue,
      ], [.text(text)])
  }

  /// Room that is left for a label, in pixels: 7 for each of its letters of 12 pixels, our own choice;
  /// `Tests/Browser` holds that no number is cut.
  static func room(for text: String) -> Double { 7 * Double(text.count) }

  /// Draws a circle.
  static func circle(at centre: Position, radius: Double, class styleClass: String) -> Markup {
    .tag(
      "circle",
      [
        "class": styleClass, "cx": number(centre.x), "cy": number(centre.y), "r": number(radius),
      ])
  }

  /// Writes a number of pixels.
  static func number(_ value: Double) -> String { PathText.number(value) }
}
