internal import Model

/// Finds how far a control may grow, from stored frames and the constraints around it.
struct RoomFinder {
  /// Room along one axis.
  struct Room {
    /// Greatest length in points; nil for no limit.
    var maximum: Double?
    /// Why the limit is not sure; nil when it is.
    var doubt: String?
  }

  private let index: ViewIndex
  private let fixed: FixedParts
  private let view: Int
  private let axis: LayoutAxis
  /// Whether the control stands in a cell that grows with it.
  private let isInGrowingCell: Bool

  /// Prepares to look around a control.
  init(_ view: Int, _ axis: LayoutAxis, _ index: ViewIndex, _ fixed: FixedParts) {
    (self.view, self.axis, self.index, self.fixed) = (view, axis, index, fixed)
    isInGrowingCell =
      axis == .vertical && index.cellLength(around: view, axis) == .content
      && index.cell(around: view).map { !fixed.contains($0, axis, .end) } == true
  }

  /// Measures the room.
  ///
  /// A bound is an inequality to something beside or around the control. Sideways the container
  /// is a bound too, with a doubt, since without a constraint the control would run past it.
  /// Downward there is no limit without a bound, and what is itself pushed along is none. In a cell
  /// that sizes itself only what stands fast limits, and only a control that does so on its near
  /// side: all else moves as the cell grows.
  func room() -> Room {
    guard let frame = index.entries[view].screenFrame else {
      return Room(doubt: "no frame is stored for it")
    }
    let (low, high) = (bound(.start), bound(.end))
    let (start, end) =
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let isCentred = isHeld(.middle) && !isHeld(.start) && !isHeld(.end)
    let growsToStart = !isHeld(.start) && isHeld(.end)
    let near: LayoutPart = isCentred ? .middle : growsToStart ? .end : .start
    if isInGrowingCell, !fixed.contains(view, axis, near) { return Room() }
    if isCentred {
      return centred(around: (start + end) / 2, low, high)
    }
    let far = growsToStart ? low : high
    let origin = growsToStart ? end : start
    return Room(maximum: far?.position.map { max(0, abs($0 - origin)) }, doubt: far?.doubt)
  }

  private struct Bound {
    /// Place on the screen, in points; nil when it gives way.
    var position: Double?
    var doubt: String?
  }

  private func centred(around middle: Double, _ low: Bound?, _ high: Bound?) -> Room {
    let halves = [low?.position.map { middle - $0 }, high?.position.map { $0 - middle }]
    let half = halves.compactMap { $0 }.min()
    return Room(maximum: half.map { max(0, $0 * 2) }, doubt: low?.doubt ?? high?.doubt)
  }

  private func isHeld(_ part: LayoutPart) -> Bool {
    index.ties(of: view, axis, part).contains(where: \.isStrongEqual)
  }

  /// The nearest bound on a side; sideways the container's where no constraint gives one.
  private func bound(_ side: LayoutPart) -> Bound? {
    let wanted: LayoutTie.Relation = side == .end ? .atMost : .atLeast
    let bounds = index.ties(of: view, axis, side).compactMap { tie -> Bound? in
      tie.relation == wanted && tie.isStrong ? bound(along: tie) : nil
    }
    func distance(_ bound: Bound) -> Double {
      guard let position = bound.position else { return .infinity }
      return side == .end ? position : -position
    }
    return bounds.min { distance($0) < distance($1) }
      ?? (axis == .horizontal ? containerBound(side) : nil)
  }

  private func bound(along tie: LayoutTie) -> Bound? {
    guard let other = tie.other, FixedParts.carries(other, to: view, in: index),
      let position = AnchorPositions(index: index).position(of: other)
    else { return nil }
    if fixed.contains(other, seenFrom: view) { return Bound(position: position + tie.constant) }
    if isInGrowingCell { return nil }
    return Bound(
      position: axis == .horizontal ? position + tie.constant : nil,
      doubt: "what limits it may move with other contents")
  }

  private func containerBound(_ side: LayoutPart) -> Bound? {
    guard let parent = index.entries[view].parent, !index.scrolls(parent),
      let frame = index.entries[parent].screenFrame
    else { return nil }
    return Bound(
      position: side == .end ? frame.maxX : frame.minX,
      doubt: "no constraint keeps it inside its container, so it may run past it")
  }
}
