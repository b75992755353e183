/// How a control's corners are rounded.
public struct CornerShape: Hashable, Sendable, Codable {
  /// Which line the corner follows.
  public enum Curve: String, Hashable, Sendable, Codable, CaseIterable {
    /// A quarter circle: the default of `CALayer.cornerCurve` (fact F, CALayer.h).
    case circular
    /// Apple's smooth corner, which leaves the edge at 1.528665 radii (fact F).
    case continuous
  }

  /// The four corners, as a set.
  public struct Corners: OptionSet, Hashable, Sendable, Codable {
    /// One bit a corner, in the order of `CACornerMask`.
    public let rawValue: UInt8
    /// Makes a set from `CACornerMask`'s bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Top left.
    public static let topLeft = Corners(rawValue: 1)
    /// Top right.
    public static let topRight = Corners(rawValue: 2)
    /// Bottom left.
    public static let bottomLeft = Corners(rawValue: 4)
    /// Bottom right.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four, the default.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Where the radius comes from.
  public enum Radius: Hashable, Sendable, Codable {
    /// So many points.
    case fixed(Double)
    /// Half the shorter side.
    case capsule
  }

  /// Size of the rounding.
  public var radius: Radius
  /// Corners that are rounded; the others are square.
  public var corners: Corners
  /// The line that the corner follows.
  public var curve: Curve

  /// Describes rounded corners; all four and circular unless said otherwise.
  public init(radius: Radius, corners: Corners = .all, curve: Curve = .circular) {
    self.radius = radius
    self.corners = corners
    self.curve = curve
  }

  /// Resolves the radius in a box: never negative, never more than half the shorter side.
  ///
  /// That a radius above half the shorter side is cut down is how `UIBackgroundConfiguration`
  /// documents itself; for `CALayer` the documents are silent (fact F, weak).
  public func resolvedRadius(in extent: Extent) -> Double {
    let limit = max(0, min(extent.width, extent.height) / 2)
    switch radius {
    case .fixed(let points): return min(max(0, points), limit)
    case .capsule: return limit
    }
  }
}
