/// Texts of the input, made fit for a line of a log, a cell of a table or a message.
enum HarmlessText {
  /// Most scalars of a text that is cut, so that no title fills a log.
  static let longest = 600

  /// Puts a text on one line: line breaks become spaces, other control characters, direction marks
  /// and the scalars that XML forbids become U+FFFD; what is longer than the limit is cut.
  static func line(_ text: String, limit: Int = longest) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard kept.count < limit else { return String(kept) + "…" }
      kept.append(replacement(of: scalar))
    }
    return String(kept)
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
      0xFFFE, 0xFFFF:
      "\u{FFFD}"
    default: scalar
    }
  }
}
