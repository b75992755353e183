/// A part of a view on an axis, guides and margins set aside.
struct LayoutAnchorPlace: Hashable {
  /// Number of the view.
  var view: Int
  /// Axis.
  var axis: LayoutAxis
  /// Part.
  var part: LayoutPart

  /// Number of places that one view has.
  static let slotsOfView = LayoutAxis.allCases.count * LayoutPart.allCases.count

  /// Number of the place in a list of all places of a screen.
  var slot: Int {
    view * Self.slotsOfView + axis.rawValue * LayoutPart.allCases.count + part.rawValue
  }
}

extension ViewIndex {
  /// The part of its view that an anchor stands and falls with.
  ///
  /// The old guides of a controller are strips at its top and bottom, and the keyboard's is one at
  /// the bottom: both sides of such a strip move with that side of the screen.
  func part(of anchor: LayoutAnchor) -> LayoutPart {
    switch anchor.guide {
    case "top": .start
    case "bottom", "keyboard": .end
    default: anchor.attribute.part
    }
  }

  /// The place that an anchor stands for.
  func place(of anchor: LayoutAnchor) -> LayoutAnchorPlace {
    LayoutAnchorPlace(
      view: anchor.view, axis: anchor.attribute.axis, part: part(of: anchor))
  }
}
