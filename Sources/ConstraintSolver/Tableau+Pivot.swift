extension Tableau {
  /// Writes an expression in nonbasic symbols, the symbol of each variable being given.
  mutating func row(for expression: LinearExpression, symbols variables: [Int]) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      let symbol = variables[term.variable.index]
      if let basic = symbols[symbol].row {
        refresh(row: basic)
        merger.add(rows[basic], times: term.coefficient, to: &row)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Adds "row = 0", solved for a symbol of it that is nonbasic so far.
  mutating func install(_ row: Row, solvedFor symbol: Int) {
    var row = row
    row.solve(for: symbol)
    let index = append(row, for: symbol)
    substitute(symbol, in: externalColumn(of: symbol), by: index)
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
    guard entryCount <= entryCeiling else { throw .tooLarge(.entries) }
    exchange(row: row, entering: symbol, column: column)
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
    if isExternal(row) { substitute(symbol, in: externalColumn(of: symbol), by: row) }
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

  /// The value of a symbol in the solution at hand.
  func value(of symbol: Int) -> Double {
    guard let row = symbols[symbol].row else { return 0 }
    guard isExternal(row) else { return rows[row].constant }
    return rows[row].terms.reduce(rows[row].constant) { sum, term in
      symbols[term.symbol].row.map { sum + term.coefficient * rows[$0].constant } ?? sum
    }
  }

  /// Writes the row of an external symbol in nonbasic symbols.
  mutating func refresh(row index: Int) {
    guard isExternal(index) else { return }
    let stale = rows[index].terms.filter { symbols[$0.symbol].row != nil }
    if stale.isEmpty { return }
    let count = rows[index].terms.count
    rows[index].terms.removeAll { symbols[$0.symbol].row != nil }
    for term in stale {
      guard let basic = symbols[term.symbol].row else { continue }
      merger.add(rows[basic], times: term.coefficient, to: &rows[index])
      for gained in merger.gained { note(row: index, in: gained) }
    }
    entryCount += rows[index].terms.count - count
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
      merger.add(addend, times: entry.coefficient, to: &rows[entry.row], without: symbol)
      entryCount += rows[entry.row].terms.count - before
      for gained in merger.gained { note(row: entry.row, in: gained) }
      enqueue(row: entry.row)
    }
  }

  /// Puts a row in place of the symbol it gives, in the costs.
  private mutating func charge(_ symbol: Int, by source: Int) {
    guard costs.substitute(rows[source], for: symbol) else { return }
    for term in rows[source].terms { enqueue(symbol: term.symbol) }
  }
}
