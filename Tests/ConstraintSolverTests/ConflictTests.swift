import Testing

@testable import ConstraintSolver

@Suite("Required constraints that contradict each other")
struct ConflictTests {
  @Test("the refused constraint and those it meets are named, and no others")
  func namesTheConcerned() throws {
    var solver = Solver()
    let left = try solver.makeVariable()
    let right = try solver.makeVariable()
    let other = try solver.makeVariable()
    let first = try solver.add(Constraint(left, .equal, 20, tag: 1))
    _ = try solver.add(Constraint(other, .equal, 5, tag: 2))
    let second = try solver.add(
      Constraint(
        LinearExpression(right), .greaterThanOrEqual, LinearExpression(left, plus: 100), tag: 3))
    let refused = Constraint(right, .lessThanOrEqual, 110, tag: 4)
    #expect(
      throws: SolverError.conflict(
        Conflict(constraints: [first, second], tags: [1, 3, 4], isRefusal: true))
    ) { try solver.add(refused) }
    #expect(solver.constraintCount == 3)
  }

  @Test("a constraint that contradicts itself stands alone")
  func selfContradiction() throws {
    var solver = Solver()
    let impossible = Constraint(
      LinearExpression(constant: 1), .equal, LinearExpression(constant: 2), tag: 7)
    #expect(
      throws: SolverError.conflict(Conflict(constraints: [], tags: [7], isRefusal: true))
    ) { try solver.add(impossible) }
  }

  @Test("after a refusal the rest solves as before")
  func refusalChangesNothing() throws {
    var row = try LabelRow(
      room: 300, widths: [80, 60], hugging: [251, 250], resistance: [750, 750])
    let before = try row.solvedWidths()
    #expect(throws: SolverError.self) {
      try row.solver.add(Constraint(row.widths[1], .greaterThanOrEqual, 301))
    }
    #expect(try row.solvedWidths() == before)
  }

  @Test("breaking one constraint lets the refused one in")
  func breakOneAndGoOn() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let fixed = try solver.add(Constraint(width, .equal, 100))
    let wider = Constraint(width, .greaterThanOrEqual, 150)
    do throws(SolverError) {
      _ = try solver.add(wider)
      Issue.record("not refused")
    } catch .conflict(let conflict) {
      #expect(conflict.constraints == [fixed])
    }
    try solver.remove(fixed)
    _ = try solver.add(wider)
    try solver.solve()
    #expect(solver.value(of: width) == 150)
  }

  @Test("the same equality twice is no conflict until one of them changes")
  func redundantEquality() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let first = try solver.add(Constraint(width, .equal, 100, tag: 1))
    let second = try solver.add(Constraint(width, .equal, 100, tag: 2))
    try solver.solve()
    try solver.setConstant(120, of: first)
    let conflict = Conflict(constraints: [first, second], tags: [1, 2], isRefusal: false)
    #expect(throws: SolverError.conflict(conflict)) { try solver.solve() }
    #expect(solver.value(of: width) == 100, "the last solution stays")
    #expect(throws: SolverError.conflict(conflict), "and the conflict too") { try solver.solve() }
    try solver.setConstant(120, of: second)
    try solver.solve()
    #expect(solver.value(of: width) == 120)
  }

  @Test("a conflict by changed constants goes away with one of its members")
  func changedConstants() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let atLeast = try solver.add(Constraint(width, .greaterThanOrEqual, 50))
    let atMost = try solver.add(Constraint(width, .lessThanOrEqual, 80))
    try solver.wish(width, .equal, 60, 500)
    try solver.solve()
    try solver.setConstant(90, of: atLeast)
    let conflict = Conflict(constraints: [atLeast, atMost], tags: [0], isRefusal: false)
    #expect(throws: SolverError.conflict(conflict)) { try solver.solve() }
    #expect(throws: SolverError.conflict(conflict), "nothing may be required meanwhile") {
      try solver.add(Constraint(width, .lessThanOrEqual, 1000))
    }
    try solver.remove(atMost)
    try solver.solve()
    #expect(solver.value(of: width) == 90)
  }

  @Test("wishes never conflict")
  func wishes() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    try solver.wish(width, .equal, 10, 999)
    try solver.wish(width, .equal, 20, 999)
    try solver.wish(width, .greaterThanOrEqual, 30, 999)
    try solver.solve()
    #expect(solver.value(of: width) == 20)
  }
}
