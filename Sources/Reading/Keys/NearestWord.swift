/// Finds the word that was probably meant.
package enum NearestWord {
  /// Words longer than this are not compared, since comparing costs the product of the lengths.
  static let lengthLimit = 64
  /// Lists longer than this are not searched, so that a large bad file stays cheap.
  static let candidateLimit = 1_000

  /// Finds the candidate that is few slips away, nil when none is near; the first of equals wins.
  ///
  /// A slip is a letter too many, too few, wrong or swapped with its neighbour; case is none. One
  /// slip is forgiven in three letters.
  package static func find(_ word: String, among candidates: [String]) -> String? {
    guard candidates.count <= candidateLimit, word.utf8.count <= lengthLimit else { return nil }
    let wanted = Array(word.lowercased().unicodeScalars)
    var best: (word: String, slips: Int)?
    for candidate in candidates where candidate.utf8.count <= lengthLimit {
      let slips = distance(wanted, Array(candidate.lowercased().unicodeScalars))
      guard slips <= max(1, wanted.count / 3), slips < wanted.count else { continue }
      if slips < best?.slips ?? Int.max {
        best = (candidate, slips)
      }
    }
    return best?.word
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
