import ConstraintSolver
import Model

extension ScreenSolver {
  /// Adds a canvas's wishes for stored frames to what is solved without them, higher priorities
  /// first.
  ///
  /// A wish below all others can only decide what those leave open, so the rest of them, most often
  /// all, are not added: each would depend on all that stands before its view.
  mutating func keepStored() throws(SolverError) {
    for priority in canvasPriorities {
      let open = Set(try solver.ambiguity().variables.map(\.index))
      guard !open.isEmpty else { return }
      for (index, wish) in plan.constraints.enumerated()
      where wish.isCanvasWish && wish.priority == priority {
        guard wish.form.unknowns.contains(where: { open.contains($0.value) }) else { continue }
        canvasWishes.append(try solver.add(constraint(index, priority: priority)))
      }
      try solver.solve()
    }
  }

  /// Takes the wishes out again, before anything else changes.
  mutating func forgetStored() throws(SolverError) {
    for wish in canvasWishes { try solver.remove(wish) }
    canvasWishes = []
  }

  private var canvasPriorities: [Double] {
    Set(plan.constraints.filter(\.isCanvasWish).map(\.priority)).sorted(by: >)
  }
}

extension PlannedConstraint {
  /// Whether it only keeps on a canvas what nothing else decides (fact H8).
  var isCanvasWish: Bool {
    if case .wish = origin { return true }
    return false
  }
}
