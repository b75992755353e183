internal import JSONText
package import Model

/// Findings that a configuration accepts, by what they have in common.
package struct Suppression: Hashable, Sendable {
  /// Id of the rule; nil for any.
  package var rule: String?
  /// Files; nil for any.
  package var files: ScopedPattern?
  /// Object id, control id or name of the control; nil for any.
  package var control: String?
  /// Custom class of the control; nil for any.
  package var className: String?
  /// Language; nil for any.
  package var locale: String?
  /// Why.
  package var reason: String
  /// Last day on which it holds; nil for no end.
  package var until: CalendarDay?
  /// Where it is written.
  package var source: SourceReference

  /// Whether it is about a finding of a control in a file whose whole path is given.
  package func meets(_ finding: Finding, of control: Control?, path: String) -> Bool {
    if let rule, rule != finding.rule { return false }
    if let files, !files.matches(path) { return false }
    if let locale, locale != finding.locale { return false }
    if let className, className != control?.className { return false }
    guard let name = self.control else { return true }
    return [finding.source.object, finding.control, control?.name].contains(name)
  }

  /// What the finding gets.
  package var acceptance: Acceptance {
    Acceptance(.configuration, reason: reason, until: until)
  }
}

/// A suppression, key by key.
struct SuppressionDraft: KeyedDraft {
  /// Rule and where it is named.
  var rule: (id: String, place: TextPlace)?
  /// Files.
  var files: PathPattern?
  /// Object id, control id or name.
  var control: String?
  /// Custom class.
  var className: String?
  /// Language.
  var locale: String?
  /// Why.
  var reason: String?
  /// Last day.
  var until: CalendarDay?
  /// Where it is written.
  var place = TextPlace(line: 1, column: 1)

  /// The keys of a suppression.
  static let table = KeyTable(
    "acceptance",
    [
      TableKey("rule", \SuppressionDraft.rule, readRule),
      TableKey("file", \.files, ConfigurationDraft.readPattern),
      TableKey("control", \.control, ValueReader.name),
      TableKey("class", \.className, ValueReader.name),
      TableKey("language", \.locale, ValueReader.locale),
      TableKey("reason", \.reason, readReason).required,
      TableKey("until", \.until, ValueReader.day),
    ])

  /// Reads a suppression; throws for one that would accept everything.
  static func read(_ node: JSONNode) throws(ValueError) -> SuppressionDraft {
    var draft = try table.read(node)
    draft.place = node.place
    let says = [draft.rule?.id, draft.files?.text, draft.control, draft.className, draft.locale]
    if says.allSatisfy({ $0 == nil }) {
      throw ValueError(node.place, "must say which: rule, file, control, class or language")
    }
    return draft
  }

  /// Ties the suppression to the file that it is written in.
  func suppression(path: String) -> Suppression {
    Suppression(
      rule: rule?.id,
      files: files.map { ScopedPattern($0, folder: Configuration.folder(of: path)) },
      control: control, className: className, locale: locale, reason: reason ?? "", until: until,
      source: SourceReference(file: path, line: place.line, column: place.column))
  }

  /// Reads why something is accepted: a sentence of at least one letter.
  static func readReason(_ node: JSONNode) throws(ValueError) -> String {
    let reason = try ValueReader.text(node)
    guard reason.contains(where: \.isLetter), reason.utf16.count <= 1_000 else {
      throw ValueError(node.place, "must say why, in at most 1000 letters")
    }
    return reason
  }

  private static func readRule(
    _ node: JSONNode
  ) throws(ValueError) -> (id: String, place: TextPlace) {
    (try ValueReader.name(node), node.place)
  }
}
