import LargePrint

/// The man page, made from the commands and their options.
enum ManPage {
  /// The page in the macros of man(7); there is no date in it, so that it is the same every time.
  static var text: String {
    let lines =
      head + [".SH COMMANDS"] + Command.all.flatMap(section) + statuses + files + seeAlso
    return lines.joined(separator: "\n") + "\n"
  }

  private static var head: [String] {
    [
      ".\\\" Written by `largeprint man`; do not edit.",
      ".TH LARGEPRINT 1 \"\" \"largeprint \(escaped(Version.current))\" \"User Commands\"",
      ".SH NAME",
      "largeprint \\- audit text in iOS controls at every content size category",
      ".SH SYNOPSIS",
      ".B largeprint",
      ".I command",
      "[options] [operands]",
      ".SH DESCRIPTION",
      "Reads controls from storyboards, xibs and manifests, sets their titles at the content size",
      "categories of iOS as UIKit would, and reports what does not fit. It needs no simulator and no",
      "Mac.",
    ]
  }

  private static func section(of command: Command) -> [String] {
    var lines = [".SS \(escaped(command.name)) \(escaped(command.operands))"]
    lines.append(escaped(command.summary))
    for option in command.options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\\-\\-\(escaped(option.name))\\fR\(value)", escaped(option.help)]
    }
    return lines
  }

  private static var statuses: [String] {
    [".SH EXIT STATUS"]
      + ExitStatus.allCases.flatMap { status in
        [".TP", ".B \(status.rawValue)", escaped(status.meaning)]
      }
  }

  private static var files: [String] {
    [
      ".SH FILES", ".TP", ".I .largeprint.yml",
      "What a project says once; docs/configuration.md in the sources tells every key.",
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Set to anything, it keeps colours off a terminal.",
    ]
  }

  private static var seeAlso: [String] {
    [".SH SEE ALSO", "docs/ in the sources: manifest.md, rules.md, report\\-format.md, ci.md"]
  }

  /// A text in which no letter means anything to roff.
  private static func escaped(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
