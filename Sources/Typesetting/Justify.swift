internal import Model
internal import TextEngine

extension ComposedLine {
  /// Whether a justified line is stretched: not where a paragraph ends, nor where text was cut.
  var isJustified: Bool {
    (ending == .softBreak || ending == .insideWord) && room < .infinity
  }
}

extension [LineSegment] {
  /// Widens the spaces of a line alike until it fills its room; without spaces it stays.
  mutating func stretch(to room: Double, units: [UInt16]) {
    let spaces = map { $0.spaces(in: units) }
    let count = spaces.reduce(0) { $0 + $1.count }
    let free = room - TextRoom.tolerance - reduce(0) { $0 + $1.width }
    guard count > 0, free > 0 else { return }
    let share = free / Double(count)
    for index in indices where !spaces[index].isEmpty {
      self[index].measured = self[index].measured?.widening(spaces[index], by: share)
      self[index].width += share * Double(spaces[index].count)
    }
  }
}

extension LineSegment {
  /// Places of the spaces of its part, in units of what was measured.
  fileprivate func spaces(in units: [UInt16]) -> [Int] {
    guard let start else { return [] }
    return part.filter { [0x20, 0xA0].contains(units[start + $0 - part.lowerBound]) }
  }
}

extension MeasuredItem {
  /// Copies it with wider spaces.
  fileprivate func widening(_ spaces: [Int], by points: Double) -> MeasuredItem {
    var wider = advances
    for space in spaces { wider[space] += points }
    return MeasuredItem(
      item: item, shaped: shaped, cut: cut, pointSize: pointSize, advances: wider,
      spacing: spacing, error: error)
  }
}
