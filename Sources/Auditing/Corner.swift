internal import Model

/// One corner of a control.
enum Corner: String, CaseIterable {
  case topLeft = "top left"
  case topRight = "top right"
  case bottomRight = "bottom right"
  case bottomLeft = "bottom left"

  /// The corner as a member of a shape's set.
  var member: CornerShape.Corners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomRight: .bottomRight
    case .bottomLeft: .bottomLeft
    }
  }

  /// Side that lines reach the corner from.
  var edge: Edge { isLeft ? .left : .right }

  /// Turns a place of the control into distances from the two edges that meet here.
  func seen(_ place: Position, in bounds: Rectangle) -> Position {
    Position(
      x: isLeft ? place.x - bounds.minX : bounds.maxX - place.x,
      y: isTop ? place.y - bounds.minY : bounds.maxY - place.y)
  }

  /// Turns distances from the two edges back into a place of the control.
  func placed(_ seen: Position, in bounds: Rectangle) -> Position {
    Position(
      x: isLeft ? bounds.minX + seen.x : bounds.maxX - seen.x,
      y: isTop ? bounds.minY + seen.y : bounds.maxY - seen.y)
  }

  /// The corner of a box that is nearest to this corner, as distances from the two edges.
  func nearestCorner(of box: Rectangle, in bounds: Rectangle) -> Position {
    seen(
      Position(x: isLeft ? box.minX : box.maxX, y: isTop ? box.minY : box.maxY), in: bounds)
  }

  private var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  private var isTop: Bool { self == .topLeft || self == .topRight }
}
