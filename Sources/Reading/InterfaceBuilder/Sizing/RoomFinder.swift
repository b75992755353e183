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

  /// Prepares to look around a control.
  init(_ view: Int, _ axis: LayoutAxis, _ index: ViewIndex, _ fixed: FixedParts) {
    (self.view, self.axis, self.index, self.fixed) = (view, axis, index, fixed)
  }

  /// Measures the room.
  ///
  /// A bound is an inequality to something beside or around the control. Sideways the container
  /// is a bound too, with a doubt, since without a constraint the control would run past it;
  /// downward there is no limit without a bound.
  func room() -> Room {
    guard let frame = index.entries[view].screenFrame else {
      return Room(doubt: "no frame is stored for it")
    }
    let low = bound(.start)
    let high = bound(.end)
    let span = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    if isCentred {
      return centred(around: (span.0 + span.1) / 2, low, high)
    }
    let growsToStart = !hasTie(.start) && hasTie(.end)
    let near = growsToStart ? span.1 : span.0
    guard let far = growsToStart ? low : high else { return Room() }
    return Room(maximum: max(0, abs(far.position - near)), doubt: far.doubt)
  }

  private struct Bound {
    var position: Double
    var doubt: String?
  }

  private func centred(around middle: Double, _ low: Bound?, _ high: Bound?) -> Room {
    let halves = [low.map { middle - $0.position }, high.map { $0.position - middle }]
    guard let half = halves.compactMap({ $0 }).min() else { return Room() }
    return Room(maximum: max(0, half * 2), doubt: low?.doubt ?? high?.doubt)
  }

  private var isCentred: Bool { hasTie(.middle) && !hasTie(.start) && !hasTie(.end) }

  private func hasTie(_ part: LayoutPart) -> Bool {
    index.ties(of: view, axis, part).contains(where: \.isStrongEqual)
  }

  /// The nearest bound on a side; sideways the container's where no constraint gives one.
  private func bound(_ side: LayoutPart) -> Bound? {
    let wanted: LayoutTie.Relation = side == .end ? .atMost : .atLeast
    let bounds = index.ties(of: view, axis, side).compactMap { tie -> Bound? in
      guard [wanted, .equal].contains(tie.relation), tie.isStrong,
        let other = tie.other, FixedParts.carries(other, to: view, in: index),
        let position = AnchorPositions(index: index).position(of: other)
      else { return nil }
      let isSure = fixed.contains(other, seenFrom: view)
      return Bound(
        position: position + tie.constant,
        doubt: isSure ? nil : "what limits it may move with other contents")
    }
    let nearest = bounds.min {
      side == .end ? $0.position < $1.position : $0.position > $1.position
    }
    return nearest ?? (axis == .horizontal ? containerBound(side) : nil)
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
