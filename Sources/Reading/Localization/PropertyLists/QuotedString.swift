/// Reads one quoted string of an old-style property list and resolves its escapes.
struct QuotedString {
  private let bytes: [UInt8]
  private var index: Int
  private var text: [UInt8] = []
  /// First half of a character that two `\U` escapes make up.
  private var half: UInt32?

  /// Stands on the opening quotation mark.
  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    index = start
  }

  /// Index behind the closing mark, once it is read.
  var end: Int { index }

  /// Reads to the closing mark; nil when there is none.
  mutating func read() -> String? {
    let mark = bytes[index]
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == mark {
        flush()
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        escape()
      } else {
        flush()
        text.append(byte)
      }
    }
    return nil
  }

  /// Resolves what stands behind a backslash; an unknown letter stands for itself.
  private mutating func escape() {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "U"):
      index += 1
      unicode()
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      octal()
      return
    default: break
    }
    index += 1
    flush()
    text.append(Self.controls[byte] ?? byte)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// Up to four hexadecimal digits: a UTF-16 unit.
  private mutating func unicode() {
    let unit = number(digits: 4, radix: 16)
    if let high = half, (0xDC00..<0xE000).contains(unit) {
      half = nil
      append(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00))
    } else {
      flush()
      if (0xD800..<0xDC00).contains(unit) { half = unit } else { append(unit) }
    }
  }

  /// Up to three octal digits: a character of NeXTSTEP's set, which is ASCII below 128.
  private mutating func octal() {
    let value = number(digits: 3, radix: 8) & 0xFF
    flush()
    append(value < 0x80 ? value : UInt32(NextStepCharacters.scalars[Int(value) - 0x80]))
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < digits, index < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
    {
      value = value * radix + UInt32(digit)
      index += 1
      count += 1
    }
    return value
  }

  /// A half that stays alone is U+FFFD.
  private mutating func flush() {
    guard half != nil else { return }
    half = nil
    append(0xFFFD)
  }

  private mutating func append(_ value: UInt32) {
    text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
