/// What a nonbasic symbol would cost, at each level of priority.
///
/// The levels stand for weights of which each is infinitely greater than the next: one unit of error
/// at a level outweighs any error below it. Auto Layout's priorities mean that ("a higher priority
/// beats any number of lower ones"), and no floating-point weights could keep it: a factor between
/// neighbouring levels large enough to be safe for a thousand constraints would, over ten levels,
/// leave nothing of the lowest one in a `Double`. So each level keeps its own row of reduced costs,
/// and costs are compared level by level.
struct Costs: Sendable {
  /// Priorities in use, highest first.
  private(set) var priorities: [Double] = []
  private var levels: [[Double]] = []

  /// The sign of a symbol's cost: that of the first level where it is not zero.
  func sign(of symbol: Int) -> Int {
    for level in levels where abs(level[symbol]) > Tolerance.cost {
      return level[symbol] < 0 ? -1 : 1
    }
    return 0
  }

  /// Compares what two symbols cost per unit of their (positive) factors.
  ///
  /// Negative when the first one is cheaper, zero when neither is. Costs below zero count as zero.
  func compare(_ first: Term, _ second: Term) -> Int {
    let signs = (max(0, sign(of: first.symbol)), max(0, sign(of: second.symbol)))
    guard signs == (1, 1) else { return signs.0 - signs.1 }
    for level in levels {
      let left = level[first.symbol] * second.coefficient
      let right = level[second.symbol] * first.coefficient
      if abs(left - right) > Tolerance.cost * max(1, abs(left), abs(right)) {
        return left < right ? -1 : 1
      }
    }
    return 0
  }

  /// Makes room for symbols up to a count.
  mutating func reserve(symbols count: Int) {
    for level in levels.indices where levels[level].count < count {
      levels[level].append(contentsOf: repeatElement(0, count: count - levels[level].count))
    }
  }

  /// The level of a priority, made when it is new.
  mutating func level(of priority: Double, symbols count: Int) -> Int {
    if let level = priorities.firstIndex(where: { $0 <= priority }) {
      if priorities[level] != priority {
        insert(priority, at: level, symbols: count)
      }
      return level
    }
    insert(priority, at: priorities.count, symbols: count)
    return priorities.count - 1
  }

  /// Adds to the cost of one symbol at a level.
  mutating func add(_ amount: Double, to symbol: Int, level: Int) {
    let sum = levels[level][symbol] + amount
    levels[level][symbol] = abs(sum) <= Tolerance.cost / 10 ? 0 : sum
  }

  /// Puts a row in place of a symbol that becomes basic; false when the symbol cost nothing.
  mutating func substitute(_ row: Row, for symbol: Int) -> Bool {
    var isChanged = false
    for level in levels.indices where levels[level][symbol] != 0 {
      let cost = levels[level][symbol]
      levels[level][symbol] = 0
      for term in row.terms { add(cost * term.coefficient, to: term.symbol, level: level) }
      isChanged = true
    }
    return isChanged
  }

  /// Forgets what a symbol costs.
  mutating func clear(_ symbol: Int) {
    for level in levels.indices { levels[level][symbol] = 0 }
  }

  private mutating func insert(_ priority: Double, at level: Int, symbols count: Int) {
    priorities.insert(priority, at: level)
    levels.insert([Double](repeating: 0, count: count), at: level)
  }
}
