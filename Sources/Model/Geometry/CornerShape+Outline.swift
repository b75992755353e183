extension CornerShape {
  /// Draws the shape in a box: clockwise from the top edge, in points, y downward.
  ///
  /// A circular corner is drawn as one cubic, off the true circle by at most 0.03 % of the radius.
  /// A continuous corner whose reach has no room falls back to what half the side allows (fact F).
  public func outline(in box: Rectangle) -> Outline {
    let radius = resolvedRadius(in: box.extent)
    var pen = Outline(elements: [])
    let order: [(Corners, Position, (Double, Double), (Double, Double))] = [
      (.topRight, Position(x: box.maxX, y: box.minY), (-1, 0), (0, 1)),
      (.bottomRight, Position(x: box.maxX, y: box.maxY), (0, -1), (-1, 0)),
      (.bottomLeft, Position(x: box.minX, y: box.maxY), (1, 0), (0, -1)),
      (.topLeft, Position(x: box.minX, y: box.minY), (0, 1), (1, 0)),
    ]
    for (corner, apex, incoming, outgoing) in order {
      let pieces = cornerPieces(radius: corners.contains(corner) ? radius : 0, in: box.extent)
      for piece in pieces {
        pen.elements.append(piece.placed(apex: apex, incoming: incoming, outgoing: outgoing))
      }
    }
    if case .line(let start)? = pen.elements.first { pen.elements[0] = .move(start) }
    pen.elements.append(.close)
    return pen
  }

  /// Pieces of one corner in its own frame: x along the arriving edge, y along the leaving one,
  /// both measured from the apex.
  private func cornerPieces(radius: Double, in extent: Extent) -> [CornerPiece] {
    guard radius > 0 else { return [.line(0, 0)] }
    switch curve {
    case .circular:
      let control = radius * (1 - 0.5522847498307936)
      return [.line(radius, 0), .cubic((control, 0), (0, control), (0, radius))]
    case .continuous:
      let room = min(extent.width, extent.height) / 2
      return ContinuousCorner.pieces(radius: radius, room: room)
    }
  }
}

/// One step of a corner, in the corner's own frame.
enum CornerPiece {
  /// A straight step.
  case line(Double, Double)
  /// A curved step.
  case cubic((Double, Double), (Double, Double), (Double, Double))

  /// Turns the step into points of the box that the corner belongs to.
  func placed(
    apex: Position, incoming: (Double, Double), outgoing: (Double, Double)
  ) -> Outline.Element {
    func at(_ place: (Double, Double)) -> Position {
      Position(
        x: apex.x + incoming.0 * place.0 + outgoing.0 * place.1,
        y: apex.y + incoming.1 * place.0 + outgoing.1 * place.1)
    }
    switch self {
    case .line(let x, let y): return .line(at((x, y)))
    case .cubic(let first, let second, let end):
      return .cubic(first: at(first), second: at(second), end: at(end))
    }
  }
}

/// Apple's continuous corner for a radius of one, from two public measurements (fact F).
enum ContinuousCorner {
  /// Where the curve leaves the edge, in radii.
  static let reach = 1.52866483

  /// Steps of the corner; where `room` cannot hold the reach, the excess is squeezed out.
  static func pieces(radius: Double, room: Double) -> [CornerPiece] {
    let wanted = reach * radius
    let excess = max(0, wanted - room)
    func along(_ value: Double) -> Double {
      let length = value * radius
      guard excess > 0, wanted > radius, length > radius * 0.66993427 else { return length }
      let share = (length - radius * 0.66993427) / (wanted - radius * 0.66993427)
      return length - excess * share
    }
    return [
      .line(along(1.52866483), 0),
      .cubic(
        (along(1.08849323), 0), (along(0.86840689), 0),
        (radius * 0.66993427, radius * 0.06549600)),
      .line(radius * 0.63149399, radius * 0.07491100),
      .cubic(
        (radius * 0.37282392, radius * 0.16905899), (radius * 0.16905899, radius * 0.37282392),
        (radius * 0.07491100, radius * 0.63149399)),
      .line(radius * 0.06549600, radius * 0.66993427),
      .cubic((0, along(0.86840689)), (0, along(1.08849323)), (0, along(1.52866483))),
    ]
  }
}
