/// All solutions that cost no more than the best one.
///
/// They are those in which every symbol that costs something stays 0, so those symbols are fixed and
/// the rest of the tableau may be pivoted at will. External symbols are moved by looking at their
/// own rows: a row says which nonbasic symbols raise or lower it.
struct OptimalFace {
  /// A copy of the solver's tableau, without costs.
  private(set) var tableau: Tableau

  /// Begins at the best solution of a tableau.
  init(of best: Tableau) {
    tableau = best
    for symbol in best.symbols.indices
    where best.symbols[symbol].row == nil && best.symbols[symbol].kind.isRestricted {
      if best.costs.sign(of: symbol) > 0 { tableau.fix(symbol) }
    }
    tableau.costs = Costs()
  }

  /// Whether any nonbasic symbol may move, so that there may be more than one solution.
  var hasFreedom: Bool {
    tableau.symbols.contains { $0.row == nil && ($0.kind.isRestricted || $0.kind == .external) }
  }

  /// Narrows the face to the solutions in which an external symbol is nearest 0.
  mutating func settle(_ symbol: Int) throws(SolverError) {
    while let row = tableau.symbols[symbol].row {
      let value = tableau.rows[row].constant
      guard abs(value) > Tolerance.feasibility else { break }
      guard let term = movableTerm(of: row, upward: value < 0) else {
        return fixMovableTerms(of: row)
      }
      let column = tableau.column(of: term.symbol)
      let stepToZero = abs(value / term.coefficient)
      guard let bound = limit(of: term, column), bound.step < stepToZero else {
        try tableau.pivot(row: row, entering: term.symbol, column: column)
        break
      }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    tableau.fix(symbol)
  }

  /// Whether a symbol has different values in different solutions.
  mutating func isAmbiguous(_ symbol: Int) throws(SolverError) -> Bool {
    if try enterBasis(symbol) { return true }
    if try canMove(symbol, upward: true) { return true }
    return try canMove(symbol, upward: false)
  }

  /// Makes a nonbasic symbol basic unless it can move or is fixed; true when it can move.
  private mutating func enterBasis(_ symbol: Int) throws(SolverError) -> Bool {
    guard tableau.symbols[symbol].row == nil else { return false }
    let kind = tableau.symbols[symbol].kind
    if kind == .external { return true }
    guard kind.isRestricted else { return false }
    let column = tableau.column(of: symbol)
    guard let bound = tableau.bound(of: column, leastIndex: true) else { return true }
    if bound.step > Tolerance.movement { return true }
    try tableau.pivot(row: bound.row, entering: symbol, column: column)
    return false
  }

  private mutating func canMove(_ symbol: Int, upward: Bool) throws(SolverError) -> Bool {
    let isAtBound =
      tableau.symbols[symbol].kind.isRestricted
      && tableau.value(of: symbol) <= Tolerance.movement
    if isAtBound, !upward { return false }
    while let row = tableau.symbols[symbol].row {
      guard let term = movableTerm(of: row, upward: upward) else { return false }
      let column = tableau.column(of: term.symbol)
      guard let bound = limit(of: term, column) else { return true }
      if abs(term.coefficient) * bound.step > Tolerance.movement { return true }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    return false
  }

  /// The least symbol that, moving, takes a row up or down (Bland's rule: no cycles).
  private func movableTerm(of row: Int, upward: Bool) -> Term? {
    tableau.rows[row].terms.first { term in
      guard abs(term.coefficient) > Tolerance.pivot else { return false }
      let kind = tableau.symbols[term.symbol].kind
      return kind == .external || (kind.isRestricted && (term.coefficient > 0) == upward)
    }
  }

  /// How far a symbol may move; nil without limit, as for external ones, which are in no bounded row.
  private func limit(of term: Term, _ column: [ColumnEntry]) -> Bound? {
    tableau.symbols[term.symbol].kind == .external
      ? nil : tableau.bound(of: column, leastIndex: true)
  }

  private mutating func fixMovableTerms(of row: Int) {
    for term in tableau.rows[row].terms where abs(term.coefficient) > Tolerance.pivot {
      let kind = tableau.symbols[term.symbol].kind
      if kind.isRestricted || kind == .external { tableau.fix(term.symbol) }
    }
  }
}
