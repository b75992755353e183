internal import Model

/// An outline moved to where it is drawn.
struct PlacedOutline {
  private let elements: [Outline.Element]
  private let tolerance: Double
  /// Least x and least y of all its points, control points included: never inside its ink.
  let corner: Position

  /// Moves every point of an outline; curves will stray from chords by at most `tolerance`.
  init(_ outline: Outline, tolerance: Double, place: (Position) -> Position) {
    var least = Position(x: .infinity, y: .infinity)
    func move(_ point: Position) -> Position {
      let placed = place(point)
      least = Position(x: min(least.x, placed.x), y: min(least.y, placed.y))
      return placed
    }
    elements = outline.elements.map { element in
      switch element {
      case .move(let end): .move(move(end))
      case .line(let end): .line(move(end))
      case .quadratic(let control, let end): .quadratic(control: move(control), end: move(end))
      case .cubic(let first, let second, let end):
        .cubic(first: move(first), second: move(second), end: move(end))
      case .close: .close
      }
    }
    corner = least
    self.tolerance = tolerance
  }

  /// Hands on the outline as straight pieces, closed shapes with their last one.
  func forEachPiece(_ body: (Position, Position) -> Void) {
    var start = Position.zero
    var pen = Position.zero
    func draw(_ points: [Position]) {
      for point in points {
        body(pen, point)
        pen = point
      }
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        pen = end
      case .line(let end): draw([end])
      case .quadratic(let control, let end):
        draw(Flattening.quadratic(pen, control, end, flatness: tolerance))
      case .cubic(let first, let second, let end):
        draw(Flattening.cubic(pen, first, second, end, flatness: tolerance))
      case .close: draw([start])
      }
    }
  }
}

/// Straight pieces cut to a square at the origin.
enum Clipping {
  /// Cuts a piece to a square that begins at the origin; nil where nothing is left.
  ///
  /// Source: Liang and Barsky, "A new concept and method for line clipping", 1984.
  static func clip(
    _ start: Position, _ end: Position, toSquare side: Double
  ) -> (Position, Position)? {
    let dx = end.x - start.x
    let dy = end.y - start.y
    var enter = 0.0
    var leave = 1.0
    for (step, room) in [
      (-dx, start.x), (dx, side - start.x), (-dy, start.y), (dy, side - start.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        enter = max(enter, room / step)
      } else {
        leave = min(leave, room / step)
      }
    }
    guard enter <= leave else { return nil }
    func at(_ share: Double) -> Position {
      Position(x: start.x + dx * share, y: start.y + dy * share)
    }
    return (at(enter), at(leave))
  }
}
