/// Texts of the input, made harmless for terminals and tables.
package enum PlainText {
  /// Replaces control characters and direction marks but newlines and tabs by U+FFFD.
  package static func harmless(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: kept.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        kept.append("\u{FFFD}")
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// The same on one line: a newline becomes ↵.
  static func onOneLine(_ text: String) -> String {
    harmless(text.replacing("\r\n", with: "↵").replacing("\n", with: "↵"))
  }
}
