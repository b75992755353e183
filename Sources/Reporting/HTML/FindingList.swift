internal import Model

/// All findings, worst first.
struct FindingList {
  /// What to look up.
  let context: PageContext
  /// Findings that are open from the start.
  private static let open = 20

  /// The section; nothing where nothing was found.
  var markup: Markup {
    let all = context.report.findings
    guard !all.isEmpty else { return .nothing }
    let shown = all.prefix(context.limits.findings)
    var lead = "One line for each rule and title; the bars show the sizes from XS to AX5."
    if all.count > shown.count {
      lead +=
        " The worst " + Wording.count(shown.count) + " of " + Wording.count(all.count)
        + " are listed; report.json has all."
    }
    var parts = [Markup.tag("ol", class: "fl", shown.prefix(Self.open).map(row))]
    if shown.count > Self.open {
      let rest = shown.dropFirst(Self.open)
      parts.append(
        .tag(
          "details", class: "rest",
          [
            .tag("summary", [:], [.chevron, .text(Wording.count(rest.count, "more finding"))]),
            .tag("ol", class: "fl", rest.map(row)),
          ]))
    }
    return .section("findings", heading: "Findings, worst first", lead: lead, parts)
  }

  private func row(_ finding: Finding) -> Markup {
    let standing = Standing(finding.outcome, isWhatIf: finding.isWhatIf)
    var facts: [Markup] = finding.outcome == .fails ? [.text(finding.impact.rawValue)] : []
    if let language = LanguageNames.name(of: finding.locale) { facts.append(.text(language)) }
    if let name = finding.part.name { facts.append(.text(name)) }
    if finding.state != .normal { facts.append(.text(finding.state.rawValue)) }
    facts.append(.code(finding.source.place))
    if let acceptance = finding.acceptance { facts.append(.isolated(acceptance.words)) }
    return .tag(
      "li", ["id": "f-" + finding.fingerprint],
      [
        .tag(
          "span", class: "s " + standing.styleClass,
          [.mark(standing), .tag("span", class: "vh", [.text(standing.words)])]),
        .tag(
          "div", class: "fb",
          [
            .tag("p", class: "fh", name(of: finding) + [" ", .rule(finding.rule)]),
            .tag("p", class: "fm", [.text(CellNotes.sentence(finding.message))]),
            .tag("p", class: "sub", facts.flatMap { [" · ", $0] }.dropFirst().map { $0 }),
          ]),
        isWhole(finding) ? .tag("span", class: "sp", []) : bars(of: finding, standing: standing),
        points(of: finding),
      ])
  }

  /// The control, which leads to its card, and the finding's own title where that is not its name.
  private func name(of finding: Finding) -> [Markup] {
    let entry = context.entry(finding.control)
    let name = entry?.control.displayName(showing: finding.title) ?? finding.control
    let link = Markup.tag(
      "a",
      [
        "href": entry.map { "#" + $0.anchor },
        "data-at": entry.map { _ in "f-" + finding.fingerprint },
      ], [.isolated(name)])
    guard let title = entry?.control.title(beside: finding) else { return [link] }
    return [link, " ", .quote(Wording.excerpt(title, limit: 48), locale: finding.locale)]
  }

  /// Whether the finding is about the control as a whole.
  private func isWhole(_ finding: Finding) -> Bool {
    context.entry(finding.control)?.wholeFindings.contains(finding) ?? false
  }

  private func points(of finding: Finding) -> Markup {
    guard let worst = finding.worst, worst.verdict.shortfall > 0 else {
      return .tag("span", class: "by", [])
    }
    return .tag(
      "span", class: "by",
      [
        .tag("b", [:], [.text(Wording.points(worst.verdict.shortfall) + " pt")]),
        .when(!isWhole(finding), .text("at " + worst.category.shortName)),
      ])
  }

  /// Twelve bars, the height of body text at each size, dark where the rule is broken.
  private func bars(of finding: Finding, standing: Standing) -> Markup {
    let broken = Set(finding.occurrences.map(\.category))
    var (on, off) = ("", "")
    for category in ContentSizeCategory.allCases {
      let height = Int((category.bodySize / 53 * 20).rounded())
      let bar = "M\(category.rawValue * 6) \(22 - height)h5v\(height)h-5z"
      if broken.contains(category) { on += bar } else { off += bar }
    }
    return .tag(
      "svg",
      [
        "class": "sp " + standing.styleClass, "viewBox": "0 0 72 22", "width": "72",
        "height": "22", "aria-hidden": "true",
      ],
      [
        .when(!off.isEmpty, .tag("path", ["class": "off", "d": off])),
        .when(!on.isEmpty, .tag("path", ["class": "on", "d": on])),
      ])
  }
}
