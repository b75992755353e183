import Foundation

/// A font made of another one's tables, some of them replaced.
package struct FontBuilder {
  /// A named instance of a variable font.
  package struct Instance {
    /// Style within the family.
    package var style: String
    /// PostScript name; nil to store none.
    package var postScriptName: String?
    /// Value of each axis.
    package var location: [Double]

    /// Describes an instance.
    package init(_ style: String, _ postScriptName: String?, at location: [Double]) {
      self.style = style
      self.postScriptName = postScriptName
      self.location = location
    }
  }

  private var version: [UInt8]
  private var tables: [String: [UInt8]] = [:]
  private var names: [Int: String] = [:]

  /// Begins with a font of one face.
  package init(contentsOf path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    version = Array(bytes[0..<4])
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for index in 0..<count {
      let record = bytes[(12 + index * 16)..<(28 + index * 16)]
      let tag = String(decoding: record.prefix(4), as: UTF8.self)
      let numbers = stride(from: 8, to: 16, by: 4).map { place in
        record.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
      tables[tag] = Array(bytes[numbers[0]..<numbers[0] + numbers[1]])
    }
  }

  /// Gives the font another family, style and PostScript name.
  package mutating func rename(family: String, style: String, postScriptName: String) {
    names = [
      1: family, 2: style, 4: "\(family) \(style)", 5: "Version 1", 6: postScriptName,
    ]
  }

  /// Makes the font variable: its axes with least, standard and greatest value, and their instances.
  ///
  /// No outline moves with them.
  package mutating func vary(
    _ axes: [(tag: String, least: Double, standard: Double, greatest: Double)],
    instances: [Instance]
  ) {
    var table = Self.words([1, 0, 16, 2, axes.count, 20, instances.count, 6 + axes.count * 4])
    for axis in axes {
      table += Array(axis.tag.utf8)
      for value in [axis.least, axis.standard, axis.greatest] { table += Self.fixed(value) }
      table += Self.words([0, 256])
    }
    for (index, instance) in instances.enumerated() {
      names[300 + index * 2] = instance.style
      names[301 + index * 2] = instance.postScriptName
      table += Self.words([300 + index * 2, 0])
      for value in instance.location { table += Self.fixed(value) }
      table += Self.words([instance.postScriptName == nil ? 0xFFFF : 301 + index * 2])
    }
    tables["fvar"] = table
  }

  /// Sets a number of 16 bits in a table.
  package mutating func set(_ value: Int, at offset: Int, of tag: String) {
    guard let table = tables[tag], offset + 2 <= table.count else { return }
    tables[tag]?.replaceSubrange(offset..<offset + 2, with: Self.words([value]))
  }

  /// Writes the font into a folder.
  package func write(to path: String) throws {
    var tables = tables
    if !names.isEmpty { tables["name"] = nameTable }
    let sorted = tables.sorted { $0.key < $1.key }
    var directory = version + Self.words([sorted.count, 0, 0, 0])
    var body: [UInt8] = []
    for (tag, table) in sorted {
      directory += Array(tag.utf8) + Self.words([0, 0])
      directory += Self.long(12 + sorted.count * 16 + body.count) + Self.long(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    try Data(directory + body).write(to: URL(fileURLWithPath: path))
  }

  private var nameTable: [UInt8] {
    let sorted = names.sorted { $0.key < $1.key }
    var table = Self.words([0, sorted.count, 6 + sorted.count * 12])
    var storage: [UInt8] = []
    for (id, name) in sorted {
      let text = Self.words(name.utf16.map(Int.init))
      table += Self.words([3, 1, 0x409, id, text.count, storage.count])
      storage += text
    }
    return table + storage
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ value: Int) -> [UInt8] { words([value >> 16, value]) }

  private static func fixed(_ value: Double) -> [UInt8] { long(Int((value * 65536).rounded())) }
}
