/// A basic row that holds a nonbasic symbol, and the symbol's factor there.
struct ColumnEntry: Hashable, Sendable {
  /// Index of the row.
  var row: Int
  /// Factor of the symbol.
  var coefficient: Double
}

/// The equations of a system, solved for as many of their symbols as there are equations.
///
/// Every row gives one basic symbol as a constant plus nonbasic symbols; those are 0, so the
/// constants are the solution at hand. External symbols stay out of the rows of all others: a new
/// equation is solved for an external symbol wherever it has one that is not basic yet (Badros,
/// Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001, §2).
///
/// So only the rows of bounded symbols, which are short, need to follow every pivot. The rows of
/// external symbols, in which a position depends on all that stands before it, may name symbols that
/// are basic, even external ones, as long as no row comes to name itself: each position of a list
/// names the one before it, instead of all. Such rows stay true whatever becomes basic, and
/// ``expansion(of:)`` rewrites one when its nonbasic form is wanted.
///
/// Rows are sorted arrays and everything is found by index, so nothing depends on hashing.
struct Tableau: Sendable {
  /// The symbols, by index.
  private(set) var symbols: [Symbol] = []
  /// The rows, by index; those not in use are empty.
  var rows: [Row] = []
  /// The basic symbol of each row; nil for rows not in use.
  var basics: [Int?] = []
  /// What nonbasic symbols cost.
  var costs = Costs()
  /// Adds rows.
  var merger = RowMerger()
  /// Nonbasic symbols that may lower the costs; all that do are among them.
  var improving = WorkList()
  /// Rows whose basic symbol may be out of bounds; all that are, are among them.
  var infeasible = WorkList()
  /// Numbers stored in rows.
  var entryCount = 0
  /// Working memory for rows that name basic symbols.
  var descent = Descent()
  /// Terms of rows read and written so far.
  var workCount = 0
  /// Count of terms at which working stops with an error.
  var workCeiling = Int.max
  /// Pivots done so far.
  var pivotCount = 0
  /// Count at which pivoting stops with an error.
  var pivotCeiling = Int.max
  /// Count of stored numbers at which pivoting stops with an error.
  var entryCeiling = Int.max
  /// Pivots without progress after which the least index decides, which rules out cycles.
  var patience = 100

  /// Rows of bounded symbols that may hold a symbol; all that do are among them.
  private var columns: [[Int]] = []
  /// The same for rows of external symbols.
  private var externalColumns: [[Int]] = []
  private var stamps: [Int] = []
  private var stamp = 0
  private var freeSymbols: [Int] = []
  private var freeRows: [Int] = []

