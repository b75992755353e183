@testable import ConstraintSolver

/// Labels that each stand below the one before, as long forms and generated files have them.
struct LabelList {
  /// The order in which the constraints that place the labels are added.
  enum Order: CaseIterable {
    case forward
    case backward
    case shuffled
  }

  var solver: Solver
  var tops: [Variable] = []
  var heights: [Variable] = []
  /// The constraints that place the labels, by label; absent for one that is left open.
  var places: [ConstraintID?] = []
  /// The wishes for heights.
  var wishes: [ConstraintID] = []

  /// Builds a list; without an anchor nothing says where it begins.
  init(
    count: Int, order: Order = .forward, isAnchored: Bool = true,
    limits: SolverLimits = SolverLimits()
  ) throws {
    solver = Solver(limits: limits)
    for _ in 0..<count {
      tops.append(try solver.makeVariable())
      heights.append(try solver.makeVariable())
    }
    for height in heights { _ = try solver.add(Constraint(height, .greaterThanOrEqual, 0)) }
    places = heights.map { _ in nil }
    for index in Self.indices(count, order) where index > 0 || isAnchored {
      places[index] = try solver.add(place(of: index))
    }
    for height in heights {
      wishes.append(try solver.add(Constraint(height, .equal, 20, priority: Priority(750))))
    }
    try solver.solve()
  }

  /// Says that a label stands 8 points below the one before, or where the list begins.
  func place(of index: Int) -> Constraint {
    guard index > 0 else { return Constraint(tops[0], .equal, 8, tag: 0) }
    let above = LinearExpression(tops[index - 1]) + LinearExpression(heights[index - 1], plus: 8)
    return Constraint(LinearExpression(tops[index]), .equal, above, tag: index)
  }

  /// Gives all labels a height and solves again.
  mutating func setHeights(_ height: Double) throws {
    for wish in wishes { try solver.setConstant(height, of: wish) }
    try solver.solve()
  }

  /// Where the labels stand.
  var solvedTops: [Double] { tops.map(solver.value) }

  private static func indices(_ count: Int, _ order: Order) -> [Int] {
    switch order {
    case .forward: Array(0..<count)
    case .backward: (0..<count).reversed()
    case .shuffled: (0..<count).map { $0 * 7919 % count }
    }
  }
}
