import TestSupport

@testable import ConstraintSolver

/// A small random system, the same for the same seed.
struct RandomSystem {
  var variableCount: Int
  var constraints: [Constraint] = []

  /// Makes up to so many constraints over up to so many variables, with small whole factors.
  init(seed: Int, variables: ClosedRange<Int> = 1...3, constraints: ClosedRange<Int> = 1...7) throws
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    variableCount = Int.random(in: variables, using: &generator)
    var solver = Solver()
    var made: [Variable] = []
    for _ in 0..<variableCount { made.append(try solver.makeVariable()) }
    for tag in 0..<Int.random(in: constraints, using: &generator) {
      self.constraints.append(Self.constraint(over: made, tag: tag, &generator))
    }
  }

  private static func constraint(
    over variables: [Variable], tag: Int, _ generator: inout SeededGenerator
  ) -> Constraint {
    let terms = variables.compactMap { variable in
      let factor = Int.random(in: -4...4, using: &generator)
      return abs(factor) < 3 ? LinearTerm(variable, times: Double(factor)) : nil
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Double] = [1, 250, 250, 750, 999.5, 1000, 1000]
    return Constraint(
      LinearExpression(terms), relations.randomElement(using: &generator) ?? .equal,
      LinearExpression(constant: Double(Int.random(in: -20...20, using: &generator))),
      priority: Priority(priorities.randomElement(using: &generator) ?? 1000), tag: tag)
  }
}

/// A solver and what it holds of a system.
struct SolvedSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var held: [ConstraintID: Constraint] = [:]
  var refused: [Conflict] = []

  /// Adds the constraints in order, leaving out those refused, and solves.
  init(_ constraints: [Constraint], variableCount: Int, patience: Int? = nil) throws {
    if let patience { solver.tableau.patience = patience }
    for _ in 0..<variableCount { variables.append(try solver.makeVariable()) }
    for constraint in constraints { try add(constraint) }
    try solver.solve()
  }

  /// Adds a constraint, or notes the conflict.
  mutating func add(_ constraint: Constraint) throws {
    do throws(SolverError) {
      held[try solver.add(constraint)] = constraint
    } catch .conflict(let conflict) {
      refused.append(conflict)
    }
  }

  /// The values of all variables.
  var values: [Double] { variables.map(solver.value) }
}
