package import Model

extension Outline {
  /// The least upright box around the shape; nil when nothing is drawn.
  ///
  /// Exact: where a curve bulges beyond its ends the extreme point counts, not the control point.
  package var inkBox: Rectangle? {
    var box = BoxBuilder()
    var pen = Position.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        box.add(end)
        pen = end
      case .quadratic(let control, let end):
        let first = pen.interpolated(to: control, share: 2.0 / 3)
        let second = end.interpolated(to: control, share: 2.0 / 3)
        box.add(cubicFrom: pen, first, second, end)
        pen = end
      case .cubic(let first, let second, let end):
        box.add(cubicFrom: pen, first, second, end)
        pen = end
      case .close: break
      }
    }
    return box.rectangle
  }
}

extension Position {
  fileprivate func interpolated(to other: Position, share: Double) -> Position {
    Position(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

/// Grows around points.
private struct BoxBuilder {
  private var low = Position(x: .infinity, y: .infinity)
  private var high = Position(x: -.infinity, y: -.infinity)

  var rectangle: Rectangle? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rectangle(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: Position) {
    low = Position(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Position(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(
    cubicFrom start: Position, _ first: Position, _ second: Position, _ end: Position
  ) {
    add(end)
    let steps =
      Self.extremes(start.x, first.x, second.x, end.x)
      + Self.extremes(start.y, first.y, second.y, end.y)
    for step in steps {
      add(
        Position(
          x: Self.value(start.x, first.x, second.x, end.x, at: step),
          y: Self.value(start.y, first.y, second.y, end.y, at: step)))
    }
  }

  private static func value(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, at step: Double
  ) -> Double {
    let rest = 1 - step
    return rest * rest * rest * a + 3 * rest * rest * step * b + 3 * rest * step * step * c
      + step * step * step * d
  }

  private static func extremes(
    _ start: Double, _ first: Double, _ second: Double, _ end: Double
  ) -> [Double] {
    let a = end - 3 * second + 3 * first - start
    let b = 2 * (second - 2 * first + start)
    let c = first - start
    let roots: [Double]
    if a.magnitude < 1e-9 {
      roots = b.magnitude < 1e-9 ? [] : [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = root.isNaN ? [] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
