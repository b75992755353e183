import Foundation
import Model

/// What the geometry of a rounded button says about a layout, from lengths alone.
///
/// The rules are not asked: rooms are differences of boxes, and the clearance to a corner is the
/// radius less the distance to the middle of its circle, over points strewn on the outlines.
struct RoundedGeometry {
  /// The layout.
  let layout: ControlLayout
  /// Outlines of its glyphs.
  let outlines: GlyphOutlines
  /// The radius in points.
  let radius: Double

  /// A pixel, which is forgiven since UIKit rounds to pixels.
  static let pixel = 1.0 / 3
  /// What may be missed: a pixel, and noise in sums.
  static let forgiven = pixel + 1e-7

  /// Sides whose room is missed, as the report names them.
  var missedSides: Set<String> {
    let bounds = layout.bounds
    var sides: Set<String> = []
    for line in layout.title.lines {
      let box = layout.inControl(line.frame)
      let missing = [
        "left": radius - (box.x - bounds.x), "right": radius - (bounds.maxX - box.maxX),
        "top": radius / 2 - (box.y - bounds.y), "bottom": radius / 2 - (bounds.maxY - box.maxY),
      ]
      sides.formUnion(missing.filter { $0.value > Self.forgiven }.map { $0.key + "-padding" })
    }
    return sides
  }

  /// By how much the ink misses its room to a corner; negative where all is well.
  ///
  /// Asked for are 4 points, or half the radius where that is less. Ink where the circle has left
  /// the edges by less than a pixel is not in a corner.
  var missingClearance: Double {
    let extent = layout.bounds.extent
    let r = min(radius, extent.width / 2, extent.height / 2)
    guard r > 0 else { return -1 }
    // At depth d from an edge the circle is r - √(r² - (r - d)²) from the other one.
    let reach = r - (2 * r * Self.pixel - Self.pixel * Self.pixel).squareRoot()
    let least = ink.compactMap { point -> Double? in
      let x = min(point.x, extent.width - point.x)
      let y = min(point.y, extent.height - point.y)
      guard x < reach, y < reach else { return nil }
      let (dx, dy) = (r - max(0, x), r - max(0, y))
      return r - (dx * dx + dy * dy).squareRoot()
    }.min()
    return least.map { min(4, r / 2) - $0 } ?? -1
  }

  /// Whether ink comes too near a corner.
  var touchesCorner: Bool { missingClearance > Self.forgiven }

  /// Points on every outline, a few hundredths of a point apart.
  private var ink: [Position] {
    layout.title.lines.flatMap(\.glyphRuns).flatMap { run -> [Position] in
      guard let face = outlines.faces[run.face] else { return [] }
      let scale = run.pointSize / face.unitsPerEm
      return run.glyphs.flatMap { placed in
        points(of: face.glyphs[placed.glyph]).map { unit in
          Position(
            x: layout.titleFrame.x + placed.x + unit.x * scale,
            y: layout.titleFrame.y + placed.y - unit.y * scale)
        }
      }
    }
  }

  private func points(of outline: Outline?) -> [Position] {
    var result: [Position] = []
    var at = Position(x: 0, y: 0)
    var start = at
    for element in outline?.elements ?? [] {
      switch element {
      case .move(let end):
        start = end
        at = end
      case .line(let end):
        result += Self.strew(at, end) { t in Self.mix(at, end, t) }
        at = end
      case .quadratic(let control, let end):
        result += Self.strew(at, end) { t in
          Self.mix(Self.mix(at, control, t), Self.mix(control, end, t), t)
        }
        at = end
      case .cubic(let first, let second, let end):
        result += Self.strew(at, end) { t in
          let (a, b, c) = (
            Self.mix(at, first, t), Self.mix(first, second, t), Self.mix(second, end, t)
          )
          return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
        }
        at = end
      case .close:
        result += Self.strew(at, start) { t in Self.mix(at, start, t) }
        at = start
      }
    }
    return result
  }

  private static func strew(
    _ from: Position, _ to: Position, _ place: (Double) -> Position
  ) -> [Position] {
    (0...40).map { place(Double($0) / 40) }
  }

  private static func mix(_ a: Position, _ b: Position, _ t: Double) -> Position {
    Position(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
