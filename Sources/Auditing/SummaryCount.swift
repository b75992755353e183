package import Model

extension Summary {
  /// Counts cells, what-ifs included, and findings, what-ifs and accepted ones apart.
  package static func counting(
    files: Int, results: [ControlResult], findings: [Finding]
  ) -> Summary {
    var cells: [Outcome: Int] = [:]
    for cell in results.lazy.flatMap(\.cells) { cells[cell.outcome, default: 0] += 1 }
    var real: [Outcome: Int] = [:]
    let open = findings.filter { $0.acceptance == nil }
    for finding in open where !finding.isWhatIf { real[finding.outcome, default: 0] += 1 }
    return Summary(
      files: files, controls: results.count, cells: cells, findings: real,
      whatIfFindings: open.count { $0.isWhatIf },
      acceptedFindings: findings.count - open.count)
  }
}
