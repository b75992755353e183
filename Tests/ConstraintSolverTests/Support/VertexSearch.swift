@testable import ConstraintSolver

/// The slow reference: looks at every point where a best solution can lie.
///
/// All errors and all distances from 0 are linear between the planes "constraint = 0" and
/// "variable = 0", so the best solution, ties settled, lies where as many of those planes cross as
/// there are variables.
struct VertexSearch {
  let constraints: [Constraint]
  let variableCount: Int
  private let levels: [Double]

  init(_ constraints: [Constraint], variableCount: Int) {
    self.constraints = constraints
    self.variableCount = variableCount
    levels = Set(constraints.map(\.priority.value)).filter { $0 < 1000 }.sorted(by: >)
  }

  /// The best solution, nil when the required constraints contradict each other.
  var best: [Double]? {
    var best: (point: [Double], price: [Double])?
    for point in vertices(walls: []) {
      let price = errors(point) + point.map(abs)
      if let current = best?.price, !Self.isLess(price, current) { continue }
      best = (point, price)
    }
    return best?.point
  }

  /// Solutions as good as the best, among which are the extremes of every variable; walls far away
  /// stand for infinity.
  var bestVertices: [[Double]] {
    guard let best else { return [] }
    let price = errors(best)
    return vertices(walls: [-100_000, 100_000]).filter { point in
      point.allSatisfy { abs($0) < 100_001 } && !Self.isLess(price, errors(point))
    }
  }

  /// The sum of errors of each priority, highest first.
  func errors(_ point: [Double]) -> [Double] {
    levels.map { level in
      constraints.filter { $0.priority.value == level }.reduce(0) { $0 + $1.error(point) }
    }
  }

  /// Compares level by level.
  static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (left, right) in zip(first, second) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  private func vertices(walls: [Double]) -> [[Double]] {
    let planes = self.planes(walls: walls)
    var found: [[Double]] = []
    forEachChoice(of: variableCount, from: planes.count) { choice in
      if let point = Self.crossing(choice.map { planes[$0] }), isFeasible(point) {
        found.append(point)
      }
    }
    return found
  }

  private func isFeasible(_ point: [Double]) -> Bool {
    constraints.allSatisfy { !$0.priority.isRequired || $0.error(point) < 1e-7 }
  }

  /// Each plane as factors and, last, the number their sum must equal.
  private func planes(walls: [Double]) -> [[Double]] {
    var planes = constraints.map { constraint in
      var plane = [Double](repeating: 0, count: variableCount)
      for term in constraint.expression.terms { plane[term.variable.index] += term.coefficient }
      return plane + [-constraint.expression.constant]
    }
    for index in 0..<variableCount {
      for wall in [0] + walls {
        var plane = [Double](repeating: 0, count: variableCount)
        plane[index] = 1
        planes.append(plane + [wall])
      }
    }
    return planes
  }

  private func forEachChoice(of size: Int, from count: Int, _ body: ([Int]) -> Void) {
    var choice = Array(0..<size)
    while true {
      body(choice)
      guard let place = choice.indices.last(where: { choice[$0] < count - size + $0 }) else {
        return
      }
      choice[place] += 1
      for index in (place + 1)..<max(size, place + 1) { choice[index] = choice[index - 1] + 1 }
    }
  }

  /// Solves equations by elimination, nil when they do not meet in one point.
  private static func crossing(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        if factor == 0 { continue }
        for index in column..<rows[row].count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
