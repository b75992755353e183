/// An upright box in points, y growing downward.
public struct Rectangle: Hashable, Sendable {
  /// Left edge, in points.
  public var x: Double
  /// Top edge, in points.
  public var y: Double
  /// Size along x, in points; never negative in a layout.
  public var width: Double
  /// Size along y, in points; never negative in a layout.
  public var height: Double

  /// Places a box by its top left corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Places a box of a given size at a given corner.
  public init(origin: Position, extent: Extent) {
    self.init(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }

  /// An empty box at the origin.
  public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

  /// Left edge, in points.
  public var minX: Double { x }
  /// Top edge, in points.
  public var minY: Double { y }
  /// Right edge, in points.
  public var maxX: Double { x + width }
  /// Bottom edge, in points.
  public var maxY: Double { y + height }
  /// Horizontal middle, in points.
  public var midX: Double { x + width / 2 }
  /// Vertical middle, in points.
  public var midY: Double { y + height / 2 }
  /// Width and height without the place.
  public var extent: Extent { Extent(width: width, height: height) }
  /// Whether no area is covered.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Moves the box by a distance, in points.
  public func offset(x dx: Double, y dy: Double) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Shrinks the box by insets; a side never crosses the opposite one.
  public func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Finds the smallest box around this one and another.
  public func union(_ other: Rectangle) -> Rectangle {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rectangle(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Finds the box that this one and another share; empty where they share none.
  public func shared(with other: Rectangle) -> Rectangle {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
