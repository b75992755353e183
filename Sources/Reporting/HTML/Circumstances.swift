internal import Model

/// What made the report: rules, notices, fonts, versions, options.
struct Circumstances {
  /// What to look up.
  let context: PageContext

  /// Every rule that was asked, with its help.
  var rules: Markup {
    guard !context.report.rules.isEmpty else { return .nothing }
    let items = context.report.rules.map { rule in
      Markup.tag(
        "div", ["class": "rn", "id": "rule-" + rule.id],
        [
          .tag("h3", [:], [.code(rule.id), " ", .text(rule.title)]),
          .tag("p", [:], [.text(rule.help)]),
          .tag(
            "p", class: "sub",
            [.text(([rule.impact.rawValue] + rule.tags).joined(separator: " · "))]),
        ])
    }
    return .section(
      "rules", heading: "Rules asked", lead: "What each rule looks for, why, and what to do.",
      [.tag("div", class: "rules", items)])
  }

  /// Files and controls that could not be audited.
  var notices: Markup {
    let all = context.report.notices
    guard !all.isEmpty else { return .nothing }
    let shown = all.prefix(context.limits.notices)
    let rows = shown.map { notice in
      Markup.tag(
        "tr", [:],
        [
          .tag("th", ["scope": "row"], [.code(notice.source.place)]),
          .tag("td", [:], [.text(Self.words(of: notice.reason))]),
          .tag("td", [:], [.isolated(CellNotes.sentence(notice.message))]),
        ])
    }
    var parts = [Self.table(heads: ["Place", "Reason", "What it means"], rows: rows)]
    if all.count > shown.count {
      let words = Wording.count(all.count - shown.count, "more notice") + " in report.json."
      parts.append(.tag("p", class: "mut", [.text(words)]))
    }
    if all.count > 12 {
      let summary = Markup.tag(
        "summary", [:], [.chevron, .text(Wording.count(all.count, "notice"))])
      parts = [.tag("details", class: "rest", [summary] + parts)]
    }
    return .section(
      "notices", heading: "Not audited",
      lead: "What was found and could not be audited, each with its reason.", parts)
  }

  /// Fonts by hash, versions, options.
  var provenance: Markup {
    let facts = context.report.provenance
    let version =
      "LargePrint " + facts.version + ", report format "
      + String(Report.schemaVersion)
    let commit = facts.commit.map { [NamedValue("commit", $0)] } ?? []
    let values = [NamedValue("Tool", version)] + commit + facts.libraries + facts.options + bands
    let list = values.map { value in
      Markup.tag(
        "div", class: "kv",
        [.tag("dt", [:], [.text(value.name)]), .tag("dd", [:], [.isolated(value.value)])])
    }
    return .section(
      "provenance", heading: "Fonts and provenance", lead: fontLead,
      [
        .when(
          !facts.fonts.isEmpty,
          Self.table(
            heads: ["Stands in for", "Font used", "Package and licence", "File", "SHA-256"],
            rows: facts.fonts.map(Self.row))), .tag("dl", class: "grid2", list),
      ])
  }

  /// Widest error band of the titles that each stand-in sets, where there is one.
  private var bands: [NamedValue] {
    var widest: [String: Double] = [:]
    for line in context.report.controls.lazy.flatMap(\.cells).compactMap(\.layout?.title)
      .flatMap(\.lines) where line.frame.width > 0
    {
      for run in line.glyphRuns {
        widest[run.face] = max(widest[run.face] ?? 0, line.widthError / line.frame.width)
      }
    }
    return widest.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { face, share in
      NamedValue(
        "± of " + face, "up to " + Wording.fixed(share * 100, decimals: 1) + " % of a line")
    }
  }

  private var fontLead: String {
    let standIns = context.report.provenance.fonts.contains { $0.standsInFor != nil }
    return standIns
      ? "Apple’s fonts may not be shipped, so open fonts stand in for them; widths carry the error."
      : "The same fonts, versions and options give the same bytes."
  }

  private static func row(_ font: FontUse) -> Markup {
    .tag(
      "tr", [:],
      [
        .tag("th", ["scope": "row"], [.text(font.standsInFor ?? "itself")]),
        .tag("td", [:], [.text(font.id + " " + font.version.prefix { $0 != ";" })]),
        .tag(
          "td", [:],
          [
            .code(font.package ?? "given by the user"),
            .text(font.licence.isEmpty ? "" : " · " + font.licence),
          ]), .tag("td", [:], [.code(font.fileName)]),
        .tag("td", class: "sha", [.code(font.sha256)]),
      ])
  }

  private static func table(heads: [String], rows: [Markup]) -> Markup {
    let cells = heads.map { Markup.tag("th", ["scope": "col"], [.text($0)]) }
    return .tag(
      "table", class: "tbl",
      [.tag("thead", [:], [.tag("tr", [:], cells)]), .tag("tbody", [:], rows)])
  }

  private static func words(of reason: Notice.Reason) -> String {
    String(reason.rawValue.map { $0 == "-" ? " " : $0 })
  }
}
