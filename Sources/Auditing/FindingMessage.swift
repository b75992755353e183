internal import Model

/// The sentence of a finding: first size, what was said there, and the worst size.
struct FindingMessage {
  private let occurrences: [Finding.Occurrence]
  private let judged: Set<ContentSizeCategory>

  /// Takes the occurrences of a finding, smallest size first, and the sizes that were judged.
  init(occurrences: [Finding.Occurrence], judged: [ContentSizeCategory]) {
    let outcome = occurrences.map(\.verdict.outcome).max()
    self.occurrences = occurrences.filter { $0.verdict.outcome == outcome }
    self.judged = Set(judged)
  }

  /// Words the finding, such as "From AX1 on, the title runs 3.1 pt over the top edge. Worst at AX5: off
  /// by 27.3 pt."
  var sentence: String {
    guard let first = occurrences.first else { return "" }
    return span + screen(of: first) + ", " + first.verdict.message.goingOn
      + worst(after: first)
  }

  /// The screen, where it is another than the control's own; "first" where others follow.
  private func screen(of first: Finding.Occurrence) -> String {
    guard let width = first.width else { return "" }
    let isAlone = occurrences.allSatisfy { $0.width == width }
    return (isAlone ? ", " : ", first ") + Self.screen(width)
  }

  private static func screen(_ width: Double) -> String {
    "on a screen " + Points.chosen(width) + " wide"
  }

  /// The sizes in words.
  private var span: String {
    let sizes = occurrences.map(\.category)
    guard let first = sizes.first, let last = sizes.last else { return "" }
    if sizes.count == judged.count && sizes.count > 1 { return "At every size" }
    let larger = judged.filter { $0 >= first }
    if larger.count == sizes.count && sizes.count > 1 { return "From \(first.shortName) on" }
    switch sizes.count {
    case 1: return "At \(first.shortName)"
    case judged.filter { (first...last).contains($0) }.count:
      return "From \(first.shortName) to \(last.shortName)"
    default: return "At \(sizes.count) sizes, first at \(first.shortName)"
    }
  }

  /// The worst size behind the first, when it is another; in full where another length decides.
  private func worst(after first: Finding.Occurrence) -> String {
    let worst = occurrences.max { left, right in
      (left.verdict.shortfall, left.category) < (right.verdict.shortfall, right.category)
    }
    guard let worst, worst.verdict.shortfall > first.verdict.shortfall else { return "" }
    let other = worst.width.flatMap { $0 == first.width ? nil : " " + Self.screen($0) }
    let size = worst.category.shortName + (other ?? "")
    guard worst.verdict.measured.first?.name == first.verdict.measured.first?.name else {
      return " Worst at \(size): \(worst.verdict.message.goingOn)"
    }
    return " Worst at \(size): off by \(Points.measured(worst.verdict.shortfall))."
  }
}
