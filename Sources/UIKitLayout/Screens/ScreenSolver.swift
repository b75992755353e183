import ConstraintSolver
package import Model

/// Solves one screen again and again, each time for other sizes of its texts.
///
/// The first ``solve(sizes:)`` builds the system; later ones change constants only. A worker owns its
/// solver; the plan is shared.
package struct ScreenSolver: ~Copyable {
  /// What is solved.
  package let plan: ScreenPlan
  /// Whether each solution says which views are ambiguous: which of two texts gives way may be
  /// settled at one size and open at the next.
  package var reportsAmbiguity = false

  /// Terms of the solver's rows that the first solution may read and write.
  package var mostWork = SolverLimits().work {
    didSet { solver.limits.work = mostWork }
  }

  var solver = Solver()
  var variables: [Variable] = []
  /// The solver's number of each planned constraint; nil for one that is broken or not added.
  var ids: [ConstraintID?] = []
  /// Wishes that stand for broken constraints, by index in the plan.
  var standIns: [Int: ConstraintID] = [:]
  /// Wishes for stored frames that decide something, as last solved.
  var canvasWishes: [ConstraintID] = []
  /// What the quantities are worth.
  var values: [Quantity: Double] = [:]
  /// Constraints that hold a quantity, by index in the plan.
  let dependents: [Int]
  /// What each view asked for last, by index.
  var natural: [Int: NaturalSize] = [:]
  /// Constraints of stacks that share their room by natural size, and the shares they were made for.
  var proportional: [ProportionalRow?]

  /// Prepares a plan for solving.
  package init(plan: ScreenPlan) {
    self.plan = plan
    dependents = plan.constraints.indices.filter { !plan.constraints[$0].form.quantities.isEmpty }
    proportional = plan.proportions.map { _ in nil }
  }

  /// Prepares a screen for solving on a surface, in a direction of writing.
  ///
  /// Throws `notModelled` for a screen without views and `tooLarge` beyond a limit.
  package init(
    screen: Screen, canvas: ScreenCanvas, direction: WritingDirection = .leftToRight
  ) throws(LayoutError) {
    self.init(plan: try ScreenPlan(screen: screen, canvas: canvas, direction: direction))
  }

  /// Solves the screen for given sizes.
  ///
  /// `sizes` says what a view, named by object id, asks for: without a width as if there were no
  /// limit, and with one when its text may wrap in it. It is asked for the views of
  /// ``ScreenPlan/sizedViews`` only; nil stands for a view that asks for nothing. A label of several
  /// lines is asked twice, as UIKit does: first without a limit, then at the width that came out
  /// (fact H6). Required constraints that contradict others give way and are named. Throws `tooLarge`
  /// for limits of the solver, of which the work is one, and `unsolvable` for rounding errors.
  package mutating func solve(
    sizes: (_ view: String, _ width: Double?) -> NaturalSize?
  ) throws(LayoutError) -> SolvedScreen {
    grantWork()
    measure(sizes)
    updateQuantities(boxes: [])
    try settle()
    for _ in 0..<Self.furtherPasses {
      let boxes = self.boxes
      let isMeasuredAnew = measureAgain(boxes, sizes)
      guard updateQuantities(boxes: boxes) || isMeasuredAnew else { break }
      try settle()
    }
    return try result()
  }

  /// Lets each solution after the first do some work of its own, however much was done before.
  private mutating func grantWork() {
    guard !variables.isEmpty else { return }
    let granted = solver.workCount + mostWork / Self.furtherShare
    solver.limits.work = max(solver.limits.work, granted)
  }

  /// What part of the first solution's work a further one may take; a screen of cards takes a
  /// twentieth, and either is far below its limit.
  private static let furtherShare = 20

  /// Passes after the first: one for texts that wrap, one for heights that depend on those, and
  /// one for safe areas of views that both moved.
  private static let furtherPasses = 3

  /// Ids of the views whose place or size the constraints leave open, as last solved.
  package mutating func ambiguousIDs() throws(LayoutError) -> [String] {
    var seen: Set<Int> = []
    return try ambiguity().sorted().map { $0 / 4 }.filter { seen.insert($0).inserted }
      .map { plan.tree.views[$0].id }
  }

  /// Unknowns of views, four each, that more than one solution would give a value.
  private mutating func ambiguity() throws(LayoutError) -> Set<Unknown> {
    do throws(SolverError) {
      let open = try solver.ambiguity().variables
      return Set(open.map(\.index).filter { $0 < plan.tree.views.count * 4 })
    } catch {
      throw LayoutError(error)
    }
  }

  private mutating func result() throws(LayoutError) -> SolvedScreen {
    let open = reportsAmbiguity ? try ambiguity() : []
    return SolutionReader(
      plan: plan, boxes: boxes, contents: contents, natural: natural, open: open
    ).screen(broken: brokenConstraints)
  }
}

