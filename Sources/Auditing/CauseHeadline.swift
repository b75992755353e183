internal import Model

/// The sentence that heads a cause.
struct CauseHeadline {
  /// Findings of the cause, worst first.
  let findings: [Finding]
  /// Control of the first finding.
  let control: Control?
  /// Class that the controls share; nil where they are no class.
  let className: String?
  /// Title of the rule.
  let title: String

  /// Words the cause.
  ///
  /// Such as "“Send”: text is left out in 3 languages, in 14 cells; worst at AX5 in nl, by 212.3 pt."
  var sentence: String {
    var words = [subject + ": " + title.goingOn + languages]
    if let worst { words.append(worst) }
    return words.joined(separator: "; ") + "."
  }

  private var subject: String {
    let count = Set(findings.map(\.control)).count
    if let className {
      return count == 1 ? "A \(className)" : "\(count) controls of the class \(className)"
    }
    guard count == 1 else {
      return "\(count) \(control?.kind.rawValue.replacing("-", with: " ") ?? "control")s"
    }
    let name = control?.name ?? findings.first?.title ?? control?.kind.rawValue ?? "A control"
    let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? name
    return "“" + (line.count > 40 ? line.prefix(39) + "…" : line) + "”"
  }

  private var languages: String {
    let locales = Set(findings.map(\.locale))
    let cells = findings.reduce(0) { $0 + $1.occurrences.count }
    let inLanguages = locales.count > 1 ? " in \(locales.count) languages," : ""
    return inLanguages + " in \(cells) cell\(cells == 1 ? "" : "s")"
  }

  /// Where it is worst, where that can be told in points.
  private var worst: String? {
    guard let finding = findings.max(by: { Self.shortfall($0) < Self.shortfall($1) }),
      let occurrence = finding.worst, occurrence.verdict.shortfall > 0
    else { return nil }
    let language =
      Set(findings.map(\.locale)).count > 1 && finding.locale != "und"
      ? " in \(finding.locale)" : ""
    return "worst at \(occurrence.category.shortName)\(language), by "
      + Points.measured(occurrence.verdict.shortfall)
  }

  private static func shortfall(_ finding: Finding) -> Double {
    finding.worst?.verdict.shortfall ?? 0
  }
}
