internal import Model

/// What stands around the sections of a page: the bar, the help, the footer.
struct PageFrame {
  /// What to look up.
  let context: PageContext
  /// Name of the screen where the page is part of a folder.
  var home: String?

  /// Mark, links to the sections, query, theme and help.
  var bar: Markup {
    let brand = Markup.tag(
      "a", ["class": "brand", "href": "#verdict"],
      [
        .tag(
          "span", ["aria-hidden": "true"],
          [.tag("i", [:], ["A"]), .tag("i", class: "big", ["A"])]), "LargePrint",
      ])
    let nav = Markup.tag(
      "nav", ["aria-label": "Sections"],
      links.map { Markup.tag("a", ["href": $0.0], [.text($0.1)]) })
    return .tag(
      "header", class: "bar",
      [
        .tag(
          "div", class: "w",
          [
            brand, nav, search,
            .tag("button", ["id": "theme", "class": "ib js", "type": "button"], ["Theme"]),
            .tag(
              "button",
              ["id": "helpb", "class": "ib js q", "type": "button", "aria-label": "Help"], ["?"]),
          ])
      ])
  }

  private var links: [(String, String)] {
    var links = home == nil ? [] : [("index.html", "All screens")]
    links.append(("#sizes", "Sizes"))
    if !context.report.causes.isEmpty { links.append(("#causes", "Causes")) }
    if !context.report.findings.isEmpty { links.append(("#findings", "Findings")) }
    if context.report.screenLayouts.contains(where: \.isSound) {
      links.append(("#screens", "Screens"))
    }
    if !context.categories.isEmpty { links.append(("#larger-text", "Larger Text")) }
    links += [("#controls", "Controls"), ("#rules", "Rules")]
    if !context.report.notices.isEmpty { links.append(("#notices", "Not audited")) }
    links.append(("#provenance", "Provenance"))
    return links
  }

  private var search: Markup {
    .tag(
      "form", ["id": "qf", "class": "js", "role": "search"],
      [
        .tag("label", ["class": "vh", "for": "q"], ["Show what matches a query"]),
        .tag(
          "input",
          [
            "id": "q", "type": "search", "placeholder": "rule:text-clipped size:AX3",
            "autocomplete": "off", "spellcheck": "false", "aria-describedby": "qn",
          ]), .tag("span", ["id": "qn"]),
      ])
  }

  /// Says what is drawn and what the bounds of the page leave out.
  static func lead(cards: Int, of controls: Int, data: PageData) -> String {
    var words = "Every size is drawn from the very layout that was judged."
    if !data.drawsPasses {
      words += " Sizes that pass are left out of this page, which would be too large with them."
    }
    if controls > cards {
      words +=
        " The worst " + Wording.count(cards) + " of " + Wording.count(controls, "control")
        + " are drawn; the others are named below, and report.json has all."
    }
    if data.omittedTitles > 0 {
      words +=
        " The page holds the drawings of the worst " + Wording.count(data.drawnTitles)
        + " titles; those of " + Wording.count(data.omittedTitles)
        + " more are left out: write a folder of pages (--format html-folder) to see them."
    }
    return words
  }

  /// Version and promise.
  var footer: Markup {
    .tag(
      "footer", [:],
      [
        .tag(
          "div", class: "w",
          [
            .text("LargePrint " + context.report.provenance.version + ". "),
            "Made without a simulator. The same input gives the same bytes.",
          ])
      ])
  }

  /// A dialog with the query language and the keys.
  var help: Markup {
    .tag(
      "dialog", ["id": "help", "aria-labelledby": "help-h"],
      [
        .tag("h2", ["id": "help-h"], ["Help"]), .tag("h3", [:], ["Query"]),
        .tag(
          "p", [:],
          [
            "Words and terms; a cell must meet all of them. ",
            .tag("code", [:], ["!"]), " before a term turns it round, quotes keep words together.",
          ]), Self.list(Self.terms, tag: "code"), .tag("h3", [:], ["Keys"]),
        Self.list(Self.keys, tag: "kbd"),
        .tag(
          "p", [:],
          [
            .tag(
              "label", [:],
              [
                .tag("input", ["type": "checkbox", "id": "keys", "checked": ""]),
                " Single keys are on",
              ])
          ]),
        .tag(
          "form", ["method": "dialog"], [.tag("button", ["class": "b pri"], ["Close"])]),
      ])
  }

  private static func list(_ rows: [(words: [String], help: String)], tag: String) -> Markup {
    .tag(
      "dl", class: "hl",
      rows.map { row in
        let words = row.words.flatMap { [Markup.text(" "), .tag(tag, [:], [.text($0)])] }
        return .tag(
          "div", [:],
          [.tag("dt", [:], Array(words.dropFirst())), .tag("dd", [:], [.text(row.help)])])
      })
  }

  private static let terms: [(words: [String], help: String)] = [
    (["rule:text-clipped"], "broken rules; a part of the id is enough"),
    (["size:AX3"], "one text size"), (["lang:de"], "one language"),
    (["screen:sign"], "screen or file, or a part of its name"),
    (["class:Rounded"], "class of the control, or a part of it"),
    (["outcome:fails"], "fails, would fail, needs review, passes"),
    (["continue", "!sample"], "any other word: name, title, place"),
  ]
  private static let keys: [(words: [String], help: String)] = [
    (["j", "k"], "next and previous finding; also n and p"),
    (["[", "]"], "smaller and larger text"), (["l"], "next language of the matrix"),
    (["c"], "copy the finding as text"), (["f"], "failures only"), (["/"], "query"),
    (["t"], "theme"), (["g"], "top"), (["?"], "this help"),
    (["←", "→", "↑", "↓"], "in the matrix: from cell to cell; on the slider: sizes"),
  ]
}
