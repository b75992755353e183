/// A place in points, measured right and down from the parent's top left corner.
public struct Position: Hashable, Sendable {
  /// Distance to the right, in points.
  public var x: Double
  /// Distance downward, in points.
  public var y: Double

  /// Places a point; both distances in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner that everything is measured from.
  public static let zero = Position(x: 0, y: 0)

  /// Measures the straight distance to another position, in points.
  public func distance(to other: Position) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
