import Testing

@testable import ConstraintSolver

@Suite("Random systems against a slow reference")
struct ReferenceTests {
  @Test("values are the best ones, ties settled", arguments: [nil, 0])
  func values(patience: Int?) throws {
    var problems: [String] = []
    for seed in 0..<4000 {
      let system = try RandomSystem(seed: seed)
      let solved = try SolvedSystem(
        system.constraints, variableCount: system.variableCount, patience: patience)
      let held = solved.held.values.map(\.self)
      let expected = VertexSearch(held, variableCount: system.variableCount).best
      if !isNear(solved.values, expected) {
        problems.append("seed \(seed): \(solved.values), not \(expected ?? [])")
      }
    }
    #expect(problems.prefix(10).isEmpty, "\(problems.count) of 4000")
  }

  @Test("larger systems with four variables")
  func largerSystems() throws {
    var problems: [String] = []
    for seed in 0..<60 {
      let system = try RandomSystem(seed: seed, variables: 4...4, constraints: 6...12)
      let solved = try SolvedSystem(system.constraints, variableCount: 4)
      let expected = VertexSearch(solved.held.values.map(\.self), variableCount: 4).best
      if !isNear(solved.values, expected) {
        problems.append("seed \(seed): \(solved.values), not \(expected ?? [])")
      }
    }
    #expect(problems.prefix(10).isEmpty, "\(problems.count) of 60")
  }

  @Test("a refused constraint contradicts the named ones, and none of them is idle")
  func conflicts() throws {
    var count = 0
    for seed in 0..<3000 {
      let system = try RandomSystem(seed: seed, constraints: 3...9)
      let solved = try SolvedSystem(system.constraints, variableCount: system.variableCount)
      for conflict in solved.refused {
        count += 1
        let named = conflict.tags.map { system.constraints[$0] }
        #expect(named.allSatisfy { $0.priority.isRequired }, "seed \(seed)")
        #expect(named.count == conflict.constraints.count + 1, "seed \(seed)")
        #expect(best(of: named, system) == nil, "seed \(seed): \(conflict) is no conflict")
        for index in named.indices {
          var rest = named
          rest.remove(at: index)
          #expect(best(of: rest, system) != nil, "seed \(seed): \(conflict) has an idle member")
        }
      }
    }
    #expect(count > 500, "too few conflicts to say anything: \(count)")
  }

  @Test("what is left open is named, and nothing else")
  func ambiguities() throws {
    var openCount = 0
    for seed in 0..<700 {
      let system = try RandomSystem(seed: seed)
      var solved = try SolvedSystem(system.constraints, variableCount: system.variableCount)
      let held = solved.held.sorted { $0.key < $1.key }
      let found = try solved.solver.ambiguity()
      let vertices = VertexSearch(held.map(\.value), variableCount: system.variableCount)
        .bestVertices
      let open = solved.variables.filter { variable in
        differs(vertices.map { $0[variable.index] })
      }
      let openWishes = held.filter { _, constraint in
        !constraint.priority.isRequired && differs(vertices.map(constraint.error))
      }
      #expect(found.variables == open, "seed \(seed)")
      #expect(found.constraints == openWishes.map(\.key), "seed \(seed)")
      if !open.isEmpty { openCount += 1 }
    }
    #expect((100...600).contains(openCount), "one-sided systems: \(openCount) of 700 are open")
  }

  private func best(of constraints: [Constraint], _ system: RandomSystem) -> [Double]? {
    VertexSearch(constraints, variableCount: system.variableCount).best
  }

  private func differs(_ numbers: [Double]) -> Bool {
    (numbers.max() ?? 0) - (numbers.min() ?? 0) > 1e-6
  }

  private func isNear(_ values: [Double], _ expected: [Double]?) -> Bool {
    guard let expected else { return false }
    return zip(values, expected).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
