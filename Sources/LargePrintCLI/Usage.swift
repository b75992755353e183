/// Usage texts, made from the commands and their options.
enum Usage {
  /// The page that `largeprint --help` prints.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.all.map { command in
      "  " + pad(command.name, to: width) + "  " + command.summary
    }
    return """
      Audits text in iOS controls at every content size category, without a simulator.

      Usage: largeprint <command> [options]

      \(rows.joined(separator: "\n"))

      largeprint <command> --help tells more; largeprint --version prints the version.
      """
  }

  /// The page that `largeprint <command> --help` prints.
  static func page(of command: Command) -> String {
    let heads = command.options.map { "--" + $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = min(26, heads.map(\.count).max() ?? 0)
    let rows = zip(heads, command.options).map { head, option in
      "  " + pad(head, to: width) + "  " + option.help
    }
    let words = [command.name, command.operands, command.options.isEmpty ? "" : "[options]"]
    return """
      \(command.summary)

      Usage: largeprint \(words.filter { !$0.isEmpty }.joined(separator: " "))

      \(rows.joined(separator: "\n"))
      """
  }

  private static func pad(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }
}
