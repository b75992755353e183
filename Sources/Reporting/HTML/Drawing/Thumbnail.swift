internal import Model

/// A cell at strip size.
struct Thumbnail {
  /// What is drawn.
  let drawing: CellDrawing
  /// Pixels to a point.
  let scale: Double

  /// Widest and tallest a thumbnail may be, in pixels.
  static let room = Extent(width: 84, height: 120)

  /// Finds the scale at which all sizes of a title fit, so that growth shows.
  static func scale(for drawings: [CellDrawing]) -> Double {
    let widest = drawings.map(\.outer.width).max() ?? 0
    let tallest = drawings.map(\.outer.height).max() ?? 0
    return min(room.width / max(widest + 4, 60), room.height / max(tallest + 4, 20))
  }

  /// Draws it.
  func markup(in book: inout DrawingBook) -> Markup {
    let outer = drawing.outer
    let frame = Rectangle(
      x: outer.x - 2, y: outer.y - 2, width: outer.width + 4, height: outer.height + 4)
    let viewBox = [frame.x, frame.y, frame.width, frame.height].map(PathText.number)
    return .tag(
      "svg",
      [
        "class": "th" + drawing.toneClass, "width": PathText.number(frame.width * scale),
        "height": PathText.number(frame.height * scale),
        "viewBox": viewBox.joined(separator: " "), "aria-hidden": "true",
      ],
      [drawing.reference(in: &book)])
  }
}
