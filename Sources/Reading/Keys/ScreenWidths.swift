/// Widths of screens to judge: in points, by the names that people have for them, and each file's own.
package struct ScreenWidths: Hashable, Sendable {
  /// A word that names no width.
  package struct UnknownWord: Error {
    /// The word.
    package let word: String

    /// What is wrong, as a sentence without a full stop.
    package var message: String {
      let hint = NearestWord.hint(for: word, among: words + [own])
      return "takes widths from 100 to 3000 points or names, not \(word)\(hint)"
    }
  }

  /// Whether each file is judged on its own device.
  package var judgesOwn = false
  /// The other widths in points, each once, in the order that they were named.
  package var widths: [Double] = []

  /// Reads words: numbers, names, and the word for each file's own device.
  package init(_ words: [String]) throws(UnknownWord) {
    for word in words {
      if word == Self.own {
        judgesOwn = true
        continue
      }
      guard let width = Self.width(word) else { throw UnknownWord(word: word) }
      if !widths.contains(width) { widths.append(width) }
    }
  }

  /// Names and widths in points, upright (fact H4).
  private static let names: [(name: String, width: Double)] = [
    ("se", 320), ("mini", 375), ("iphone", 390), ("pro", 402), ("max", 430), ("ipad", 820),
    ("ipad-pro", 1024),
  ]

  /// The word for the width of each file's own device.
  package static let own = "own"

  /// Reads a width: a number from 100 to 3000 points, or a name.
  package static func width(_ word: String) -> Double? {
    if let named = names.first(where: { $0.name == word.lowercased() }) { return named.width }
    guard let width = Double(word), (100...3000).contains(width) else { return nil }
    return width
  }

  /// The names, for messages.
  package static var words: [String] { names.map(\.name) }
}
