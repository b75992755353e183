internal import JSONText

/// What a profile says of one property of a class.
enum ProfileValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The class leaves what the file stores.
  case stored
  /// The class sets a value.
  case value(Value)

  /// Makes the reader of a property: the word `stored`, else a value.
  static func reader(
    _ read: @escaping @Sendable (JSONNode) throws(ValueError) -> Value
  ) -> @Sendable (JSONNode) throws(ValueError) -> ProfileValue {
    { (node) throws(ValueError) in
      node.string == "stored" ? .stored : .value(try read(node))
    }
  }

  /// The value that the class sets; nil where it leaves what is stored.
  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// Readers that properties of a profile share.
enum ProfileReader {
  /// Makes the reader of a value that `none` takes away.
  static func orNone<Value>(
    _ read: @escaping @Sendable (JSONNode) throws(ValueError) -> Value
  ) -> @Sendable (JSONNode) throws(ValueError) -> Value? {
    { (node) throws(ValueError) in
      node.string == "none" ? nil : try read(node)
    }
  }
}
