internal import JSONText

/// Readers of plain values, each with its limits.
enum ValueReader {
  /// Greatest length and font size, in points: far beyond any screen, and small enough that sums
  /// of a whole title stay exact.
  static let lengthLimit = 10_000.0
  /// Longest name, in UTF-16 units.
  static let nameLimit = 200

  /// Reads an object's members.
  static func members(_ node: JSONNode) throws(ValueError) -> [JSONMember] {
    guard let members = node.object else { throw wrong(node, "an object") }
    return members
  }

  /// Reads a list, each element by the same reader.
  static func list<Value>(
    _ node: JSONNode, _ read: (JSONNode) throws(ValueError) -> Value
  ) throws(ValueError) -> [Value] {
    guard let elements = node.array else { throw wrong(node, "an array") }
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      do {
        values.append(try read(element))
      } catch {
        throw error.under("[\(index)]")
      }
    }
    return values
  }

  /// Reads true or false.
  static func flag(_ node: JSONNode) throws(ValueError) -> Bool {
    guard let flag = node.bool else { throw wrong(node, "true or false") }
    return flag
  }

  /// Reads a text of a title.
  static func text(_ node: JSONNode) throws(ValueError) -> String {
    guard let text = node.string else { throw wrong(node, "a string") }
    return text
  }

  /// Reads a name: one line, not empty, of at most ``nameLimit`` UTF-16 units.
  static func name(_ node: JSONNode) throws(ValueError) -> String {
    let name = try text(node)
    guard !name.isEmpty else { throw ValueError(node.place, "must not be empty") }
    guard name.utf16.count <= nameLimit else {
      throw ValueError(node.place, "must not be longer than \(nameLimit) UTF-16 units")
    }
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw ValueError(node.place, "must not hold control characters")
    }
    return name
  }

  /// Reads an id: a name of ASCII letters, digits, dots, dashes and underscores that begins with a
  /// letter or a digit, so that it can be typed on a command line.
  static func id(_ node: JSONNode) throws(ValueError) -> String {
    let id = try name(node)
    let isFine = id.utf8.allSatisfy { byte in
      isLetterOrDigit(byte)
        || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
    }
    guard isFine, id.utf8.first.map(isLetterOrDigit) == true else {
      throw ValueError(
        node.place,
        "\(NearestWord.quote(id)) is no id: letters, digits, “.”, “-” and “_” make one")
    }
    return id
  }

  /// Reads a language as a BCP 47 tag, by its shape.
  static func locale(_ node: JSONNode) throws(ValueError) -> String {
    let tag = try name(node)
    guard isLanguageTag(tag) else {
      throw ValueError(
        node.place, "\(NearestWord.quote(tag)) is no language tag such as “de” or “zh-Hant”")
    }
    return tag
  }

  /// Whether a word has the shape of a BCP 47 tag.
  static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count) else { return false }
    return language.allSatisfy { isLetterOrDigit($0) && $0 > UInt8(ascii: "9") }
      && parts.dropFirst().allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit)
      }
  }

  /// Makes the error for a value of the wrong kind.
  static func wrong(_ node: JSONNode, _ wanted: String) -> ValueError {
    ValueError(node.place, "must be \(wanted), not \(node.kindName)")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension ValueReader {
  /// Reads a length of either sign, in points.
  static func offset(_ node: JSONNode) throws(ValueError) -> Double {
    try number(node, from: -lengthLimit, to: lengthLimit)
  }

  /// Reads a length that is not negative, in points.
  static func length(_ node: JSONNode) throws(ValueError) -> Double {
    try number(node, from: 0, to: lengthLimit)
  }

  /// Reads a font's size, in points.
  static func fontSize(_ node: JSONNode) throws(ValueError) -> Double {
    let size = try length(node)
    guard size > 0 else { throw ValueError(node.place, "must be greater than 0") }
    return size
  }

  /// Reads a factor on a length: 0 to 100.
  static func factor(_ node: JSONNode) throws(ValueError) -> Double {
    try number(node, from: 0, to: 100)
  }

  /// Reads a part of one: 0 to 1.
  static func fraction(_ node: JSONNode) throws(ValueError) -> Double {
    try number(node, from: 0, to: 1)
  }

  /// Reads a number of lines; 0 stands for no limit.
  static func lineCount(_ node: JSONNode) throws(ValueError) -> Int {
    try whole(node, from: 0, to: 10_000)
  }

  /// Reads the pixels to a point of a screen: 1, 2 or 3.
  static func displayScale(_ node: JSONNode) throws(ValueError) -> Double {
    Double(try whole(node, from: 1, to: 3))
  }

  /// Reads a whole number between two others.
  static func whole(_ node: JSONNode, from least: Int, to most: Int) throws(ValueError) -> Int {
    let value = try number(node, from: Double(least), to: Double(most))
    guard let whole = Int(exactly: value) else {
      throw ValueError(node.place, "must be a whole number")
    }
    return whole
  }

  /// Reads a number between two others.
  static func number(
    _ node: JSONNode, from least: Double, to most: Double
  ) throws(ValueError) -> Double {
    guard let value = node.number else { throw wrong(node, "a number") }
    guard value >= least, value <= most else {
      let range = "\(JSONValue.text(of: least)) to \(JSONValue.text(of: most))"
      throw ValueError(node.place, "must be \(range), not \(JSONValue.text(of: value))")
    }
    return value
  }
}
