/// The start tag of an element, by the places of its parts in the bytes.
struct StartTag {
  /// An attribute by its places.
  struct Attribute {
    /// Name with its prefix.
    var name: String
    /// From the white space before it to behind its closing quote.
    var whole: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  /// Place of its `<`.
  let start: Int
  /// Name with its prefix.
  let name: String
  /// Behind the name.
  let nameEnd: Int
  /// Attributes in the order of the file.
  let attributes: [Attribute]
  /// Behind its `>`.
  let end: Int
  /// Whether it closes itself.
  let isEmpty: Bool

  /// Reads the tag whose `<` stands at a place; nil where the bytes are not a start tag.
  init?(_ bytes: [UInt8], at start: Int) {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "<") else { return nil }
    var cursor = ByteCursor(bytes, at: start + 1)
    let name = cursor.name()
    guard !name.isEmpty else { return nil }
    self.start = start
    self.name = name
    nameEnd = cursor.place
    var attributes: [Attribute] = []
    while let attribute = cursor.attribute() { attributes.append(attribute) }
    self.attributes = attributes
    cursor.skipSpace()
    isEmpty = cursor.take(UInt8(ascii: "/"))
    guard cursor.take(UInt8(ascii: ">")) else { return nil }
    end = cursor.place
  }

  /// Finds an attribute by its name.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// A place that moves through bytes.
struct ByteCursor {
  private let bytes: [UInt8]
  /// Where it stands.
  private(set) var place: Int

  /// Starts at a place.
  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Moves behind a byte that stands here; false and unmoved when another does.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// Moves behind white space.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }

  /// Moves behind a name and tells it; empty where none stands here.
  mutating func name() -> String {
    let start = place
    while let byte = next, byte > 0x20, !Array("<>/='\"!?".utf8).contains(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Moves behind an attribute with the white space before it; nil and unmoved where none stands.
  mutating func attribute() -> StartTag.Attribute? {
    var ahead = self
    ahead.skipSpace()
    let name = ahead.name()
    ahead.skipSpace()
    guard !name.isEmpty, ahead.take(UInt8(ascii: "=")) else { return nil }
    ahead.skipSpace()
    guard let quote = ahead.next, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else {
      return nil
    }
    let value = ahead.place + 1
    guard value <= bytes.count, let end = bytes[value...].firstIndex(of: quote) else { return nil }
    let start = place
    place = end + 1
    return StartTag.Attribute(name: name, whole: start..<place, value: value..<end)
  }

  /// Moves behind the next occurrence of a mark, or to the end.
  mutating func skip(past mark: String) {
    let wanted = Array(mark.utf8)
    while place < bytes.count, !bytes[place...].starts(with: wanted) { place += 1 }
    place = min(bytes.count, place + wanted.count)
  }

  /// Whether a mark stands here.
  func stands(at mark: String) -> Bool { bytes[place...].starts(with: Array(mark.utf8)) }

  /// Moves to the next `<`; false at the end.
  mutating func moveToMarkup() -> Bool {
    while let byte = next, byte != UInt8(ascii: "<") { place += 1 }
    return next != nil
  }
}
