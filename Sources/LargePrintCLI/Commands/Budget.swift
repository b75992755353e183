import LargePrint
import Model
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
      Option("output", "FILE", help: "Writes into a file; standard output by default, and with -."),
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
    if catalog != nil, !arguments.has("output") {
      throw UsageError(message: "--catalog needs --output for the copy")
    }
    let options = try AuditWords.options(arguments, paths: arguments.operands)
    let result = try await BudgetRun(options).result()
    for notice in result.notices { Terminal.complain(notice.sourceLine) }
    guard !result.budgets.isEmpty else {
      Terminal.complain("largeprint: no text was found that has a budget")
      return .couldNotAudit
    }
    let text =
      catalog.map { String(decoding: $0.copy(with: result.budgets), as: UTF8.self) }
      ?? format.text(result.budgets)
    if let output { try output.write(text) } else { try Terminal.print(text) }
    return result.budgets.contains(where: \.isExceeded) ? .findings : .clean
  }

  private static func budgetFormat(_ word: String) throws(UsageError) -> BudgetFormat {
    guard let format = BudgetFormat.all.first(where: { $0.id == word }) else {
      let hint = NearestWord.hint(for: word, among: BudgetFormat.all.map(\.id))
      throw UsageError(message: "there is no format \(word)\(hint)")
    }
    return format
  }

  private static func budgetOutput(_ path: String?) throws(UsageError) -> OutputFile? {
    guard let path, path != "-" else { return nil }
    guard let file = OutputFile(path) else {
      throw UsageError(message: "--output \(path) names no file")
    }
    return file
  }
}

extension Notice {
  /// The notice as compilers write one: place, then sentence.
  fileprivate var sourceLine: String {
    [source.file, source.line.map(String.init), source.column.map(String.init)]
      .compactMap(\.self).joined(separator: ":") + ": " + message
  }
}
