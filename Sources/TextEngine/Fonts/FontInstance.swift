/// A named place in a variable font's design space, such as its Black.
package struct FontInstance: Hashable, Sendable {
  /// PostScript name; made of family and style where the font stores none.
  package var postScriptName: String
  /// Style within the family, such as "Semi Bold".
  package var style: String
  /// Value of each axis, by tag.
  package var location: [String: Double]
}

extension FontInstance {
  /// Most instances of a face that are looked at.
  private static let limit = 4096
  /// Name id that says "none".
  private static let noName = 0xFFFF

  /// Where the instances of an fvar table lie.
  private struct Layout {
    let start: Int
    let size: Int
    let count: Int

    init?(_ table: BigEndianBytes) {
      guard let first = table.unsigned16(at: 4), let axes = table.unsigned16(at: 8),
        let axisSize = table.unsigned16(at: 10), let count = table.unsigned16(at: 12),
        let size = table.unsigned16(at: 14), size >= 4 + axes * 4
      else { return nil }
      start = first + axes * axisSize
      self.size = size
      self.count = min(count, FontInstance.limit)
    }
  }

  /// Lists the ids of the names that an fvar table's instances refer to.
  static func nameIDs(in table: BigEndianBytes) -> Set<Int> {
    guard let layout = Layout(table) else { return [] }
    let axes = table.unsigned16(at: 8) ?? 0
    return (0..<layout.count).reduce(into: []) { ids, index in
      let offset = layout.start + index * layout.size
      if let style = table.unsigned16(at: offset) { ids.insert(style) }
      if let name = postScriptID(at: offset, axes: axes, size: layout.size, in: table) {
        ids.insert(name)
      }
    }
  }

  /// Reads the instances of an fvar table; one without a style or a coordinate is passed over.
  static func list(
    in table: BigEndianBytes, axes: [FontAxis], names: [Int: String], family: String
  ) -> [FontInstance] {
    guard let layout = Layout(table), axes.count == table.unsigned16(at: 8) else { return [] }
    return (0..<layout.count).compactMap { index in
      let offset = layout.start + index * layout.size
      guard let style = table.unsigned16(at: offset).flatMap({ names[$0] }) else { return nil }
      var location: [String: Double] = [:]
      for (place, axis) in axes.enumerated() {
        guard let value = table.fixed(at: offset + 4 + place * 4) else { return nil }
        location[axis.tag] = axis.clamp(value)
      }
      let stored = postScriptID(at: offset, axes: axes.count, size: layout.size, in: table)
      return FontInstance(
        postScriptName: stored.flatMap { names[$0] } ?? madeName(family, style), style: style,
        location: location)
    }
  }

  private static func postScriptID(
    at offset: Int, axes: Int, size: Int, in table: BigEndianBytes
  ) -> Int? {
    guard size >= 6 + axes * 4 else { return nil }
    return table.unsigned16(at: offset + 4 + axes * 4).flatMap { $0 == noName ? nil : $0 }
  }

  /// Makes the name that an instance goes by where it stores none: letters and digits of the family,
  /// a hyphen, those of the style.
  private static func madeName(_ family: String, _ style: String) -> String {
    let parts = [family, style].map { $0.filter { $0.isLetter || $0.isNumber } }
    return parts.joined(separator: "-")
  }
}
