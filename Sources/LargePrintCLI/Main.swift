import LargePrint
import Reading

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The tool's door: words in, words and a status out.
@main struct Main {
  /// Runs the command that the words name and leaves with its status.
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    guard let word = words.first, !["help", "--help", "-h"].contains(word) else {
      return show(Usage.overview, words.isEmpty ? .usage : .clean)
    }
    if word == "--version" { return show("largeprint \(Version.current)", .clean) }
    guard let command = Command.all.first(where: { $0.name == word }) else {
      return complain(UsageError(message: unknown(word)))
    }
    return await run(command, Array(words.dropFirst()))
  }

  private static func run(_ command: Command, _ words: [String]) async -> ExitStatus {
    if words.contains("--help") || words.contains("-h") {
      return show(Usage.page(of: command), .clean)
    }
    do {
      return try await command.run(Arguments(words, for: command))
    } catch let error as UsageError {
      return complain(error)
    } catch is Terminal.OutputError {
      Terminal.complain("largeprint: standard output cannot be written to")
      return .couldNotAudit
    } catch let error as AuditError {
      Terminal.complain("largeprint: \(error)")
      return .couldNotAudit
    } catch {
      Terminal.complain("largeprint: this is a fault of the tool: \(error)")
      return .ownFault
    }
  }

  private static func show(_ page: String, _ status: ExitStatus) -> ExitStatus {
    do {
      try Terminal.print(page + "\n")
      return status
    } catch {
      return .couldNotAudit
    }
  }

  private static func unknown(_ word: String) -> String {
    let hint =
      NearestWord.find(word, among: Command.all.map(\.name))
      .map { "; did you mean \($0)?" } ?? ""
    return "there is no command \(word)\(hint)"
  }

  private static func complain(_ error: UsageError) -> ExitStatus {
    Terminal.complain("largeprint: \(error.message)")
    return .usage
  }
}
