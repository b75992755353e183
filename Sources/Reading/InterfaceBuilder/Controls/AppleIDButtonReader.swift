internal import Model

/// Reads an `ASAuthorizationAppleIDButton`, or a class that wraps one.
struct AppleIDButtonReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes

  /// Prepares to read a button.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes) {
    self.element = element
    self.attributes = attributes
  }

  /// Whether a view is one: by its class, or by the two properties that wrappers make settable.
  static func isAppleIDButton(_ element: XMLElement) -> Bool {
    if element["customClass"] == "ASAuthorizationAppleIDButton" { return true }
    guard let stored = element.child("userDefinedRuntimeAttributes") else { return false }
    return stored.children.contains {
      ["authButtonType", "authButtonStyle"].contains($0["keyPath"] ?? "")
    }
  }

  /// Says what the button is; its title is Apple's and its layout not modelled yet.
  ///
  /// The radius, where set, is read with the layer's.
  func read(into control: inout Control) {
    let kind = Self.name(
      attributes.number("authButtonType"), of: ["sign in", "continue", "sign up"])
    let style = Self.name(
      attributes.number("authButtonStyle"), of: ["white", "white outline", "black"])
    control.notModelled =
      "Apple ID buttons are laid out by a later version (type: \(kind), style: \(style))"
    control.doubts.append(Doubt(.text, "its title is chosen by the system"))
    if attributes.number("cornerRadius") == nil {
      control.doubts.append(Doubt(.shape, "its radius is the system's default"))
    }
    if let name = element["customClass"], name != "ASAuthorizationAppleIDButton" {
      control.doubts.append(Doubt(.appearance, "its class \(name) draws the button in code"))
    }
  }

  /// Names a raw value of one of Apple's enumerations (fact C1).
  private static func name(_ number: Double?, of names: [String]) -> String {
    guard let number else { return "not set" }
    guard let index = Int(exactly: number), names.indices.contains(index) else { return "unknown" }
    return names[index]
  }
}
