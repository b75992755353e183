internal import Model

/// How many findings that nobody has accepted each rule has.
struct RuleCounts {
  /// Rules with their counts, the most frequent first, equals by id.
  let entries: [(rule: String, count: Int)]

  /// Counts the findings of a report.
  init(_ report: Report) {
    let counts = Dictionary(grouping: report.openFindings, by: \.rule).mapValues(\.count)
    entries = counts.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// The counts as a list of words, each rule as `quoted` writes it; nil for fewer than two rules,
  /// where the number of all findings says the same.
  func words(quoted: (String) -> String = { $0 }) -> String? {
    guard entries.count > 1 else { return nil }
    return entries.map { quoted($0.rule) + " " + Wording.count($0.count) }.joined(separator: ", ")
  }
}
