import Reading

/// Widths of screens by the names that people have for them.
package enum ScreenWidths {
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
