/// Room kept free at the four sides of a box, in points.
///
/// The sides are physical (left, right): UIKit's `UIEdgeInsets` do not swap in right-to-left.
public struct EdgeInsets: Hashable, Sendable {
  /// Room above, in points.
  public var top: Double
  /// Room at the left, in points.
  public var left: Double
  /// Room below, in points.
  public var bottom: Double
  /// Room at the right, in points.
  public var right: Double

  /// Gives each side its own room, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No room on any side.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Room at left and right together, in points.
  public var horizontal: Double { left + right }
  /// Room at top and bottom together, in points.
  public var vertical: Double { top + bottom }

  /// Adds the room of other insets, side by side.
  public func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
