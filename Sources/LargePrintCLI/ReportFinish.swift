import LargePrint
import Model
import Reading
import Reporting

/// What follows once there is a report: known findings are accepted, the files are written, and
/// only then the status is decided.
struct ReportFinish {
  /// What makes the build fail.
  let gate: Gate
  /// The run's baseline.
  let baseline: BaselineWords
  /// Reports to write.
  let targets: [ReportTarget]
  /// What changes how reports are written; colour is chosen by where each goes.
  let rendering: RenderOptions

  /// Reads what the command line says, and what the run's configuration says where it doesn't.
  init(_ arguments: Arguments, _ options: AuditOptions) throws {
    let output = options.configuration?.output ?? .none
    let settings = options.configuration?.gate ?? .none
    gate = try GateWords.gate(arguments, settings)
    baseline = try BaselineWords(arguments, options)
    targets = try Self.targets(arguments, output, options.configuration)
    rendering = RenderOptions(
      includesCells: arguments.has("cells") || output.includesCells == true,
      holdsWhole: arguments.has("whole") || output.holdsWhole == true || options.shard != nil)
  }

  /// Reads where reports go; what is wrong with a configuration's formats is told with its place.
  private static func targets(
    _ arguments: Arguments, _ output: OutputSettings, _ configuration: Configuration?
  ) throws -> [ReportTarget] {
    let given = arguments.list("format")
    do throws(UsageError) {
      return try ReportTarget.read(
        given ?? output.formats, folder: arguments.value("output") ?? output.folder ?? "reports")
    } catch {
      guard given == nil, output.formats != nil, let configuration else { throw error }
      throw configuration.fault(at: "format", error.message)
    }
  }

  /// Accepts, writes and decides.
  ///
  /// Where the baseline can't be read or written the reports are written all the same, without it,
  /// before the error ends the run.
  func finish(_ report: Report) throws -> ExitStatus {
    let match: BaselineMatch?
    do {
      match = try self.match(report)
    } catch {
      try write(report)
      throw error
    }
    let accepted = match?.report ?? report
    try write(accepted)
    if let match { try tell(match) }
    return status(of: accepted)
  }

  private func match(_ report: Report) throws -> BaselineMatch? {
    if let path = baseline.written {
      let run = BaselineRun(path: path)
      let count = try run.write(report, counting: gate)
      Terminal.complain("largeprint: \(Self.count(count, "finding")) written to \(path)")
      return try run.match(report)
    }
    guard let path = baseline.compared else { return nil }
    return try BaselineRun(path: path).match(report)
  }

  private func write(_ report: Report) throws {
    for target in targets {
      var options = rendering
      options.colour = target.file == nil && Terminal.showsColour
      if let file = target.file, let files = target.reporter.files {
        let pages = files(report, options)
        for page in pages { try file.beside(page.name)?.write(page.text) }
        try PageSweep(beside: file, keeping: pages).run()
        continue
      }
      let text = target.reporter.render(report, options)
      if let file = target.file {
        try file.write(text)
      } else {
        try Terminal.print(text)
      }
    }
  }

  private func status(of report: Report) -> ExitStatus {
    let decision = gate.decide(on: report)
    for finding in decision.expired { Terminal.complain("largeprint: " + Self.sentence(finding)) }
    if decision.fails { return .findings }
    let wasJudged = report.controls.lazy.flatMap(\.cells).contains { $0.outcome != .doesNotApply }
    guard wasJudged || !report.findings.isEmpty || report.shard != nil else {
      Terminal.complain("largeprint: nothing could be judged; report.json and the notices say why")
      return .couldNotAudit
    }
    return .clean
  }
}

extension ReportFinish {
  /// Findings told on standard error; the reports tell them all.
  private static let told = 20

  private func tell(_ match: BaselineMatch) throws {
    guard baseline.written == nil, let path = baseline.compared else { return }
    let new = match.new.map { match.report.findings[$0] }.filter(gate.counts)
    let worse = match.worse.filter { gate.counts(match.report.findings[$0.index]) }
    for (index, how) in worse.prefix(Self.told) {
      Terminal.complain("worse: \(Self.place(match.report.findings[index])): \(how)")
    }
    for finding in new.prefix(Self.told) { Terminal.complain("new: \(Self.place(finding))") }
    let counts = [(new.count, "new"), (worse.count, "worse"), (match.cured.count, "cured")]
    Terminal.complain(
      "largeprint: \(path): " + counts.map { "\($0) \($1)" }.joined(separator: ", "))
    if baseline.ratchets, try BaselineRun(path: path).ratchet(match) {
      Terminal.complain("largeprint: \(path) holds only what is left now")
    }
  }

  private static func place(_ finding: Finding) -> String {
    let place = finding.source.file + (finding.source.line.map { ":\($0)" } ?? "")
    return "\(place) \(finding.source.object ?? finding.control) \(finding.rule)"
  }

  private static func sentence(_ finding: Finding) -> String {
    let until = finding.acceptance?.until?.text ?? ""
    return "\(place(finding)) was accepted until \(until) only"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
