extension XMLElement {
  /// Reads a text: an attribute, or a `string` or `mutableString` child of that key.
  ///
  /// Interface Builder uses children for texts with newlines, and `base64-UTF8` for texts with
  /// control characters. Nil when there is neither, and for base64 that is none or none of UTF-8.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child("string", key: key) ?? child("mutableString", key: key) else {
      return nil
    }
    return child.flag("base64-UTF8") == true ? Base64.text(child.text) : child.text
  }
}

/// Base64 as Interface Builder writes it: with newlines and without padding.
enum Base64 {
  /// Decodes UTF-8 text; nil for a character that is not of the alphabet, and for bytes that
  /// are no UTF-8.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded.utf8 where !" \n\r\t=".utf8.contains(byte) {
      guard let digit = digit(byte) else { return nil }
      bits = (bits << 6 | digit) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
