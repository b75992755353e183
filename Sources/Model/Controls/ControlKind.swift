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

  /// `UITextField`, with its text and its placeholder.
  public static let textField = ControlKind(rawValue: "text-field")
  /// `UITextView`.
  public static let textView = ControlKind(rawValue: "text-view")
  /// `UISegmentedControl`, with a title for each segment.
  public static let segmentedControl = ControlKind(rawValue: "segmented-control")
  /// `UITabBarItem`.
  public static let tabBarItem = ControlKind(rawValue: "tab-bar-item")
  /// The title of a `UINavigationItem`.
  public static let navigationTitle = ControlKind(rawValue: "navigation-title")
  /// `UIBarButtonItem` with a title.
  public static let barButtonItem = ControlKind(rawValue: "bar-button-item")

  /// Whether people tap it, and its box is what they tap: a bar decides that for its items.
  public var isInteractive: Bool {
    isButton || self == .textField || self == .segmentedControl
  }

  /// Whether it is a button of some sort that stands among other views.
  public var isButton: Bool {
    self == .button || self == .configuredButton || self == .appleIDButton
  }

  /// Whether its text stands in its box by the alignment of the text, as a label's.
  public var isTextBox: Bool { self == .label || self == .textField || self == .textView }

  /// Whether a bar lays it out and sets its text.
  public var isInBar: Bool {
    self == .tabBarItem || self == .navigationTitle || self == .barButtonItem
  }

  /// Whether the system keeps its text at one size, or nearly, and shows it large when held down.
  public var offersLargeContent: Bool { isInBar || self == .segmentedControl }
}
