import ConstraintSolver
import Model

extension ScreenPlanner {
  /// Adds the weak wishes by which a canvas keeps what constraints leave open (fact H8).
  ///
  /// All are below every priority that UIKit knows, sizes before places.
  mutating func addWishes(_ placement: ViewPlacement) {
    for view in tree.views.indices where tree.views[view].isInLayout {
      guard placement.given(view) == nil, let stored = tree.views[view].stored else { continue }
      let frame = alignment(stored, of: view)
      wish(view, anchors.size(view, .horizontal), frame.width, priority: 0.5)
      wish(view, anchors.size(view, .vertical), frame.height, priority: 0.5)
      wish(view, anchors.start(view, .horizontal), frame.x, priority: 0.25)
      wish(view, anchors.start(view, .vertical), frame.y, priority: 0.25)
    }
  }

  private mutating func wish(
    _ view: Int, _ form: LinearForm, _ length: Double, priority: Double
  ) {
    add(
      form, .equal, LinearForm(length), priority: priority, .wish(view: view),
      "\(name(view)) stored frame")
  }
}
