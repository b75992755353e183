import Testing

@testable import ConstraintSolver

@Suite("What a system leaves open")
struct AmbiguityTests {
  @Test("a missing position is open, and with it all that hangs on it")
  func missingPosition() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let left = try solver.makeVariable()
    let right = try solver.makeVariable()
    _ = try solver.add(Constraint(width, .equal, 40))
    try solver.require(
      LinearExpression(right), .equal, LinearExpression(left) + LinearExpression(width))
    try solver.solve()
    #expect(try solver.ambiguity().variables == [left, right])
    #expect([width, left, right].map(solver.value) == [40, 0, 40])
  }

  @Test("an inequality alone leaves a length open, an equality at any priority does not")
  func inequalities() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    _ = try solver.add(Constraint(width, .greaterThanOrEqual, 10))
    try solver.solve()
    #expect(try solver.ambiguity().variables == [width])
    #expect(solver.value(of: width) == 10)
    try solver.wish(width, .equal, 30, 1)
    try solver.solve()
    #expect(try solver.ambiguity().isEmpty)
    #expect(solver.value(of: width) == 30)
  }

  @Test("bounds that meet leave nothing open")
  func meetingBounds() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    _ = try solver.add(Constraint(width, .greaterThanOrEqual, 10))
    _ = try solver.add(Constraint(width, .lessThanOrEqual, 10))
    try solver.solve()
    #expect(try solver.ambiguity().isEmpty)
  }

  @Test("labels that resist alike are open, and the wishes they trade are named")
  func equalResistance() throws {
    var solver = Solver()
    let first = try solver.makeVariable()
    let second = try solver.makeVariable()
    try solver.require(
      LinearExpression(first) + LinearExpression(second), .equal, LinearExpression(constant: 100))
    let wishes = try [first, second].map { width in
      try solver.add(Constraint(width, .greaterThanOrEqual, 80, priority: Priority(750)))
    }
    _ = try solver.add(Constraint(first, .lessThanOrEqual, 500, priority: Priority(250)))
    try solver.solve()
    #expect(
      try solver.ambiguity() == Ambiguity(variables: [first, second], constraints: wishes))
  }

  @Test("two wishes of one priority far apart leave all between them open")
  func opposedWishes() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let wishes = try [-10.0, 30].map { number in
      try solver.add(Constraint(width, .equal, number, priority: Priority(500)))
    }
    try solver.solve()
    #expect(try solver.ambiguity() == Ambiguity(variables: [width], constraints: wishes))
    #expect(solver.value(of: width) == 0, "nearest 0 of -10...30")
  }

  @Test("ties are settled in the order of variables, though later ones are easier to move")
  func chainOfTies() throws {
    var solver = Solver()
    let variables = try (0..<3).map { _ in try solver.makeVariable() }
    try solver.require(
      LinearExpression(variables[1]), .greaterThanOrEqual,
      LinearExpression(variables[0], plus: -2.5))
    _ = try solver.add(
      Constraint(
        LinearExpression(variables[0]), .greaterThanOrEqual, LinearExpression(variables[2]),
        priority: Priority(250)))
    try solver.solve()
    #expect(variables.map(solver.value) == [0, 0, 0])
    #expect(try solver.ambiguity().variables == variables)
  }

  @Test("asking changes nothing")
  func asking() throws {
    var screen = try SampleScreen(viewCount: 60)
    let before = screen.frames
    let first = try screen.solver.ambiguity()
    #expect(try screen.solver.ambiguity() == first)
    try screen.solver.solve()
    #expect(screen.frames == before)
  }
}
