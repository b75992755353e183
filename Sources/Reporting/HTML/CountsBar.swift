internal import Model

/// Cells by standing, as a bar and as numbers.
struct CountsBar {
  /// What to count.
  let context: PageContext

  /// The bar.
  var markup: Markup {
    let counts = context.cellCounts
    let order: [Standing] = [.fails, .wouldFail, .needsReview, .passes, .doesNotApply]
    let shown = order.filter { counts[$0, default: 0] > 0 }
    let pieces = shown.map { standing in
      Markup.tag(
        "i",
        [
          "class": "k" + standing.styleClass.dropFirst(),
          "style": "flex:" + String(counts[standing, default: 0]),
        ])
    }
    let items = shown.map { standing in
      Markup.tag(
        "li", [:],
        [
          .tag("b", [:], [.text(Wording.count(counts[standing, default: 0]))]),
          .tag(
            "span", class: "s " + standing.styleClass,
            [
              .mark(standing),
              .text(
                standing.words(of: counts[standing, default: 0])
                  + (standing == .wouldFail ? ", if text scaled" : "")),
            ]),
        ])
    }
    return .tag(
      "div", class: "counts",
      [
        .tag("div", ["class": "cbar", "aria-hidden": "true"], pieces),
        .tag("ul", class: "cl5", items + [.tag("li", class: "note", [.text(audited)])]),
      ])
  }

  private var audited: String {
    let summary = context.report.summary
    return "Cells: " + Wording.count(summary.controls, "control") + " in "
      + Wording.count(summary.files, "file") + ", each at its sizes and languages."
  }
}
