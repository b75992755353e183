/// All solutions that cost no more than the best one.
///
/// They are those in which every symbol that costs something stays 0, so those symbols are fixed and
/// the rest of the tableau may be pivoted at will. External symbols are moved by looking at their
/// own rows: a row says which nonbasic symbols raise or lower it.
struct OptimalFace {
  /// A copy of the solver's tableau, without costs.
  private(set) var tableau: Tableau
  /// Which symbols may have more than one value, by symbol; all others have one.
  private var mayMove: [Bool]

  /// Begins at the best solution of a tableau, which is tidied but not changed in meaning.
  ///
  /// Tidying is left to the original, so that the next face made of it finds it done.
  init(of best: inout Tableau) {
    mayMove = best.symbols.map { _ in false }
    var costly: [Int] = []
    for symbol in best.symbols.indices where best.symbols[symbol].row == nil {
      let kind = best.symbols[symbol].kind
      if kind.isRestricted, best.costs.sign(of: symbol) > 0 {
        costly.append(symbol)
      } else if kind.isRestricted || kind == .external {
        Self.mark(symbol, in: &mayMove, of: &best)
      }
    }
    for symbol in best.symbols.indices where mayMove[symbol] {
      if let row = best.symbols[symbol].row { best.refresh(row: row) }
    }
    tableau = best
    tableau.costs = Costs()
    for symbol in costly { tableau.fix(symbol) }
  }

  /// Marks a nonbasic symbol and all that depend on it.
  private static func mark(_ symbol: Int, in marks: inout [Bool], of tableau: inout Tableau) {
    let bounded = tableau.column(of: symbol).compactMap { tableau.basics[$0.row] }
    for symbol in [symbol] + bounded where !marks[symbol] {
      marks[symbol] = true
      for entry in tableau.externalColumn(of: symbol) {
        if let basic = tableau.basics[entry.row] { marks[basic] = true }
      }
    }
  }

  /// Narrows the face to the solutions in which an external symbol is nearest 0.
  ///
  /// Where another external symbol can make up for it, it is 0 at once; else bounded symbols move it
  /// there or as near as they can. So bounded rows stay free of external symbols, as they must.
  mutating func settle(_ symbol: Int) throws(SolverError) {
    guard mayMove[symbol] else { return }
    while let row = freshRow(of: symbol) {
      if let external = externalTerm(of: row) {
        try tableau.pivot(row: row, entering: external.symbol, column: [])
        break
      }
      let value = tableau.rows[row].constant
      guard abs(value) > Tolerance.feasibility else { break }
      guard let term = movableTerm(of: row, upward: value < 0) else {
        return fixMovableTerms(of: row)
      }
      let column = tableau.column(of: term.symbol)
      let stepToZero = abs(value / term.coefficient)
      let bound = tableau.bound(of: column, leastIndex: true)
      guard let bound, bound.step < stepToZero else {
        try tableau.pivot(row: row, entering: term.symbol, column: column)
        break
      }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    tableau.fix(symbol)
  }

  /// Whether a symbol has different values in different solutions.
  ///
  /// If it has not, the symbols its row names cannot move either and are fixed, which spares later
  /// questions the same search.
  mutating func isAmbiguous(_ symbol: Int) throws(SolverError) -> Bool {
    guard mayMove[symbol] else { return false }
    if try enterBasis(symbol) { return true }
    if try canMove(symbol, upward: true) { return true }
    if try canMove(symbol, upward: false) { return true }
    if let row = freshRow(of: symbol) { fixMovableTerms(of: row) }
    return false
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
    while let row = freshRow(of: symbol) {
      if externalTerm(of: row) != nil { return true }
      guard let term = movableTerm(of: row, upward: upward) else { return false }
      let column = tableau.column(of: term.symbol)
      guard let bound = tableau.bound(of: column, leastIndex: true) else { return true }
      if abs(term.coefficient) * bound.step > Tolerance.movement { return true }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    return false
  }

  private mutating func freshRow(of symbol: Int) -> Int? {
    guard let row = tableau.symbols[symbol].row else { return nil }
    tableau.refresh(row: row)
    return row
  }

  /// An external symbol that moves a row either way, without limit: it is in no bounded row.
  private func externalTerm(of row: Int) -> Term? {
    tableau.rows[row].terms.first { term in
      tableau.symbols[term.symbol].kind == .external && abs(term.coefficient) > Tolerance.pivot
    }
  }

  /// The least bounded symbol that, growing, takes a row up or down (Bland's rule: no cycles).
  private func movableTerm(of row: Int, upward: Bool) -> Term? {
    tableau.rows[row].terms.first { term in
      tableau.symbols[term.symbol].kind.isRestricted && abs(term.coefficient) > Tolerance.pivot
        && (term.coefficient > 0) == upward
    }
  }

  private mutating func fixMovableTerms(of row: Int) {
    for term in tableau.rows[row].terms where abs(term.coefficient) > Tolerance.pivot {
      if tableau.symbols[term.symbol].kind.isRestricted { tableau.fix(term.symbol) }
    }
  }
}
