import Auditing
import Model

extension Command {
  /// Lists the rules.
  static let rules = Command(
    name: "rules",
    summary: "Lists the rules, or explains one.",
    operands: "[ID]",
    options: []
  ) { arguments in
    if let id = arguments.operands.first { return try explainRule(id) }
    let width = Rule.all.map(\.description.id.count).max() ?? 0
    for rule in Rule.all {
      let id = rule.description.id
      let gap = String(repeating: " ", count: width - id.count + 2)
      Terminal.print("\(id)\(gap)\(rule.description.impact.rawValue): \(rule.description.title)\n")
    }
    return .clean
  }

  private static func explainRule(_ id: String) throws(UsageError) -> ExitStatus {
    guard let rule = Rule.all.first(where: { $0.description.id == id }) else {
      throw UsageError(message: "there is no rule \(id)")
    }
    let description = rule.description
    Terminal.print(
      """
      \(description.id): \(description.title)
      Impact: \(description.impact.rawValue). \(description.tags.joined(separator: ", "))

      \(description.help)

      """)
    return .clean
  }
}
