import LargePrint

extension Command {
  /// Lists what string files say.
  static let strings = Command(
    name: "strings",
    summary: "Lists keys, texts and states of string files as JSON, with what could not be read.",
    operands: "PATH…",
    options: []
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError(message: "strings needs a path") }
    let listing = try StringListing(paths: arguments.operands)
    try Terminal.print(listing.text)
    return listing.isComplete ? .clean : .findings
  }
}
