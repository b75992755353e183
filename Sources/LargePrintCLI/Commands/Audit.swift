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
      Option("format", "LIST", help: "Writes html, json, console; all three by default."),
      Option("cells", help: "Puts every cell's layout into report.json."),
      Option(
        "cures",
        help: "Looks for the smallest change that cures each failing control; takes longer."),
    ]
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError(message: "audit needs a path") }
    let reporters = try chosenReporters(arguments)
    var options = try AuditWords.options(arguments, paths: arguments.operands)
    options.searchesCures = arguments.has("cures")
    let report = try await LargePrint.Audit(options).run(progress: Terminal.progress)
    try write(report, by: reporters, arguments)
    return status(of: report)
  }

  private static func chosenReporters(_ arguments: Arguments) throws(UsageError) -> [Reporter] {
    guard let words = arguments.list("format") else { return Reporter.all }
    var chosen: [Reporter] = []
    for word in words {
      guard let reporter = Reporter.all.first(where: { $0.id == word }) else {
        let hint = NearestWord.hint(for: word, among: Reporter.all.map(\.id))
        throw UsageError(message: "there is no format \(word)\(hint)")
      }
      chosen.append(reporter)
    }
    guard !chosen.isEmpty else { throw UsageError(message: "--format names no format") }
    return chosen
  }

  private static func write(
    _ report: Report, by reporters: [Reporter], _ arguments: Arguments
  ) throws {
    let folder = arguments.value("output") ?? "reports"
    guard !folder.isEmpty else { throw UsageError(message: "--output names no folder") }
    let options = RenderOptions(
      includesCells: arguments.has("cells"), colour: Terminal.showsColour)
    for reporter in reporters {
      let text = reporter.render(report, options)
      guard let name = reporter.fileName else {
        try Terminal.print(text)
        continue
      }
      try OutputFolder(folder).write(text, as: name)
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
