/// Texts of the input, made fit for a line of a log, a cell of a table or a message: the one place
/// where what could steer a terminal or a host is taken out.
package enum HarmlessText {
  /// Most scalars of a text that is cut, so that no title fills a log.
  package static let longest = 600

  /// Puts a text on one line: line breaks become spaces, other control characters, direction marks
  /// and the scalars that XML forbids become U+FFFD; what is longer than the limit is cut.
  package static func line(_ text: String, limit: Int = longest) -> String {
    var kept = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return String(kept) + "…" }
      kept.append(isLineBreak(scalar) || scalar == "\t" ? " " : harmless(scalar))
      count += 1
    }
    return String(kept)
  }

  /// Makes a text of several lines harmless: newlines and tabs stay.
  package static func block(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      kept.append(scalar == "\n" || scalar == "\t" ? scalar : harmless(scalar))
    }
    return String(kept)
  }

  /// Puts a text on one line for a log that a host reads along: no part of it is a command of GitHub
  /// (`::error`, `##[error]`), Azure (`##vso[`) or TeamCity (`##teamcity[`).
  package static func logged(_ text: String, limit: Int = 4096) -> String {
    let line = line(text, limit: limit).replacing("##", with: "# #")
    return line.drop { $0 == " " }.hasPrefix("::") ? "./" + line : line
  }

  /// Puts a text on one line with a mark, ↵, for each of its line breaks.
  package static func marked(_ text: String) -> String {
    line(text.replacing("\r\n", with: "↵").replacing("\n", with: "↵"), limit: 65_536)
  }

  /// Shows a text as code in Markdown, where no host looks for mentions, links or HTML; all its
  /// punctuation becomes references, so that Markdown sees none.
  package static func code(_ text: String, limit: Int = 100) -> String {
    var result = "<code>"
    for scalar in line(text, limit: limit).unicodeScalars {
      let isPlain = !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(scalar)
      if isPlain || isDigit {
        result.unicodeScalars.append(scalar)
      } else {
        result += "&#" + String(scalar.value) + ";"
      }
    }
    return result + "</code>"
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFFE, 0xFFFF:
      "\u{FFFD}"
    default: scalar
    }
  }
}
