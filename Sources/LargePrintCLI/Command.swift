/// A word that the command line takes behind two dashes.
struct Option: Sendable {
  /// The word, without dashes.
  let name: String
  /// What stands for its value in the usage; nil for a switch.
  let value: String?
  /// What it does, as one sentence.
  let help: String

  /// Describes an option.
  init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// One of the tool's commands.
struct Command: Sendable {
  /// Its word.
  let name: String
  /// What it does, as one sentence.
  let summary: String
  /// What stands for its other words in the usage.
  let operands: String
  /// Options it takes, in the order of the usage.
  let options: [Option]
  /// Runs it.
  let run: @Sendable (Arguments) async throws -> ExitStatus

  /// All commands, in the order of the usage.
  static let all: [Command] = [
    audit, merge, compare, budget, strings, initialize, config, explain, measure, cure, rules,
    fonts, completions, man,
  ]
}
