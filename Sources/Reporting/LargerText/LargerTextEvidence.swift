internal import Model

/// What a screen in one language comes to at one size.
struct LargerTextAnswer: Hashable, Sendable {
  /// The answer in a word; its raw value is permanent.
  enum Word: String, Hashable, Sendable, CaseIterable {
    /// Every text that was judged can be read and used.
    case yes
    /// Something fails.
    case no
    /// Nothing fails, but something needs review.
    case needsReview = "needs-review"
    /// Nothing was judged.
    case unknown
  }

  /// The size.
  let category: ContentSizeCategory
  /// Controls that fail.
  var fails = 0
  /// Controls that need review.
  var needsReview = 0
  /// Controls that pass.
  var passes = 0

  /// The answer.
  var word: Word {
    if fails > 0 { return .no }
    if needsReview > 0 { return .needsReview }
    return passes > 0 ? .yes : .unknown
  }

  /// Controls that were judged.
  var controls: Int { fails + needsReview + passes }
}

/// Whether every task works with larger text: WCAG 2.2, success criterion 1.4.4.
///
/// A task is a screen. Text must grow to twice its size without loss (level AA). Of iOS's sizes AX3
/// is the first at which body text is at least twice as large as at Large (`docs/type-scale.md`), so a screen
/// that works at AX3 meets the criterion; AX5 is asked as well because people use it.
struct LargerTextEvidence {
  /// A screen in one language.
  struct Language: Sendable {
    /// Language as a BCP 47 tag.
    let locale: String
    /// Answers by size, in the order of ``LargerTextEvidence/categories``.
    let answers: [LargerTextAnswer]
    /// The worst control at each size; nil where nothing fails or needs review.
    let worst: [String?]
  }

  /// A screen.
  struct Task: Sendable {
    /// Name for people, or the file where controls belong to no screen.
    let name: String
    /// File.
    let file: String
    /// Languages in the order of the input.
    let languages: [Language]
  }

  /// The tag of rules whose findings break the criterion.
  static let tag = "wcag-1.4.4"
  /// The sizes that are asked: 200 % and the largest.
  static let categories: [ContentSizeCategory] = [
    .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Screens in the order of the input.
  let tasks: [Task]

  /// Answers for every screen of a report.
  init(context: PageContext) {
    struct Key: Hashable {
      let name: String
      let file: String
    }
    var order: [Key] = []
    var members: [Key: [ControlEntry]] = [:]
    for entry in context.entries where !entry.series.isEmpty {
      let key = Key(name: entry.group, file: entry.control.source.file)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(entry)
    }
    let rules = Set(context.report.rules.filter { $0.tags.contains(Self.tag) }.map(\.id))
    tasks = order.map { key in
      let languages = Self.languages(of: members[key] ?? [], rules: rules)
      return Task(name: key.name, file: key.file, languages: languages)
    }
  }

  private static func languages(of entries: [ControlEntry], rules: Set<String>) -> [Language] {
    var locales: [String] = []
    for locale in entries.flatMap(\.series).map(\.locale) where !locales.contains(locale) {
      locales.append(locale)
    }
    return locales.map { locale in
      var answers: [LargerTextAnswer] = []
      var worst: [String?] = []
      for category in categories {
        let (answer, control) = answer(
          at: category, in: locale, of: entries, rules: rules)
        answers.append(answer)
        worst.append(control)
      }
      return Language(locale: locale, answers: answers, worst: worst)
    }
  }

  private static func answer(
    at category: ContentSizeCategory, in locale: String, of entries: [ControlEntry],
    rules: Set<String>
  ) -> (LargerTextAnswer, worst: String?) {
    var answer = LargerTextAnswer(category: category)
    var worst: (outcome: Outcome, shortfall: Double, anchor: String)?
    for entry in entries {
      let told = entry.outcome(at: category, in: locale, rules: rules)
      switch told.outcome {
      case .fails: answer.fails += 1
      case .needsReview: answer.needsReview += 1
      case .passes: answer.passes += 1
      case .doesNotApply: continue
      }
      let known = worst ?? (.passes, 0, "")
      if (told.outcome, told.shortfall) > (known.outcome, known.shortfall) {
        worst = (told.outcome, told.shortfall, told.anchor)
      }
    }
    return (answer, worst?.anchor)
  }
}

extension ControlEntry {
  /// What the control comes to at a size in one language: its worst cell, and what is found about
  /// the control as a whole under the rules of the criterion.
  ///
  /// A what-if says nothing of the app as it is; text that does not grow is a finding by itself.
  fileprivate func outcome(
    at category: ContentSizeCategory, in locale: String, rules: Set<String>
  ) -> (outcome: Outcome, shortfall: Double, anchor: String) {
    var worst: (outcome: Outcome, shortfall: Double, anchor: String) = (.doesNotApply, 0, anchor)
    for one in series where one.locale == locale && !one.isWhatIf {
      guard let cell = one.cells.first(where: { $0.traits.category == category }) else { continue }
      if (cell.outcome, cell.shortfall) > (worst.outcome, worst.shortfall) {
        worst = (cell.outcome, cell.shortfall, self.anchor(of: one))
      }
    }
    for finding in wholeFindings where finding.locale == locale && rules.contains(finding.rule) {
      if finding.outcome > worst.outcome { worst = (finding.outcome, 0, anchor) }
    }
    return worst
  }
}
