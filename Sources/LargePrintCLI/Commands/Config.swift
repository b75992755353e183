import LargePrint

extension Command {
  /// Shows what configurations come to.
  static let config = Command(
    name: "config",
    summary: "Checks the configuration of a path, or shows all that it comes to.",
    operands: "[PATH]",
    options: [
      Option("print", help: "Prints every value with the file and line that says it.")
    ]
  ) { arguments in
    guard arguments.operands.count <= 1 else { throw UsageError(message: "config takes one path") }
    let path = arguments.operands.first ?? "."
    let listing = try ConfigurationListing(governing: path)
    try check(path)
    try Terminal.print(arguments.has("print") ? listing.text : listing.files)
    return .clean
  }

  /// Refuses what an audit of the path would refuse.
  private static func check(_ path: String) throws {
    var options = AuditOptions(paths: [path])
    try options.adoptConfiguration()
    _ = try ReportFinish(Arguments([], for: audit), options)
    try options.checkPassing(of: [options.configuration].compactMap { $0 })
  }
}
