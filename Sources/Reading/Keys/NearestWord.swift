/// Finds the word that was probably meant.
package enum NearestWord {
  /// Words longer than this are not compared, since comparing costs the product of the lengths.
  static let lengthLimit = 64
  /// Lists longer than this are not searched, so that a large bad file stays cheap.
  static let candidateLimit = 1_000

  /// Most slips that are forgiven in however long a word: beyond, only one end is the same, as in
  /// `backgroundColor` and `backgroundImage`.
  private static let slipLimit = 4
  /// Fewest letters that are taken for the beginning or the bones of a word.
  private static let leastLetters = 3

  /// Finds the candidate that was probably meant, nil when none is near; case does not count.
  ///
  /// First the one that is the fewest slips away, of equals the first; then the only one that was
  /// shortened. A slip is a letter too many, too few, wrong or swapped with its neighbour; one is
  /// forgiven in three letters of the longer word.
  package static func find(_ word: String, among candidates: [String]) -> String? {
    guard candidates.count <= candidateLimit, word.utf8.count <= lengthLimit else { return nil }
    let wanted = letters(word)
    let known = candidates.filter { $0.utf8.count <= lengthLimit }
    var best: (word: String, slips: Int)?
    for candidate in known {
      let other = letters(candidate)
      let slips = distance(wanted, other)
      let forgiven = min(slipLimit, max(1, max(wanted.count, other.count) / 3))
      guard slips <= forgiven, slips < wanted.count else { continue }
      if slips < best?.slips ?? Int.max {
        best = (candidate, slips)
      }
    }
    return best?.word ?? shortened(wanted, from: known)
  }

  private static func letters(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// The only candidate that a word is the beginning of, else the only one that it is made from by
  /// leaving out at most half of the letters but not the first: `lne` for `lines`.
  private static func shortened(
    _ wanted: [Unicode.Scalar], from candidates: [String]
  ) -> String? {
    guard wanted.count >= leastLetters else { return nil }
    let begun = candidates.filter { letters($0).starts(with: wanted) }
    if !begun.isEmpty { return begun.count == 1 ? begun[0] : nil }
    let boned = candidates.filter { candidate in
      let other = letters(candidate)
      return other.first == wanted.first && wanted.count * 2 >= other.count
        && isLeft(wanted, of: other)
    }
    return boned.count == 1 ? boned[0] : nil
  }

  /// Whether letters are what is left of a word when others are struck out.
  private static func isLeft(_ letters: [Unicode.Scalar], of word: [Unicode.Scalar]) -> Bool {
    var rest = letters[...]
    for scalar in word where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Ends a message about an unknown word: the near word, else the whole list when it is short.
  package static func hint(for word: String, among candidates: [String]) -> String {
    if let near = find(word, among: candidates) { return " (did you mean “\(near)”?)" }
    guard (1...12).contains(candidates.count) else { return "" }
    return " (valid here: \(candidates.joined(separator: ", ")))"
  }

  /// Puts a word from a file between quotation marks, shortened and without control characters.
  static func quote(_ word: String) -> String {
    let shown = word.unicodeScalars.prefix(40).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }
    return "“\(shown.joined())\(word.unicodeScalars.count > 40 ? "…" : "")”"
  }

  /// Counts the slips between two words: the optimal string alignment distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var slips = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
