/// A place that a tab leads to, as `NSTextTab` holds it.
public struct TabStop: Hashable, Sendable, Codable {
  /// How the text behind the tab stands to the place.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// Begins there; natural and justified stops do so too.
    case left
    /// Has its middle there.
    case center
    /// Ends there.
    case right
  }

  /// Distance from the leading side, in points.
  public var location: Double
  /// How the text behind the tab stands to the place.
  public var alignment: Alignment

  /// Places a stop; text begins there unless said otherwise.
  public init(at location: Double, _ alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// Where the tabs of a paragraph lead.
public struct TabStops: Hashable, Sendable, Codable {
  /// Stops of the paragraph's own, nearest first; nil for those of every style (fact D27).
  public var stops: [TabStop]?
  /// Distance between stops behind the last one, in points; 0 for none.
  public var interval: Double

  /// Distance between the stops that every style has, in points (fact D27).
  public static let standardInterval = 28.0

  /// Describes where tabs lead; by default to `NSParagraphStyle`'s own stops.
  ///
  /// Stops are put in order.
  public init(stops: [TabStop]? = nil, interval: Double = 0) {
    self.stops = stops.map { $0.sorted { $0.location < $1.location } }
    self.interval = interval
  }

  /// Finds the stop that a tab at a distance from the leading side leads to.
  ///
  /// Behind the last stop tabs lead to multiples of the interval (`NSParagraphStyle`'s
  /// `defaultTabInterval`). Without an interval UIKit's answer is not documented: multiples of
  /// ``standardInterval`` are taken, and ``isSure(behind:)`` says so.
  public func stop(behind place: Double) -> TabStop {
    if let own = stops?.first(where: { $0.location > place }) { return own }
    let step = interval > 0 ? interval : Self.standardInterval
    return TabStop(at: ((place / step).rounded(.down) + 1) * step)
  }

  /// Whether it is known where a tab at a distance from the leading side leads.
  public func isSure(behind place: Double) -> Bool {
    guard let stops else { return interval > 0 || place < 12 * Self.standardInterval }
    return interval > 0 || stops.contains { $0.location > place }
  }
}
