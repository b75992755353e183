/// A place in a text.
package struct TextPlace: Hashable, Sendable {
  /// Line, from 1.
  package var line: Int
  /// Column in bytes, from 1.
  package var column: Int

  /// Names a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A JSON value and where it begins.
///
/// Kept because a manifest's errors name line and column, which no decoder at hand gives for a
/// value of the wrong kind.
package struct JSONNode: Sendable {
  /// What the value is.
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// The value.
  package var content: Content
  /// Where it begins.
  package var place: TextPlace

  /// Places a value.
  package init(content: Content, place: TextPlace) {
    self.content = content
    self.place = place
  }

  /// The value of a key, nil when absent or when this is no object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string, nil for any other kind.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number, nil for any other kind.
  package var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The truth value, nil for any other kind.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The elements, nil for any other kind.
  package var array: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in the order of the text, nil for any other kind.
  package var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The kind of the value, for messages.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  /// The key.
  package var key: String
  /// Where the key begins.
  package var place: TextPlace
  /// The value.
  package var value: JSONNode

  /// Pairs a key with a value.
  package init(key: String, place: TextPlace, value: JSONNode) {
    self.key = key
    self.place = place
    self.value = value
  }
}
