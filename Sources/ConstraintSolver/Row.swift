/// A symbol of a row and its factor.
struct Term: Hashable, Sendable {
  /// The symbol.
  var symbol: Int
  /// Its factor, never 0.
  var coefficient: Double
}

/// A constant plus nonbasic symbols with factors, sorted by symbol.
struct Row: Hashable, Sendable {
  /// The sum when all nonbasic symbols are 0.
  var constant = 0.0
  /// The symbols, each once.
  var terms: [Term] = []

  /// The factor of a symbol, 0 when it is not in the row.
  func coefficient(of symbol: Int) -> Double {
    let place = position(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  /// Adds a symbol so many times; says whether the row had it not.
  @discardableResult
  mutating func add(_ symbol: Int, times coefficient: Double) -> Bool {
    let place = position(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      return true
    }
    let sum = terms[place].coefficient + coefficient
    if isCancelled(sum, coefficient) {
      terms.remove(at: place)
    } else {
      terms[place].coefficient = sum
    }
    return false
  }

  /// Takes a symbol out.
  mutating func remove(_ symbol: Int) {
    let place = position(of: symbol)
    if place < terms.count, terms[place].symbol == symbol { terms.remove(at: place) }
  }

  /// Solves "row = 0" for a symbol: the row becomes what that symbol equals.
  mutating func solve(for symbol: Int) {
    let place = position(of: symbol)
    let factor = -1 / terms[place].coefficient
    terms.remove(at: place)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns "old = row" into what a symbol of the row equals.
  mutating func exchange(_ old: Int, for symbol: Int) {
    add(old, times: -1)
    solve(for: symbol)
  }

  private func position(of symbol: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Adds rows to rows and keeps its working memory between calls.
struct RowMerger: Sendable {
  /// Symbols the last sum has and the row it began with had not.
  private(set) var gained: [Int] = []
  private var terms: [Term] = []

  /// Adds a row so many times to another one, of which a symbol is left out.
  ///
  /// `removed` must not be a symbol of the row that is added.
  mutating func add(
    _ addend: Row, times factor: Double, to row: inout Row, without removed: Int = -1
  ) {
    gained.removeAll(keepingCapacity: true)
    if addend.terms.count * Self.share < row.terms.count {
      return insert(addend, times: factor, into: &row, without: removed)
    }
    terms.removeAll(keepingCapacity: true)
    terms.reserveCapacity(row.terms.count + addend.terms.count)
    var place = 0
    for term in addend.terms {
      keepTerms(of: row, from: &place, before: term.symbol, without: removed)
      let added = term.coefficient * factor
      if place < row.terms.count, row.terms[place].symbol == term.symbol {
        let sum = row.terms[place].coefficient + added
        if !isCancelled(sum, added) { terms.append(Term(symbol: term.symbol, coefficient: sum)) }
        place += 1
      } else {
        terms.append(Term(symbol: term.symbol, coefficient: added))
        gained.append(term.symbol)
      }
    }
    keepTerms(of: row, from: &place, before: Int.max, without: removed)
    row.constant += addend.constant * factor
    swap(&row.terms, &terms)
  }

  /// How many times longer a row must be than one that is added for its terms to stay in place.
  private static let share = 32

  private mutating func insert(
    _ addend: Row, times factor: Double, into row: inout Row, without removed: Int
  ) {
    row.remove(removed)
    for term in addend.terms where row.add(term.symbol, times: term.coefficient * factor) {
      gained.append(term.symbol)
    }
    row.constant += addend.constant * factor
  }

  private mutating func keepTerms(
    of row: Row, from place: inout Int, before symbol: Int, without removed: Int
  ) {
    while place < row.terms.count, row.terms[place].symbol < symbol {
      if row.terms[place].symbol != removed { terms.append(row.terms[place]) }
      place += 1
    }
  }
}

/// Whether a sum is so much smaller than a part of it that only rounding errors are left.
func isCancelled(_ sum: Double, _ part: Double) -> Bool {
  abs(sum) <= Tolerance.cancellation * abs(part)
}
