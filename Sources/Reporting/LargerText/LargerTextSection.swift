internal import Model

/// The section on larger text: screens by size, with the languages in which they fail.
struct LargerTextSection {
  /// What to look up.
  let context: PageContext
  /// Whether every language has a line of its own, as on the page for auditors.
  var isFull = false
  /// Whether languages lead to the drawing of their worst control.
  var hasLinks = true

  private static let question = "Does every task work at 200 %?"

  /// The section; nothing where no screen was judged.
  var markup: Markup {
    let evidence = LargerTextEvidence(context: context)
    guard !evidence.tasks.isEmpty else { return .nothing }
    return .section(
      "larger-text", heading: "Larger Text",
      lead: "WCAG 2.2, criterion 1.4.4: text grows to 200 % without loss. Body text first "
        + "doubles at AX3 (40 pt for 17 pt); AX5 is the largest size that people can choose.",
      [
        .tag("p", class: "big", [.text(Self.question + " " + sentence(of: evidence))]),
        table(of: evidence),
      ])
  }

  /// "Yes, all 6 screens do.", or how many do not.
  private func sentence(of evidence: LargerTextEvidence) -> String {
    let words = evidence.tasks.map { $0.word(at: 0) }
    let judged = words.filter { $0 != .unknown }
    let (bad, open) = (words.count { $0 == .no }, words.count { $0 == .needsReview })
    let known = Wording.count(judged.count, "screen")
    if judged.isEmpty { return "Nothing was judged at AX3." }
    if bad > 0 {
      let rest = open > 0 ? ", and " + Wording.count(open, "needs review", "need review") : ""
      return "No: " + Wording.count(bad) + " of " + known
        + (bad == 1 ? " does not" : " do not") + rest + "."
    }
    if open > 0 {
      return "Perhaps: " + Wording.count(open) + " of " + known
        + (open == 1 ? " needs" : " need") + " review."
    }
    return "Yes, " + (judged.count == 1 ? "the one screen does." : "all " + known + " do.")
  }

  private func table(of evidence: LargerTextEvidence) -> Markup {
    let sizes = LargerTextEvidence.categories.map { category in
      Markup.tag(
        "th", ["scope": "col"],
        [
          .letter(category, remPerPoint: 0.025, cqiPerPoint: 0.09),
          .text(" " + Self.name(category)),
        ])
    }
    let head = Markup.tag(
      "thead", [:], [.tag("tr", [:], [.tag("th", ["scope": "col"], ["Screen"])] + sizes)])
    return .tag(
      "table", class: "tbl lt",
      [
        .tag("caption", class: "vh", ["Screens by text size"]), head,
        .tag("tbody", [:], evidence.tasks.map(row)),
      ])
  }

  private static func name(_ category: ContentSizeCategory) -> String {
    category.shortName + (category == .accessibilityExtraLarge ? ", 200 %" : ", the largest")
  }

  private func row(_ task: LargerTextEvidence.Task) -> Markup {
    var words: [Markup] = [.isolated(Wording.excerpt(task.name, limit: 80))]
    if task.file != task.name { words += [" ", .tag("small", [:], [.code(task.file)])] }
    let cells = LargerTextEvidence.categories.indices.map { place in
      Markup.tag(
        "td", ["data-col": Self.name(LargerTextEvidence.categories[place])],
        cell(of: task, at: place))
    }
    return .tag("tr", [:], [.tag("th", ["scope": "row"], words)] + cells)
  }

  private func cell(of task: LargerTextEvidence.Task, at place: Int) -> [Markup] {
    let word = task.word(at: place)
    let category = LargerTextEvidence.categories[place]
    guard let standing = word.standing else { return [.text("not judged")] }
    let bad = task.languages.filter { $0.answers[place].word.standing ?? .passes > .passes }
    let head = Markup.tag("p", [:], [.standing(standing), .text(scope(of: task, bad: bad))])
    let shown = isFull ? task.languages : bad
    let lines = shown.prefix(isFull ? .max : 8).map { line($0, at: place, category: category) }
    let rest = shown.count - lines.count
    return [
      head,
      .when(!lines.isEmpty, .tag("ul", class: "ltl", lines)),
      .when(rest > 0, .tag("p", class: "sub", [.text(Wording.count(rest, "more language") + ".")])),
    ]
  }

  private func scope(of task: LargerTextEvidence.Task, bad: [LargerTextEvidence.Language]) -> String
  {
    guard task.languages.count > 1 else { return "" }
    let count = bad.isEmpty ? task.languages.count : bad.count
    if count == task.languages.count {
      return " in all " + Wording.count(count, "language")
    }
    return " in " + Wording.count(count) + " of " + Wording.count(task.languages.count, "language")
  }

  private func line(
    _ language: LargerTextEvidence.Language, at place: Int, category: ContentSizeCategory
  ) -> Markup {
    let answer = language.answers[place]
    let name = LanguageNames.name(of: language.locale) ?? "No language given"
    var counts: [String] = []
    if answer.fails > 0 { counts.append(Wording.count(answer.fails, "fails", "fail")) }
    if answer.needsReview > 0 {
      counts.append(Wording.count(answer.needsReview, "needs review", "need review"))
    }
    if isFull, answer.passes > 0 { counts.append(Wording.count(answer.passes, "passes", "pass")) }
    let words =
      counts.isEmpty ? "not judged" : Wording.list(counts) + " of " + Wording.count(answer.controls)
    guard !isFull, hasLinks, let at = language.worst[place] else {
      return .tag("li", [:], [.text(name + ": " + words)])
    }
    let home = String(at.prefix { $0 != "t" })
    let index = context.categories.firstIndex(of: category).map(String.init)
    let link = Markup.tag(
      "a", ["href": "#" + home, "data-at": at, "data-size": index], [.text(name)])
    return .tag("li", [:], [link, .text(": " + words)])
  }
}

extension LargerTextEvidence.Task {
  /// The answer over all languages at one of the sizes.
  func word(at place: Int) -> LargerTextAnswer.Word {
    let words = languages.map { $0.answers[place].word }
    for word in [LargerTextAnswer.Word.no, .needsReview, .yes] where words.contains(word) {
      return word
    }
    return .unknown
  }
}

extension LargerTextAnswer.Word {
  /// How it is marked; nil where nothing was judged.
  var standing: Standing? {
    switch self {
    case .yes: .passes
    case .no: .fails
    case .needsReview: .needsReview
    case .unknown: nil
    }
  }
}
