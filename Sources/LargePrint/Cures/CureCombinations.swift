import Model

/// Sets of up to three changes, smallest first.
struct CureCombinations {
  /// Single changes, smallest first.
  let changes: [Cure.Change]
  /// Most changes taken together: more would be a new design.
  static let most = 3

  /// Every set that makes sense, by weight; equals stay in the order of the changes.
  var all: [[Cure.Change]] {
    var sets: [[Cure.Change]] = [[]]
    for change in changes {
      sets += sets.filter { set in
        set.count < Self.most && !set.contains(where: change.excludes)
      }.map { $0 + [change] }
    }
    let weighed = sets.filter { !$0.isEmpty }.enumerated().sorted { left, right in
      let first = Self.weight(of: left.element)
      let second = Self.weight(of: right.element)
      return first == second ? left.offset < right.offset : first < second
    }
    return weighed.map(\.element)
  }

  private static func weight(of set: [Cure.Change]) -> Int { set.map(\.weight).reduce(0, +) }
}
