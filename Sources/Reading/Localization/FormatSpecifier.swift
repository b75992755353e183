/// A place in a format string where something is put in, as `String(format:)` reads it.
package struct FormatSpecifier: Hashable, Sendable {
  /// What is put in.
  package enum Kind: Hashable, Sendable {
    /// A value, by its conversion letter: `@`, `d`, `f` …
    case value(Character)
    /// A variable of its own forms: `%#@name@`.
    case variable(String)
    /// The number that a catalogue's substitution counts: `%arg`.
    case counted
    /// A percent sign: `%%`.
    case percent
  }

  /// What is put in.
  package var kind: Kind
  /// Place in the text.
  package var range: Range<String.Index>
  /// Number of the argument, from 1; nil for the next one.
  package var position: Int?
  /// Digits behind the decimal point; nil where none are asked for.
  package var precision: Int?
  /// Whether nobody writes it in a text that is no format: `%@`, `%1$d`, `%.2f`, a `%ld` that no
  /// letter follows.
  ///
  /// Others, such as `%x`, are specifiers only where the text is known to be a format.
  package var isSure = true

  /// Finds all specifiers, in the order of the text; a percent sign that begins none is text.
  ///
  /// So is one that ordinary text has: a flag for a space is not taken (`50 % off`, `50 % auf`), nor
  /// is one behind a number that only a letter of the next word makes a conversion (`50%ige`).
  package static func all(in text: String) -> [FormatSpecifier] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var scanner = FormatScanner(text)
    var found: [FormatSpecifier] = []
    while let specifier = scanner.next() { found.append(specifier) }
    return found
  }

  /// Finds the variables of a format.
  static func variables(in text: String) -> [(name: String, specifier: FormatSpecifier)] {
    all(in: text).compactMap { specifier in
      if case .variable(let name) = specifier.kind { (name, specifier) } else { nil }
    }
  }

  /// Ties values without a number to an argument, as those in a variable's text are.
  static func placing(_ text: String, at position: Int?) -> String {
    guard let position else { return text }
    return replacing(in: text) { specifier, text in
      guard case .value = specifier.kind, specifier.position == nil else { return nil }
      return "%\(position)$" + text.dropFirst()
    }
  }

  /// Replaces specifiers; nil leaves one as it stands.
  package static func replacing(
    in text: String, with replacement: (FormatSpecifier, Substring) -> String?
  ) -> String {
    var result = ""
    var rest = text.startIndex
    for specifier in all(in: text) {
      result += text[rest..<specifier.range.lowerBound]
      let old = text[specifier.range]
      result += replacement(specifier, old) ?? String(old)
      rest = specifier.range.upperBound
    }
    return result + text[rest...]
  }
}
