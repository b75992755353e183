import LargePrint
import Model
import Reading
import Reporting

extension Command {
  /// Audits files and folders and writes reports.
  static let audit = Command(
    name: "audit",
    summary: "Audits storyboards, xibs and manifests and writes reports.",
    operands: "PATH…",
    options: [
      .sizes, .rules, .assumeScaling, .boldText, .systemVersion, .fonts, .exclude, .workers,
      Option("output", "DIR", help: "Writes the reports into a folder; reports by default."),
      Option(
        "format", "LIST",
        help: "Writes these formats, each with its own file if named (sarif=out.sarif): "
          + Reporter.all.map(\.id).joined(separator: ", ") + "; "
          + Reporter.usual.map(\.id).joined(separator: ", ") + " by default."),
      Option("cells", help: "Puts every cell's layout into report.json."),
      Option(
        "cures",
        help: "Looks for the smallest change that cures each failing control; takes longer."),
    ] + Option.gates
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError(message: "audit needs a path") }
    let finish = ReportFinish(
      gate: try GateWords.gate(arguments),
      baseline: try BaselineWords(arguments),
      targets: try ReportTarget.read(
        arguments.list("format"), folder: arguments.value("output") ?? "reports"),
      paths: arguments.operands,
      rendering: RenderOptions(includesCells: arguments.has("cells")))
    var options = try AuditWords.options(arguments, paths: arguments.operands)
    options.searchesCures = arguments.has("cures")
    return try finish.finish(try await LargePrint.Audit(options).run(progress: Terminal.progress))
  }
}
