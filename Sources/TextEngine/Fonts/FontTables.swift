/// The tables of one face of an OpenType file, found by tag.
///
/// Read here and not through HarfBuzz, so that a folder of fonts is searched by name without a
/// face being made of each.
struct FontTables {
  /// Where each table lies in the file.
  private(set) var ranges: [String: Range<Int>] = [:]

  /// Reads the table directory of a face; nil when there is none.
  init?(file: borrowing MappedFile, face: Int) {
    let start = Self.faceOffsets(of: file)
    guard start.indices.contains(face) else { return nil }
    let header = BigEndianBytes(file.copy(start[face]..<start[face] + 12))
    guard let count = header.unsigned16(at: 4), count > 0, count < 512 else { return nil }
    let first = start[face] + 12
    let records = BigEndianBytes(file.copy(first..<first + count * 16))
    for index in 0..<count {
      guard let offset = records.unsigned32(at: index * 16 + 8),
        let length = records.unsigned32(at: index * 16 + 12)
      else { return nil }
      let tag = String(decoding: records.bytes[index * 16..<index * 16 + 4], as: UTF8.self)
      ranges[tag] = offset..<offset + length
    }
  }

  /// Copies a table; empty when the face has none.
  func table(_ tag: String, of file: borrowing MappedFile) -> BigEndianBytes {
    BigEndianBytes(ranges[tag].map { file.copy($0) } ?? [])
  }

  /// Finds where each face of a file begins: one for a font, several for a collection.
  static func faceOffsets(of file: borrowing MappedFile) -> [Int] {
    let header = BigEndianBytes(file.copy(0..<12))
    guard let tag = header.unsigned32(at: 0) else { return [] }
    switch tag {
    case 0x7474_6366:
      guard let count = header.unsigned32(at: 8), count > 0, count <= 256 else { return [] }
      let list = BigEndianBytes(file.copy(12..<12 + count * 4))
      return (0..<count).compactMap { list.unsigned32(at: $0 * 4) }
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]
    default: return []
    }
  }
}

/// Bytes with numbers in the order of the network; nothing is read past the end.
struct BigEndianBytes {
  /// The bytes.
  let bytes: [UInt8]

  /// Wraps bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads two bytes; nil past the end.
  func unsigned16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Reads two bytes as a signed number; nil past the end.
  func signed16(at offset: Int) -> Int? {
    unsigned16(at: offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 }
  }

  /// Reads four bytes; nil past the end.
  func unsigned32(at offset: Int) -> Int? {
    guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else {
      return nil
    }
    return high << 16 | low
  }

  /// Reads a number of 16 bits before and 16 after the point; nil past the end.
  func fixed(at offset: Int) -> Double? {
    guard let whole = signed16(at: offset), let part = unsigned16(at: offset + 2) else {
      return nil
    }
    return Double(whole) + Double(part) / 65536
  }
}
