package import Model

/// A screen's views and constraints, translated once and solved for any text size.
///
/// A plan holds for one surface and one direction of writing. It never changes, so workers share it.
package struct ScreenPlan: Sendable {
  /// The screen.
  package let screen: Screen
  /// The surface.
  package private(set) var canvas: ScreenCanvas
  /// Direction of writing.
  package let direction: WritingDirection

  let tree: ViewTree
  let anchors: LayoutAnchors
  let constraints: [PlannedConstraint]
  /// Stack views that share their room by natural size, which changes with the text.
  let proportions: [ProportionalStack]
  /// How many unknowns there are.
  let unknownCount: Int
  /// What the plan rests on without proof.
  let doubts: [Doubt]
  /// Margins that the stored frames show; empty unless stored sizes are kept.
  private(set) var storedInsets = StoredInsets()

  /// Translates a screen.
  ///
  /// Throws `notModelled` for a screen without views and `tooLarge` beyond ``ViewTree/most``.
  package init(
    screen: Screen, canvas: ScreenCanvas, direction: WritingDirection = .leftToRight
  ) throws(LayoutError) {
    guard let root = screen.root else { throw .notModelled("the input gives no view tree") }
    let tree = try ViewTree(root)
    var planner = ScreenPlanner(screen: screen, canvas: canvas, direction: direction, tree: tree)
    planner.run()
    self.screen = screen
    self.canvas = canvas
    self.direction = direction
    self.tree = tree
    anchors = planner.anchors
    constraints = planner.constraints
    proportions = planner.proportions
    unknownCount = planner.unknownCount
    doubts = planner.doubts
    if canvas.mode == .canvas, canvas.keepsStoredSizes { believeStoredInsets() }
  }

  private mutating func believeStoredInsets() {
    storedInsets = StoredInsets(constraints: constraints, stored: storedValues)
    let found = storedInsets.values
    if let top = found[.safe(view: 0, side: .top)] { canvas.safeArea.top = top }
    if let bottom = found[.safe(view: 0, side: .bottom)] { canvas.safeArea.bottom = bottom }
  }

  /// Ids of the views whose natural size a solver asks for, in document order.
  package var sizedViews: [String] {
    tree.views.filter { $0.isInLayout && !ScreenPlanner.hasNoContent.contains($0.element) }
      .map(\.id)
  }
}

/// A stack view whose arranged views share its length by their natural lengths (fact H7).
struct ProportionalStack: Hashable, Sendable {
  /// The stack view.
  var view: Int
  /// Its arranged views.
  var members: [Int]
  /// Axis that is shared.
  var axis: LayoutAnchors.Axis
  /// Room between all of them, in points.
  var spacing: Double
}
