internal import Model

/// The page `docs/rules.md`, made from the rules themselves.
package enum RuleDocumentation {
  /// Writes the page: a table of all rules, then each with help and examples, in CommonMark.
  package static func markdown(
    _ rules: [Rule] = Rule.all, options: RuleOptions = RuleOptions()
  ) -> String {
    let sections = rules.map { section($0, options) }
    return ([introduction, table(rules)] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules

    This page is written by a test from the rules in `Sources/Auditing/Rules`; \
    `LARGEPRINT_ACCEPT=1 swift test --filter AuditingTests` writes it anew.

    A rule *fails* a text only with proof. Where the error of a stand-in font's widths, or \
    something the input does not say, could turn the answer, the verdict is *needs review* and \
    says which of the two it is. Lengths are points; a miss of up to one pixel is forgiven, since \
    UIKit rounds to pixels. Placeholder texts of Interface Builder are never judged.
    """

  private static func table(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(rule.description.title) | "
        + "\(rule.description.impact.rawValue) | \(rule.scope.words) |"
    }
    return (["| id | finds | impact | looked at |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func section(_ rule: Rule, _ options: RuleOptions) -> String {
    let description = rule.description
    let rest = Doubt.Subject.allCases.filter(rule.restsOn.contains).map(\.rawValue)
    let facts = [
      "impact: \(description.impact.rawValue)", "looked at: \(rule.scope.words)",
      "tags: \(description.tags.joined(separator: ", "))",
      "a proof rests on: \(rest.joined(separator: ", "))",
    ]
    let examples = rule.examples.map { example($0, of: rule, options) }
    return """
      ## \(rule.id)

      **\(description.title).** \(description.help)

      \(facts.map { "- " + $0 }.joined(separator: "\n"))

      | example | verdict | what is said |
      |---|---|---|
      \(examples.joined(separator: "\n"))
      """
  }

  private static func example(
    _ example: RuleExample, of rule: Rule, _ options: RuleOptions
  ) -> String {
    let answer = rule.judge(example.subject, options)
    let words =
      switch answer {
      case .passes: ""
      case .doesNotApply(let reason): reason
      case .broken(let verdict): verdict.message
      }
    return "| \(cell(example.caption)) | \(answer.outcome.words) | \(cell(words)) |"
  }

  /// Makes a text safe for a cell of a table.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Rule.Scope {
  /// What is looked at, in words.
  fileprivate var words: String {
    switch self {
    case .cell: "every size"
    case .control: "once, at Large"
    case .screen: "once, at Large, with its neighbours"
    }
  }
}

extension Outcome {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .doesNotApply: "does not apply"
    case .passes: "passes"
    case .needsReview: "needs review"
    case .fails: "fails"
    }
  }
}
