internal import JSONText
internal import Model

/// Reads the old-style text of property lists, as `.strings` files are written.
///
/// The grammar is Core Foundation's: `key = value;`, `key;` for a key that is its own text, quoted
/// strings with escapes, unquoted words, dictionaries, arrays, data and both kinds of comments.
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private var index = 0
  private var places: TextPlaces

  /// Reads the root, which needs no braces around its entries.
  ///
  /// Throws with the reason `notWellFormed` or `overLimit`.
  static func root(of bytes: [UInt8]) throws(ValueError) -> PropertyListNode {
    var parser = OldStylePropertyList(bytes: bytes, places: TextPlaces(bytes))
    try parser.skipSpace()
    if parser.next == UInt8(ascii: "{") {
      let root = try parser.value(depth: 0)
      try parser.skipSpace()
      if parser.next != nil { throw parser.error("text goes on behind the last }") }
      return root
    }
    let entries = try parser.entries(depth: 0, isInBraces: false)
    return PropertyListNode(
      content: .dictionary(entries), place: TextPlace(line: 1, column: 1))
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func error(_ message: String, at offset: Int? = nil) -> ValueError {
    ValueError(places.place(ofByte: offset ?? index), message, reason: .notWellFormed)
  }

  private mutating func entries(
    depth: Int, isInBraces: Bool
  ) throws(ValueError) -> [PropertyListNode.Entry] {
    var entries: [PropertyListNode.Entry] = []
    while true {
      try skipSpace()
      guard let byte = next else {
        if isInBraces { throw error("the text ends where } should stand") }
        return entries
      }
      if isInBraces, byte == UInt8(ascii: "}") {
        index += 1
        return entries
      }
      entries.append(try entry(depth: depth))
    }
  }

  private mutating func entry(depth: Int) throws(ValueError) -> PropertyListNode.Entry {
    let place = places.place(ofByte: index)
    let key = try string(called: "a key")
    var end = index
    try skipSpace()
    var value = PropertyListNode(content: .string(key), place: place)
    if take(UInt8(ascii: "=")) {
      value = try self.value(depth: depth + 1)
      end = index
      try skipSpace()
    } else if next != UInt8(ascii: ";") {
      throw error("an equals sign should stand behind the key", at: end)
    }
    guard take(UInt8(ascii: ";")) else {
      throw error("a semicolon should stand behind the value", at: end)
    }
    return PropertyListNode.Entry(key: key, place: place, value: value)
  }

  private mutating func value(depth: Int) throws(ValueError) -> PropertyListNode {
    try skipSpace()
    let place = places.place(ofByte: index)
    guard depth <= PropertyListNode.depthLimit else {
      throw ValueError(
        place, "values are nested deeper than \(PropertyListNode.depthLimit)", reason: .overLimit)
    }
    let content: PropertyListNode.Content
    switch next {
    case UInt8(ascii: "{"):
      index += 1
      content = .dictionary(try entries(depth: depth, isInBraces: true))
    case UInt8(ascii: "("):
      index += 1
      content = .array(try elements(depth: depth))
    case UInt8(ascii: "<"):
      try skipData()
      content = .other
    default: content = .string(try string(called: "a value"))
    }
    return PropertyListNode(content: content, place: place)
  }

  private mutating func elements(depth: Int) throws(ValueError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if !take(UInt8(ascii: ",")), next != UInt8(ascii: ")") {
        throw error("a comma or ) should stand here")
      }
    }
  }

  private mutating func skipData() throws(ValueError) {
    let start = index
    index += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      let isHexadecimal = (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      guard isHexadecimal || Self.isSpace(byte) else {
        throw error("data should hold hexadecimal digits only")
      }
      index += 1
    }
    guard take(UInt8(ascii: ">")) else { throw error("the data has no end", at: start) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }
}

extension OldStylePropertyList {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Passes over white space, the two Unicode line ends and comments.
  private mutating func skipSpace() throws(ValueError) {
    while let byte = next {
      if Self.isSpace(byte) {
        index += 1
      } else if follows([0xE2, 0x80, 0xA8]) || follows([0xE2, 0x80, 0xA9]) {
        index += 3
      } else if follows(Array("//".utf8)) {
        while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
      } else if follows(Array("/*".utf8)) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ValueError) {
    let start = index
    index += 2
    while index < bytes.count {
      if follows(Array("*/".utf8)) {
        index += 2
        return
      }
      index += 1
    }
    throw error("the comment has no end", at: start)
  }

  private func follows(_ mark: [UInt8]) -> Bool { bytes[index...].starts(with: mark) }

  /// Reads a quoted string or a word.
  private mutating func string(called name: String) throws(ValueError) -> String {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var reader = QuotedString(bytes: bytes, start: index)
      guard let text = reader.read() else { throw error("the string has no end") }
      index = reader.end
      return text
    default:
      let start = index
      while let byte = next, Self.isWord(byte) { index += 1 }
      guard index > start else { throw error("\(name) should stand here") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }

  /// Bytes that stand in words without quotation marks.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
