internal import Model

/// Causes, worst first: what many findings have in common, so that one change mends them.
struct CauseList {
  /// What to look up.
  let context: PageContext
  /// Causes that are shown; those of a huge audit are many.
  private static let most = 100
  /// Findings that a cause lists.
  private static let members = 12

  /// The section; nothing where nothing was folded.
  var markup: Markup {
    let all = context.report.causes
    guard !all.isEmpty else { return .nothing }
    let findings = Set(all.flatMap(\.findings)).count
    let lead =
      Wording.count(all.count, "cause explains", "causes explain") + " "
      + Wording.count(findings, "finding") + ". Begin at the top: one change mends all of a cause."
    let shown = all.prefix(Self.most)
    var parts: [Markup] = [.tag("div", class: "causes", shown.map(row))]
    if all.count > shown.count {
      parts.append(
        .tag(
          "p", class: "mut",
          [.text(Wording.count(all.count - shown.count, "more cause") + " in report.json.")]))
    }
    return .section("causes", heading: "Causes, worst first", lead: lead, parts)
  }

  private func row(_ cause: Cause) -> Markup {
    let findings = cause.findings.compactMap { place in
      context.report.findings.indices.contains(place) ? context.report.findings[place] : nil
    }
    let prints = findings.map { "f-" + $0.fingerprint }.joined(separator: " ")
    let isWhatIf = !findings.isEmpty && findings.allSatisfy(\.isWhatIf)
    let standing = Standing(cause.outcome, isWhatIf: isWhatIf)
    return .tag(
      "details", ["class": "cause", "id": "c-" + cause.fingerprint, "data-f": prints],
      [
        .tag(
          "summary", [:],
          [
            .chevron,
            .tag(
              "span", class: "s " + standing.styleClass,
              [.mark(standing), .tag("span", class: "vh", [.text(standing.words)])]),
            .tag("span", class: "ch", [.text(CellNotes.sentence(cause.headline))]),
            .tag("span", class: "sub", [.text(spread(of: cause, findings: findings))]),
          ]), body(of: cause, findings: findings),
      ])
  }

  /// "24 cells · 3 controls · 2 languages · first at AX1 · up to 90.1 pt".
  private func spread(of cause: Cause, findings: [Finding]) -> String {
    let controls = Set(findings.map(\.control)).count
    let locales = Set(findings.map(\.locale)).subtracting(["und"]).count
    var words = [Wording.count(cause.cellCount, "cell"), Wording.count(controls, "control")]
    if locales > 1 { words.append(Wording.count(locales, "language")) }
    if let first = findings.map(\.category).min() { words.append("first at " + first.shortName) }
    let worst = findings.compactMap { $0.worst?.verdict.shortfall }.max() ?? 0
    if worst > 0 { words.append("up to " + Wording.points(worst) + " pt") }
    return words.joined(separator: " · ")
  }

  private func body(of cause: Cause, findings: [Finding]) -> Markup {
    let items = findings.prefix(Self.members).map { finding -> Markup in
      let entry = context.entry(finding.control)
      let name = entry?.control.displayName(showing: finding.title) ?? finding.control
      var words: [Markup] = [
        .tag(
          "a",
          [
            "href": entry.map { "#" + $0.anchor },
            "data-at": entry.map { _ in "f-" + finding.fingerprint },
          ], [.isolated(name)])
      ]
      if let language = LanguageNames.name(of: finding.locale) {
        words.append(.text(" " + language))
      }
      if let worst = finding.worst, worst.verdict.shortfall > 0 {
        let points = Wording.points(worst.verdict.shortfall)
        words.append(.text(", " + points + " pt at " + worst.category.shortName))
      }
      return .tag("li", [:], words)
    }
    let rest = findings.count - items.count
    let help = context.rules[cause.rule].map { rule in
      Markup.tag("p", [:], [.rule(rule.id), " ", .text(rule.title + ".")])
    }
    return .tag(
      "div", class: "cb",
      [
        help ?? .nothing, .tag("ul", [:], items),
        .when(
          rest > 0, .tag("p", class: "sub", [.text(Wording.count(rest, "more finding") + ".")])),
      ])
  }
}
