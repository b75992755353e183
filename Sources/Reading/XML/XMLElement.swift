/// An element of an XML document with everything below it.
package struct XMLElement: Hashable, Sendable {
  /// One attribute; values have their entities resolved.
  package struct Attribute: Hashable, Sendable {
    /// Name with its prefix.
    package var name: String
    /// Value.
    package var value: String
  }

  /// Name with its prefix.
  package var name: String
  /// Attributes in the order of the file.
  package var attributes: [Attribute] = []
  /// Elements inside, in the order of the file.
  package var children: [XMLElement] = []
  /// Text directly inside; kept for the elements that the parser's vocabulary names.
  package var text = ""
  /// Line of its `<`, from 1.
  package var line = 0
  /// Column of its `<` in bytes, from 1.
  package var column = 0

  /// Starts an element.
  package init(name: String) {
    self.name = name
  }

  /// The value of an attribute; nil when it is absent.
  package subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The first child of a name, and of a `key` where one is given.
  package func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// Reads an attribute as a number; nil when it is absent, none, or no sensible quantity.
  ///
  /// Beyond ±1,000,000,000 no length, size or priority means anything; refusing such numbers keeps
  /// all later sums and conversions in range.
  package func number(_ name: String) -> Double? {
    guard let value = self[name].flatMap(Double.init), abs(value) <= 1e9 else { return nil }
    return value
  }

  /// Reads an attribute as `YES` or `NO`; nil when it is absent or neither.
  package func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Reads an attribute as a whole number of 32 bits; nil when it is absent or none.
  package func integer(_ name: String) -> Int? {
    self[name].flatMap { Int32($0) }.map(Int.init)
  }
}
