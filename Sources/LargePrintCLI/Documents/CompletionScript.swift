import Auditing
import LargePrint
import Model
import Reporting

/// Completions of a shell, made from the commands and their options.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The script.
  var text: String {
    switch self {
    case .bash: BashCompletion().text
    case .zsh: ZshCompletion().text
    case .fish: FishCompletion().text
    }
  }

  /// What may stand for an option's value; empty for files and free words.
  static func words(of option: Option, in command: Command) -> [String] {
    switch option.name {
    case "sizes", "must-pass", "category": ContentSizeCategory.allCases.map(\.shortName)
    case "rules": Rule.all.map(\.id)
    case "fail-on": Rule.all.map(\.id) + Impact.allCases.map(\.rawValue) + Gate.classes
    case "format" where command.name == "compare": ComparisonText.allCases.map(\.rawValue)
    case "format": Reporter.all.map(\.id)
    default: []
    }
  }

  /// What may stand for a command's operands; empty for files.
  static func operands(of command: Command) -> [String] {
    switch command.name {
    case "rules": Rule.all.map(\.id)
    case "completions": allCases.map(\.rawValue)
    default: []
    }
  }
}

/// Completions for bash.
private struct BashCompletion {
  var text: String {
    let names = Command.all.map(\.name).joined(separator: " ")
    return """
      # bash completion for largeprint; written by `largeprint completions bash`
      _largeprint() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]} $before" in
      \(Command.all.flatMap(values).joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(Command.all.map(options).joined(separator: "\n"))
        esac
      }
      complete -o default -F _largeprint largeprint

      """
  }

  /// Words of an option's value; where there are none the shell completes file names by itself.
  private func values(of command: Command) -> [String] {
    command.options.filter { $0.value != nil }.map { option in
      let words = CompletionScript.words(of: option, in: command)
      let head = "    \"\(command.name) --\(option.name)\")"
      return words.isEmpty ? head + " return ;;" : head + "\n      \(reply(words))\n      return ;;"
    }
  }

  private func options(of command: Command) -> String {
    let words = command.options.map { "--" + $0.name } + ["--help"]
    let operands = CompletionScript.operands(of: command)
    let plain = operands.isEmpty ? "" : "\n        *) \(reply(operands)) ;;"
    return """
          \(command.name))
            case "$word" in
              -*) \(reply(words)) ;;\(plain)
            esac ;;
      """
  }

  private func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
  }
}

/// Completions for zsh.
private struct ZshCompletion {
  var text: String {
    let names = Command.all.map { "    '\($0.name):\(Self.quoted($0.summary))'" }
    return """
      #compdef largeprint
      # zsh completion for largeprint; written by `largeprint completions zsh`
      _largeprint() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(Command.all.map(arguments).joined(separator: "\n"))
        esac
      }
      _largeprint "$@"

      """
  }

  private func arguments(of command: Command) -> String {
    let options = command.options.map { option in
      let head = "'*--\(option.name)\(option.value == nil ? "" : "=")[\(Self.quoted(option.help))]"
      guard let value = option.value else { return head + "'" }
      return head + ":\(value):\(action(CompletionScript.words(of: option, in: command)))'"
    }
    let rest = "'*:operand:\(action(CompletionScript.operands(of: command)))'"
    let lines = (options + [rest]).map { "        " + $0 }
    return "    \(command.name))\n      _arguments \\\n"
      + lines.joined(separator: " \\\n") + " ;;"
  }

  private func action(_ words: [String]) -> String {
    words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
  }

  /// A sentence inside single quotes and brackets.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}

/// Completions for fish.
private struct FishCompletion {
  var text: String {
    let commands = Command.all.map { command in
      "complete -c largeprint -f -n __fish_use_subcommand -a \(command.name) -d "
        + Self.quoted(command.summary)
    }
    let lines = ["# fish completion for largeprint; written by `largeprint completions fish`"]
    return (lines + commands + Command.all.flatMap(options)).joined(separator: "\n") + "\n"
  }

  private func options(of command: Command) -> [String] {
    let head = "complete -c largeprint -n '__fish_seen_subcommand_from \(command.name)'"
    let operands = CompletionScript.operands(of: command)
    let plain = operands.isEmpty ? [] : ["\(head) -f -a '\(operands.joined(separator: " "))'"]
    return plain
      + command.options.map { option in
        let words = CompletionScript.words(of: option, in: command)
        let value =
          option.value == nil
          ? "" : words.isEmpty ? " -r" : " -x -a '\(words.joined(separator: " "))'"
        return "\(head) -l \(option.name)\(value) -d \(Self.quoted(option.help))"
      }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
