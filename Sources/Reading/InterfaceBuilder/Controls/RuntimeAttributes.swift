internal import Model

/// The user-defined runtime attributes of a view: set on it by key path when it is loaded.
struct RuntimeAttributes {
  /// One attribute.
  struct Attribute {
    /// Path from the view.
    var keyPath: String
    /// Kind that Interface Builder stores it as.
    var type: String
    /// Number; nil for other kinds.
    var number: Double?
    /// Truth; nil for other kinds.
    var flag: Bool?
    /// Text; nil for other kinds.
    var string: String?
  }

  /// All of them, in the order in which they are set.
  let list: [Attribute]

  /// Reads those of a view.
  init(of element: XMLElement) {
    let stored = element.child("userDefinedRuntimeAttributes")?.children ?? []
    list = stored.compactMap(Self.attribute)
  }

  /// The number that is set last; nil when there is none.
  func number(_ keyPaths: String...) -> Double? {
    list.last { keyPaths.contains($0.keyPath) && $0.number != nil }?.number
  }

  /// The truth that is set last; a number other than zero is true, as key-value coding has it.
  func flag(_ keyPaths: String...) -> Bool? {
    list.last { keyPaths.contains($0.keyPath) && $0.flag != nil }?.flag
  }

  /// Whether a key path is set at all.
  func contains(_ keyPath: String) -> Bool { list.contains { $0.keyPath == keyPath } }

  private static func attribute(_ element: XMLElement) -> Attribute? {
    guard let keyPath = element["keyPath"], let type = element["type"] else { return nil }
    var result = Attribute(keyPath: keyPath, type: type)
    switch type {
    case "number":
      let value = element.child("integer", key: "value") ?? element.child("real", key: "value")
      result.number = value?.number("value")
      result.flag = result.number.map { $0 != 0 }
    case "boolean":
      result.flag = element.flag("value") ?? false
      result.number = result.flag == true ? 1 : 0
    default: result.string = element.string("value")
    }
    return result
  }
}
