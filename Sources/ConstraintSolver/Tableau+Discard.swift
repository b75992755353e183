extension Tableau {
  /// Takes a constraint's equation out, given the symbols that stand for it alone.
  ///
  /// Both symbols become free, so the row of either may go. If neither has one, the marker is made
  /// basic first; the row it takes is chosen so that values stay within bounds, if they were. A
  /// marker and its partner have opposite factors everywhere, so both vanish with that row.
  mutating func discard(_ marker: Int, partner: Int?) {
    if let row = symbols[marker].row ?? partner.flatMap({ symbols[$0].row }) {
      drop(row: row)
    } else {
      let column = column(of: marker)
      if let row = rowToLeave(column) {
        if let basic = basics[row], symbols[basic].kind == .external { costs.clear(marker) }
        exchange(row: row, entering: marker, column: column)
        drop(row: row)
      }
    }
    release(marker)
    if let partner { release(partner) }
  }

  /// The row a symbol without bounds takes, going up if that has a limit, or else down.
  private func rowToLeave(_ column: [ColumnEntry]) -> Int? {
    if let bound = bound(of: column, leastIndex: false) { return bound.row }
    let opposite = column.map { ColumnEntry(row: $0.row, coefficient: -$0.coefficient) }
    if let bound = bound(of: opposite, leastIndex: false) { return bound.row }
    return column.max { abs($0.coefficient) < abs($1.coefficient) }?.row
  }
}
