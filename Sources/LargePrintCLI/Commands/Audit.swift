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
    ]
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError(message: "audit needs a path") }
    let targets = try ReportTarget.read(
      arguments.list("format"), folder: arguments.value("output") ?? "reports")
    var options = try AuditWords.options(arguments, paths: arguments.operands)
    options.searchesCures = arguments.has("cures")
    let report = try await LargePrint.Audit(options).run(progress: Terminal.progress)
    try write(report, to: targets, arguments)
    return status(of: report)
  }

  private static func write(
    _ report: Report, to targets: [ReportTarget], _ arguments: Arguments
  ) throws {
    for target in targets {
      let options = RenderOptions(
        includesCells: arguments.has("cells"),
        colour: target.file == nil && Terminal.showsColour)
      let text = target.reporter.render(report, options)
      if let file = target.file {
        try file.write(text)
      } else {
        try Terminal.print(text)
      }
    }
  }

  private static func status(of report: Report) -> ExitStatus {
    if report.findings.contains(where: { $0.outcome == .fails && !$0.isWhatIf }) {
      return .findings
    }
    let wasJudged = report.controls.lazy.flatMap(\.cells).contains { $0.outcome != .doesNotApply }
    guard wasJudged else {
      Terminal.complain("largeprint: nothing could be judged; report.json and the notices say why")
      return .couldNotAudit
    }
    return .clean
  }
}
