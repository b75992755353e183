internal import JSONText
internal import Model

/// A closed list of words, each standing for a value of the model.
struct WordList<Value: Sendable>: Sendable {
  /// Name of the list's definition in the JSON Schema.
  let name: String
  /// Words and values, in the order that documents show them.
  let entries: [(word: String, value: Value)]

  /// Lists words.
  init(_ name: String, _ entries: [(word: String, value: Value)]) {
    self.name = name
    self.entries = entries
  }

  /// The words alone.
  var words: [String] { entries.map(\.word) }

  /// Reads one of the words.
  func read(_ node: JSONNode) throws(ValueError) -> Value {
    let word = try ValueReader.text(node)
    guard let entry = entries.first(where: { $0.word == word }) else {
      throw ValueError(
        node.place,
        "unknown word \(NearestWord.quote(word))\(NearestWord.hint(for: word, among: words))")
    }
    return entry.value
  }
}

extension WordList where Value: CaseIterable & RawRepresentable<String> {
  /// Takes the words from the model itself, so that a manifest and a report speak alike.
  init(_ name: String) {
    self.init(name, Value.allCases.map { ($0.rawValue, $0) })
  }
}
