extension Tableau {
  /// Writes a sum in nonbasic symbols.
  ///
  /// Rows of external symbols may name symbols with rows of their own, which may name further ones.
  /// Each of those is looked at once, after all that name it, so that the cost is that of the rows
  /// below the sum and not that of all ways through them.
  mutating func expansion(of row: Row) -> Row {
    guard row.terms.contains(where: { symbols[$0.symbol].row != nil }) else { return row }
    descend(from: row.terms)
    var sum = Row(constant: row.constant)
    descent.add(row.terms, times: 1)
    for symbol in descent.order.reversed() {
      let factor = descent.take(symbol)
      guard factor != 0, let below = symbols[symbol].row else { continue }
      sum.constant += factor * rows[below].constant
      descent.add(rows[below].terms, times: factor)
      workCount += rows[below].terms.count
    }
    sum.terms = descent.takeTerms()
    workCount += row.terms.count + 2 * sum.terms.count
    return sum
  }

  /// Writes the row of an external symbol in nonbasic symbols.
  mutating func refresh(row index: Int) {
    guard isExternal(index) else { return }
    guard rows[index].terms.contains(where: { symbols[$0.symbol].row != nil }) else { return }
    let fresh = expansion(of: rows[index])
    entryCount += fresh.terms.count - rows[index].terms.count
    rows[index] = fresh
    noteTerms(of: index)
  }

  /// The values of symbols in the solution at hand, in the order asked for.
  mutating func values(of asked: [Int]) -> [Double] {
    descend(from: asked.map { Term(symbol: $0, coefficient: 1) })
    var known = [Double](repeating: 0, count: symbols.count)
    for symbol in descent.order {
      guard let row = symbols[symbol].row else { continue }
      known[symbol] = rows[row].constant
      workCount += rows[row].terms.count
      guard isExternal(row) else { continue }
      known[symbol] = rows[row].terms.reduce(rows[row].constant) {
        $0 + $1.coefficient * known[$1.symbol]
      }
    }
    return asked.map { known[$0] }
  }

  /// Lists the basic symbols that stand below some terms, each after all that its own row names.
  private mutating func descend(from terms: [Term]) {
    descent.begin(symbols: symbols.count)
    for term in terms {
      enter(term.symbol)
      while let (symbol, place) = descent.path.last {
        guard let row = symbols[symbol].row, isExternal(row), place < rows[row].terms.count else {
          descent.leave()
          continue
        }
        descent.path[descent.path.count - 1].place += 1
        enter(rows[row].terms[place].symbol)
      }
    }
  }

  private mutating func enter(_ symbol: Int) {
    guard symbols[symbol].row != nil else { return }
    descent.enter(symbol)
  }
}

/// The way down from a sum through the rows it rests on; keeps its working memory between calls.
struct Descent: Sendable {
  /// Basic symbols found, each after all that its row names.
  private(set) var order: [Int] = []
  /// Symbols on the way down, each with the place of the next term of its row.
  var path: [(symbol: Int, place: Int)] = []
  private var stamps: [Int] = []
  private var stamp = 0
  private var factors: [Double] = []
  private var touched: [Int] = []

  /// Begins at the top.
  mutating func begin(symbols count: Int) {
    order.removeAll(keepingCapacity: true)
    stamp += 1
    guard factors.count < count else { return }
    stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
    factors.append(contentsOf: repeatElement(0, count: count - factors.count))
  }

  /// Goes down to a symbol unless it was seen.
  mutating func enter(_ symbol: Int) {
    guard stamps[symbol] != stamp else { return }
    stamps[symbol] = stamp
    path.append((symbol, 0))
  }

  /// Goes up again from a symbol whose row is done.
  mutating func leave() {
    if let last = path.popLast() { order.append(last.symbol) }
  }

  /// Adds terms so many times.
  mutating func add(_ terms: [Term], times factor: Double) {
    for term in terms {
      let added = term.coefficient * factor
      let sum = factors[term.symbol] + added
      if factors[term.symbol] == 0 { touched.append(term.symbol) }
      factors[term.symbol] = isCancelled(sum, added) ? 0 : sum
    }
  }

  /// Takes the factor that a symbol has come to.
  mutating func take(_ symbol: Int) -> Double {
    defer { factors[symbol] = 0 }
    return factors[symbol]
  }

  /// Takes all that is left, sorted by symbol.
  mutating func takeTerms() -> [Term] {
    touched.removeAll { factors[$0] == 0 }
    touched.sort()
    var terms: [Term] = []
    terms.reserveCapacity(touched.count)
    for symbol in touched {
      let factor = take(symbol)
      if factor != 0 { terms.append(Term(symbol: symbol, coefficient: factor)) }
    }
    touched.removeAll(keepingCapacity: true)
    return terms
  }
}
