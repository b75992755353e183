internal import Model

extension Reporter {
  /// A summary for people at a terminal.
  static let console = Reporter(
    id: "console", fileName: nil,
    help: "A summary for the terminal, grouped by file, worst findings first."
  ) { report, options in
    ConsoleText(report: report, options: options).text
  }
}

/// The lines of a console summary.
private struct ConsoleText {
  /// What is summed up.
  let report: Report
  /// Colour and length.
  let options: RenderOptions
  /// Findings shown of one file unless all are asked for.
  static let findingsPerFile = 12
  /// Causes shown unless all are asked for.
  static let causesShown = 10
  /// Notices shown unless all are asked for.
  static let noticesShown = 20

  /// The whole summary, with a newline at the end.
  var text: String {
    var lines: [String] = []
    for file in files { lines += section(of: file) }
    lines += causeLines
    lines += noticeLines
    lines += summaryLines
    return lines.joined(separator: "\n") + "\n"
  }

  /// Files with findings, in the order of their worst one.
  private var files: [String] {
    var seen: Set<String> = []
    return report.openFindings.map(\.source.file).filter { seen.insert($0).inserted }
  }

  private func section(of file: String) -> [String] {
    let findings = report.openFindings.filter { $0.source.file == file }
    let shown = options.showsAll ? findings[...] : findings.prefix(Self.findingsPerFile)
    var lines = [style(HarmlessText.logged(file), .bold)]
    var told: Set<String> = []
    for finding in shown {
      lines.append(line(of: finding))
      guard let cure = cures[finding.control], told.insert(finding.control).inserted else {
        continue
      }
      lines.append("    " + style("cure", .bold) + " · " + HarmlessText.logged(cure.sentence))
    }
    if findings.count > shown.count {
      lines.append("  … and " + Wording.count(findings.count - shown.count, "more finding"))
    }
    return lines + [""]
  }

  /// Mark, line, rule, control, first size, points.
  private func line(of finding: Finding) -> String {
    let standing = Standing(finding.outcome, isWhatIf: finding.isWhatIf)
    var parts = ["  " + style(standing.mark + " " + standing.words, .of(standing)), finding.rule]
    parts += names(of: finding).map { HarmlessText.logged($0) }
    parts.append("from " + finding.category.shortName)
    if finding.locale != "und" { parts.append(HarmlessText.logged(finding.locale)) }
    if let name = finding.part.name { parts.append(name) }
    if finding.state != .normal { parts.append(finding.state.rawValue) }
    if let worst = finding.worst, worst.verdict.shortfall > 0 {
      let points = Wording.points(worst.verdict.shortfall) + " pt"
      let same = worst.category == finding.category
      parts.append(same ? points : points + " at " + worst.category.shortName)
    }
    if let line = finding.source.line { parts.append("line " + String(line)) }
    return parts.joined(separator: " · ")
  }

  /// Name of the control, and the finding's own title where that is not the name.
  private func names(of finding: Finding) -> [String] {
    guard let control = controls[finding.control] else { return [finding.control] }
    let title = control.title(beside: finding).map { "“" + Wording.excerpt($0, limit: 48) + "”" }
    return [control.displayName(showing: finding.title)] + (title.map { [$0] } ?? [])
  }

  /// Causes of more than one finding, as far as they fold anything.
  private var causeLines: [String] {
    let causes = report.foldedCauses
    guard !causes.isEmpty else { return [] }
    let shown = options.showsAll ? causes[...] : causes.prefix(Self.causesShown)
    var lines = [style(Wording.count(causes.count, "cause"), .bold)]
    lines += shown.map { "  – " + HarmlessText.logged($0.headline) + " · " + $0.rule }
    if causes.count > shown.count {
      lines.append("  … and " + Wording.count(causes.count - shown.count, "more cause"))
    }
    return lines + [""]
  }

  private var noticeLines: [String] {
    let unused = report.notices.filter { $0.reason == .unusedAcceptance }
    return lines(of: report.notices.filter { $0.reason != .unusedAcceptance }, "Not audited")
      + lines(of: unused, "Accepted in vain")
  }

  private func lines(of notices: [Notice], _ head: String) -> [String] {
    guard !notices.isEmpty else { return [] }
    let shown = options.showsAll ? notices[...] : notices.prefix(Self.noticesShown)
    var lines = [style(head, .bold)]
    lines += shown.map { notice in
      "  – " + HarmlessText.logged(notice.source.place) + " · " + notice.reason.rawValue + " · "
        + HarmlessText.logged(notice.message)
    }
    if notices.count > shown.count {
      lines.append("  … and " + Wording.count(notices.count - shown.count, "more notice"))
    }
    return lines + [""]
  }

  private var summaryLines: [String] {
    let summary = report.summary
    let failing = summary.findings[.fails] ?? 0
    let review = summary.findings[.needsReview] ?? 0
    var verdict = [
      style(Wording.count(failing, "finding fails", "findings fail"), failing > 0 ? .red : .bold)
    ]
    if review > 0 { verdict.append(Wording.count(review, "needs review", "need review")) }
    if summary.whatIfFindings > 0 {
      verdict.append(Wording.count(summary.whatIfFindings, "if text scaled", "if text scaled"))
    }
    if summary.acceptedFindings > 0 {
      verdict.append(Wording.count(summary.acceptedFindings, "accepted", "accepted"))
    }
    let audited = [
      Wording.count(summary.controls, "control"), Wording.count(summary.files, "file"),
      Wording.count(summary.cells.values.reduce(0, +), "cell"),
    ]
    let rules = RuleCounts(report).words().map { ["By rule: " + $0] } ?? []
    return [verdict.joined(separator: ", ")] + rules + [audited.joined(separator: ", ")]
  }

  private let controls: [String: Control]
  private let cures: [String: Cure]

  /// Prepares a report and looks its controls up once.
  init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
    controls = Dictionary(
      report.controls.map { ($0.control.id, $0.control) },
      uniquingKeysWith: { first, _ in first })
    cures = Dictionary(
      report.controls.compactMap { result in result.cure.map { (result.control.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ConsoleText {
  /// A look of the terminal.
  private enum Style: String {
    case bold = "1"
    case red = "31"
    case yellow = "33"
    case magenta = "35"
    case grey = "90"

    /// Chooses the colour of a standing.
    static func of(_ standing: Standing) -> Style {
      switch standing {
      case .fails: .red
      case .wouldFail: .magenta
      case .needsReview: .yellow
      case .passes, .doesNotApply: .grey
      }
    }
  }

  private func style(_ text: String, _ style: Style) -> String {
    options.colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
