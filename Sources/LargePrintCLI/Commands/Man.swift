extension Command {
  /// Writes the man page.
  static let man = Command(
    name: "man",
    summary: "Writes the man page, made from the same tables as the help.",
    operands: "",
    options: []
  ) { arguments in
    guard arguments.operands.isEmpty else { throw UsageError(message: "man takes no operands") }
    try Terminal.print(ManPage.text)
    return .clean
  }
}
