/// What stands around something that looks like a format specifier.
///
/// The tests are the project's own: languages write percent signs between a number and a word
/// (`50 % auf`, `50%ige`, `50%-a`, `%50eko`), and `String(format:)` would read all of these.
struct FormatSurroundings {
  /// How likely it is that a specifier is meant; likeliest last.
  enum Certainty: Comparable {
    /// It is a percent sign.
    case text
    /// It is a specifier if the text is a format.
    case likely
    /// It is a specifier.
    case sure
  }

  /// The text in front.
  let before: Substring.UnicodeScalarView
  /// The text behind.
  let after: Substring.UnicodeScalarView

  /// Judges a specifier without a number or precision by its conversion letter, flags and modifiers.
  func certainty(
    of letter: Unicode.Scalar, flags: String, modifiers: String
  ) -> Certainty {
    let isUsual = "dDiuUfF".unicodeScalars.contains(letter)
    if followsNumber {
      let isAlone = flags.isEmpty && "dD".unicodeScalars.contains(letter)
      return isAlone && !runsIntoWord ? .sure : .text
    }
    if runsIntoWord {
      return letter == "d" && ["", "l", "ll"].contains(modifiers) ? .likely : .text
    }
    return isUsual && !flags.contains { "#'".contains($0) } ? .sure : .likely
  }

  /// Whether a digit stands in front, with at most one space between.
  private var followsNumber: Bool {
    var rest = before
    if rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return rest.last?.properties.numericType == .decimal
  }

  /// Whether a word goes on behind: a letter of an alphabet, or an apostrophe.
  private var runsIntoWord: Bool {
    guard let next = after.first else { return false }
    return next.properties.isCased || "'’".unicodeScalars.contains(next)
  }
}
