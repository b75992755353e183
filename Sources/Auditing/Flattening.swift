internal import Model

/// Curves replaced by chords that stay within a given distance of them.
enum Flattening {
  /// Most chords for one curve, whatever its size.
  private static let mostChords = 64.0

  /// Finds the ends of the chords of a curve with one control point, without its start.
  static func quadratic(
    _ start: Position, _ control: Position, _ end: Position, flatness: Double
  ) -> [Position] {
    // A chord over 1/n of the curve strays by at most |second difference| / 4n².
    let bend = secondDifference(start, control, end)
    return ends(count: (bend / (4 * flatness)).squareRoot()) { t in
      let s = 1 - t
      return blend([(start, s * s), (control, 2 * s * t), (end, t * t)])
    }
  }

  /// Finds the ends of the chords of a curve with two control points, without its start.
  static func cubic(
    _ start: Position, _ first: Position, _ second: Position, _ end: Position, flatness: Double
  ) -> [Position] {
    // A chord over 1/n of the curve strays by at most 3 · |second difference| / 4n².
    let bend = max(secondDifference(start, first, second), secondDifference(first, second, end))
    return ends(count: (3 * bend / (4 * flatness)).squareRoot()) { t in
      let s = 1 - t
      return blend([
        (start, s * s * s), (first, 3 * s * s * t), (second, 3 * s * t * t), (end, t * t * t),
      ])
    }
  }

  private static func secondDifference(_ a: Position, _ b: Position, _ c: Position) -> Double {
    Position(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
  }

  private static func ends(count: Double, place: (Double) -> Position) -> [Position] {
    // A count that is no number, from outlines that are none, gives one chord.
    let number = count > 1 ? Int(min(count.rounded(.up), mostChords)) : 1
    return (1...number).map { place(Double($0) / Double(number)) }
  }

  private static func blend(_ parts: [(Position, Double)]) -> Position {
    parts.reduce(.zero) { sum, part in
      Position(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
    }
  }
}
