/// A width and a height in points.
public struct Extent: Hashable, Sendable {
  /// Size along the line, in points.
  public var width: Double
  /// Size across the lines, in points.
  public var height: Double

  /// Pairs a width with a height, both in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No room at all.
  public static let zero = Extent(width: 0, height: 0)
}
