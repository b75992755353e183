/// Room kept free at the four sides of a box, in points, as `NSDirectionalEdgeInsets` holds it.
///
/// The sides follow the writing direction; button configurations use these (fact B11).
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// Room above, in points.
  public var top: Double
  /// Room at the side where lines begin, in points.
  public var leading: Double
  /// Room below, in points.
  public var bottom: Double
  /// Room at the side where lines end, in points.
  public var trailing: Double

  /// Gives each side its own room, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room on any side.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Turns leading and trailing into left and right.
  public func resolved(in direction: WritingDirection) -> EdgeInsets {
    let leads = direction == .leftToRight
    return EdgeInsets(
      top: top, left: leads ? leading : trailing, bottom: bottom,
      right: leads ? trailing : leading)
  }
}
