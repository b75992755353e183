internal import Model

/// Reads an `ASAuthorizationAppleIDButton`, or a class that wraps one.
struct AppleIDButtonReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes

  /// Class of the system's own button.
  private static let ownClass = "ASAuthorizationAppleIDButton"

  /// Prepares to read a button.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes) {
    self.element = element
    self.attributes = attributes
  }

  /// Whether a view is one: by its class, or by the two properties that wrappers make settable.
  static func isAppleIDButton(_ element: XMLElement) -> Bool {
    if element["customClass"] == ownClass { return true }
    guard let stored = element.child("userDefinedRuntimeAttributes") else { return false }
    return stored.children.contains {
      ["authButtonType", "authButtonStyle"].contains($0["keyPath"] ?? "")
    }
  }

  /// Reads type, style and radius; the titles of the states are nobody's, Apple draws its own.
  func read(into control: inout Control) {
    var button = AppleIDButton(
      requestedType: rawValue("authButtonType"), requestedStyle: rawValue("authButtonStyle"))
    if let radius = number("cornerRadius") { button.cornerRadius = .fixed(max(0, radius)) }
    control.appleIDButton = button
    if let name = element["customClass"], name != Self.ownClass {
      control.doubts.append(Self.doubt(of: name))
    }
  }

  /// The doubt about a class that wraps Apple's button, for all one knows.
  static func doubt(of className: String) -> Doubt {
    Doubt(.appearance, "its class \(className) draws the button in code")
  }

  /// The whole number of an enumeration, cut off behind the point, as key-value coding hands it to a
  /// property of the type `Int`.
  private func rawValue(_ keyPath: String) -> Int? {
    guard let number = number(keyPath) else { return nil }
    let whole = number.rounded(.towardZero)
    return Int(exactly: whole) ?? (whole < 0 ? .min : .max)
  }

  /// A number, whether it is stored as one, as truth or as text.
  private func number(_ keyPath: String) -> Double? {
    guard let attribute = attributes.list.last(where: { $0.keyPath == keyPath }) else { return nil }
    let written = attribute.string.flatMap { text in
      Double(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
    }
    guard let number = attribute.number ?? written, number.isFinite else { return nil }
    return number
  }
}
