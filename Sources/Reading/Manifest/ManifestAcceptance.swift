internal import JSONText
internal import Model

/// What the author of a manifest accepts of one control.
struct ManifestAcceptance: KeyedDraft {
  /// Id of the rule; nil for any.
  var rule: String?
  /// Why.
  var reason: String?
  /// Last day on which it holds.
  var until: CalendarDay?
  /// Where it is written.
  var place = TextPlace(line: 1, column: 1)

  /// The keys of an acceptance.
  static let table = KeyTable(
    "acceptance",
    [
      TableKey("rule", \ManifestAcceptance.rule, ValueReader.id),
      TableKey("reason", \.reason, SuppressionDraft.readReason).required,
      TableKey("until", \.until, ValueReader.day),
    ])

  /// Reads a list of acceptances.
  ///
  /// A rule is not looked up: a manifest may name one that another version has.
  static func readList(_ node: JSONNode) throws(ValueError) -> [ManifestAcceptance] {
    try ValueReader.list(node) { (element) throws(ValueError) in
      var draft = try table.read(element)
      draft.place = element.place
      return draft
    }
  }

  /// Ties the acceptance to its control.
  func acceptance(of control: SourceReference) -> ControlAcceptance {
    ControlAcceptance(
      rule: rule, acceptance: Acceptance(.manifest, reason: reason, until: until),
      source: SourceReference(
        file: control.file, line: place.line, column: place.column, object: control.object))
  }
}
