internal import Model

extension LayoutDoubts {
  /// What is not public about lines that a baseline offset moves as a whole.
  var offsets: [Doubt] {
    let heights = broken.prefix(lines.count).map { LineHeight(of: $0.range, in: title) }
    let moved = heights.filter { $0.rise != 0 }
    let held = moved.filter(\.isHeld)
    return [
      held.contains { $0.rise > 0 } ? raising : nil,
      held.contains { $0.rise < 0 } ? Self.lowering : nil,
      held.count < moved.count ? Self.growing : nil,
    ].compactMap { $0 }
  }

  /// How far the text of a line of given height rises changed with iOS 16.4 (fact D26).
  private var raising: Doubt? {
    let what = "how far a baseline offset raises text in a line of given height "
    switch title.systemVersion {
    case nil: return Doubt(.lines, what + "depends on the version of iOS, and none is given")
    case 16: return Doubt(.lines, what + "changed with iOS 16.4")
    default: return nil
    }
  }

  /// Text of a line of given height sank, stayed and sank again from version to version, by lengths
  /// that nobody wrote down (fact D26).
  private static let lowering = Doubt(
    .lines,
    "how far a baseline offset below zero lowers text in a line of given height is not public")

  /// Labels were reported to grow by the offset; no size was recorded.
  private static let growing = Doubt(
    .height, "by how much a baseline offset raises the line itself is not public")
}
