internal import Model

extension Markup {
  /// Writes mark and words of a standing, with points where they say something; between middle
  /// dots the dot of a pass is left out.
  static func standing(
    _ standing: Standing, points: Double? = nil, isInline: Bool = false
  ) -> Markup {
    var words = standing.words
    if let points, points > 0 {
      words += (standing == .needsReview ? ", off by " : " by ") + Wording.points(points) + " pt"
    }
    return .tag(
      "span", class: "s " + standing.styleClass,
      [.when(!(isInline && standing == .passes), mark(standing)), .text(words)])
  }

  /// Writes the mark alone, with its words for people who hear the page.
  static func shortStanding(_ standing: Standing, points: Double) -> Markup {
    let number = standing > .needsReview && points > 0 ? Wording.shortPoints(points) : ""
    return .tag(
      "span", class: "s " + standing.styleClass,
      [mark(standing), .text(number), .tag("span", class: "vh", [.text(" " + standing.words)])])
  }

  /// Writes a mark that is not read out.
  static func mark(_ standing: Standing) -> Markup {
    .tag("i", ["aria-hidden": "true"], [.text(standing.mark)])
  }

  /// Writes a title in the quotation marks of its language.
  static func quote(_ text: String, locale: String) -> Markup {
    .tag(
      "q", ["lang": locale == "und" ? nil : locale, "dir": "auto"],
      [.text(Wording.excerpt(text, limit: 400))])
  }

  /// Writes a growing letter: body text at a size, on a scale of the reader's.
  static func letter(_ category: ContentSizeCategory, remPerPoint: Double, cqiPerPoint: Double)
    -> Markup
  {
    let size = category.bodySize
    let rem = Wording.fixed(size * remPerPoint, decimals: 3)
    let cqi = Wording.fixed(size * cqiPerPoint, decimals: 2)
    return .tag(
      "b", ["aria-hidden": "true", "style": "font-size:min(\(rem)rem,\(cqi)cqi)"], ["A"])
  }

  /// Writes a section with its heading, a sentence below it, and its parts.
  static func section(
    _ id: String, heading: String, lead: String, _ children: [Markup]
  ) -> Markup {
    .tag(
      "section", ["id": id, "aria-labelledby": "h-" + id],
      [
        .tag(
          "div", class: "w",
          [
            .tag(
              "header", [:],
              [
                .tag("h2", ["id": "h-" + id], [.text(heading)]),
                .when(!lead.isEmpty, .tag("p", [:], [.text(lead)])),
              ])
          ] + children)
      ])
  }
}
