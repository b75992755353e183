import Model

/// Findings and reports for tests of gates and baselines.
enum SampleFinding {
  /// A finding of a title that is off by some points.
  static func make(
    _ fingerprint: String = "0000000000000001", rule: String = "text-clipped",
    outcome: Outcome = .fails, impact: Impact = .serious, title: String = "Pay now",
    category: ContentSizeCategory = .accessibilityLarge, points: Double = 5, isWhatIf: Bool = false
  ) -> Finding {
    let verdict = RuleVerdict(
      rule: rule, outcome: outcome, message: "It is clipped.", measured: [], shortfall: points)
    return Finding(
      rule: rule, outcome: outcome, impact: impact, control: "Main.storyboard#" + fingerprint,
      source: SourceReference(file: "Main.storyboard", line: 4, object: fingerprint), locale: "und",
      state: .normal, title: title, isWhatIf: isWhatIf, category: category,
      occurrences: [Finding.Occurrence(category: category, verdict: verdict)],
      message: "It is clipped.", fingerprint: fingerprint)
  }

  /// A report of findings and nothing else.
  static func report(_ findings: [Finding]) -> Report {
    Report(
      provenance: Provenance(version: "1", libraries: [], options: [], fonts: []), rules: [],
      screens: [], controls: [], findings: findings, notices: [],
      summary: Summary(files: 1, controls: 0, cells: [:], findings: [:], whatIfFindings: 0),
      outlines: GlyphOutlines())
  }
}
