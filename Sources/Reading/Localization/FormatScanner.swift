/// Walks through a format, scalar by scalar.
struct FormatScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index

  /// Begins at the start of a text.
  init(_ text: String) {
    scalars = text.unicodeScalars
    index = text.startIndex
  }

  private var current: Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }

  /// Finds the next specifier; nil at the end.
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
    return value(from: start, position)
  }

  /// A value with its flags, width, precision and modifiers; nil where it is text.
  private mutating func value(
    from start: String.Index, _ position: Int?
  ) -> FormatSpecifier? {
    let flags = takeAll(of: "-+0#'")
    if !take("*") { _ = number() }
    var precision: Int?
    var isExact = false
    if take("."), !take("*") {
      precision = number()
      isExact = precision != nil
      precision = precision ?? 0
    }
    let modifiers = takeAll(of: "hlqLztj")
    guard let letter = current, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(letter) else {
      return nil
    }
    advance()
    let surroundings = FormatSurroundings(before: scalars[..<start], after: scalars[index...])
    let certainty =
      position != nil || letter == "@" || (isExact && "fFeEgG".unicodeScalars.contains(letter))
      ? .sure : surroundings.certainty(of: letter, flags: flags, modifiers: modifiers)
    guard certainty > .text else { return nil }
    return FormatSpecifier(
      kind: .value(Character(letter)), range: start..<index, position: position,
      precision: precision, isSure: certainty == .sure)
  }

  private mutating func takeAll(of letters: String) -> String {
    var taken = ""
    while let scalar = current, letters.unicodeScalars.contains(scalar) {
      taken.unicodeScalars.append(scalar)
      advance()
    }
    return taken
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
