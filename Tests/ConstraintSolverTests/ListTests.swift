import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Long lists")
struct ListTests {
  @Test("each label stands below the one before, in any order", arguments: LabelList.Order.allCases)
  func tops(order: LabelList.Order) throws {
    var list = try LabelList(count: 300, order: order)
    #expect(list.solvedTops == (0..<300).map { 8 + 28 * Double($0) })
    #expect(try list.solver.ambiguity().isEmpty)
    try list.setHeights(32.5)
    #expect(list.solvedTops == (0..<300).map { 8 + 40.5 * Double($0) })
  }

  @Test("a list twice as long takes about twice the work", arguments: LabelList.Order.allCases)
  func work(order: LabelList.Order) throws {
    let work = try [250, 500, 1000].map { try LabelList(count: $0, order: order).solver.workCount }
    #expect(work[1] < 3 * work[0] && work[2] < 3 * work[1], "\(work)")
    #expect(work[2] < 300 * 1000, "\(work)")
  }

  @Test("three thousand labels are solved and keep little, at two text sizes")
  func threeThousand() throws {
    var list = try LabelList(count: 3000)
    #expect(list.solver.tableau.entryCount < 20 * 3000)
    let built = list.solver.workCount
    try list.setHeights(40)
    #expect(list.solver.value(of: list.tops[2999]) == 8 + 48 * 2999)
    #expect(list.solver.workCount - built < built)
  }

  @Test("a list that hangs on nothing is open as a whole and begins at 0")
  func unanchored() throws {
    var list = try LabelList(count: 100, isAnchored: false)
    #expect(list.solvedTops == (0..<100).map { 28 * Double($0) })
    #expect(try list.solver.ambiguity().variables == list.tops)
  }

  @Test("a label that is placed twice names all that stand between, in the order added")
  func conflict() throws {
    var list = try LabelList(count: 40)
    let heights = try list.heights.prefix(5).map {
      try list.solver.add(Constraint($0, .equal, 20, tag: 100))
    }
    let places = list.places.prefix(6).compactMap(\.self)
    let expected = Conflict(
      constraints: (places + heights).sorted(), tags: [0, 1, 2, 3, 4, 5, 100, 200],
      isRefusal: true)
    #expect(throws: SolverError.conflict(expected)) {
      try list.solver.add(Constraint(list.tops[5], .equal, 100, tag: 200))
    }
    try list.solver.solve()
    #expect(list.solvedTops == (0..<40).map { 8 + 28 * Double($0) })
  }

  @Test("a label taken out of the middle leaves the rest open, and put back all is as before")
  func removal() throws {
    var list = try LabelList(count: 60)
    let before = list.solvedTops
    let middle = try #require(list.places[30])
    try list.solver.remove(middle)
    try list.solver.solve()
    #expect(Array(list.solvedTops.prefix(30)) == Array(before.prefix(30)))
    #expect(list.solver.value(of: list.tops[30]) == 0)
    #expect(try list.solver.ambiguity().variables == Array(list.tops.dropFirst(30)))
    _ = try list.solver.add(list.place(of: 30))
    try list.solver.solve()
    #expect(list.solvedTops == before)
  }

  @Test("lengths that are each the sum and difference of two others cost no more than their number")
  func manyWays() throws {
    var solver = Solver()
    var pair = [try solver.makeVariable(), try solver.makeVariable()]
    let start = pair
    for _ in 0..<30 {
      let next = [try solver.makeVariable(), try solver.makeVariable()]
      let (left, right) = (
        LinearExpression(pair[0], times: 0.5), LinearExpression(pair[1], times: 0.5)
      )
      try solver.require(LinearExpression(next[0]), .equal, left + right)
      try solver.require(LinearExpression(next[1]), .equal, left - right)
      pair = next
    }
    let end = pair[0]
    _ = try solver.add(Constraint(start[0], .equal, 32768))
    _ = try solver.add(Constraint(start[1], .equal, 0))
    try solver.solve()
    #expect(solver.value(of: end) == 1, "halved with each second step")
    #expect(solver.workCount < 20_000, "there are a billion ways through them")
  }

  @Test("offsets in a random tree, added, moved and removed, end where a fresh build ends")
  func randomTrees() throws {
    for seed in 0..<150 {
      var tree = try OffsetTree(seed: UInt64(seed))
      for _ in 0..<25 { try tree.change() }
      let values = try tree.solvedValues()
      #expect(try tree.freshValues() == values, "seed \(seed)")
    }
  }
}

/// Variables of which each stands at an offset from some other, with what holds them changing.
struct OffsetTree {
  private var solver = Solver()
  private var variables: [Variable] = []
  private var held: [ConstraintID: Constraint] = [:]
  private var generator: SeededGenerator

  /// Begins with fourteen variables and nothing that holds them.
  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<14 { variables.append(try solver.makeVariable()) }
  }

  /// Adds, moves or removes a constraint, and solves at times.
  mutating func change() throws {
    let ids = held.keys.sorted()
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      guard let id = ids.randomElement(using: &generator) else { return }
      try solver.remove(id)
      held[id] = nil
    case 1:
      guard let id = ids.randomElement(using: &generator) else { return }
      let constant = Double(Int.random(in: -20...20, using: &generator))
      try solver.setConstant(constant, of: id)
      held[id]?.expression.constant = -constant
      try settle()
    default:
      try settle()
      let constraint = randomConstraint()
      do throws(SolverError) {
        held[try solver.add(constraint)] = constraint
      } catch .conflict {}
    }
  }

  /// Solves, removing the first constraint of each conflict.
  private mutating func settle() throws {
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

  private mutating func randomConstraint() -> Constraint {
    var left = LinearExpression(pick())
    if Int.random(in: 0..<4, using: &generator) == 0 { left = left + LinearExpression(pick()) }
    let right = LinearExpression(
      pick(), times: [1, 1, 1, 0.5, 2].randomElement(using: &generator) ?? 1,
      plus: Double(Int.random(in: -20...20, using: &generator)))
    let relations: [Relation] = [.equal, .equal, .equal, .greaterThanOrEqual]
    let priorities: [Double] = [1000, 1000, 1000, 750, 250]
    return Constraint(
      left, relations.randomElement(using: &generator) ?? .equal, right,
      priority: Priority(priorities.randomElement(using: &generator) ?? 1000))
  }

  private mutating func pick() -> Variable {
    variables[Int.random(in: 0..<variables.count, using: &generator)]
  }

  /// The values, with all conflicts broken.
  mutating func solvedValues() throws -> [Double] {
    try settle()
    return variables.map(solver.value)
  }

  /// The values of a solver that is given the same constraints at once, in another order.
  mutating func freshValues() throws -> [Double] {
    let constraints = held.sorted { $0.key < $1.key }.map(\.value).shuffled(using: &generator)
    let fresh = try SolvedSystem(constraints, variableCount: variables.count)
    #expect(fresh.refused.isEmpty)
    return fresh.values
  }
}
