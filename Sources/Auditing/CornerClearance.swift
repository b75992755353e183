internal import Model

/// The place where ink comes nearest to the curve of a corner.
struct CornerClearance {
  /// The corner.
  let corner: Corner
  /// Index of the line.
  let line: Int
  /// Distance to the curve in points; negative where the ink crosses it.
  let distance: Double
  /// The ink, in the control.
  let ink: Position
  /// The place on the curve, in the control.
  let onCurve: Position
  /// Whether real outlines were measured; else the box around the ink stands for them.
  let isExact: Bool

  /// How much the distance changes when the line moves sideways by one point: 0 to 1.
  var sidewaysShare: Double {
    let length = ink.distance(to: onCurve)
    return length > 0 ? abs(ink.x - onCurve.x) / length : 1
  }
}

/// Looks for the ink that comes nearest to a control's corners.
///
/// Only ink inside the drawn shape's box counts, and only where the curve has left both edges by more than a
/// pixel: beyond, ink is near an edge and not near a corner. Whole lines and glyphs are passed over
/// by their boxes, whose corner is never farther from the curve than the ink in them.
struct CornerSearch {
  private let subject: Subject
  private let curve: CornerCurve
  private let zone: Double
  private let flatness: Double
  private var best: CornerClearance?
  private var limit: Double

  /// Finds the nearest ink that is nearer than a limit, in points; nil for none.
  static func nearest(
    _ subject: Subject, corners: CornerShape.Corners, curve: CornerCurve, below limit: Double,
    flatness: Double
  ) -> CornerClearance? {
    var search = CornerSearch(
      subject: subject, curve: curve, zone: curve.departure(at: subject.pixel), flatness: flatness,
      limit: limit)
    for corner in Corner.allCases where corners.contains(corner.member) {
      for index in subject.text.lines.indices { search.visit(line: index, at: corner) }
    }
    return search.best
  }

  private mutating func visit(line index: Int, at corner: Corner) {
    let line = subject.text.lines[index]
    guard let ink = line.ink.map(subject.layout.inControl), mayBeNearer(ink, at: corner) else {
      return
    }
    for run in line.glyphRuns {
      guard let face = subject.outlines.faces[run.face], face.unitsPerEm > 0 else { continue }
      let scale = run.pointSize / face.unitsPerEm
      for placed in run.glyphs {
        guard let outline = face.glyphs[placed.glyph] else { continue }
        visit(outline, placed, scale: scale, line: index, corner: corner)
      }
    }
    if !hasOutlines(line) { take(box: ink, line: index, corner: corner) }
  }

  /// Whether a box reaches into the corner and nearer to the curve than all ink so far.
  private func mayBeNearer(_ box: Rectangle, at corner: Corner) -> Bool {
    let near = corner.nearestCorner(of: box, in: subject.layout.shapeBox)
    guard near.x < zone, near.y < zone else { return false }
    return curve.nearest(to: inside(near)).clearance < limit
  }

  private func hasOutlines(_ line: LineBox) -> Bool {
    line.glyphRuns.contains { !$0.glyphs.isEmpty }
      && line.glyphRuns.allSatisfy { run in
        run.glyphs.allSatisfy { subject.outlines[run.face, $0.glyph] != nil }
      }
  }

  private mutating func visit(
    _ outline: Outline, _ placed: PlacedGlyph, scale: Double, line: Int, corner: Corner
  ) {
    let origin = subject.layout.titleFrame
    let bounds = subject.layout.shapeBox
    let ink = PlacedOutline(outline, tolerance: flatness) { unit in
      corner.seen(
        Position(
          x: origin.x + placed.x + unit.x * scale, y: origin.y + placed.y - unit.y * scale),
        in: bounds)
    }
    let near = ink.corner
    guard near.x < zone, near.y < zone, curve.nearest(to: inside(near)).clearance < limit else {
      return
    }
    ink.forEachPiece { start, end in
      guard let cut = Clipping.clip(start, end, toSquare: zone) else { return }
      take(cut.0, line: line, corner: corner, isExact: true)
      take(cut.1, line: line, corner: corner, isExact: true)
    }
  }

  private mutating func take(box: Rectangle, line: Int, corner: Corner) {
    let near = inside(corner.nearestCorner(of: box, in: subject.layout.shapeBox))
    take(near, line: line, corner: corner, isExact: false)
  }

  private mutating func take(_ place: Position, line: Int, corner: Corner, isExact: Bool) {
    let found = curve.nearest(to: place)
    guard found.clearance < limit else { return }
    limit = found.clearance
    let bounds = subject.layout.shapeBox
    best = CornerClearance(
      corner: corner, line: line, distance: found.clearance,
      ink: corner.placed(place, in: bounds), onCurve: corner.placed(found.onCurve, in: bounds),
      isExact: isExact)
  }

  /// Moves a place that is outside the box onto its edge.
  private func inside(_ place: Position) -> Position {
    Position(x: max(0, place.x), y: max(0, place.y))
  }
}
