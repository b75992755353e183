import ConstraintSolver
import Model

/// The constraints by which one stack view shares its room.
struct ProportionalRow {
  /// Natural lengths that the shares were made for, in points.
  var lengths: [Double]
  /// The solver's numbers.
  var ids: [ConstraintID]
}

extension ScreenSolver {
  /// Brings the system to the values at hand and solves it.
  mutating func settle() throws(LayoutError) {
    do throws(SolverError) {
      if variables.isEmpty {
        try build()
      } else {
        try forgetStored()
        try updateConstants()
        try mend()
      }
      try updateProportions()
      try solveBreaking()
      try keepStored()
    } catch {
      throw LayoutError(error)
    }
  }

  private mutating func build() throws(SolverError) {
    for _ in 0..<plan.unknownCount { variables.append(try solver.makeVariable()) }
    ids = plan.constraints.map { _ in nil }
    for index in plan.constraints.indices where !plan.constraints[index].isCanvasWish {
      try add(index)
    }
  }

  /// Adds a planned constraint; a required one that contradicts those before it becomes a wish.
  private mutating func add(_ index: Int) throws(SolverError) {
    let planned = plan.constraints[index]
    do throws(SolverError) {
      ids[index] = try solver.add(constraint(index, priority: planned.priority))
    } catch .conflict {
      standIns[index] = try solver.add(constraint(index, priority: Self.brokenPriority))
    }
  }

  /// Where a broken constraint is wished for: UIKit drops it; below all that UIKit knows it only
  /// decides what nothing else does.
  static let brokenPriority = 0.75

  /// A planned constraint with the values at hand.
  func constraint(_ index: Int, priority: Double) -> Constraint {
    let planned = plan.constraints[index]
    let terms = planned.form.unknowns.map { LinearTerm(variables[$0.value], times: $0.factor) }
    return Constraint(
      LinearExpression(terms.filter { $0.coefficient != 0 }, constant: constant(index)),
      planned.relation, LinearExpression(constant: 0), priority: Priority(priority), tag: index)
  }

  /// What stands beside the unknowns of a planned constraint, in points.
  private func constant(_ index: Int) -> Double {
    let form = plan.constraints[index].form
    return form.quantities.reduce(form.constant) { $0 + $1.factor * (values[$1.value] ?? 0) }
  }

  private mutating func updateConstants() throws(SolverError) {
    for index in dependents {
      guard let id = ids[index] ?? standIns[index] else { continue }
      try solver.setConstant(-constant(index), of: id)
    }
  }

  /// Puts broken constraints back that hold again.
  private mutating func mend() throws(SolverError) {
    for index in standIns.keys.sorted() {
      guard let wish = standIns[index] else { continue }
      do throws(SolverError) {
        ids[index] = try solver.add(
          constraint(index, priority: plan.constraints[index].priority))
        try solver.remove(wish)
        standIns[index] = nil
      } catch .conflict { continue }
    }
  }

  /// Solves; when new sizes contradict required constraints, the last of those gives way.
  private mutating func solveBreaking() throws(SolverError) {
    for _ in 0...plan.constraints.count {
      do throws(SolverError) {
        return try solver.solve()
      } catch .conflict(let conflict) {
        guard let index = breakable(conflict) else { throw .conflict(conflict) }
        if let id = ids[index] { try solver.remove(id) }
        ids[index] = nil
        standIns[index] = try solver.add(constraint(index, priority: Self.brokenPriority))
      }
    }
  }

  /// The constraint of a conflict that gives way: the last one that is not about signs of sizes.
  private func breakable(_ conflict: Conflict) -> Int? {
    conflict.tags.last { tag in
      guard plan.constraints.indices.contains(tag), ids[tag] != nil else { return false }
      if case .size = plan.constraints[tag].origin { return false }
      return true
    }
  }

  /// What had to give way and is missed, in the order of the plan.
  var brokenConstraints: [BrokenConstraint] {
    standIns.keys.sorted().compactMap { index in
      guard let id = standIns[index], let error = try? solver.error(of: id), error > 0.01 else {
        return nil
      }
      let planned = plan.constraints[index]
      return BrokenConstraint(
        id: planned.origin.id(in: plan.tree), statement: planned.statement, error: error)
    }
  }
}

extension PlannedConstraint.Origin {
  /// The object id of a stored constraint, UIKit's name of a stack view's, else the view's id.
  func id(in tree: ViewTree) -> String {
    switch self {
    case .stored(let id): id
    case .stack(_, let name): name
    case .content(let view), .frame(let view), .size(let view), .wish(let view):
      tree.views.indices.contains(view) ? tree.views[view].id : ""
    }
  }
}

extension ScreenSolver {
  /// Gives stack views of proportional distribution the shares of the sizes at hand (fact H7).
  private mutating func updateProportions() throws(SolverError) {
    for index in plan.proportions.indices {
      let stack = plan.proportions[index]
      let lengths = stack.members.map { naturalLength($0, stack.axis) }
      guard proportional[index]?.lengths != lengths else { continue }
      for id in proportional[index]?.ids ?? [] { try solver.remove(id) }
      proportional[index] = ProportionalRow(lengths: lengths, ids: try share(stack, lengths))
    }
  }

  /// A view's natural length; a stack's that of what it arranges.
  private func naturalLength(_ view: Int, _ axis: LayoutAnchors.Axis) -> Double {
    let node = plan.tree.views[view]
    if node.element == "stackView" {
      let stack = StackShape(view: view, tree: plan.tree)
      let lengths = stack.members.map { naturalLength($0, axis) }
      guard stack.axis == axis else { return lengths.max() ?? 0 }
      return lengths.reduce(0, +) + stack.spacing * Double(max(0, lengths.count - 1))
    }
    let size = natural[view]
    return max(0, min(1e6, (axis == .horizontal ? size?.width : size?.height) ?? 0))
  }

  /// Each view gets its share, each a little less surely than the one before, so that the last one
  /// takes the rest; without any natural length all are equal.
  private mutating func share(
    _ stack: ProportionalStack, _ lengths: [Double]
  ) throws(SolverError) -> [ConstraintID] {
    let anchors = plan.anchors
    let sum = lengths.reduce(0, +) + stack.spacing * Double(max(0, lengths.count - 1))
    var result: [ConstraintID] = []
    for (position, member) in stack.members.enumerated() {
      let isEqual = lengths.allSatisfy { $0 == 0 } || sum <= 0
      let whole = anchors.size(isEqual ? stack.members[0] : stack.view, stack.axis)
      let share = isEqual ? 1 : lengths[position] / sum
      let form = anchors.size(member, stack.axis) - whole * share
      let terms = form.unknowns.filter { abs($0.factor) > 1e-6 }
        .map { LinearTerm(variables[$0.value], times: $0.factor) }
      result.append(
        try solver.add(
          Constraint(
            LinearExpression(terms), .equal, LinearExpression(constant: 0),
            priority: Priority(Double(max(900, 999 - position))), tag: -1)))
    }
    return result
  }
}
