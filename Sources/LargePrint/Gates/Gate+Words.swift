import Auditing
import Model
import Reading

extension Gate {
  /// Words that `--fail-on` takes beside rules and impacts.
  package static let classes = GateSettings.classes

  /// Chooses what counts by words: rules, an impact for it and all that hurt more, and classes.
  ///
  /// Throws `badOption` for a word that is none of them.
  package mutating func choose(_ words: [String]) throws(AuditError) {
    for word in words {
      if let impact = Impact(rawValue: word) {
        leastImpact = min(leastImpact ?? impact, impact)
      } else if Rule.all.contains(where: { $0.id == word }) {
        rules = (rules ?? []).union([word])
      } else {
        try chooseClass(word)
      }
    }
  }

  private mutating func chooseClass(_ word: String) throws(AuditError) {
    switch word {
    case "needs-review": countsReview = true
    case "what-if": countsWhatIf = true
    case "warnings": countsAdvisory = true
    case "notices": countsNotices = true
    default:
      let known = Rule.all.map(\.id) + Impact.allCases.map(\.rawValue) + Self.classes
      throw .badOption(
        "fail-on: \(word) is no rule, impact or class\(NearestWord.hint(for: word, among: known))")
    }
  }

  /// Counts all that is not proven to be fine: what needs review and what only warns.
  package mutating func beStrict() {
    countsReview = true
    countsAdvisory = true
  }
}
