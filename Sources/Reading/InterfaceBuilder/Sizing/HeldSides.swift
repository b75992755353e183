/// Finds out which sides of views can give way when a text grows, for a whole screen at once.
///
/// From each side strong equal constraints and stack views lead outward to the same side of other
/// views, which are pushed along, until something stands fast or nothing is left.
struct HeldSides {
  /// What a side runs into.
  enum Answer {
    /// Nothing: the view may grow there, as in a cell that sizes itself.
    case free
    /// The end of a cell or of a view that stands alone, whose height others decide.
    case unknown
    /// Something that stands fast, directly or behind other views.
    case held
  }

  private let index: ViewIndex
  private let fixed: FixedParts
  private var answers: [Answer]

  /// Follows both sides of every view on both axes.
  init(_ index: ViewIndex, _ fixed: FixedParts) {
    (self.index, self.fixed) = (index, fixed)
    answers = Array(repeating: .free, count: index.slotCount)
    for axis in LayoutAxis.allCases {
      for side in [LayoutPart.start, .end] { follow(axis, side) }
    }
  }

  /// What a side of a view runs into.
  func answer(_ view: Int, _ axis: LayoutAxis, _ side: LayoutPart) -> Answer {
    answers[LayoutAnchorPlace(view: view, axis: axis, part: side).slot]
  }

  /// Answers one side of all views: those that run into something pass that back to the views that
  /// push them, first what stands fast, then what is not known.
  private mutating func follow(_ axis: LayoutAxis, _ side: LayoutPart) {
    var pushing: [[Int]] = Array(repeating: [], count: index.entries.count)
    var held: [Int] = []
    var unknown: [Int] = []
    for view in index.entries.indices {
      let pushed = pushedViews(by: view, axis, side)
      if pushed.contains(where: { fixed.contains($0, axis, side) }) || isHeld(view, axis, side) {
        held.append(view)
      }
      if isUnknown(view, axis) { unknown.append(view) }
      for other in pushed { pushing[other].append(view) }
    }
    spread(.held, from: held, axis, side, pushing)
    spread(.unknown, from: unknown, axis, side, pushing)
  }

  /// Whether a view is a root, or a cell whose length others decide; the width of an item that sizes
  /// itself is counted in, since its content and the collection decide it together.
  private func isUnknown(_ view: Int, _ axis: LayoutAxis) -> Bool {
    if index.entries[view].parent == nil { return true }
    guard index.isCell(view) || index.isCellContent(view) else { return false }
    return axis == .horizontal || index.cellLength(around: view, axis) != .content
  }

  private mutating func spread(
    _ answer: Answer, from views: [Int], _ axis: LayoutAxis, _ side: LayoutPart, _ pushing: [[Int]]
  ) {
    var waiting = views
    while let view = waiting.popLast() {
      let slot = LayoutAnchorPlace(view: view, axis: axis, part: side).slot
      guard answers[slot] == .free else { continue }
      answers[slot] = answer
      waiting += pushing[view]
    }
  }

  /// Whether a side stands fast itself or is tied to something that does.
  private func isHeld(_ view: Int, _ axis: LayoutAxis, _ side: LayoutPart) -> Bool {
    fixed.contains(view, axis, side)
      || index.ties(of: view, axis, side).contains { tie in
        guard tie.isStrongEqual, let other = tie.other else { return false }
        return fixed.contains(other, seenFrom: view)
      }
  }

  /// The views whose same side moves with a side of a view.
  private func pushedViews(
    by view: Int, _ axis: LayoutAxis, _ side: LayoutPart
  ) -> [Int] {
    var result = index.ties(of: view, axis, side).compactMap { tie -> Int? in
      guard tie.isStrongEqual, let other = tie.other,
        FixedParts.carries(other, to: view, in: index)
      else { return nil }
      return other.view
    }
    if let stack = index.arrangingStack(of: view) { result.append(stack) }
    return result
  }
}
