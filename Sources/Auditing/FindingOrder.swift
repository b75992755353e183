package import Model

/// The order of findings: worst first, and the same in every run.
package enum FindingOrder {
  /// Sorts findings, worst first.
  package static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted(by: isWorse)
  }

  /// Whether one finding stands before another: by outcome, real before what-if, impact, faults of
  /// the layout before those of a translation, and points, then by file, object and rule.
  static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
    if left.outcome != right.outcome { return left.outcome > right.outcome }
    if left.isWhatIf != right.isWhatIf { return right.isWhatIf }
    if left.impact != right.impact { return left.impact > right.impact }
    let faults = (left.fault == .translation, right.fault == .translation)
    if faults.0 != faults.1 { return faults.1 }
    let points = (left.worst?.verdict.shortfall ?? 0, right.worst?.verdict.shortfall ?? 0)
    if points.0 != points.1 { return points.0 > points.1 }
    return names(of: left).lexicographicallyPrecedes(names(of: right))
  }

  private static func names(of finding: Finding) -> [String] {
    [
      finding.source.file, finding.source.object ?? finding.control, finding.rule, finding.locale,
      finding.state.rawValue, finding.part.name ?? "",
    ]
  }
}
