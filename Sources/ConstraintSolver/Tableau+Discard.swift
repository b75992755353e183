extension Tableau {
  /// Takes a constraint's equation out, given the symbols that stand for it alone.
  ///
  /// Both symbols become free, so the row of either may go, once no other row names it. If neither
  /// has one, the marker is made basic first; the row it takes is chosen so that values stay within
  /// bounds, if they were. A marker and its partner have opposite factors everywhere, so both vanish
  /// with that row.
  mutating func discard(_ marker: Int, partner: Int?) {
    let pair = [marker] + (partner.map { [$0] } ?? [])
    if !pair.contains(where: { symbols[$0].row != nil }) { makeBasic(marker) }
    for symbol in pair {
      guard let row = symbols[symbol].row else { continue }
      refreshExternals(of: symbol)
      drop(row: row)
    }
    for symbol in pair { release(symbol) }
  }

  /// Makes a symbol basic that is bounded no more.
  ///
  /// In a bounded row if one holds it, which goes up if that has a limit, or else down. Of the rows
  /// of external symbols only one that names no basic symbol tells the symbol's factor.
  private mutating func makeBasic(_ symbol: Int) {
    let column = column(of: symbol)
    let opposite = column.map { ColumnEntry(row: $0.row, coefficient: -$0.coefficient) }
    if let bound = bound(of: column, leastIndex: false) ?? bound(of: opposite, leastIndex: false) {
      return exchange(row: bound.row, entering: symbol, column: column)
    }
    if let entry = largest(column) {
      return exchange(row: entry.row, entering: symbol, column: column)
    }
    for entry in externalColumn(of: symbol) { refresh(row: entry.row) }
    guard let entry = largest(externalColumn(of: symbol)) else { return }
    costs.clear(symbol)
    exchange(row: entry.row, entering: symbol, column: [])
  }

  private func largest(_ column: [ColumnEntry]) -> ColumnEntry? {
    column.max { abs($0.coefficient) < abs($1.coefficient) }
  }
}
