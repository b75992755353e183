internal import Model

/// Sign in with Apple, as the Human Interface Guidelines speak of it.
extension Subject {
  /// Whether the system draws the button.
  var isDrawnByApple: Bool { control.kind == .appleIDButton }

  /// Whether the app draws a button of its own in place of Apple's: the input says so, or its title
  /// is one of Apple's.
  var standsForAppleButton: Bool {
    guard control.kind.isButton, !isDrawnByApple else { return false }
    return control.appleIDButton != nil || AppleIDTitles.contains(title.title.text)
  }

  /// Whether it offers to sign in with Apple at all.
  var offersApple: Bool { isDrawnByApple || standsForAppleButton }

  /// The reason that rules give for any other control.
  static let notApples = "it does not sign in with Apple"
}
