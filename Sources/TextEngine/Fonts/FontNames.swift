/// What a face calls itself, from its name and OS/2 tables.
package struct FontNames: Hashable, Sendable {
  /// PostScript name.
  package var postScriptName = ""
  /// Family names: the typographic one first, then the one of four styles.
  package var families: [String] = []
  /// Style within the first family, such as "Semi Bold Italic".
  package var style = ""
  /// Full name.
  package var fullName = ""
  /// Version string.
  package var version = ""
  /// Weight, 1 to 1000.
  package var weight = 400
  /// Whether it is slanted.
  package var isItalic = false
  /// Axes of a variable font; empty for a static one.
  package var axes: [FontAxis] = []
  /// Named places of a variable font, in the font's order.
  package var instances: [FontInstance] = []

  /// Reads the names of a face; nil when the file is no font.
  init?(file: borrowing MappedFile, face: Int) {
    guard let tables = FontTables(file: file, face: face) else { return nil }
    let variations = tables.table("fvar", of: file)
    let ids = FontInstance.nameIDs(in: variations).union([1, 2, 4, 5, 6, 16, 17, 25])
    let names = Self.strings(in: tables.table("name", of: file), ids: ids)
    postScriptName = names[6] ?? ""
    families = [names[16], names[1]].compactMap(\.self)
    if families.count == 2, families[0] == families[1] { families.removeLast() }
    style = names[17] ?? names[2] ?? ""
    fullName = names[4] ?? ""
    version = names[5] ?? ""
    let os2 = tables.table("OS/2", of: file)
    weight = os2.unsigned16(at: 4) ?? 400
    let selection = os2.unsigned16(at: 62) ?? 0
    isItalic = selection & 0x201 != 0
    axes = FontAxis.list(in: variations)
    instances = FontInstance.list(
      in: variations, axes: axes, names: names, family: names[25] ?? families.first ?? "")
    if postScriptName.isEmpty && families.isEmpty { return nil }
  }

  /// Reads the Unicode or Roman strings of a name table, by name id; English ones win.
  private static func strings(in table: BigEndianBytes, ids: Set<Int>) -> [Int: String] {
    guard let count = table.unsigned16(at: 2), let storage = table.unsigned16(at: 4) else {
      return [:]
    }
    var found: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      guard let record = NameRecord(in: table, at: 6 + index * 12, storage: storage),
        ids.contains(record.id), record.rank > found[record.id]?.rank ?? 0
      else { continue }
      found[record.id] = (record.rank, record.text(in: table))
    }
    return found.mapValues(\.text)
  }
}

/// One record of a name table.
private struct NameRecord {
  let id: Int
  let rank: Int
  private let isWide: Bool
  private let range: Range<Int>

  init?(in table: BigEndianBytes, at offset: Int, storage: Int) {
    guard let platform = table.unsigned16(at: offset),
      let language = table.unsigned16(at: offset + 4), let id = table.unsigned16(at: offset + 6),
      let length = table.unsigned16(at: offset + 8), let start = table.unsigned16(at: offset + 10),
      storage + start + length <= table.bytes.count
    else { return nil }
    self.id = id
    range = storage + start..<storage + start + length
    isWide = platform != 1
    switch (platform, language) {
    case (3, 0x409): rank = 4
    case (0, _): rank = 3
    case (1, 0): rank = 2
    default: rank = 1
    }
  }

  func text(in table: BigEndianBytes) -> String {
    guard isWide else { return String(decoding: table.bytes[range], as: UTF8.self) }
    let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map {
      UInt16(table.bytes[$0]) << 8 | UInt16(table.bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// An axis that a variable font can be moved along.
package struct FontAxis: Hashable, Sendable {
  /// Four letters, such as `wght`.
  package var tag: String
  /// Least value.
  package var minimum: Double
  /// Value of the outlines as stored.
  package var standard: Double
  /// Greatest value.
  package var maximum: Double

  /// Brings a value into the axis's range.
  package func clamp(_ value: Double) -> Double { max(minimum, min(maximum, value)) }

  /// Reads the axes of an fvar table.
  static func list(in table: BigEndianBytes) -> [FontAxis] {
    guard let first = table.unsigned16(at: 4), let count = table.unsigned16(at: 8),
      let size = table.unsigned16(at: 10), count <= 64
    else { return [] }
    return (0..<count).compactMap { index in
      let offset = first + index * size
      guard offset + 16 <= table.bytes.count, let minimum = table.fixed(at: offset + 4),
        let standard = table.fixed(at: offset + 8), let maximum = table.fixed(at: offset + 12),
        minimum <= maximum
      else { return nil }
      let tag = String(decoding: table.bytes[offset..<offset + 4], as: UTF8.self)
      return FontAxis(tag: tag, minimum: minimum, standard: standard, maximum: maximum)
    }
  }
}
