/// Counts pivots that gain nothing, and says when to beware of going round in circles.
struct StallGuard {
  /// Pivots without gain that are let pass.
  let patience: Int
  private var idleCount = 0

  /// Begins to count.
  init(patience: Int) {
    self.patience = patience
  }

  /// Whether Bland's rule must decide: the least index enters and leaves.
  var isStalled: Bool { idleCount >= patience }

  /// Counts a pivot.
  mutating func count(hasGained: Bool) {
    idleCount = hasGained ? 0 : idleCount + 1
  }
}

/// The row that bounds how far an entering symbol may grow.
struct Bound {
  /// The row.
  var row: Int
  /// Factor of the entering symbol there.
  var coefficient: Double
  /// How far the symbol may grow: 0 or more.
  var step: Double
}

extension Tableau {
  /// Lowers the costs until no symbol can, most important level first (primal simplex).
  ///
  /// The values must be within bounds, and stay so. Costs are sums of errors and cannot fall without
  /// end, so a symbol that nothing bounds has its cost from rounding and is passed over.
  mutating func minimize() throws(SolverError) {
    var stall = StallGuard(patience: patience)
    while let entering = nextImproving(leastIndex: stall.isStalled) {
      let column = column(of: entering)
      guard let bound = bound(of: column, leastIndex: stall.isStalled) else {
        costs.clear(entering)
        continue
      }
      try pivot(row: bound.row, entering: entering, column: column)
      stall.count(hasGained: bound.step > Tolerance.feasibility)
    }
  }

  /// The row whose symbol is the first to reach its bound while the symbol of a column grows.
  ///
  /// Of several, the one with the largest factor, for exactness, or the least symbol, against
  /// cycles. Nil when nothing bounds the symbol.
  func bound(of column: [ColumnEntry], leastIndex: Bool) -> Bound? {
    var best: Bound?
    for entry in column {
      guard let step = step(to: entry) else { continue }
      let candidate = Bound(row: entry.row, coefficient: entry.coefficient, step: step)
      guard let current = best else {
        best = candidate
        continue
      }
      if isTighter(candidate, than: current, leastIndex: leastIndex) { best = candidate }
    }
    return best
  }

  /// How far the symbol of a column may grow before a row's basic symbol reaches its bound.
  private func step(to entry: ColumnEntry) -> Double? {
    guard let basic = basics[entry.row] else { return nil }
    switch symbols[basic].kind {
    case .slack, .error:
      guard entry.coefficient < -Tolerance.pivot else { return nil }
      return max(0, rows[entry.row].constant / -entry.coefficient)
    case .dummy:
      return abs(entry.coefficient) > Tolerance.pivot ? 0 : nil
    case .external, .unused:
      return nil
    }
  }

  private func isTighter(_ first: Bound, than second: Bound, leastIndex: Bool) -> Bool {
    let slack = Tolerance.cost * max(1, second.step)
    if first.step < second.step - slack { return true }
    if first.step > second.step + slack { return false }
    let sizes = (abs(first.coefficient), abs(second.coefficient))
    if !leastIndex, sizes.0 != sizes.1 { return sizes.0 > sizes.1 }
    return isLess(basics[first.row], basics[second.row])
  }

  private func isLess(_ first: Int?, _ second: Int?) -> Bool {
    (first ?? Int.max) < (second ?? Int.max)
  }

  private mutating func nextImproving(leastIndex: Bool) -> Int? {
    if leastIndex {
      workCount += improving.indices.count
      improving.filter(isImproving)
      return improving.indices.min()
    }
    while let symbol = improving.indices.last {
      if isImproving(symbol) { return symbol }
      improving.removeLast()
    }
    return nil
  }
}
