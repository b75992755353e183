extension Command {
  /// Writes a shell's completions.
  static let completions = Command(
    name: "completions",
    summary: "Writes the completions of bash, zsh or fish.",
    operands: "SHELL",
    options: []
  ) { arguments in
    guard let word = arguments.operands.first, arguments.operands.count == 1,
      let shell = CompletionScript(rawValue: word)
    else {
      let known = CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "completions needs one of \(known)")
    }
    try Terminal.print(shell.text)
    return .clean
  }
}
