/// What an app asks of an `ASAuthorizationAppleIDButton`, or of a button of its own that stands for
/// one.
///
/// Of a control of the kind ``ControlKind/appleIDButton`` Apple draws everything; on any other
/// button it says that the app draws the button by itself.
public struct AppleIDButton: Hashable, Sendable, Codable {
  /// Which of Apple's three titles stands there, by raw value (`ASAuthorizationAppleIDButton.h`,
  /// fact C1).
  public enum TitleType: Int, Hashable, Sendable, Codable, CaseIterable {
    /// "Sign in with Apple", the default.
    case signIn = 0
    /// "Continue with Apple".
    case continueWith = 1
    /// "Sign up with Apple".
    case signUp = 2
  }

  /// Colours, by raw value (`ASAuthorizationAppleIDButton.h`, fact C1).
  public enum Style: Int, Hashable, Sendable, Codable, CaseIterable {
    /// White, for dark grounds.
    case white = 0
    /// White with an outline, for light grounds.
    case whiteOutline = 1
    /// Black, for light grounds; what the button without a style is.
    case black = 2
  }

  /// A control that is offered beside the button.
  public struct Neighbour: Hashable, Sendable, Codable {
    /// Its id.
    public var control: String
    /// Whether the input says that it signs in as well; else it only stands next to it.
    public var isKnownToSignIn: Bool

    /// Names a neighbour.
    public init(control: String, isKnownToSignIn: Bool) {
      self.control = control
      self.isKnownToSignIn = isKnownToSignIn
    }
  }

  /// Raw value of the type as the input has it, whether Apple knows it or not; nil when not set.
  public var requestedType: Int?
  /// Raw value of the style as the input has it, whether Apple knows it or not; nil when not set.
  public var requestedStyle: Int?
  /// Radius of all four corners.
  public var cornerRadius: CornerShape.Radius
  /// Least room that is left free around it, in points; nil when not known.
  public var margin: Double?
  /// Controls offered beside it.
  public var neighbours: [Neighbour]

  /// Describes a button; everything has Apple's default unless said otherwise.
  public init(
    requestedType: Int? = nil, requestedStyle: Int? = nil,
    cornerRadius: CornerShape.Radius = .fixed(AppleIDButton.defaultCornerRadius),
    margin: Double? = nil, neighbours: [Neighbour] = []
  ) {
    self.requestedType = requestedType
    self.requestedStyle = requestedStyle
    self.cornerRadius = cornerRadius
    self.margin = margin
    self.neighbours = neighbours
  }

  /// Type in force; a raw value that is none of Apple's counts as the default.
  public var type: TitleType { requestedType.flatMap(TitleType.init) ?? .signIn }

  /// Style in force; a raw value that is none of Apple's counts as the default.
  public var style: Style { requestedStyle.flatMap(Style.init) ?? .black }
}

/// Lengths of Apple's button that no file states.
extension AppleIDButton {
  /// Radius of the corners where none is set, in points: drawn by iOS 17 (fact I, measured 6.35
  /// unset and 6.05 where 6 is set).
  public static let defaultCornerRadius = 6.0
  /// Widths that the button's own required constraints allow, in points (fact C4; the same limits
  /// as in Apple's button for the web, fact C5).
  public static let ownWidths = 130.0...375.0
  /// Greatest height that the button's own required constraints allow, in points (facts C4, C5).
  public static let ownGreatestHeight = 64.0
  /// Size of a button whose size nothing decides, in points: the default of Apple's button for the
  /// web (fact C5); what the control itself asks for is not published.
  public static let standInExtent = Extent(width: 140, height: 30)
  /// Point size of the title as a share of the button's height, measured in four pictures (fact I).
  public static let titleShare = 0.39

  /// Radius and curve of its corners; nil for square.
  ///
  /// Apple draws the smooth corner (fact I).
  public var shape: CornerShape? {
    if case .fixed(let points) = cornerRadius, !(points > 0) { return nil }
    return CornerShape(radius: cornerRadius, curve: .continuous)
  }

  /// Describes the title's font in a button of a height, in points.
  ///
  /// Its size follows the height and no category; medium was seen in the first beta (fact I). That
  /// it does not follow the category is inferred: no source shows it growing (fact C12).
  public static func titleFont(height: Double) -> FontDescriptor {
    .system(height * titleShare, weight: .medium)
  }
}
