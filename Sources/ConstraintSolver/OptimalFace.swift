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
  /// Working memory: symbols whose rows are being looked through.
  private var path: [(symbol: Int, place: Int)] = []

  /// Begins at the best solution of a tableau, which is not changed in meaning.
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
    tableau = best
    tableau.costs = Costs()
    for symbol in costly { tableau.fix(symbol) }
  }

  /// Marks a nonbasic symbol and all that depend on it.
  private static func mark(_ symbol: Int, in marks: inout [Bool], of tableau: inout Tableau) {
    let bounded = tableau.column(of: symbol).compactMap { tableau.basics[$0.row] }
    var found = ([symbol] + bounded).filter { !marks[$0] }
    for symbol in found { marks[symbol] = true }
    while let next = found.popLast() {
      for entry in tableau.externalColumn(of: next) {
        guard let basic = tableau.basics[entry.row], !marks[basic] else { continue }
        marks[basic] = true
        found.append(basic)
      }
    }
  }

  /// Narrows the face to the solutions in which an external symbol is nearest 0.
  ///
  /// Where another external symbol can make up for it, it is 0 at once; else bounded symbols move it
  /// there or as near as they can. So bounded rows stay free of external symbols, as they must.
  mutating func settle(_ symbol: Int) throws(SolverError) {
    guard !isHeld(symbol) else { return }
    try tableau.checkSize()
    defer { mayMove[symbol] = false }
    while let row = expansion(of: symbol) {
      if let external = externalTerm(of: row) {
        try leave(symbol, for: external.symbol, column: [])
        break
      }
      guard abs(row.constant) > Tolerance.feasibility else { break }
      guard let term = movableTerm(of: row, upward: row.constant < 0) else {
        return fixMovableTerms(of: row)
      }
      let column = tableau.column(of: term.symbol)
      let stepToZero = abs(row.constant / term.coefficient)
      let bound = tableau.bound(of: column, leastIndex: true)
      guard let bound, bound.step < stepToZero else {
        try leave(symbol, for: term.symbol, column: column)
        break
      }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    tableau.fix(symbol)
  }

  /// Makes an external symbol nonbasic, and so 0, and another one basic in its stead.
  private mutating func leave(
    _ symbol: Int, for entering: Int, column: [ColumnEntry]
  ) throws(SolverError) {
    guard let row = tableau.symbols[symbol].row else { return }
    tableau.refresh(row: row)
    try tableau.pivot(row: row, entering: entering, column: column)
  }

  /// The values of external symbols where the face has been narrowed to.
  mutating func values(of symbols: [Int]) -> [Double] { tableau.values(of: symbols) }

  /// Whether a symbol has different values in different solutions.
  ///
  /// If it has not, the symbols its row names cannot move either and are fixed, which spares later
  /// questions the same search.
  mutating func isAmbiguous(_ symbol: Int) throws(SolverError) -> Bool {
    guard !isHeld(symbol) else { return false }
    try tableau.checkSize()
    if try enterBasis(symbol) { return true }
    if try canMove(symbol, upward: true) { return true }
    if try canMove(symbol, upward: false) { return true }
    if let row = expansion(of: symbol) { fixMovableTerms(of: row) }
    mayMove[symbol] = false
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
      && tableau.value(ofBounded: symbol) <= Tolerance.movement
    if isAtBound, !upward { return false }
    while let row = expansion(of: symbol) {
      if externalTerm(of: row) != nil { return true }
      guard let term = movableTerm(of: row, upward: upward) else { return false }
      let column = tableau.column(of: term.symbol)
      guard let bound = tableau.bound(of: column, leastIndex: true) else { return true }
      if abs(term.coefficient) * bound.step > Tolerance.movement { return true }
      try tableau.pivot(row: bound.row, entering: term.symbol, column: column)
    }
    return false
  }

  /// The row of a symbol in nonbasic symbols; nil when it is nonbasic itself.
  private mutating func expansion(of symbol: Int) -> Row? {
    guard let row = tableau.symbols[symbol].row else { return nil }
    return tableau.expansion(of: tableau.rows[row])
  }

  /// An external symbol that moves a row either way, without limit: it is in no bounded row.
  private func externalTerm(of row: Row) -> Term? {
    row.terms.first { term in
      tableau.symbols[term.symbol].kind == .external && abs(term.coefficient) > Tolerance.pivot
    }
  }

  /// The least bounded symbol that, growing, takes a row up or down (Bland's rule: no cycles).
  private func movableTerm(of row: Row, upward: Bool) -> Term? {
    row.terms.first { term in
      tableau.symbols[term.symbol].kind.isRestricted && abs(term.coefficient) > Tolerance.pivot
        && (term.coefficient > 0) == upward
    }
  }

  private mutating func fixMovableTerms(of row: Row) {
    for term in row.terms where abs(term.coefficient) > Tolerance.pivot {
      if tableau.symbols[term.symbol].kind.isRestricted { tableau.fix(term.symbol) }
    }
  }
}

extension OptimalFace {
  /// Whether a symbol has one value only because all that it rests on has.
  ///
  /// What is found to be held is remembered, since a face never widens.
  private mutating func isHeld(_ symbol: Int) -> Bool {
    guard mayMove[symbol] else { return true }
    path.removeAll(keepingCapacity: true)
    path.append((symbol, 0))
    while let (current, place) = path.last {
      guard let row = tableau.symbols[current].row, tableau.symbols[current].kind != .dummy else {
        guard tableau.symbols[current].kind == .dummy else { return false }
        _ = path.popLast()
        continue
      }
      guard place < tableau.rows[row].terms.count else {
        mayMove[current] = false
        _ = path.popLast()
        continue
      }
      path[path.count - 1].place += 1
      let term = tableau.rows[row].terms[place].symbol
      if mayMove[term] { path.append((term, 0)) }
    }
    return true
  }
}
