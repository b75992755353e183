internal import Model

/// The line that one corner follows, seen from its apex: x and y are distances from the two edges,
/// in points.
///
/// All corners of a control follow the same line, mirrored.
struct CornerCurve {
  private enum Line {
    /// A quarter circle that touches both edges at one radius.
    case circle(radius: Double)
    /// Chords of a smooth corner, from one edge to the other; the inside is convex.
    case chords([Position])
  }

  private let line: Line

  /// Draws the corner of a shape in a box; nil where nothing is rounded.
  ///
  /// Smooth corners are replaced by chords that stay within `flatness` points of the curve.
  init?(_ shape: CornerShape, in extent: Extent, flatness: Double) {
    let radius = shape.resolvedRadius(in: extent)
    guard radius > 0 else { return nil }
    switch shape.curve {
    case .circular:
      line = .circle(radius: radius)
    case .continuous:
      let one = CornerShape(radius: shape.radius, corners: .topLeft, curve: .continuous)
      let outline = one.outline(in: Rectangle(origin: .zero, extent: extent))
      let chords = Self.chords(of: outline, flatness: flatness)
      guard chords.count > 1 else { return nil }
      line = .chords(chords)
    }
  }

  /// Measures how far the curve still stands from one edge at a depth from the other, in points.
  func departure(at depth: Double) -> Double {
    switch line {
    case .circle(let radius):
      guard depth < radius else { return 0 }
      let rise = radius - max(0, depth)
      return radius - (radius * radius - rise * rise).squareRoot()
    case .chords(let points):
      return Self.departure(at: depth, along: points)
    }
  }

  /// Finds the place on the curve next to a place, and the distance: negative outside the curve.
  ///
  /// The distance is concave along any straight line, since the inside is convex: of a straight
  /// piece, an end is nearest.
  func nearest(to place: Position) -> (clearance: Double, onCurve: Position) {
    switch line {
    case .circle(let radius):
      let center = Position(x: radius, y: radius)
      let distance = place.distance(to: center)
      guard distance > 0 else { return (radius, Position(x: 0, y: radius)) }
      let share = radius / distance
      let onCurve = Position(
        x: center.x + (place.x - center.x) * share, y: center.y + (place.y - center.y) * share)
      return (radius - distance, onCurve)
    case .chords(let points):
      return Self.nearest(to: place, among: points)
    }
  }

  private static func departure(at depth: Double, along points: [Position]) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where start.y >= depth && end.y <= depth {
      guard start.y > end.y else { continue }
      return start.x + (end.x - start.x) * (start.y - depth) / (start.y - end.y)
    }
    return 0
  }

  /// Takes the chord whose line is nearest, which for a convex inside is the right one.
  private static func nearest(
    to place: Position, among points: [Position]
  ) -> (clearance: Double, onCurve: Position) {
    var best = (clearance: Double.infinity, onCurve: place)
    for (start, end) in zip(points, points.dropFirst()) {
      let along = Position(x: end.x - start.x, y: end.y - start.y)
      let length = along.distance(to: .zero)
      guard length > 0 else { continue }
      let inward = Position(x: -along.y / length, y: along.x / length)
      let clearance = (place.x - start.x) * inward.x + (place.y - start.y) * inward.y
      guard clearance < best.clearance else { continue }
      let foot = Position(x: place.x - inward.x * clearance, y: place.y - inward.y * clearance)
      best = (clearance, foot)
    }
    return best
  }

  /// Chords of the one rounded corner of an outline, from the left edge to the top edge.
  ///
  /// The outline begins with the three square corners.
  private static func chords(of outline: Outline, flatness: Double) -> [Position] {
    var points: [Position] = []
    for element in outline.elements.dropFirst(3) {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadratic(let control, let end):
        guard let start = points.last else { continue }
        points += Flattening.quadratic(start, control, end, flatness: flatness)
      case .cubic(let first, let second, let end):
        guard let start = points.last else { continue }
        points += Flattening.cubic(start, first, second, end, flatness: flatness)
      case .close: break
      }
    }
    return points
  }
}
