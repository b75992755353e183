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

  /// Finds all specifiers, in the order of the text; a percent sign that begins none is text.
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

/// Walks through a format, scalar by scalar.
private struct FormatScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index

  init(_ text: String) {
    scalars = text.unicodeScalars
    index = text.startIndex
  }

  private var current: Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }

  mutating func next() -> FormatSpecifier? {
    while let scalar = current {
      let start = index
      index = scalars.index(after: index)
      guard scalar == "%" else { continue }
      if let specifier = specifier(from: start) { return specifier }
      index = scalars.index(after: start)
    }
    return nil
  }

  private mutating func specifier(from start: String.Index) -> FormatSpecifier? {
    if take("%") { return FormatSpecifier(kind: .percent, range: start..<index) }
    if takeWord("arg") { return FormatSpecifier(kind: .counted, range: start..<index) }
    let position = position()
    if takeWord("#@") {
      return variable().map {
        FormatSpecifier(kind: .variable($0), range: start..<index, position: position)
      }
    }
    while let scalar = current, "-+ 0#'".unicodeScalars.contains(scalar) { advance() }
    if !take("*") { _ = number() }
    var precision: Int?
    if take(".") { precision = take("*") ? nil : number() ?? 0 }
    while let scalar = current, "hlqLztj".unicodeScalars.contains(scalar) { advance() }
    guard let scalar = current, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(scalar) else {
      return nil
    }
    advance()
    return FormatSpecifier(
      kind: .value(Character(scalar)), range: start..<index, position: position,
      precision: precision)
  }

  private mutating func advance() { index = scalars.index(after: index) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard scalars[index...].starts(with: word.unicodeScalars) else { return false }
    index = scalars.index(index, offsetBy: word.unicodeScalars.count)
    return true
  }

  /// A number of an argument: digits and a dollar sign.
  private mutating func position() -> Int? {
    let start = index
    if let number = number(), number > 0, take("$") { return number }
    index = start
    return nil
  }

  /// A whole number of at most three digits.
  private mutating func number() -> Int? {
    var value: Int?
    var digits = 0
    while digits < 3, let digit = current, ("0"..."9").contains(digit) {
      value = (value ?? 0) * 10 + Int(digit.value - 0x30)
      digits += 1
      advance()
    }
    return value
  }

  /// The name of a variable, up to the closing sign.
  private mutating func variable() -> String? {
    let start = index
    while let scalar = current, scalar != "@", scalar != "%" { advance() }
    guard index > start, current == "@" else { return nil }
    let name = String(scalars[start..<index])
    advance()
    return name
  }
}
