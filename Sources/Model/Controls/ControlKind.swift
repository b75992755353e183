/// A kind of control; open, since a layout of a new kind is one new file.
public struct ControlKind: RawRepresentable, Hashable, Sendable, Codable {
  /// The word that reports and manifests use, in kebab-case.
  public let rawValue: String
  /// Names a kind by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `UILabel`.
  public static let label = ControlKind(rawValue: "label")
  /// `UIButton` without a configuration.
  public static let button = ControlKind(rawValue: "button")
  /// `UIButton` with a `UIButton.Configuration`.
  public static let configuredButton = ControlKind(rawValue: "configured-button")
  /// `ASAuthorizationAppleIDButton`, or a class that wraps it.
  public static let appleIDButton = ControlKind(rawValue: "apple-id-button")

  /// Whether people tap it.
  public var isInteractive: Bool { self != .label }
}
