import LargePrint
import Model
import Reading
import Reporting

extension Command {
  /// Audits files and folders and writes reports.
  static let audit = Command(
    name: "audit",
    summary: "Audits storyboards, xibs and manifests and writes reports.",
    operands: "[PATH…]",
    options: [
      .sizes, .mustPass, .languages, .pseudo, .widths, .rules, .assumeScaling, .boldText,
      .systemVersion, .fonts, .exclude, .workers, .output, .format, .cells, .whole, .shard,
      Option(
        "cures",
        help: "Looks for the smallest change that cures each failing control; takes longer."),
    ] + Option.gates
  ) { arguments in
    let options = try AuditWords.options(arguments)
    let finish = try ReportFinish(arguments, options)
    return try finish.finish(try await LargePrint.Audit(options).run(progress: Terminal.progress))
  }
}
