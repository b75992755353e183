internal import Model

/// Places of anchors on the screen, from stored frames.
struct AnchorPositions {
  /// The screen's views.
  let index: ViewIndex

  /// Finds where an anchor lies along its axis, in points; nil for lengths and unknown frames.
  func position(of anchor: LayoutAnchor) -> Double? {
    guard let frame = index.entries[anchor.view].screenFrame else { return nil }
    let isHorizontal = anchor.attribute.axis == .horizontal
    let inset = inset(of: anchor)
    switch index.part(of: anchor) {
    case .start: return (isHorizontal ? frame.minX : frame.minY) + inset
    case .end: return (isHorizontal ? frame.maxX : frame.maxY) - inset
    case .middle: return isHorizontal ? frame.midX : frame.midY
    case .length, .baseline: return nil
    }
  }

  /// How far a margin or the safe area lies inside its view's edge, in points.
  ///
  /// Margins are 8, and at the sides of a screen's root 16, from 400 points of width on 20 (fact H,
  /// section 5); stored margins win. Above and below, the safe area of a screen of at least 812
  /// points keeps 44 and 34 free, that of a shorter one 20 and 0 (fact H, section 4); bars are
  /// not known here.
  private func inset(of anchor: LayoutAnchor) -> Double {
    let entry = index.entries[anchor.view]
    let isHorizontal = anchor.attribute.axis == .horizontal
    let isStart = index.part(of: anchor) == .start
    if anchor.attribute.isMargin { return margin(entry, isHorizontal, isStart) }
    guard !isHorizontal, entry.parent == nil, index.heightIsScreen,
      ["safeArea", "top", "bottom"].contains(anchor.guide ?? "")
    else { return 0 }
    let isTall = (entry.frame?.height ?? 0) >= 812
    return isStart ? (isTall ? 44 : 20) : (isTall ? 34 : 0)
  }

  private func margin(_ entry: ViewIndex.Entry, _ isHorizontal: Bool, _ isStart: Bool) -> Double {
    let side =
      isHorizontal
      ? (isStart ? ["leading", "left"] : ["trailing", "right"])
      : (isStart ? ["top"] : ["bottom"])
    let keys = side.flatMap { ["directionalLayoutMargins." + $0, "layoutMargins." + $0] }
    let stored = keys.lazy.compactMap { entry.attributes[$0].flatMap { Double($0) } }.first
    if let stored, abs(stored) <= 1e9 { return stored }
    guard isHorizontal, entry.parent == nil, index.heightIsScreen else { return 8 }
    return (entry.frame?.width ?? 0) >= 400 ? 20 : 16
  }
}
