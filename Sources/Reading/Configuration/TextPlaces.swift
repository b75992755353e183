internal import JSONText

/// Finds line and column of characters that a parser counts from the start of a text.
///
/// libyaml counts Unicode scalars and takes more signs for line ends than editors do, so its own
/// lines are not used.
struct TextPlaces {
  private let bytes: [UInt8]
  private let start: Int
  private var index = 0
  private var scalar = 0
  private var line = 1
  private var lineStart = 0

  /// Starts at the beginning of a UTF-8 text; a byte order mark is not counted.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    index = start
  }

  /// Places the scalar of a number, counted from 0; cheap when numbers grow.
  mutating func place(ofScalar wanted: Int) -> TextPlace {
    if wanted < scalar { rewind() }
    while scalar < wanted, index < bytes.count { step() }
    return TextPlace(line: line, column: index - lineStart + 1)
  }

  /// Places a byte, counted from 0.
  mutating func place(ofByte wanted: Int) -> TextPlace {
    if wanted < index { rewind() }
    while index < min(wanted, bytes.count) { step() }
    return TextPlace(line: line, column: index - lineStart + 1)
  }

  private mutating func rewind() {
    self = TextPlaces(bytes)
  }

  /// Moves past one scalar: its first byte and the bytes that continue it.
  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    scalar += 1
  }
}
