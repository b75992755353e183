import Reading

/// Words that make no sense, as a sentence for people.
struct UsageError: Error {
  /// The sentence, without a full stop.
  let message: String
}

/// The words of a command line, sorted.
struct Arguments: Sendable {
  /// Words that belong to no option.
  private(set) var operands: [String] = []
  /// Values by option, in the order given; a switch has one empty value.
  private var values: [String: [String]] = [:]

  /// Sorts words by a command's options.
  ///
  /// `--name value` and `--name=value` mean the same; everything behind `--` is an operand.
  /// Throws for an unknown option, a missing value and a value that a switch does not take.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try take(word, &rest, command)
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    let halves = word.drop { $0 == "-" }.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves.first ?? "")
    guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == name })
    else { throw unknown(word, name, command) }
    if option.value == nil {
      guard halves.count == 1 else {
        throw UsageError(message: "--\(name) takes no value")
      }
      values[name, default: []].append("")
    } else if halves.count == 2 {
      values[name, default: []].append(String(halves[1]))
    } else if let value = rest.popFirst() {
      values[name, default: []].append(value)
    } else {
      throw UsageError(message: "--\(name) needs a value")
    }
  }

  private func unknown(_ word: String, _ name: String, _ command: Command) -> UsageError {
    let hint =
      NearestWord.find(name, among: command.options.map(\.name))
      .map { "; did you mean --\($0)?" } ?? ""
    return UsageError(message: "\(command.name) knows no option \(word)\(hint)")
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option; nil when not given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, each cut at its commas.
  func list(_ name: String) -> [String]? {
    values[name].map { given in
      given.flatMap { $0.split(separator: ",").map(String.init) }
    }
  }

  /// All values of an option as given.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
