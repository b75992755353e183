import LargePrint

extension Command {
  /// Answers measurements on standard input.
  static let measure = Command(
    name: "measure",
    summary: "Reads one JSON object a line and answers each with the size of its text.",
    operands: "",
    options: [.fonts]
  ) { arguments in
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "measure takes no operands; it reads standard input")
    }
    var measurer = try Measurer(fontFolders: arguments.all("fonts"))
    var status = ExitStatus.clean
    var input = StandardInput()
    while let line = input.nextLine() {
      if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      let answer = measurer.answer(line)
      if answer.isError { status = .findings }
      try Terminal.print(answer.line + "\n")
    }
    return status
  }
}
