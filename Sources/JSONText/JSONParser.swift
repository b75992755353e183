/// Why a text is no JSON.
package struct JSONError: Error, Hashable, Sendable {
  /// Where the fault was seen.
  package var place: TextPlace
  /// What is wrong, as a sentence without a full stop.
  package var message: String
  /// Whether the text is refused for its depth, not for its grammar.
  package var isOverLimit = false
}

/// Reads JSON (RFC 8259) and keeps the place of each value.
package struct JSONParser {
  /// Deepest nesting that is read.
  package static let depthLimit = 128

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Reads one value and nothing after it but white space.
  ///
  /// Throws for anything RFC 8259 does not allow, for a key given twice, for nesting beyond
  /// ``depthLimit`` and for text that is not UTF-8.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.index < bytes.count { throw parser.error("text goes on after the value") }
    return node
  }

  /// Reads one value from a string.
  package static func parse(_ text: String) throws(JSONError) -> JSONNode {
    try parse(Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }

  private func error(_ message: String) -> JSONError {
    JSONError(place: place, message: message)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
        lineStart = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    skipSpace()
    guard depth <= Self.depthLimit else {
      throw JSONError(
        place: place, message: "values are nested deeper than \(Self.depthLimit)",
        isOverLimit: true)
    }
    guard index < bytes.count else { throw error("the text ends where a value should stand") }
    let start = place
    let content: JSONNode.Content
    switch bytes[index] {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      content = .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      content = .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      content = .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: throw error("a value should stand here")
    }
    return JSONNode(content: content, place: start)
  }

  private mutating func word(_ word: String) throws(JSONError) {
    guard bytes[index...].starts(with: word.utf8) else {
      throw error("a value should stand here")
    }
    index += word.utf8.count
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    index += 1
    var members: [JSONMember] = []
    var seen: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let start = place
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("a key in quotation marks should stand here")
      }
      let key = try string()
      guard seen.insert(key).inserted else {
        throw JSONError(place: start, message: "the key “\(key)” stands here a second time")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("a colon should stand here") }
      members.append(JSONMember(key: key, place: start, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or } should stand here") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error("a comma or ] should stand here") }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0 else { throw error("a digit should stand here") }
    if whole > 1, bytes[index - whole] == UInt8(ascii: "0") {
      throw error("a number may not begin with 0")
    }
    if take(UInt8(ascii: ".")), digits() == 0 { throw error("a digit should stand here") }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if digits() == 0 { throw error("a digit should stand here") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw error("the number is too large") }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index - start
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        index += 1
        text.append(contentsOf: try escape())
      case 0..<0x20: throw error("a control character stands in a string")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("the string has no end")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard index < bytes.count else { throw error("the string has no end") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(try unicodeScalar()).utf8)
    default: throw error("no such escape")
    }
  }

  private mutating func unicodeScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try hexUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u"))
    else { throw error("half of a surrogate pair stands alone") }
    let second = try hexUnit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half of a surrogate pair stands alone") }
    return scalar
  }

  private mutating func hexUnit() throws(JSONError) -> UInt32 {
    guard bytes.count - index >= 4 else { throw error("four hexadecimal digits should follow") }
    let text = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(text, radix: 16)
    else { throw error("four hexadecimal digits should follow") }
    index += 4
    return value
  }
}
