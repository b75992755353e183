internal import Model

/// Reads a binary property list, version 0, as Xcode builds string files.
///
/// Every offset, length and reference is checked against the file before it is used; objects that
/// are met again and again through shared references are counted each time.
struct BinaryPropertyList {
  /// Most objects that are looked at, shared ones each time.
  static let objectLimit = 500_000
  /// Bytes of a text that count as another object, so that shared texts have an end too.
  private static let bytesToValue = 64

  private let file: InputFile
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let table: Int
  private var visits = 0

  /// Reads the root.
  static func root(of file: InputFile) throws(ReadingError) -> PropertyListNode {
    var reader = try BinaryPropertyList(file)
    let top = reader.number(at: file.bytes.count - 16, size: 8)
    return try reader.object(reader.index(top), depth: 0)
  }

  /// Reads the trailer: the last 32 bytes.
  private init(_ file: InputFile) throws(ReadingError) {
    self.file = file
    let count = file.bytes.count
    guard count >= 40 else { throw .notWellFormed(file.source, "the binary file is cut off") }
    let trailer = count - 32
    offsetSize = Int(file.bytes[trailer + 6])
    referenceSize = Int(file.bytes[trailer + 7])
    let objects = Self.number(in: file.bytes, at: trailer + 8, size: 8)
    let start = Self.number(in: file.bytes, at: trailer + 24, size: 8)
    let sizes = 1...8
    guard sizes.contains(offsetSize), sizes.contains(referenceSize), start <= UInt64(trailer),
      objects <= (UInt64(trailer) - start) / UInt64(offsetSize)
    else { throw .notWellFormed(file.source, "the end of the binary file makes no sense") }
    objectCount = Int(objects)
    table = Int(start)
  }

  private static func number(in bytes: [UInt8], at offset: Int, size: Int) -> UInt64 {
    bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func number(at offset: Int, size: Int) -> UInt64 {
    Self.number(in: file.bytes, at: offset, size: size)
  }

  private func fault(_ message: String, at offset: Int) -> ReadingError {
    .notWellFormed(file.source, "\(message) at byte \(offset)")
  }

  private func index(_ reference: UInt64) throws(ReadingError) -> Int {
    guard reference < UInt64(objectCount) else {
      throw .notWellFormed(file.source, "it refers to the object \(reference), which is not there")
    }
    return Int(reference)
  }

  private mutating func object(
    _ index: Int, depth: Int
  ) throws(ReadingError) -> PropertyListNode {
    visits += 1
    guard visits <= Self.objectLimit else {
      throw .overLimit(file.source, "more than \(Self.objectLimit) values")
    }
    guard depth <= PropertyListNode.depthLimit else {
      throw .overLimit(
        file.source, "values are nested deeper than \(PropertyListNode.depthLimit)")
    }
    let offset = number(at: table + index * offsetSize, size: offsetSize)
    guard offset < UInt64(table) else { throw fault("an object lies outside the file", at: table) }
    return PropertyListNode(content: try content(at: Int(offset), depth: depth))
  }

  private mutating func content(
    at offset: Int, depth: Int
  ) throws(ReadingError) -> PropertyListNode.Content {
    let marker = file.bytes[offset]
    guard [0x5, 0x6, 0x7, 0xA, 0xC, 0xD].contains(marker >> 4) else { return .other }
    let (start, count) = try length(at: offset)
    visits += count / Self.bytesToValue
    switch marker >> 4 {
    case 0x5, 0x7: return .string(try text(at: start, count: count))
    case 0x6: return .string(try wideText(at: start, count: count))
    case 0xD: return .dictionary(try entries(at: start, count: count, depth: depth))
    default:
      var elements: [PropertyListNode] = []
      for reference in try references(at: start, count: count) {
        elements.append(try object(reference, depth: depth + 1))
      }
      return .array(elements)
    }
  }

  /// Reads how many elements follow a marker and where they begin.
  private func length(at offset: Int) throws(ReadingError) -> (start: Int, count: Int) {
    let short = Int(file.bytes[offset] & 0xF)
    guard short == 0xF else { return (offset + 1, short) }
    guard offset + 1 < table, file.bytes[offset + 1] >> 4 == 0x1 else {
      throw fault("a length is missing", at: offset)
    }
    let size = 1 << Int(file.bytes[offset + 1] & 0xF)
    guard size <= 8, offset + 2 + size <= table else {
      throw fault("a length is too long", at: offset)
    }
    let count = number(at: offset + 2, size: size)
    guard count <= UInt64(table) else { throw fault("a length reaches outside", at: offset) }
    return (offset + 2 + size, Int(count))
  }

  private func slice(at start: Int, count: Int, size: Int) throws(ReadingError) -> ArraySlice<UInt8>
  {
    guard count <= (table - min(table, start)) / size else {
      throw fault("a value reaches outside the file", at: start)
    }
    return file.bytes[start..<start + count * size]
  }

  private func text(at start: Int, count: Int) throws(ReadingError) -> String {
    String(decoding: try slice(at: start, count: count, size: 1), as: UTF8.self)
  }

  private func wideText(at start: Int, count: Int) throws(ReadingError) -> String {
    let bytes = Array(try slice(at: start, count: count, size: 2))
    let units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(at start: Int, count: Int) throws(ReadingError) -> [Int] {
    _ = try slice(at: start, count: count, size: referenceSize)
    var result: [Int] = []
    for place in 0..<count {
      result.append(
        try index(number(at: start + place * referenceSize, size: referenceSize)))
    }
    return result
  }

  private mutating func entries(
    at start: Int, count: Int, depth: Int
  ) throws(ReadingError) -> [PropertyListNode.Entry] {
    let keys = try references(at: start, count: count)
    let values = try references(at: start + count * referenceSize, count: count)
    var entries: [PropertyListNode.Entry] = []
    for (key, value) in zip(keys, values) {
      guard let name = try object(key, depth: depth + 1).string else {
        throw fault("a key is no text", at: start)
      }
      entries.append(
        PropertyListNode.Entry(key: name, value: try object(value, depth: depth + 1)))
    }
    return entries
  }
}
