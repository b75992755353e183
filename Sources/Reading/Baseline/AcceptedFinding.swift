internal import JSONText
package import Model

/// A finding as a baseline remembers it.
package struct AcceptedFinding: Hashable, Sendable {
  /// The finding's fingerprint, which survives moved lines.
  package var fingerprint: String
  /// Id of the rule.
  package var rule: String
  /// File, named the same wherever the audit is started.
  package var file: String
  /// Object in the file, or the control's id.
  package var object: String
  /// Language; `und` where the input does not say.
  package var locale: String
  /// State whose title it is.
  package var state: ControlState
  /// The title; nil where it is not known.
  package var title: String?
  /// Whether Dynamic Type was supposed.
  package var isWhatIf: Bool
  /// What it came to.
  package var outcome: Outcome
  /// First size with that outcome.
  package var category: ContentSizeCategory
  /// Points by which the worst size is off.
  package var points: Double
  /// Why it is accepted; nil where nobody said.
  package var reason: String?
  /// Last day on which it is; nil for no end.
  package var until: CalendarDay?

  /// Remembers a finding of a file that has a name of its own in baselines.
  package init(_ finding: Finding, file: String) {
    fingerprint = finding.fingerprint
    rule = finding.rule
    self.file = file
    object = finding.source.object ?? finding.control
    locale = finding.locale
    state = finding.state
    title = finding.title
    isWhatIf = finding.isWhatIf
    outcome = finding.outcome
    category = finding.category
    points = finding.worst?.verdict.shortfall ?? 0
  }

  /// Takes over what a baseline says; nil for an entry without its required keys.
  init?(_ draft: AcceptedFindingDraft) {
    guard let fingerprint = draft.fingerprint, let rule = draft.rule, let file = draft.file,
      let outcome = draft.outcome, let category = draft.category
    else { return nil }
    self.fingerprint = fingerprint
    self.rule = rule
    self.file = file
    object = draft.object ?? ""
    locale = draft.locale ?? "und"
    state = draft.state ?? .normal
    title = draft.title
    isWhatIf = draft.isWhatIf ?? false
    self.outcome = outcome
    self.category = category
    points = draft.points ?? 0
    reason = draft.reason
    until = draft.until
  }

  /// Words that put the entries of a baseline in order.
  package var order: [String] {
    [file, object, rule, locale, state.rawValue, isWhatIf ? "1" : "0", fingerprint, title ?? ""]
  }
}

/// An entry of a baseline, key by key.
struct AcceptedFindingDraft: KeyedDraft {
  /// The finding's fingerprint.
  var fingerprint: String?
  /// Id of the rule.
  var rule: String?
  /// File.
  var file: String?
  /// Object in the file.
  var object: String?
  /// Language.
  var locale: String?
  /// State.
  var state: ControlState?
  /// The title.
  var title: String?
  /// Whether Dynamic Type was supposed.
  var isWhatIf: Bool?
  /// What it came to.
  var outcome: Outcome?
  /// First size with that outcome.
  var category: ContentSizeCategory?
  /// Points by which the worst size is off.
  var points: Double?
  /// Why it is accepted.
  var reason: String?
  /// Last day on which it is.
  var until: CalendarDay?

  /// The keys of an entry.
  static let table = KeyTable(
    "acceptedFinding",
    [
      TableKey("finding", \AcceptedFindingDraft.fingerprint, ValueReader.id).required,
      TableKey("rule", \.rule, ValueReader.id).required,
      TableKey("file", \.file, ValueReader.text).required,
      TableKey("object", \.object, ValueReader.text),
      TableKey("language", \.locale, ValueReader.text),
      TableKey("state", \.state, Manifest.states.read),
      TableKey("title", \.title, ValueReader.text),
      TableKey("what-if", \.isWhatIf, ValueReader.flag),
      TableKey("outcome", \.outcome, outcomes.read).required,
      TableKey("from", \.category, ValueReader.category).required,
      TableKey("points", \.points, readPoints),
      TableKey("reason", \.reason, ValueReader.text),
      TableKey("until", \.until, ValueReader.day),
    ])

  private static let outcomes = WordList(
    "outcome",
    [
      (Outcome.fails.rawValue, Outcome.fails), (Outcome.needsReview.rawValue, .needsReview),
    ])

  private static func readPoints(_ node: JSONNode) throws(ValueError) -> Double {
    guard let points = node.number else { throw ValueReader.wrong(node, "a number") }
    return points
  }
}
