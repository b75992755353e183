import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Changing a system after it was solved")
struct EditingTests {
  @Test("a suggestion is followed as far as stronger constraints allow")
  func suggestions() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    _ = try solver.add(Constraint(width, .lessThanOrEqual, 100))
    var values: [Double] = []
    for wish in [40.0, 140, 60] {
      try solver.suggest(wish, for: width, priority: Priority(500))
      try solver.solve()
      values.append(solver.value(of: width))
    }
    #expect(values == [40, 100, 60])
    #expect(solver.constraintCount == 2, "one equality serves all suggestions")
  }

  @Test("a suggestion may change its priority, and be removed by others")
  func suggestionPriority() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    try solver.wish(width, .equal, 10, 500)
    try solver.suggest(20, for: width, priority: Priority(400))
    try solver.solve()
    #expect(solver.value(of: width) == 10)
    try solver.suggest(20, for: width, priority: Priority(600))
    try solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(solver.constraintCount == 2)
  }

  @Test("a constraint that already holds changes nothing")
  func satisfiedConstraint() throws {
    for seed in 0..<300 {
      let system = try RandomSystem(seed: seed)
      var solved = try SolvedSystem(system.constraints, variableCount: system.variableCount)
      let before = solved.values
      for variable in solved.variables {
        let value = solved.solver.value(of: variable)
        try solved.add(Constraint(variable, .lessThanOrEqual, value + 1))
        try solved.add(Constraint(variable, .greaterThanOrEqual, value - 1))
      }
      try solved.solver.solve()
      #expect(solved.values == before, "seed \(seed)")
    }
  }

  @Test("adding, removing and changing end where a fresh build ends", arguments: [nil, 0])
  func incremental(patience: Int?) throws {
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = try RandomSystem(seed: seed, constraints: 6...12)
      var solved = try SolvedSystem(
        Array(system.constraints.prefix(3)), variableCount: system.variableCount,
        patience: patience)
      for constraint in system.constraints.dropFirst(3) {
        try solved.change(adding: constraint, &generator)
        if Bool.random(using: &generator) { solved.trySolving() }
      }
      try solved.solveAfterBreakingConflicts()
      let fresh = try solved.rebuilt()
      #expect(solved.values == fresh.values, "seed \(seed)")
      try solved.solver.rebuild()
      try solved.solver.solve()
      #expect(solved.values == fresh.values, "seed \(seed), built afresh in place")
    }
  }

  @Test("the order in which constraints are added does not show, bit for bit")
  func order() throws {
    var compared = 0
    for seed in 0..<1000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = try RandomSystem(seed: seed, variables: 1...5, constraints: 2...14)
      let first = try SolvedSystem(system.constraints, variableCount: system.variableCount)
      let feasible = first.held.sorted { $0.key < $1.key }.map(\.value)
      let second = try SolvedSystem(
        feasible.shuffled(using: &generator), variableCount: system.variableCount)
      compared += 1
      #expect(
        first.values.map(\.bitPattern) == second.values.map(\.bitPattern), "seed \(seed)")
    }
    #expect(compared == 1000)
  }

  @Test("an emptied system is as good as new")
  func removeAll() throws {
    for seed in 0..<200 {
      let system = try RandomSystem(seed: seed)
      var solved = try SolvedSystem(system.constraints, variableCount: system.variableCount)
      for id in solved.held.keys.sorted() { try solved.solver.remove(id) }
      try solved.solver.solve()
      #expect(solved.values.allSatisfy { $0 == 0 }, "seed \(seed)")
      #expect(solved.solver.tableau.entryCount == 0, "seed \(seed)")
      #expect(try solved.solver.ambiguity().variables == solved.variables, "seed \(seed)")
    }
  }
}

extension SolvedSystem {
  /// Adds a constraint, and perhaps removes one or changes its constant.
  mutating func change(
    adding constraint: Constraint, _ generator: inout SeededGenerator
  ) throws {
    let ids = held.keys.sorted()
    if let id = ids.randomElement(using: &generator) {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        try solver.remove(id)
        held[id] = nil
      } else {
        let constant = Double(Int.random(in: -20...20, using: &generator))
        try solver.setConstant(constant, of: id)
        held[id]?.expression.constant = -constant
      }
    }
    trySolving()
    do throws(SolverError) {
      held[try solver.add(constraint)] = constraint
    } catch .conflict {}
  }

  /// Solves; a conflict is left for later.
  mutating func trySolving() {
    try? solver.solve()
  }

  /// Solves, removing the first constraint of every conflict.
  mutating func solveAfterBreakingConflicts() throws {
    while true {
      do throws(SolverError) {
        return try solver.solve()
      } catch .conflict(let conflict) {
        let broken = try #require(conflict.constraints.first)
        try solver.remove(broken)
        held[broken] = nil
      }
    }
  }

  /// Solves the same constraints in a new solver.
  func rebuilt() throws -> SolvedSystem {
    let constraints = held.sorted { $0.key < $1.key }.map(\.value)
    let fresh = try SolvedSystem(constraints, variableCount: variables.count)
    #expect(fresh.refused.isEmpty)
    return fresh
  }
}
