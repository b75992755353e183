internal import Model

/// A place or length of one view, as a constraint names it.
struct LayoutAnchor: Hashable {
  /// Number of the view in its screen.
  var view: Int
  /// Attribute of the view.
  var attribute: LayoutAttribute
  /// Key of the layout guide of the view that is meant; nil for the view itself.
  var guide: String?
}

/// A constraint seen from one of its two views: `own relation other × multiplier + constant`.
struct LayoutTie: Hashable {
  /// How the two sides compare.
  enum Relation: Hashable {
    case equal, atMost, atLeast

    /// The same said from the other side.
    var flipped: Relation {
      switch self {
      case .equal: .equal
      case .atMost: .atLeast
      case .atLeast: .atMost
      }
    }
  }

  /// The view's own place or length.
  var own: LayoutAnchor
  /// How it compares.
  var relation: Relation
  /// The other view's; nil for a plain length.
  var other: LayoutAnchor?
  /// Factor on the other's.
  var multiplier: Double
  /// Points added.
  var constant: Double
  /// 1 to 1000.
  var priority: Double

  /// Whether it beats the 750 with which contents resist being squeezed.
  var isStrong: Bool { priority > 750 }

  /// Whether it holds two places together, whatever the contents.
  var isStrongEqual: Bool { relation == .equal && isStrong }

  /// The constraint seen from the other view; nil where it has none, or a factor of zero.
  var flipped: LayoutTie? {
    guard let other, multiplier != 0 else { return nil }
    return LayoutTie(
      own: other, relation: multiplier > 0 ? relation.flipped : relation, other: own,
      multiplier: 1 / multiplier, constant: -constant / multiplier, priority: priority)
  }

  /// Reads a factor as Interface Builder writes it: `0.5`, `1:2` or `1/3` (fact E); 1 for none.
  static func multiplier(_ word: String?) -> Double? {
    guard let word else { return 1 }
    let parts = word.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { abs($0) <= 1e9 ? $0 : nil }
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      let value = above / below
      return abs(value) <= 1e9 ? value : nil
    default: return nil
    }
  }
}