  /// Makes a nonbasic symbol that is in no row.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Int {
    if let symbol = freeSymbols.popLast() {
      symbols[symbol] = Symbol(kind: kind, row: nil, owner: owner)
      return symbol
    }
    symbols.append(Symbol(kind: kind, row: nil, owner: owner))
    columns.append([])
    externalColumns.append([])
    improving.reserve(symbols.count)
    costs.reserve(symbols: symbols.count)
    return symbols.count - 1
  }

  /// Gives up a nonbasic symbol that is in no row any more.
  mutating func release(_ symbol: Int) {
    symbols[symbol] = Symbol(kind: .unused, row: nil, owner: -1)
    columns[symbol] = []
    externalColumns[symbol] = []
    costs.clear(symbol)
    freeSymbols.append(symbol)
  }

  /// Holds a symbol at 0 from now on, whatever it stood for.
  mutating func fix(_ symbol: Int) {
    guard let row = symbols[symbol].row, isExternal(row) else {
      symbols[symbol].kind = .dummy
      return
    }
    refresh(row: row)
    symbols[symbol].kind = .dummy
    noteTerms(of: row)
  }

  /// Makes a symbol basic, with a new row that says what it equals.
  mutating func append(_ row: Row, for symbol: Int) -> Int {
    let index = freeRows.popLast() ?? rows.count
    if index == rows.count {
      rows.append(Row())
      basics.append(nil)
      stamps.append(0)
      infeasible.reserve(rows.count)
    }
    rows[index] = row
    entryCount += row.terms.count
    setBasic(symbol, of: index)
    noteTerms(of: index)
    return index
  }

  /// Takes out a row whose basic symbol is in no constraint any more.
  mutating func drop(row: Int) {
    if let symbol = basics[row] { symbols[symbol].row = nil }
    entryCount -= rows[row].terms.count
    rows[row] = Row()
    basics[row] = nil
    freeRows.append(row)
  }

  /// Makes a symbol the basic one of a row, in place of any other.
  mutating func setBasic(_ symbol: Int, of row: Int) {
    if let old = basics[row] { symbols[old].row = nil }
    basics[row] = symbol
    symbols[symbol].row = row
  }

  /// Whether a row gives an external symbol.
  func isExternal(_ row: Int) -> Bool {
    basics[row].map { symbols[$0].kind == .external } ?? false
  }

  /// Remembers that a row holds a symbol.
  mutating func note(row: Int, in symbol: Int) {
    let most = 2 * rows.count + 16
    if isExternal(row) {
      externalColumns[symbol].append(row)
      if externalColumns[symbol].count > most { _ = externalColumn(of: symbol) }
    } else {
      columns[symbol].append(row)
      if columns[symbol].count > most { _ = column(of: symbol) }
    }
  }

  /// Remembers which symbols a row holds.
  mutating func noteTerms(of row: Int) {
    for term in rows[row].terms { note(row: row, in: term.symbol) }
  }

  /// Whether no row of an external symbol names a symbol, as far as that is known at once.
  func isUnnamed(_ symbol: Int) -> Bool { externalColumns[symbol].isEmpty }

  /// The rows of bounded symbols that hold a symbol, each once.
  mutating func column(of symbol: Int) -> [ColumnEntry] {
    let entries = entries(of: symbol, in: columns[symbol], areExternal: false)
    columns[symbol] = entries.map(\.row)
    return entries
  }

  /// The rows of external symbols that name a symbol, each once.
  mutating func externalColumn(of symbol: Int) -> [ColumnEntry] {
    let entries = entries(of: symbol, in: externalColumns[symbol], areExternal: true)
    externalColumns[symbol] = entries.map(\.row)
    return entries
  }

  /// Puts a list right that may name rows without the symbol, or name one twice; that costs less
  /// than keeping the lists right in every sum.
  private mutating func entries(
    of symbol: Int, in list: [Int], areExternal: Bool
  ) -> [ColumnEntry] {
    stamp += 1
    workCount += list.count
    var entries: [ColumnEntry] = []
    for row in list where stamps[row] != stamp && isExternal(row) == areExternal {
      stamps[row] = stamp
      let coefficient = rows[row].coefficient(of: symbol)
      if coefficient != 0 { entries.append(ColumnEntry(row: row, coefficient: coefficient)) }
    }
    return entries
  }
}

/// Indices that wait to be looked at, each once.
struct WorkList: Sendable {
  /// The indices, oldest first.
  private(set) var indices: [Int] = []
  private var isListed: [Bool] = []

  /// Makes room for indices below a count.
  mutating func reserve(_ count: Int) {
    while isListed.count < count { isListed.append(false) }
  }

  /// Lists an index unless it is listed already.
  mutating func insert(_ index: Int) {
    guard !isListed[index] else { return }
    isListed[index] = true
    indices.append(index)
  }

  /// Takes the newest index off the list.
  mutating func removeLast() {
    if let index = indices.popLast() { isListed[index] = false }
  }

  /// Keeps only the indices that pass a test.
  mutating func filter(_ isKept: (Int) -> Bool) {
    for index in indices where !isKept(index) { isListed[index] = false }
    indices.removeAll { !isListed[$0] }
  }
}
