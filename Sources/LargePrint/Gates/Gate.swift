package import Model

/// What makes a build fail.
package struct Gate: Hashable, Sendable {
  /// Rules that count; nil for all, unless impacts are chosen.
  package var rules: Set<String>?
  /// Least impact that counts; nil for all, unless rules are chosen.
  package var leastImpact: Impact?
  /// Whether what needs review counts.
  package var countsReview = false
  /// Whether what only a supposition breaks counts.
  package var countsWhatIf = false
  /// Whether rules that should only warn count.
  package var countsAdvisory = false
  /// Whether what could not be audited counts.
  package var countsNotices = false
  /// Whether nothing fails the build, whatever is found.
  package var isLenient = false
  /// Findings that are let pass.
  package var limit = 0
  /// The day on which acceptances end or not; nil for the machine's own, in UTC.
  package var today: CalendarDay?

  /// Fails for whatever is proven of the app as it is.
  package init() {}

  /// Whether a finding that nobody has accepted counts.
  package func counts(_ finding: Finding) -> Bool {
    guard finding.outcome >= .needsReview, selects(finding) else { return false }
    if finding.outcome == .needsReview, !countsReview { return false }
    if finding.isWhatIf, !countsWhatIf { return false }
    return countsAdvisory || !finding.isAdvisory
  }

  private func selects(_ finding: Finding) -> Bool {
    guard rules != nil || leastImpact != nil else { return true }
    if rules?.contains(finding.rule) == true { return true }
    return leastImpact.map { finding.impact >= $0 } ?? false
  }

  /// Decides over a report; the only place that looks at the day.
  package func decide(on report: Report) -> GateDecision {
    let day = today ?? .today
    let expired = report.findings.filter { finding in
      guard let until = finding.acceptance?.until else { return false }
      return day.map { until < $0 } == true && counts(finding)
    }
    let open = report.findings.count { $0.acceptance == nil && counts($0) }
    let notices = countsNotices ? report.notices.count : 0
    return GateDecision(
      counting: open + expired.count, notices: notices, limit: limit, isLenient: isLenient,
      expired: expired)
  }
}

/// What a gate says of a report.
package struct GateDecision: Hashable, Sendable {
  /// Findings that count, expired acceptances among them.
  package var counting: Int
  /// Obstacles that count.
  package var notices: Int
  /// Findings that are let pass.
  package var limit: Int
  /// Whether nothing fails the build.
  package var isLenient: Bool
  /// Findings whose acceptance has ended.
  package var expired: [Finding]

  /// Whether the build fails.
  package var fails: Bool { !isLenient && counting + notices > limit }
}
