internal import Model

extension Reporter {
  /// A summary for a job's page or a comment; never longer than a comment may be.
  static let markdown = Reporter(
    id: "markdown", fileName: "summary.md",
    help: "A short summary in Markdown with the worst findings, for a comment."
  ) { report, _ in
    MarkdownText(report: report).text
  }
}

/// The lines of a Markdown summary.
private struct MarkdownText {
  /// What is summed up.
  let report: Report
  /// Findings shown; with every text cut, the whole stays below the 65,536 characters of a comment.
  static let findingsShown = 20
  /// Causes shown.
  static let causesShown = 10
  /// Notices shown.
  static let noticesShown = 10
  /// Most scalars of one text.
  static let textLimit = 100

  /// The whole summary, with a newline at the end.
  var text: String {
    (["## LargePrint: " + verdict, "", audited] + ruleLines + causeLines + findingLines
      + noticeLines)
      .joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    let summary = report.summary
    let failing = summary.findings[.fails] ?? 0
    let review = summary.findings[.needsReview] ?? 0
    var parts = [Wording.count(failing, "finding fails", "findings fail")]
    if review > 0 { parts.append(Wording.count(review, "needs review", "need review")) }
    if summary.whatIfFindings > 0 {
      parts.append(Wording.count(summary.whatIfFindings, "if text scaled", "if text scaled"))
    }
    if summary.acceptedFindings > 0 {
      parts.append(Wording.count(summary.acceptedFindings, "accepted", "accepted"))
    }
    return parts.joined(separator: ", ")
  }

  private var audited: String {
    let summary = report.summary
    return Wording.count(summary.controls, "control") + " in "
      + Wording.count(summary.files, "file") + ", "
      + Wording.count(summary.cells.values.reduce(0, +), "cell") + " judged."
  }

  private var ruleLines: [String] {
    let words = RuleCounts(report).words { "`" + $0 + "`" }
    return words.map { ["", "By rule: " + $0 + "."] } ?? []
  }

  /// Causes of more than one finding, as far as they fold anything.
  private var causeLines: [String] {
    let causes = report.foldedCauses
    guard !causes.isEmpty else { return [] }
    let rest = causes.count - Self.causesShown
    let lines = causes.prefix(Self.causesShown).map { "- " + Self.quoted($0.headline) }
    return ["", Wording.count(causes.count, "cause") + ":", ""] + lines
      + (rest > 0 ? ["- … and " + Wording.count(rest, "more cause")] : [])
  }

  private var findingLines: [String] {
    let findings = report.openFindings
    guard !findings.isEmpty else { return [] }
    let words = AlertWords(report)
    let head = ["", "| | rule | control | from | worst | place |", "|---|---|---|---|---|---|"]
    let shown = findings.prefix(Self.findingsShown)
    let rest = findings.count - shown.count
    return head + shown.map { row(of: $0, words) }
      + (rest > 0 ? ["", "… and " + Wording.count(rest, "more finding") + "."] : [])
  }

  private func row(of finding: Finding, _ words: AlertWords) -> String {
    let standing = Standing(finding.outcome, isWhatIf: finding.isWhatIf)
    let circumstances = AlertWords.circumstances(of: finding)
    let control = [words.name(of: finding), circumstances].filter { !$0.isEmpty }
    let words =
      finding.isWhatIf && standing != .wouldFail ? "what-if, needs review" : standing.words
    let cells = [
      standing.mark + " " + words, "`" + finding.rule + "`",
      Self.quoted(control.joined(separator: ", ")), finding.category.shortName,
      worst(of: finding), Self.quoted(finding.source.place),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func worst(of finding: Finding) -> String {
    guard let worst = finding.worst, worst.verdict.shortfall > 0 else { return "" }
    return Wording.points(worst.verdict.shortfall) + " pt at " + worst.category.shortName
  }

  private var noticeLines: [String] {
    guard !report.notices.isEmpty else { return [] }
    let shown = report.notices.prefix(Self.noticesShown)
    let rest = report.notices.count - shown.count
    let lines = shown.map { notice in
      "- " + Self.quoted(notice.source.place) + ": " + notice.reason.rawValue
    }
    return ["", "Not audited:", ""] + lines
      + (rest > 0 ? ["- … and " + Wording.count(rest, "more notice")] : [])
  }

  private static func quoted(_ text: String) -> String {
    HarmlessText.code(text, limit: textLimit)
  }
}
