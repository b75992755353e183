internal import Model

/// The first page of a folder: counts, screens by size, larger text, rules, provenance.
struct FolderIndex {
  /// A screen and the page that shows it.
  struct Screen {
    /// Name for people.
    let name: String
    /// File of the input.
    let source: String
    /// File of its page.
    let file: String
    /// Its part of the report.
    let context: PageContext
  }

  /// The whole report.
  let report: Report
  /// Screens in the order of the input.
  let screens: [Screen]

  /// The page as text, from the document type on.
  var html: String {
    let context = PageContext(report: report)
    let circumstances = Circumstances(context: context)
    let larger = LargerTextSection(context: context, hasLinks: false).markup
    let main: [Markup] = [
      verdict(context), table(context), larger, circumstances.rules, circumstances.notices,
      circumstances.provenance,
    ]
    return Page.document(
      title: Page.title,
      body: [.tag("main", [:], main), PageFrame(context: context).footer], hasScript: false)
  }

  private func verdict(_ context: PageContext) -> Markup {
    let worst = WorstCell.find(in: context)
    let headline = Headline(context: context, worst: worst)
    let counts = CountsBar(context: context)
    return .tag(
      "div", ["class": "w", "id": "verdict"],
      [
        .tag(
          "div", class: "verdict calm",
          [
            .tag(
              "p", class: "over",
              [.text("LargePrint: " + Wording.count(screens.count, "screen") + ", one page each")]),
            .tag("h1", [:], headline.sentence),
          ]), counts.markup,
      ])
  }

  private func table(_ context: PageContext) -> Markup {
    guard !context.categories.isEmpty else { return .nothing }
    let heads = context.categories.map { category in
      Markup.tag(
        "th",
        [
          "scope": "col", "class": Matrix.columnClass(category), "title": category.shortName,
        ],
        [
          .letter(category, remPerPoint: 0.025, cqiPerPoint: 0.09), .text(category.columnName),
        ])
    }
    let first = Markup.tag("th", ["scope": "col"], [.tag("span", class: "vh", ["Screen"])])
    let matrix = Markup.tag(
      "table", ["id": "matrix"],
      [
        Matrix.columns(context.categories), .tag("caption", class: "vh", ["Screens by text size"]),
        .tag("thead", [:], [.tag("tr", [:], [first] + heads)]),
        .tag("tbody", [:], ranked.map { row($0, categories: context.categories) }),
      ])
    return .section(
      "sizes", heading: "Where it breaks",
      lead: "Each cell is one screen at one size; the number is how many of its controls fail.",
      [.tag("div", class: "cq", [matrix])])
  }

  /// Screens with most failing controls first.
  private var ranked: [Screen] {
    let counts = screens.map { screen in
      screen.context.entries.count { $0.standing == .fails }
    }
    return screens.indices.sorted { left, right in
      counts[left] == counts[right] ? left < right : counts[left] > counts[right]
    }.map { screens[$0] }
  }

  private func row(_ screen: Screen, categories: [ContentSizeCategory]) -> Markup {
    let link = Markup.tag(
      "a", ["href": screen.file], [.isolated(Wording.excerpt(screen.name, limit: 80))])
    let source =
      screen.source == screen.name ? [] : [Markup.tag("small", [:], [.text(screen.source)])]
    let name = Markup.tag("th", ["scope": "row"], [.tag("span", class: "nm", [link] + source)])
    let cells = categories.map { category in
      Markup.tag(
        "td", ["class": Matrix.columnClass(category)], [cell(of: screen, at: category)])
    }
    return .tag("tr", ["class": "r"], [name] + cells)
  }

  private func cell(of screen: Screen, at category: ContentSizeCategory) -> Markup {
    var counts: [Standing: Int] = [:]
    var worst: (cell: Cell, picker: String, index: Int)?
    for entry in screen.context.entries {
      guard let next = entry.worstCell(at: category) else { continue }
      counts[next.cell.standing, default: 0] += 1
      let known = worst.map { ($0.cell.standing, $0.cell.shortfall) } ?? (.doesNotApply, -1)
      if (next.cell.standing, next.cell.shortfall) > known { worst = next }
    }
    guard let worst else {
      return .tag("span", ["class": "c4"], [.tag("span", class: "vh", ["not judged"])])
    }
    let standing = worst.cell.standing
    let count = counts[standing, default: 0]
    let label = category.shortName + ": " + Wording.count(count, "control") + ": " + standing.words
    let place = "#at=" + worst.picker + "&size=" + category.columnName
    return .tag(
      "a",
      [
        "class": Matrix.cellClass(standing, points: worst.cell.shortfall),
        "href": screen.file + place, "aria-label": label,
      ], [.text(standing > .needsReview ? Wording.count(count) : standing.mark)])
  }
}
