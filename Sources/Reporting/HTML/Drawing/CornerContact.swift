internal import Model

/// Where ink comes nearest to the curve of a corner, in the control's points.
struct CornerContact {
  /// Point of the ink.
  let ink: Position
  /// Point of the curve.
  let curve: Position
  /// Distance in points; negative where the ink is outside.
  let distance: Double

  /// Middle between ink and curve.
  var middle: Position { Position(x: (ink.x + curve.x) / 2, y: (ink.y + curve.y) / 2) }

  /// Searches the outlines of all glyphs near a corner; nil without corners or ink near them.
  ///
  /// Only places the magnifier: the number beside it is the one that the rule measured.
  static func find(in drawing: CellDrawing, book: DrawingBook) -> CornerContact? {
    guard let shape = drawing.shape else { return nil }
    let box = drawing.shapeBox
    let segments = CurveSegment.corners(of: shape.outline(in: box), in: box)
    let reach = segments.map { segment in
      let distances = box.edgeDistances(of: segment.start)
      return max(distances.across, distances.down)
    }.max()
    guard let reach else { return nil }
    var best: CornerContact?
    for point in inkPoints(of: drawing, book: book) {
      let distances = box.edgeDistances(of: point)
      guard distances.across < reach, distances.down < reach else { continue }
      // The nearest piece decides the side; a far corner's piece would call it outside.
      let contacts = segments.map { $0.contact(with: point) }
      guard let nearest = contacts.min(by: { $0.distance.magnitude < $1.distance.magnitude })
      else { continue }
      if nearest.distance < best?.distance ?? .infinity { best = nearest }
    }
    return best
  }

  private static func inkPoints(of drawing: CellDrawing, book: DrawingBook) -> [Position] {
    let corner = drawing.layout.titleFrame
    var points: [Position] = []
    for run in drawing.layout.title.lines.flatMap(\.glyphRuns) {
      guard let units = book.unitsPerEm(of: run.face) else { continue }
      let factor = run.pointSize / units
      for glyph in run.glyphs.prefix(drawing.glyphLimit) {
        guard let outline = book.outline(of: glyph.glyph, in: run.face) else { continue }
        points += outline.flattened(steps: 6).map { point in
          Position(
            x: corner.x + glyph.x + point.x * factor, y: corner.y + glyph.y - point.y * factor)
        }
      }
    }
    return points
  }
}

/// A straight piece of a corner's curve; the control lies to its right, seen with y downward.
struct CurveSegment {
  /// Where it begins, clockwise.
  let start: Position
  /// Where it ends.
  let end: Position

  /// Flattens the curved parts of a shape.
  static func corners(of outline: Outline, in box: Rectangle) -> [CurveSegment] {
    var segments: [CurveSegment] = []
    var pen = Position.zero
    for element in outline.elements {
      switch element {
      case .move(let end): pen = end
      case .line(let end):
        // A continuous corner holds short straight pieces off the edges.
        if box.isOffEdges(pen), box.isOffEdges(end) {
          segments.append(CurveSegment(start: pen, end: end))
        }
        pen = end
      case .quadratic(_, let end), .cubic(_, _, let end):
        for point in element.points(from: pen, steps: 16) {
          segments.append(CurveSegment(start: pen, end: point))
          pen = point
        }
        pen = end
      case .close: break
      }
    }
    return segments
  }

  /// Measures how far a point is from the piece, and on which side.
  func contact(with point: Position) -> CornerContact {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let share = length > 0 ? max(0, min(1, along / length)) : 0
    let nearest = Position(x: start.x + share * dx, y: start.y + share * dy)
    let side = dx * (point.y - start.y) - dy * (point.x - start.x)
    let distance = point.distance(to: nearest)
    return CornerContact(ink: point, curve: nearest, distance: side < 0 ? -distance : distance)
  }
}

extension Outline {
  /// Points along the outline, curves in so many steps.
  func flattened(steps: Int) -> [Position] {
    var points: [Position] = []
    var pen = Position.zero
    for element in elements {
      points += element.points(from: pen, steps: steps)
      pen = points.last ?? pen
    }
    return points
  }
}

extension Outline.Element {
  /// Points of one step of the pen, its end last.
  func points(from pen: Position, steps: Int) -> [Position] {
    let shares = (1...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
    switch self {
    case .move(let end), .line(let end): return [end]
    case .close: return []
    case .quadratic(let control, let end):
      return shares.map { Self.mix(Self.mix(pen, control, $0), Self.mix(control, end, $0), $0) }
    case .cubic(let first, let second, let end):
      return shares.map { share in
        let middle = Self.mix(first, second, share)
        let left = Self.mix(Self.mix(pen, first, share), middle, share)
        let right = Self.mix(middle, Self.mix(second, end, share), share)
        return Self.mix(left, right, share)
      }
    }
  }

  private static func mix(_ start: Position, _ end: Position, _ share: Double) -> Position {
    Position(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}

extension Rectangle {
  /// Distances from a point to the nearest upright and the nearest level edge, inward.
  fileprivate func edgeDistances(of point: Position) -> (across: Double, down: Double) {
    (min(point.x - minX, maxX - point.x), min(point.y - minY, maxY - point.y))
  }

  /// Whether a point stands off every edge.
  fileprivate func isOffEdges(_ point: Position) -> Bool {
    let distances = edgeDistances(of: point)
    return min(distances.across, distances.down) > 0.01
  }
}
