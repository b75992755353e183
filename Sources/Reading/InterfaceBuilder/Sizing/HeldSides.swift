/// Finds out whether a side of a control can give way when its text grows.
struct HeldSides {
  /// What a side runs into.
  enum Answer: Int, Comparable {
    /// Nothing: the control may grow there.
    case free
    /// The end of a cell or of a view that stands alone, whose height others decide.
    case unknown
    /// Something that stands fast, directly or behind other views.
    case held

    /// Orders answers from free to held.
    static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
  }

  /// Most constraints that are followed; what needs more counts as held, so that it stays in doubt
  /// and no file can make this slow.
  private static let stepLimit = 500

  private let index: ViewIndex
  private let fixed: FixedParts
  private let control: Int
  private let axis: LayoutAxis
  private let side: LayoutPart

  /// Prepares to follow one side of a control.
  init(
    _ control: Int, _ axis: LayoutAxis, _ side: LayoutPart, _ index: ViewIndex, _ fixed: FixedParts
  ) {
    (self.control, self.axis, self.side) = (control, axis, side)
    (self.index, self.fixed) = (index, fixed)
  }

  /// Follows strong equal constraints and stack views outward, through the bodies of other views,
  /// until something stands fast or nothing is left.
  func answer() -> Answer {
    if fixed.contains(control, axis, side) { return .held }
    var seen: Set<Int> = [control]
    var waiting = [control]
    var result = Answer.free
    var count = 0
    while let view = waiting.popLast() {
      for step in steps(from: view) {
        count += 1
        if count > Self.stepLimit { return .held }
        switch step {
        case .reached(let answer): result = max(result, answer)
        case .pushes(let next): if seen.insert(next).inserted { waiting.append(next) }
        }
        if result == .held { return .held }
      }
    }
    return result
  }

  private enum Step {
    case reached(Answer)
    /// The same side of another view is pushed along.
    case pushes(Int)
  }

  private func steps(from view: Int) -> [Step] {
    let ties = index.ties(of: view, axis, side).prefix(Self.stepLimit + 1)
    var steps = ties.compactMap { step(along: $0, from: view) }
    if let stack = index.arrangingStack(of: view) { steps.append(arrival(at: stack)) }
    let isWhole = index.isCell(view) || index.isCellContent(view)
    if isWhole || index.entries[view].parent == nil { steps.append(.reached(.unknown)) }
    return steps
  }

  private func step(along tie: LayoutTie, from view: Int) -> Step? {
    guard tie.isStrongEqual, let other = tie.other, other.view != control else { return nil }
    guard FixedParts.carries(other, to: view, in: index) else { return nil }
    if fixed.contains(other, seenFrom: view) { return .reached(.held) }
    return arrival(at: other.view)
  }

  private func arrival(at view: Int) -> Step {
    fixed.contains(view, axis, side) ? .reached(.held) : .pushes(view)
  }
}
