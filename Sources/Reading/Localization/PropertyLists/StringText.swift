internal import Model

/// The bytes of a text file, brought to UTF-8 without a byte order mark.
enum StringText {
  /// Decodes UTF-8, and UTF-16 by its mark or its zero bytes.
  ///
  /// Throws `empty` where nothing but white space is there and `notWellFormed` for bytes that are
  /// neither; old eight-bit encodings are refused, as Xcode refuses them.
  static func utf8(of file: InputFile) throws(ReadingError) -> [UInt8] {
    let bytes = try decoded(file)
    if XMLText.isBlank(bytes) { throw .empty(file.source) }
    return bytes
  }

  private static func decoded(_ file: InputFile) throws(ReadingError) -> [UInt8] {
    let bytes = file.bytes
    guard let isLittle = isLittleEndianUTF16(bytes) else {
      let start = bytes.starts(with: XMLText.byteOrderMark) ? XMLText.byteOrderMark.count : 0
      let text = Array(bytes[start...])
      guard let line = firstBadLine(of: text) else { return text }
      throw .notWellFormed(
        SourceReference(file: file.path, line: line), "this line is neither UTF-8 nor UTF-16")
    }
    guard bytes.count % 2 == 0 else {
      throw .notWellFormed(file.source, "it is UTF-16 with half a character at its end")
    }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  /// Whether the low byte comes first; nil for bytes that are not UTF-16.
  private static func isLittleEndianUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return true
    case (0xFE, 0xFF): return false
    case (0, 1...): return false
    case (1..., 0): return true
    default: return nil
    }
  }

  /// The first line, from 1, that is not UTF-8; nil when all are.
  private static func firstBadLine(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
