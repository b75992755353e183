internal import JSONText
internal import Model

/// What a manifest asks of a Sign in with Apple button.
struct ManifestAppleIDButton: KeyedDraft {
  /// Raw value of the type.
  var type: Int?
  /// Raw value of the style.
  var style: Int?
  /// Free room around it, in points.
  var margin: Double?
  /// Ids of the controls that sign in otherwise.
  var beside: [String]?

  /// The keys of the object.
  static let table = KeyTable(
    "appleIDButton",
    [
      TableKey("type", \ManifestAppleIDButton.type) { (node) throws(ValueError) in
        try rawValue(node, Manifest.appleButtonTypes)
      },
      TableKey("style", \.style) { (node) throws(ValueError) in
        try rawValue(node, Manifest.appleButtonStyles)
      },
      TableKey("margin", \.margin, ValueReader.length),
      TableKey("beside", \.beside) { (node) throws(ValueError) in
        try ValueReader.list(node, ValueReader.id)
      },
    ])

  /// Greatest raw value, of either sign: any number of an app is small.
  static let rawValueLimit = 10_000

  /// Reads one of Apple's words, or the number that a storyboard would hold.
  private static func rawValue<Value: RawRepresentable<Int>>(
    _ node: JSONNode, _ words: WordList<Value>
  ) throws(ValueError) -> Int {
    guard node.number != nil else { return try words.read(node).rawValue }
    return try ValueReader.whole(node, from: -rawValueLimit, to: rawValueLimit)
  }
}

extension ManifestControl {
  /// What is asked of Apple's button: of the kind `apple-id-button` always something.
  ///
  /// Throws for a neighbour that the file does not have, and for the control itself among them.
  func appleButton(
    of kind: ControlKind, _ node: JSONNode, in context: ManifestContext
  ) throws(ValueError) -> AppleIDButton? {
    guard appleIDButton != nil || kind == .appleIDButton else { return nil }
    let asked = appleIDButton ?? ManifestAppleIDButton()
    var button = AppleIDButton(
      requestedType: asked.type, requestedStyle: asked.style, margin: asked.margin)
    if let cornerRadius { button.cornerRadius = cornerRadius }
    let place = node["appleIDButton"]?["beside"]?.place ?? node.place
    for other in asked.beside ?? [] {
      if other == id {
        throw ValueError(place, "a control does not stand beside itself")
          .under("appleIDButton.beside")
      }
      try context.checkControl(other, at: place, under: "appleIDButton.beside")
      button.neighbours.append(
        AppleIDButton.Neighbour(control: context.qualified(other), isKnownToSignIn: true))
    }
    return button
  }
}
