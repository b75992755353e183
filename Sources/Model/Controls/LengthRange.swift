/// How long a side of a control may become, and who says so; lengths in points.
public struct LengthRange: Hashable, Sendable, Codable {
  /// Who decides the length.
  public enum Basis: String, Hashable, Sendable, Codable, CaseIterable {
    /// A constraint of the control itself, or a manifest's rule.
    case ownConstraint = "own-constraint"
    /// Both sides are tied to the container, so the stored size is the room.
    case tiedToContainer = "tied-to-container"
    /// The stored frame is the size: no constraints, springs and struts only.
    case storedFrame = "stored-frame"
    /// The control takes what its content asks for, up to the container's room.
    case content = "content"
    /// The screen decides, and the screen is not solved: the stored size is a guess.
    case unsolved = "unsolved"
    /// The screen was solved, and this is what it gives.
    case solved = "solved"
  }

  /// Least length.
  public var minimum: Double
  /// Greatest length; nil for no limit.
  public var maximum: Double?
  /// Who decides.
  public var basis: Basis

  /// Allows any length between two, of which the second may be missing.
  public init(minimum: Double = 0, maximum: Double? = nil, basis: Basis = .content) {
    self.minimum = minimum
    self.maximum = maximum
    self.basis = basis
  }

  /// Allows one length only.
  public static func fixed(_ length: Double, basis: Basis = .ownConstraint) -> LengthRange {
    LengthRange(minimum: length, maximum: length, basis: basis)
  }

  /// Whether there is but one length.
  public var isFixed: Bool { maximum.map { $0 <= minimum } ?? false }

  /// Brings a wished length into the range; the least length wins over the greatest.
  public func clamp(_ wish: Double) -> Double {
    max(minimum, min(wish, maximum ?? wish))
  }
}
