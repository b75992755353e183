internal import Model

/// A tab on a line and where it leads; lengths in points.
struct PlacedTab: Hashable {
  /// Its unit.
  var unit: Int
  /// Room it leaves.
  var width: Double
  /// Whether UIKit is known to leave just that.
  var isSure: Bool
}

extension MeasuredTitle {
  /// Width of a part of the text that begins a line at an indent, tabs included (fact D27).
  func width(_ content: Range<Int>, from indent: Double) -> Double {
    let plain = width(content)
    guard analysis.hasTabs else { return plain }
    return tabs(on: content, from: indent).reduce(plain) { $0 + $1.width }
  }

  /// Finds how much room each tab leaves on a line that begins at an indent.
  ///
  /// Stops count from the side of the container, not from the indent. Text behind a tab up to the
  /// next one, or to the end of the line, begins, ends or has its middle at the stop; where there is
  /// no room for that, it follows what stands before.
  func tabs(on content: Range<Int>, from indent: Double) -> [PlacedTab] {
    guard analysis.hasTabs else { return [] }
    let units = content.filter { analysis.units[$0] == AnalyzedTitle.tab }
    var placed: [PlacedTab] = []
    var x = indent
    var start = content.lowerBound
    for (index, unit) in units.enumerated() {
      x += width(start..<unit)
      let end = index + 1 < units.count ? units[index + 1] : content.upperBound
      let style = analysis.runs[analysis.run(at: unit)].attributes.paragraph
      let room = Self.room(from: x, to: style.tabs.stop(behind: x), for: width(unit + 1..<end))
      placed.append(PlacedTab(unit: unit, width: room, isSure: style.tabs.isSure(behind: x)))
      x += room
      start = unit + 1
    }
    return placed
  }

  private static func room(from x: Double, to stop: TabStop, for text: Double) -> Double {
    switch stop.alignment {
    case .left: stop.location - x
    case .center: max(0, stop.location - x - text / 2)
    case .right: max(0, stop.location - x - text)
    }
  }
}

extension ArraySlice<PlacedTab> {
  /// Takes the tabs in front of a unit off the beginning and sums up the room that they leave.
  mutating func removeRoom(before unit: Int) -> Double {
    let passed = prefix { $0.unit < unit }
    self = dropFirst(passed.count)
    return passed.reduce(0) { $0 + $1.width }
  }
}
