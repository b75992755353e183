extension Tableau {
  /// Adds "row = 0", solved for a symbol of it that is nonbasic so far.
  ///
  /// A row that is solved for an external symbol may name basic ones, unless any of those names it.
  /// Rows that name the symbol go on doing so.
  mutating func install(_ row: Row, solvedFor symbol: Int) {
    var row = row
    row.solve(for: symbol)
    let index = append(row, for: symbol)
    workCount += row.terms.count
    charge(symbol, by: index)
    enqueue(row: index)
  }

  /// Makes a nonbasic symbol basic in a row, whose basic symbol becomes nonbasic.
  ///
  /// Throws before it changes anything, when a limit is reached.
  mutating func pivot(
    row: Int, entering symbol: Int, column: [ColumnEntry]
  ) throws(SolverError) {
    guard pivotCount < pivotCeiling else { throw .tooLarge(.pivots) }
    try checkSize()
    exchange(row: row, entering: symbol, column: column)
  }

  /// Throws when the work done or the numbers stored have reached their limit.
  func checkSize() throws(SolverError) {
    guard entryCount <= entryCeiling else { throw .tooLarge(.entries) }
    guard workCount <= workCeiling else { throw .tooLarge(.work) }
  }

  /// Pivots without regard to limits.
  mutating func exchange(row: Int, entering symbol: Int, column: [ColumnEntry]) {
    guard let leaving = basics[row] else { return }
    pivotCount += 1
    let wasExternal = isExternal(row)
    rows[row].exchange(leaving, for: symbol)
    setBasic(symbol, of: row)
    if wasExternal { noteTerms(of: row) } else { note(row: row, in: leaving) }
    substitute(symbol, in: column, by: row)
    charge(symbol, by: row)
    enqueue(row: row)
  }

  /// Changes all values as if a symbol stood for itself plus an amount.
  mutating func shift(_ symbol: Int, by amount: Double) {
    for entry in externalColumn(of: symbol) {
      rows[entry.row].constant += entry.coefficient * amount
    }
    if let row = symbols[symbol].row {
      rows[row].constant -= amount
      enqueue(row: row)
      return
    }
    for entry in column(of: symbol) {
      rows[entry.row].constant += entry.coefficient * amount
      enqueue(row: entry.row)
    }
  }

  /// The value of a bounded symbol in the solution at hand.
  func value(ofBounded symbol: Int) -> Double {
    symbols[symbol].row.map { rows[$0].constant } ?? 0
  }

  /// Rids the rows of external symbols of a basic symbol.
  mutating func refreshExternals(of symbol: Int) {
    guard let row = symbols[symbol].row else { return }
    substitute(symbol, in: externalColumn(of: symbol), by: row)
  }

  /// Lists a symbol if it lowers the costs.
  mutating func enqueue(symbol: Int) {
    if isImproving(symbol) { improving.insert(symbol) }
  }

  /// Lists a row if its basic symbol is out of bounds.
  mutating func enqueue(row: Int) {
    if isInfeasible(row) { infeasible.insert(row) }
  }

  /// Whether letting a symbol grow lowers the costs.
  func isImproving(_ symbol: Int) -> Bool {
    symbols[symbol].kind.isRestricted && symbols[symbol].row == nil
      && costs.sign(of: symbol) < 0
  }

  /// Whether the basic symbol of a row is out of its bounds.
  func isInfeasible(_ row: Int) -> Bool {
    guard let symbol = basics[row] else { return false }
    switch symbols[symbol].kind {
    case .slack, .error: return rows[row].constant < -Tolerance.feasibility
    case .dummy: return abs(rows[row].constant) > Tolerance.feasibility
    case .external, .unused: return false
    }
  }

  /// Puts a row in place of the symbol it gives, in a column of other rows.
  private mutating func substitute(_ symbol: Int, in column: [ColumnEntry], by source: Int) {
    let addend = rows[source]
    for entry in column where entry.row != source {
      let before = rows[entry.row].terms.count
      workCount += before + addend.terms.count
      merger.add(addend, times: entry.coefficient, to: &rows[entry.row], without: symbol)
      entryCount += rows[entry.row].terms.count - before
      for gained in merger.gained { note(row: entry.row, in: gained) }
      enqueue(row: entry.row)
    }
  }

  /// Puts a row in place of the symbol it gives, in the costs.
  private mutating func charge(_ symbol: Int, by source: Int) {
    guard costs.substitute(rows[source], for: symbol) else { return }
    workCount += rows[source].terms.count * costs.priorities.count
    for term in rows[source].terms { enqueue(symbol: term.symbol) }
  }
}
