import Testing

@testable import ConstraintSolver

@Suite("Small systems worked out by hand")
struct SolverTests {
  @Test("a chain of equalities from a pinned end")
  func chain() throws {
    var solver = Solver()
    let left = try solver.makeVariable()
    let middle = try solver.makeVariable()
    let right = try solver.makeVariable()
    try solver.require(LinearExpression(middle), .equal, LinearExpression(left, plus: 8))
    try solver.require(
      LinearExpression(right, times: 2), .equal, LinearExpression(middle, times: 3))
    try solver.require(LinearExpression(left), .equal, LinearExpression(constant: 20))
    try solver.solve()
    #expect([left, middle, right].map(solver.value) == [20, 28, 42])
  }

  @Test("a variable may occur on both sides and more than once")
  func repeatedVariable() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    let double = LinearExpression(width) + LinearExpression(width)
    try solver.require(double, .equal, LinearExpression(width, plus: 5))
    try solver.solve()
    #expect(solver.value(of: width) == 5)
  }

  @Test("one wish of a higher priority beats a thousand lower ones")
  func higherPriorityWins() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    for _ in 0..<1000 { try solver.wish(width, .equal, 1000, 749) }
    try solver.wish(width, .equal, 0, 750)
    try solver.solve()
    #expect(solver.value(of: width) == 0)
  }

  @Test("a higher priority wins by however little it cares")
  func steepExchange() throws {
    var solver = Solver()
    let first = try solver.makeVariable()
    let second = try solver.makeVariable()
    try solver.require(
      LinearExpression(second), .equal, LinearExpression(first, times: 1_000_000))
    try solver.wish(first, .equal, 1, 251)
    try solver.wish(second, .equal, 0, 250)
    try solver.solve()
    #expect(solver.value(of: second) == 1_000_000)
  }

  @Test("priorities are not whole numbers", arguments: [(999.5, 30.0), (998.5, 70.0)])
  func fractions(priority: Double, expected: Double) throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    try solver.wish(width, .equal, 70, 999)
    try solver.wish(width, .equal, 30, priority)
    try solver.solve()
    #expect(solver.value(of: width) == expected)
  }

  @Test("wishes of one priority add up their errors, so the middle one of three wins")
  func sumOfErrors() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    for wish in [10.0, 90, 20] { try solver.wish(width, .equal, wish, 250) }
    try solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test("errors are told in the unit of the left side")
  func errors() throws {
    var solver = Solver()
    let width = try solver.makeVariable()
    try solver.require(LinearExpression(width), .equal, LinearExpression(constant: 50))
    let atLeast = try solver.add(
      Constraint(width, .greaterThanOrEqual, 80, priority: Priority(750)))
    let atMost = try solver.add(Constraint(width, .lessThanOrEqual, 80, priority: Priority(250)))
    let half = try solver.add(
      Constraint(
        LinearExpression(width, times: 0.5), .equal, LinearExpression(constant: 20),
        priority: Priority(1)))
    try solver.solve()
    #expect(try solver.error(of: atLeast) == 30)
    #expect(try solver.error(of: atMost) == 0)
    #expect(try solver.error(of: half) == 5)
  }

  @Test("two labels side by side: the one that hugs less takes the room")
  func hugging() throws {
    var row = try LabelRow(
      room: 300, widths: [80, 60], hugging: [251, 250], resistance: [750, 750])
    #expect(try row.solvedWidths() == [80, 220])
  }

  @Test("two labels in too little room: the one that resists less gives way, down to nothing")
  func resistance() throws {
    var row = try LabelRow(
      room: 75, widths: [80, 60], hugging: [251, 250], resistance: [750, 749])
    #expect(try row.solvedWidths() == [75, 0])
  }

  @Test("what is left open stays near 0, earlier variables first")
  func ties() throws {
    var row = try LabelRow(
      room: 100, widths: [80, 60], hugging: [250, 250], resistance: [750, 750])
    #expect(try row.solvedWidths() == [40, 60])
    #expect(try row.solver.ambiguity().variables == row.widths)
  }

  @Test("a variable in no constraint is 0 and open")
  func freeVariable() throws {
    var solver = Solver()
    let lonely = try solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: lonely) == 0)
    #expect(try solver.ambiguity() == Ambiguity(variables: [lonely], constraints: []))
  }

  @Test("halves, thirds and sixths come out as exactly as a number can say", arguments: [2, 3, 6])
  func exactParts(count: Int) throws {
    var solver = Solver()
    let parts = try (0..<count).map { _ in try solver.makeVariable() }
    for part in parts.dropFirst() {
      try solver.require(LinearExpression(part), .equal, LinearExpression(parts[0]))
    }
    let sum = LinearExpression(parts.map { LinearTerm($0) })
    try solver.require(sum, .equal, LinearExpression(constant: 100))
    try solver.solve()
    #expect(parts.allSatisfy { solver.value(of: $0) == 100 / Double(count) })
  }
}

/// Labels from edge to edge in a room of fixed width.
struct LabelRow {
  var solver = Solver()
  var widths: [Variable] = []

  init(room: Double, widths: [Double], hugging: [Double], resistance: [Double]) throws {
    for index in widths.indices {
      let width = try solver.makeVariable()
      self.widths.append(width)
      try solver.require(
        LinearExpression(width), .greaterThanOrEqual, LinearExpression(constant: 0))
      try solver.wish(width, .lessThanOrEqual, widths[index], hugging[index])
      try solver.wish(width, .greaterThanOrEqual, widths[index], resistance[index])
    }
    let sum = LinearExpression(self.widths.map { LinearTerm($0) })
    try solver.require(sum, .equal, LinearExpression(constant: room))
  }

  mutating func solvedWidths() throws -> [Double] {
    try solver.solve()
    return widths.map(solver.value)
  }
}

extension Solver {
  /// Adds a required constraint.
  mutating func require(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression
  ) throws {
    _ = try add(Constraint(left, relation, right))
  }

  /// Adds a constraint on one variable that may give way.
  mutating func wish(
    _ variable: Variable, _ relation: Relation, _ number: Double, _ priority: Double
  ) throws {
    _ = try add(Constraint(variable, relation, number, priority: Priority(priority)))
  }
}
