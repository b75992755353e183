/// How a segmented control shares its width; lengths in points.
public struct SegmentRules: Hashable, Sendable, Codable {
  /// Segments, those without a title counted too.
  public var count: Int
  /// Widths that are set by hand, by the segment's index from 0.
  public var widths: [Int: Double]
  /// Whether each takes what its content asks, and not all the same.
  public var followContent: Bool

  /// Describes segments; all of the same width unless said otherwise.
  public init(count: Int, widths: [Int: Double] = [:], followContent: Bool = false) {
    self.count = count
    self.widths = widths
    self.followContent = followContent
  }
}
