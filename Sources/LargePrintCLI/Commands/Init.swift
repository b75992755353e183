import LargePrint

extension Command {
  /// Writes a configuration to fill in.
  static let initialize = Command(
    name: "init",
    summary: "Writes a .largeprint.yml with the custom classes that were met, ready to fill in.",
    operands: "[PATH…]",
    options: [
      Option("print", help: "Prints it instead of writing a file."),
      Option("force", help: "Replaces a file that is there already."),
      .exclude,
    ]
  ) { arguments in
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let template = try await ConfigurationTemplate(
      paths: paths, exclusions: arguments.all("exclude"))
    if arguments.has("print") {
      try Terminal.print(template.text)
    } else {
      let path = try template.write(replacing: arguments.has("force"))
      try Terminal.print("\(path) is written; fill in what the code of each class does.\n")
    }
    return .clean
  }
}
