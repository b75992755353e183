/// What a check says; worst last.
public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// There was nothing to check.
  case doesNotApply = "does-not-apply"
  /// Proven to be fine.
  case passes
  /// An error band or an unknown fact could turn the answer.
  case needsReview = "needs-review"
  /// Proven to be broken.
  case fails

  /// Orders outcomes from harmless to bad.
  public static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A dictionary by outcome is coded as an object.
extension Outcome: CodingKeyRepresentable {}

/// How much a finding hurts the people who read the text; worst last.
public enum Impact: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case minor, moderate, serious, critical

  /// Orders impacts from small to large.
  public static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A named length and the limit it was held to.
public struct MeasuredValue: Hashable, Sendable, Codable {
  /// Which side of the limit is allowed.
  public enum Bound: String, Hashable, Sendable, Codable {
    /// The value must reach the limit.
    case atLeast = "at-least"
    /// The value must not exceed the limit.
    case atMost = "at-most"
  }

  /// What was measured, in kebab-case, such as `left-padding`.
  public var name: String
  /// Measured value, in points unless the name says otherwise.
  public var value: Double
  /// The limit, in the same unit; nil when the value is told for its own sake.
  public var limit: Double?
  /// Which side of the limit is allowed.
  public var bound: Bound
  /// How far the value may be off, ±.
  public var error: Double

  /// Names a measurement.
  public init(
    _ name: String, _ value: Double, limit: Double? = nil, bound: Bound = .atMost, error: Double = 0
  ) {
    self.name = name
    self.value = value
    self.limit = limit
    self.bound = bound
    self.error = error
  }

  /// How far the value is on the wrong side of its limit; negative when on the right side.
  public var shortfall: Double {
    guard let limit else { return 0 }
    return bound == .atLeast ? limit - value : value - limit
  }
}
