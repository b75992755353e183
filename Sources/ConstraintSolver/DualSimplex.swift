extension Tableau {
  /// Brings all values within their bounds and keeps the costs as low as they can be (dual simplex).
  ///
  /// Returns a row that contradicts itself when there is no way. If the costs were not at their
  /// lowest, or too many pivots go by, costs are left aside until the values are within bounds, by
  /// Bland's rule, which ends in any case; ``minimize()`` then lowers them again.
  mutating func restoreFeasibility() throws(SolverError) -> Int? {
    let begin = pivotCount
    while true {
      let leastIndex = pivotCount - begin >= 2 * patience + rows.count
      guard let row = nextInfeasible(leastIndex: leastIndex) else { return nil }
      guard let entering = enteringTerm(for: row, leastIndex: leastIndex) else { return row }
      try pivot(row: row, entering: entering.symbol, column: column(of: entering.symbol))
    }
  }

  /// The symbol that brings a row within bounds at the least cost; nil when none can.
  private mutating func enteringTerm(for row: Int, leastIndex: Bool) -> Term? {
    let direction: Double = rows[row].constant < 0 ? 1 : -1
    workCount += rows[row].terms.count * max(1, costs.priorities.count)
    var best: Term?
    for term in rows[row].terms {
      let candidate = Term(symbol: term.symbol, coefficient: term.coefficient * direction)
      guard canMove(candidate) else { continue }
      guard let current = best else {
        best = candidate
        if leastIndex { break }
        continue
      }
      if isCheaper(candidate, than: current) { best = candidate }
    }
    return best
  }

  private func canMove(_ term: Term) -> Bool {
    switch symbols[term.symbol].kind {
    case .slack, .error: term.coefficient > Tolerance.pivot
    case .external: abs(term.coefficient) > Tolerance.pivot
    case .dummy, .unused: false
    }
  }

  private func isCheaper(_ first: Term, than second: Term) -> Bool {
    let order = costs.compare(first, second)
    if order != 0 { return order < 0 }
    return abs(first.coefficient) > abs(second.coefficient)
  }

  private mutating func nextInfeasible(leastIndex: Bool) -> Int? {
    if leastIndex {
      workCount += infeasible.indices.count
      infeasible.filter(isInfeasible)
      return infeasible.indices.min { (basics[$0] ?? Int.max) < (basics[$1] ?? Int.max) }
    }
    while let row = infeasible.indices.last {
      if isInfeasible(row) { return row }
      infeasible.removeLast()
    }
    return nil
  }
}
