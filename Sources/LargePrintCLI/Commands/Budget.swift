import LargePrint
import Reading

extension Command {
  /// Tells translators how much room each text has.
  static let budget = Command(
    name: "budget",
    summary: "Tells translators how much room each text has, at Large and at the largest size.",
    operands: "PATH…",
    options: [
      Option(
        "format", "NAME",
        help: BudgetFormat.all.map { "\($0.id): \($0.help)" }.joined(separator: " ")),
      Option("output", "FILE", help: "Writes into a file; standard output by default."),
      Option(
        "catalog", "FILE",
        help: "Writes a copy of a string catalogue with the room in its comments, to --output."),
      .sizes, .mustPass, .languages, .boldText, .systemVersion, .fonts, .exclude,
    ]
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError(message: "budget needs a path") }
    let format = try budgetFormat(arguments.value("format") ?? "json")
    let output = try budgetOutput(arguments.value("output"))
    let catalog = try arguments.value("catalog").map(BudgetCatalog.init)
    if catalog != nil, output == nil {
      throw UsageError(message: "--catalog needs --output for the copy")
    }
    let options = try AuditWords.options(arguments, paths: arguments.operands)
    let budgets = try await BudgetRun(options).budgets()
    let text = catalog.map { String(decoding: $0.copy(with: budgets), as: UTF8.self) }
    if let output {
      try output.write(text ?? format.text(budgets))
    } else {
      try Terminal.print(format.text(budgets))
    }
    return budgets.contains(where: \.isExceeded) ? .findings : .clean
  }

  private static func budgetFormat(_ word: String) throws(UsageError) -> BudgetFormat {
    guard let format = BudgetFormat.all.first(where: { $0.id == word }) else {
      let hint = NearestWord.hint(for: word, among: BudgetFormat.all.map(\.id))
      throw UsageError(message: "there is no format \(word)\(hint)")
    }
    return format
  }

  private static func budgetOutput(_ path: String?) throws(UsageError) -> OutputFile? {
    guard let path else { return nil }
    guard let file = OutputFile(path) else {
      throw UsageError(message: "--output \(path) names no file")
    }
    return file
  }
}
