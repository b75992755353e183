import Auditing
import Model
import Reading

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
      try Terminal.print(
        "\(id)\(gap)\(rule.description.impact.rawValue): \(rule.description.title)\n")
    }
    return .clean
  }

  private static func explainRule(_ id: String) throws -> ExitStatus {
    guard let rule = Rule.all.first(where: { $0.description.id == id }) else {
      let hint = NearestWord.hint(for: id, among: Rule.all.map(\.id))
      throw UsageError(message: "there is no rule \(id)\(hint)")
    }
    let description = rule.description
    try Terminal.print(
      """
      \(description.id): \(description.title)
      Impact: \(description.impact.rawValue). \(description.tags.joined(separator: ", "))

      \(description.help)

      """)
    return .clean
  }
}
