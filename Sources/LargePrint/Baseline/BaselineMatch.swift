package import Model
package import Reading

/// A report beside a baseline: what is known, what is new, what is worse and what is cured.
package struct BaselineMatch: Sendable {
  /// The report, known findings accepted.
  package private(set) var report: Report
  /// Findings that the baseline does not know, by their place in the report.
  package private(set) var new: [Int] = []
  /// Findings that are known and got worse, with how, by their place in the report.
  package private(set) var worse: [(index: Int, how: String)] = []
  /// Entries that no finding was met for, although what they are about was looked at.
  package private(set) var cured: [AcceptedFinding] = []
  /// The baseline without what is cured, and tightened to what has become better.
  package private(set) var ratcheted: BaselineFile

  /// Compares; `isLookedAt` tells whether an entry's file was audited or is gone, so that an entry
  /// that nothing was met for is cured.
  package init(
    _ report: Report, with baseline: BaselineFile, isLookedAt: (AcceptedFinding) -> Bool
  ) {
    let report = report.withoutBaseline
    self.report = report
    ratcheted = baseline
    var waiting = Dictionary(grouping: baseline.findings.indices) {
      baseline.findings[$0].fingerprint
    }
    for (index, finding) in report.findings.enumerated() where finding.acceptance == nil {
      guard let entry = Self.take(for: finding, &waiting, baseline.findings) else {
        new.append(index)
        continue
      }
      compare(index, finding, entry)
    }
    let rest = Set(waiting.values.joined())
    var gone: Set<Int> = []
    for index in rest.sorted() where isLookedAt(baseline.findings[index]) {
      cured.append(baseline.findings[index])
      gone.insert(index)
    }
    let kept = ratcheted.findings.enumerated().filter { !gone.contains($0.offset) }
    ratcheted.findings = kept.map(\.element)
    self.report.recount()
  }

  /// Takes the entry of a finding: of several with its fingerprint the one with its title.
  private static func take(
    for finding: Finding, _ waiting: inout [String: [Int]], _ entries: [AcceptedFinding]
  ) -> Int? {
    guard let places = waiting[finding.fingerprint], let first = places.first else { return nil }
    let place = places.first { entries[$0].title == finding.title } ?? first
    waiting[finding.fingerprint]?.removeAll { $0 == place }
    return place
  }

  private mutating func compare(_ index: Int, _ finding: Finding, _ place: Int) {
    let entry = ratcheted.findings[place]
    if let how = Worsening(of: finding.severity, since: entry.severity).words {
      worse.append((index, how))
      return
    }
    report.findings[index].acceptance = Acceptance(
      .baseline, reason: entry.reason, until: entry.until)
    ratcheted.findings[place].tighten(to: finding)
  }
}

extension AcceptedFinding {
  /// Remembers what has become better.
  fileprivate mutating func tighten(to finding: Finding) {
    outcome = min(outcome, finding.outcome)
    if finding.outcome == outcome { category = max(category, finding.category) }
    points = min(points, finding.worst?.verdict.shortfall ?? 0)
    title = finding.title
  }
}

extension Report {
  /// The report before any baseline accepted findings of it: one that was read back may hold such.
  var withoutBaseline: Report {
    var report = self
    for index in findings.indices where findings[index].acceptance?.source == .baseline {
      report.findings[index].acceptance = nil
    }
    return report
  }

  /// Counts the findings again, since some were accepted.
  mutating func recount() {
    let open = findings.filter { $0.acceptance == nil }
    let real = open.filter { !$0.isWhatIf }
    summary.findings = Dictionary(grouping: real, by: \.outcome).mapValues(\.count)
    summary.whatIfFindings = open.count - real.count
    summary.acceptedFindings = findings.count - open.count
  }
}