extension ScreenSolver {
  /// Asks every view for its size without a limit.
  private mutating func measure(_ sizes: (String, Double?) -> NaturalSize?) {
    for (index, view) in plan.tree.views.enumerated() where isSized(view) {
      natural[index] = replaced(sizes(view.id, nil), of: view)
    }
  }

  private func isSized(_ view: TreeView) -> Bool {
    view.isInLayout && !ScreenPlanner.hasNoContent.contains(view.element)
  }

  /// Asks texts that were given less room than they wished for; says whether any answered anew.
  private mutating func measureAgain(
    _ boxes: [Rectangle], _ sizes: (String, Double?) -> NaturalSize?
  ) -> Bool {
    var isChanged = false
    for (index, view) in plan.tree.views.enumerated() where isSized(view) {
      guard Self.wraps.contains(view.element), view.attributes["numberOfLines"] != "1",
        let wish = natural[index]
      else { continue }
      let anew = replaced(sizes(view.id, boxes[index].width), of: view)
      guard let anew, anew != wish else { continue }
      natural[index] = anew
      isChanged = true
    }
    return isChanged
  }

  private static let wraps: Set<String> = ["label", "button", "textView"]

  /// A canvas replaces sizes by placeholders; the app does not (fact H6).
  private func replaced(_ size: NaturalSize?, of view: TreeView) -> NaturalSize? {
    guard plan.canvas.mode == .canvas else { return size }
    let (width, height) = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
    guard view.attributes[width] != nil || view.attributes[height] != nil else { return size }
    var size = size ?? NaturalSize()
    if view.attributes[width] != nil { size.width = view.number(width) }
    if view.attributes[height] != nil { size.height = view.number(height) }
    return size
  }

  /// Gives quantities their values; says whether any changed.
  @discardableResult
  private mutating func updateQuantities(boxes: [Rectangle]) -> Bool {
    let margins = LayoutMargins(plan: plan, boxes: boxes)
    var isChanged = false
    for index in dependents {
      for addend in plan.constraints[index].form.quantities {
        let value = value(of: addend.value, margins)
        guard values[addend.value] != value else { continue }
        values[addend.value] = value
        isChanged = true
      }
    }
    return isChanged
  }

  private func value(of quantity: Quantity, _ margins: LayoutMargins) -> Double {
    switch quantity {
    case .safe(let view, let side): margins.safe(view, side)
    case .margin(let view, let side): margins.margin(view, side)
    case .widthCap(let view): Self.length(natural[view]?.width, else: Self.boundless)
    case .heightCap(let view): Self.length(natural[view]?.height, else: Self.boundless)
    case .widthFloor(let view): Self.length(natural[view]?.width, else: 0)
    case .heightFloor(let view): Self.length(natural[view]?.height, else: 0)
    case .firstBaseline(let view):
      Self.length(natural[view]?.firstBaseline ?? natural[view]?.height, else: 0)
    case .lastBaseline(let view): Self.length(natural[view]?.lastBaseline, else: 0)
    }
  }

  /// A length that every view stays below.
  private static let boundless = 1e6

  private static func length(_ value: Double?, else usual: Double) -> Double {
    guard let value, value.isFinite else { return usual }
    return max(0, min(boundless, value))
  }
}

extension ScreenSolver {
  /// The boxes of all views in the root, as last solved, unrounded, in points from its leading edge.
  var boxes: [Rectangle] {
    var boxes: [Rectangle] = []
    for (index, view) in plan.tree.views.enumerated() {
      let origin = view.parent.map { boxes[$0] }
      boxes.append(
        Rectangle(
          x: (origin?.x ?? 0) + value(plan.anchors.x(index)),
          y: (origin?.y ?? 0) + value(plan.anchors.y(index)),
          width: value(plan.anchors.width(index)), height: value(plan.anchors.height(index))))
    }
    return boxes
  }

  /// What scrolls in each scroll view, in points.
  var contents: [Int: Extent] {
    plan.anchors.contents.mapValues { Extent(width: value($0), height: value($0 + 1)) }
  }

  private func value(_ unknown: Unknown) -> Double {
    variables.indices.contains(unknown) ? solver.value(of: variables[unknown]) : 0
  }
}
