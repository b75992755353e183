import LargePrint

extension Command {
  /// Prints every stage of one control.
  static let explain = Command(
    name: "explain",
    summary: "Prints every stage of one control at one size.",
    operands: "CONTROL PATH…",
    options: [
      Option("category", "SIZE", help: "The size to explain; large by default."),
      .assumeScaling, .boldText, .systemVersion, .fonts,
    ]
  ) { arguments in
    guard let word = arguments.operands.first else {
      throw UsageError(message: "explain needs a control: its id, object id, name or class")
    }
    var paths = Array(arguments.operands.dropFirst())
    if paths.isEmpty {
      guard let hash = word.lastIndex(of: "#") else {
        throw UsageError(message: "explain needs a path to look in")
      }
      paths = [String(word[..<hash])]
    }
    let category = try AuditWords.category(arguments.value("category") ?? "large")
    let options = try AuditWords.options(arguments, paths: paths)
    try Terminal.print(try await Explanation(options).text(of: word, at: category))
    return .clean
  }
}
