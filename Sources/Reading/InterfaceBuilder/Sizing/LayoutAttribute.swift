/// The two directions that lengths are solved in.
enum LayoutAxis: Int, Hashable, CaseIterable {
  case horizontal, vertical
}

/// What a constraint's attribute speaks of, on its axis.
enum LayoutPart: Int, Hashable, CaseIterable {
  /// Leading, left or top side.
  case start
  /// Trailing, right or bottom side.
  case end
  /// The middle between the two sides.
  case middle
  /// Width or height.
  case length
  /// A line of the text: a place that says nothing of the sides.
  case baseline
}

/// An attribute of a constraint, taken apart.
struct LayoutAttribute: Hashable {
  /// Direction it measures in.
  var axis: LayoutAxis
  /// Part of the view it measures.
  var part: LayoutPart
  /// Whether it is measured at the view's margin and not at its edge.
  var isMargin: Bool

  /// Reads Interface Builder's word; nil for one that is not known.
  ///
  /// Left and right are taken for leading and trailing: a mirrored screen has the same lengths.
  init?(_ word: String) {
    var name = word
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    isMargin = name.count != word.count
    switch name {
    case "leading", "left": (axis, part) = (.horizontal, .start)
    case "trailing", "right": (axis, part) = (.horizontal, .end)
    case "centerX": (axis, part) = (.horizontal, .middle)
    case "width": (axis, part) = (.horizontal, .length)
    case "top": (axis, part) = (.vertical, .start)
    case "bottom": (axis, part) = (.vertical, .end)
    case "centerY": (axis, part) = (.vertical, .middle)
    case "baseline", "firstBaseline", "lastBaseline": (axis, part) = (.vertical, .baseline)
    case "height": (axis, part) = (.vertical, .length)
    default: return nil
    }
  }
}
