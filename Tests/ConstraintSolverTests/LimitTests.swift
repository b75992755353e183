import Testing

@testable import ConstraintSolver

@Suite("What a solver refuses")
struct LimitTests {
  @Test(
    "numbers that are not finite, or too large or small to reckon with",
    arguments: [Double.nan, .infinity, -.infinity, 1e8, -1e300, 1e-9])
  func factors(number: Double) throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    #expect(throws: SolverError.self) {
      try solver.add(
        Constraint(
          LinearExpression(width, times: number), .equal, LinearExpression(constant: 0)))
    }
    #expect(solver.constraintCount == 0)
  }

  @Test("constants that are not finite, or too large", arguments: [Double.nan, .infinity, 1e8])
  func constants(number: Double) throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    #expect(throws: SolverError.self) { try solver.add(Constraint(width, .equal, number)) }
    let id = try solver.add(Constraint(width, .equal, 1))
    #expect(throws: SolverError.self) { try solver.setConstant(number, of: id) }
    #expect(throws: SolverError.self) {
      try solver.suggest(number, for: width, priority: Priority(500))
    }
  }

  @Test("priorities out of range", arguments: [0, -1, 1000.5, Double.nan])
  func priorities(number: Double) throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(width, .equal, 1, priority: Priority(number)))
    }
  }

  @Test("variables and constraints it does not know")
  func strangers() throws {
    var other = Solver()
    _ = try other.makeVariable()
    let stranger = try other.makeVariable()
    var solver = Solver()
    let width = try solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.add(Constraint(stranger, .equal, 1))
    }
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.suggest(1, for: stranger, priority: .required)
    }
    let id = try solver.add(Constraint(width, .equal, 1))
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.error(of: id) }
    #expect(solver.value(of: stranger) == 0)
  }

  @Test("more variables, constraints, terms or priorities than allowed")
  func counts() throws {
    var limits = SolverLimits()
    limits.variables = 2
    limits.constraints = 3
    limits.terms = 2
    limits.priorities = 1
    var solver = Solver(limits: limits)
    let width = try solver.makeVariable()
    _ = try solver.makeVariable()
    #expect(throws: SolverError.tooLarge(.variables)) { try solver.makeVariable() }
    let long = LinearExpression([LinearTerm(width), LinearTerm(width), LinearTerm(width)])
    #expect(throws: SolverError.tooLarge(.terms)) {
      try solver.add(Constraint(long, .equal, LinearExpression(constant: 0)))
    }
    try solver.wish(width, .equal, 1, 250)
    #expect(throws: SolverError.tooLarge(.priorities)) { try solver.wish(width, .equal, 1, 251) }
    try solver.wish(width, .equal, 2, 250)
    try solver.wish(width, .equal, 3, 250)
    #expect(throws: SolverError.tooLarge(.constraints)) { try solver.wish(width, .equal, 4, 250) }
  }

  @Test("a limit on pivots stops the work, and a further call takes it up")
  func pivots() throws {
    var screen = try SampleScreen(viewCount: 100)
    var halting = screen
    try screen.setTextScale(2)
    halting.solver.limits.pivots = 5
    #expect(throws: SolverError.tooLarge(.pivots)) { try halting.setTextScale(2) }
    #expect(throws: SolverError.tooLarge(.pivots)) { try halting.solver.solve() }
    halting.solver.limits.pivots = 1_000_000
    try halting.solver.solve()
    #expect(halting.frames == screen.frames)
  }

  @Test("a limit on stored numbers stops the work")
  func entries() throws {
    var limits = SolverLimits()
    limits.entries = 500
    #expect(throws: SolverError.tooLarge(.entries)) {
      try SampleScreen(viewCount: 200, limits: limits)
    }
  }

  @Test("a limit of work stops any call, says so again, and once it is raised all goes on")
  func work() throws {
    var list = try LabelList(count: 50)
    let expected = try LabelList(count: 50, order: .backward)
    list.solver.limits.work = list.solver.workCount
    let change = list.wishes[0]
    #expect(throws: SolverError.tooLarge(.work)) { try list.setHeights(1e4) }
    #expect(throws: SolverError.tooLarge(.work)) { try list.solver.solve() }
    #expect(throws: SolverError.tooLarge(.work)) { try list.solver.remove(change) }
    #expect(throws: SolverError.tooLarge(.work)) { try list.solver.ambiguity() }
    #expect(throws: SolverError.tooLarge(.work)) {
      try list.solver.add(Constraint(list.tops[0], .equal, 8))
    }
    #expect(list.solvedTops == expected.solvedTops, "the last solution stays")
    list.solver.limits.work = 1_000_000
    try list.setHeights(20)
    #expect(list.solvedTops == expected.solvedTops)
  }

  @Test("the same system takes the same work, and so the same side of the limit")
  func repeatedWork() throws {
    let work = try (0..<2).map { _ in try SampleScreen(viewCount: 120).solver.workCount }
    #expect(work[0] == work[1])
    var limits = SolverLimits()
    limits.work = work[0]
    #expect(try SampleScreen(viewCount: 120, limits: limits).solver.workCount == work[0])
    limits.work = work[0] / 2
    #expect(throws: SolverError.tooLarge(.work)) {
      try SampleScreen(viewCount: 120, limits: limits)
    }
  }

  @Test("two thousand views take a fiftieth of the work that is allowed")
  func usualWork() throws {
    #expect(try SampleScreen(viewCount: 2000).solver.workCount < SolverLimits().work / 50)
  }
}
