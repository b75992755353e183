import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Systems recorded with kiwisolver 1.5.1")
struct KiwiTests {
  @Test("the same constraints are refused, and what is determined has the same value")
  func agreement() throws {
    let path =
      ProcessInfo.processInfo.environment["LARGEPRINT_KIWI_CASES"]
      ?? Repository.path(of: "Tests/Truth/kiwi.cases")
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let cases = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    var differences: [String] = []
    var comparedCount = 0
    for line in cases {
      let recorded = try #require(KiwiCase(String(line)), "\(line)")
      let result = try recorded.compare()
      comparedCount += result.compared
      if !result.differences.isEmpty { differences.append("\(line): \(result.differences)") }
    }
    #expect(differences.prefix(10).isEmpty, "\(differences.count) of \(cases.count)")
    #expect(comparedCount > cases.count, "\(comparedCount) values of \(cases.count) systems")
  }
}

/// One line: variables | relation priority constant factors…, … | refused | values.
struct KiwiCase {
  private var variableCount: Int
  private var constraints:
    [(relation: Relation, priority: Double, constant: Double, factors: [Double])]
  private var refused: [Int]
  private var values: [Double]

  init?(_ line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 4, let count = Self.numbers(parts[0]).first else { return nil }
    variableCount = Int(count)
    constraints = []
    for text in parts[1].split(separator: ",") {
      let words = text.split(separator: " ")
      let relations: [Substring: Relation] = [
        "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
      ]
      let numbers = Self.numbers(words.dropFirst().joined(separator: " "))
      guard let sign = words.first, let relation = relations[sign],
        numbers.count == variableCount + 2
      else { return nil }
      constraints.append((relation, numbers[0], numbers[1], Array(numbers.dropFirst(2))))
    }
    refused = Self.numbers(parts[2]).map { Int($0) }
    values = Self.numbers(parts[3])
  }

  /// Solves and counts the values that both know, with what differs.
  func compare() throws -> (compared: Int, differences: [String]) {
    var variables: [Variable] = []
    var numbering = Solver()
    for _ in 0..<variableCount { variables.append(try numbering.makeVariable()) }
    let list = constraints.enumerated().map { tag, constraint in
      Constraint(
        LinearExpression(
          zip(variables, constraint.factors).map { LinearTerm($0.0, times: $0.1) }),
        constraint.relation, LinearExpression(constant: constraint.constant),
        priority: Priority(constraint.priority), tag: tag)
    }
    var solved = try SolvedSystem(list, variableCount: variableCount)
    let held = Set(solved.held.values.map(\.tag))
    var differences: [String] = []
    let refusedHere = list.indices.filter { !held.contains($0) }
    if refusedHere != refused { differences.append("refused \(refusedHere)") }
    let open = Set(try solved.solver.ambiguity().variables)
    let determined = variables.filter { !open.contains($0) }
    for variable in determined
    where abs(solved.solver.value(of: variable) - values[variable.index]) > 1e-4 {
      differences.append("variable \(variable.index): \(solved.solver.value(of: variable))")
    }
    return (determined.count, differences)
  }

  private static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split(separator: " ").compactMap { Double(String($0)) }
  }
}
