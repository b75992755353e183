/// The bytes of an XML document, brought to an encoding that can be read byte by byte.
enum XMLText {
  /// UTF-8's byte order mark.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Turns UTF-16 into UTF-8; nil for bytes that are not UTF-16.
  ///
  /// UTF-16 is known by its byte order mark, or by a `<` of two bytes.
  static func decodedFromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let isLittle: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0x3C, 0x00): isLittle = true
    case (0xFE, 0xFF), (0x00, 0x3C): isLittle = false
    default: return nil
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  /// Whether the first visible byte opens a tag, in UTF-8 or UTF-16.
  static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    let start = (decodedFromUTF16(Array(bytes.prefix(64))) ?? bytes).prefix(64)
    return start.first { !isSpace($0) && !byteOrderMark.contains($0) } == UInt8(ascii: "<")
  }

  /// Whether nothing but white space and a byte order mark is there.
  static func isBlank(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    return bytes[start...].allSatisfy(isSpace)
  }

  /// Finds the line, from 1, of the first marker that a version control system left.
  ///
  /// The seven signs of a merge at the start of a line are never well-formed XML outside comments
  /// and sections, so this is asked only when parsing failed.
  static func mergeConflictLine(_ bytes: [UInt8]) -> Int? {
    let markers = ["<<<<<<<", ">>>>>>>"].map { Array($0.utf8) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
