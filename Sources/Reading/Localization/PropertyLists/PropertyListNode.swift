internal import JSONText

/// A value of a property list, as far as string files need it.
struct PropertyListNode {
  /// What a value is.
  indirect enum Content {
    case string(String)
    case dictionary([Entry])
    case array([PropertyListNode])
    /// A number, date, truth or piece of data.
    case other
  }

  /// A key of a dictionary and its value.
  struct Entry {
    /// The key.
    var key: String
    /// Where the key stands; nil in binary files.
    var place: TextPlace?
    /// The value.
    var value: PropertyListNode
  }

  /// Deepest nesting that is read; the deepest of 400 public string files is 3.
  static let depthLimit = 64

  /// The value.
  var content: Content
  /// Where it begins; nil in binary files.
  var place: TextPlace?

  /// The text, nil for any other kind.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The entries in the order of the file, nil for any other kind.
  var dictionary: [Entry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The value of a key; the last one where a key stands twice, as in Foundation.
  subscript(key: String) -> PropertyListNode? {
    dictionary?.last { $0.key == key }?.value
  }
}
