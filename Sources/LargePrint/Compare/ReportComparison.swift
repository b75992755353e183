import JSONText
package import Model

/// What became of the findings of an older report.
package struct ReportComparison: Sendable {
  /// What became of one finding.
  package enum Change: String, Hashable, Sendable, CaseIterable {
    case new, worse, better, cured
  }

  /// A finding that is not as it was.
  package struct Entry: Hashable, Sendable {
    /// What became of it.
    package var change: Change
    /// Id of the rule.
    package var rule: String
    /// File and line, of the newer report where it is there.
    package var place: String
    /// The control for people.
    package var control: String
    /// Language.
    package var locale: String
    /// What it comes to, or came to.
    package var outcome: String
    /// Whether it counts as a failure: proven, of the app as it is, and not accepted.
    package var isDefect: Bool
    /// Points that it was off by, nil for a new one.
    package var oldPoints: Double?
    /// Points that it is off by, nil for a cured one.
    package var newPoints: Double?
    /// What changed about its control: `string`, `layout`, `control`; empty for nothing.
    package var causes: [String]
    /// The message of the newer report, of a cured one that of the older.
    package var message: String
  }

  /// What changed for all controls: `option`, `font`, `engine`, each with its words.
  package let circumstances: [NamedValue]
  /// What changed, worst first: new, worse, better, cured.
  package let entries: [Entry]
  /// Findings that are as they were.
  package let unchanged: Int

  /// Compares two reports.
  package init(old: SavedReport, new: SavedReport) {
    circumstances = Circumstances(old: old.root, new: new.root).changes
    let before = ComparedReport(old.root)
    let after = ComparedReport(new.root)
    var entries: [Entry] = []
    var unchanged = 0
    for key in after.order {
      guard let finding = after.findings[key] else { continue }
      let known = before.findings[key]
      guard let change = finding.change(since: known) else {
        unchanged += 1
        continue
      }
      entries.append(
        finding.entry(change, old: known, causes: after.causes(of: finding, since: before)))
    }
    for key in before.order where after.findings[key] == nil {
      guard let finding = before.findings[key] else { continue }
      entries.append(
        finding.entry(.cured, old: finding, causes: after.causes(of: finding, since: before)))
    }
    self.entries = Change.allCases.flatMap { change in entries.filter { $0.change == change } }
    self.unchanged = unchanged
  }

  /// How many findings a change has happened to.
  package func count(_ change: Change) -> Int { entries.count { $0.change == change } }

  /// Whether anything that fails is new or worse.
  package var isWorse: Bool {
    entries.contains { ($0.change == .new || $0.change == .worse) && $0.isDefect }
  }
}
