import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Anything that can be asked is answered")
struct FuzzTests {
  @Test(
    "random calls end in a solution or a typed error; rounding errors win only where factors are extreme",
    arguments: [false, true])
  func randomCalls(isExtreme: Bool) throws {
    var solutions = 0
    for seed in 0..<300 {
      var session = FuzzSession(seed: UInt64(seed), isExtreme: isExtreme)
      for _ in 0..<60 { session.step() }
      solutions += session.solutions
      #expect(session.brokenPromises.isEmpty, "seed \(seed): \(session.brokenPromises)")
    }
    #expect(solutions > 1000, "too few solutions to say anything: \(solutions)")
  }
}

/// A solver that is asked for this and that.
struct FuzzSession {
  private(set) var solutions = 0
  private(set) var brokenPromises: [String] = []
  private let isExtreme: Bool
  private var solver = Solver()
  private var variables: [Variable] = []
  private var held: [ConstraintID: Constraint] = [:]
  private var generator: SeededGenerator

  /// Begins; extreme sessions mix factors from a millionth to a million.
  init(seed: UInt64, isExtreme: Bool) {
    self.isExtreme = isExtreme
    solver.limits.pivots = 20_000
    generator = SeededGenerator(seed: seed)
    solver.tableau.patience = Int.random(in: 0...20, using: &generator)
  }

  /// Makes one call; errors are part of the game.
  mutating func step() {
    do throws(SolverError) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: variables.append(try solver.makeVariable())
      case 1: try removeOne()
      case 2: try changeOne()
      case 3: try suggest()
      case 4, 5: try solve()
      case 6: _ = try solver.ambiguity()
      default: try addOne()
      }
    } catch {
      check(error)
    }
  }

  private mutating func solve() throws(SolverError) {
    try solver.solve()
    solutions += 1
    for (id, constraint) in held.sorted(by: { $0.key < $1.key })
    where constraint.priority.isRequired {
      let size = constraint.expression.terms.reduce(1 + abs(constraint.expression.constant)) {
        $0 + abs($1.coefficient) * (1 + abs(solver.value(of: $1.variable)))
      }
      let error = try solver.error(of: id)
      if error > 1e-6 * size { brokenPromises.append("\(id): \(error)") }
    }
  }

  private mutating func addOne() throws(SolverError) {
    let terms = (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
      variables.randomElement(using: &generator).map { LinearTerm($0, times: number()) }
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = Constraint(
      LinearExpression(terms), relations.randomElement(using: &generator) ?? .equal,
      LinearExpression(constant: number()), priority: priority())
    held[try solver.add(constraint)] = constraint
  }

  private mutating func removeOne() throws(SolverError) {
    guard let id = held.keys.sorted().randomElement(using: &generator) else { return }
    try solver.remove(id)
    held[id] = nil
  }

  private mutating func changeOne() throws(SolverError) {
    guard let id = held.keys.sorted().randomElement(using: &generator) else { return }
    let constant = number()
    try solver.setConstant(constant, of: id)
    held[id]?.expression.constant = -constant
  }

  private mutating func suggest() throws(SolverError) {
    guard let variable = variables.randomElement(using: &generator) else { return }
    try solver.suggest(number(), for: variable, priority: priority())
  }

  private mutating func number() -> Double {
    let odd: [Double] = [0, -0.0, 1, -1, 1.0 / 3, 1e-12, 1e9, .nan, .infinity]
    let extreme: [Double] = isExtreme ? [1e-6, 1e6] : []
    return Int.random(in: 0..<4, using: &generator) == 0
      ? (odd + extreme).randomElement(using: &generator) ?? 0
      : Double.random(in: -50...50, using: &generator)
  }

  private mutating func priority() -> Priority {
    Priority([1000, 1000, 750, 750, 250, 0.5, 0, -1].randomElement(using: &generator) ?? 1000)
  }

  private mutating func check(_ error: SolverError) {
    switch error {
    case .conflict(let conflict):
      for id in conflict.constraints {
        if let constraint = held[id], !constraint.priority.isRequired {
          brokenPromises.append("a wish in a conflict")
        }
      }
    case .invalidNumber, .invalidPriority: break
    case .numericalBreakdown, .tooLarge:
      if !isExtreme { brokenPromises.append("\(error)") }
    case .unknownVariable, .unknownConstraint:
      brokenPromises.append("\(error)")
    }
  }
}
