internal import Model

/// The worst cell of a report, which the headline speaks of.
struct WorstCell {
  /// The finding.
  let finding: Finding
  /// The size at which it is worst.
  let occurrence: Finding.Occurrence
  /// The control.
  let entry: ControlEntry
  /// The title.
  let series: CellSeries

  /// Finds the worst of a report; nil where nothing was found.
  ///
  /// Findings come worst first; those that nobody has accepted go before accepted ones, those that
  /// fail today before what-ifs and reviews, and those that measure a length before those that only
  /// state a fact, since a length can be seen.
  static func find(in context: PageContext) -> WorstCell? {
    let open = context.report.openFindings
    let findings = open.isEmpty ? context.report.findings : open
    func first(_ test: (Finding) -> Bool) -> Finding? { findings.first(where: test) }
    let measured = { (finding: Finding) in (finding.worst?.verdict.shortfall ?? 0) > 0 }
    let fails = { (finding: Finding) in finding.outcome == .fails }
    let finding =
      first { fails($0) && !$0.isWhatIf && measured($0) } ?? first { fails($0) && !$0.isWhatIf }
      ?? first { fails($0) && measured($0) } ?? first(fails) ?? findings.first
    guard let finding, let worst = finding.worst, let entry = context.entry(finding.control),
      let series = series(of: finding, in: entry)
    else { return nil }
    let whole = WorstCell(finding: finding, occurrence: worst, entry: entry, series: series)
    return whole.isWhole ? whole : decisive(of: series, in: entry) ?? whole
  }

  /// Turns to the finding that the worst cell's number is of, so that sentence and picture agree.
  private static func decisive(of series: CellSeries, in entry: ControlEntry) -> WorstCell? {
    guard let cell = series.worstIndex.map({ series.cells[$0] }),
      let verdict = cell.decisiveVerdict,
      let finding = entry.findings.first(where: { finding in
        finding.rule == verdict.rule && isTitle(of: finding, series)
          && finding.isWhatIf == series.isWhatIf
      })
    else { return nil }
    return WorstCell(
      finding: finding,
      occurrence: Finding.Occurrence(category: cell.traits.category, verdict: verdict),
      entry: entry, series: series)
  }

  private static func series(of finding: Finding, in entry: ControlEntry) -> CellSeries? {
    entry.series.first {
      isTitle(of: finding, $0) && $0.isWhatIf == finding.isWhatIf
        && $0.width == finding.worst?.width
    } ?? entry.series.first { isTitle(of: finding, $0) && $0.isWhatIf == finding.isWhatIf }
      ?? entry.series.first { isTitle(of: finding, $0) } ?? entry.worstSeries.first
  }

  /// Whether a finding is about a title in its language and state.
  private static func isTitle(of finding: Finding, _ series: CellSeries) -> Bool {
    series.locale == finding.locale && (series.title?.state ?? .normal) == finding.state
      && (series.title?.part ?? .text) == finding.part
  }

  /// Whether the finding is about the control as a whole, which no single size shows.
  var isWhole: Bool { entry.wholeFindings.contains(finding) }

  /// Position of the cell in its series: the largest size where the whole control is meant.
  var index: Int? {
    if isWhole { return series.cells.indices.last }
    return series.cells.firstIndex { $0.traits.category == occurrence.category }
  }
}

/// The sentence at the top of the page.
struct Headline {
  /// What is said.
  let sentence: [Markup]

  /// Words the state of a report.
  init(context: PageContext, worst: WorstCell?) {
    sentence = worst.map(Self.sentence) ?? [.text(Self.calm(context))]
  }

  /// Nothing was found: says whether anything was judged at all.
  private static func calm(_ context: PageContext) -> String {
    let counts = context.cellCounts
    if context.entries.isEmpty { return "No label and no button was found." }
    if counts[.passes, default: 0] == 0 {
      return "Nothing here could be judged: no control shows real text of its own."
    }
    let sizes = context.categories.count
    return sizes == 1
      ? "Every title that could be judged fits."
      : "Every title that could be judged fits at all " + String(sizes) + " sizes."
  }

  private static func sentence(for worst: WorstCell) -> [Markup] {
    let finding = worst.finding
    let opening = opening(for: worst)
    let text = finding.title ?? worst.series.title?.title.text ?? worst.entry.control.displayName
    let quote = Markup.quote(Wording.excerpt(text, limit: 64), locale: finding.locale)
    let phrase = Phrase.of(worst.occurrence.verdict, kind: worst.entry.control.kindWord)
    guard let phrase else {
      return [.text(opening), quote, .text(": " + worst.occurrence.verdict.message)]
    }
    let points = Wording.points(worst.occurrence.verdict.shortfall) + " pt"
    let number: [Markup] =
      phrase.number ? [" ", .tag("em", [:], [.text(points)]), " "] : [" "]
    return [.text(opening), quote, .text(" " + phrase.before)] + number
      + [.text(phrase.after + ".")]
  }
}

extension Headline {
  /// "At AX5 in German, "; without a size for the control as a whole.
  private static func opening(for worst: WorstCell) -> String {
    let finding = worst.finding
    var words: [String] = []
    if !worst.isWhole { words.append("at " + worst.occurrence.category.shortName) }
    if let language = LanguageNames.name(of: finding.locale) { words.append("in " + language) }
    var prefix = finding.outcome == .needsReview ? "to review" : ""
    if finding.isWhatIf {
      prefix = prefix.isEmpty ? "if its text scaled" : prefix + ", if its text scaled"
    }
    let place = words.joined(separator: " ")
    let opening = [prefix, place].filter { !$0.isEmpty }.joined(separator: ": ")
    guard let first = opening.first else { return "" }
    return first.uppercased() + opening.dropFirst() + (place.isEmpty ? ": " : ", ")
  }
}

/// What a rule's finding is called in a headline; other rules use their own sentence.
private struct Phrase {
  /// Words before the number.
  let before: String
  /// Whether the points are named.
  let number: Bool
  /// Words behind it.
  let after: String

  /// Finds the words for a verdict; nil for rules that speak for themselves.
  static func of(_ verdict: RuleVerdict, kind: String) -> Phrase? {
    let number = verdict.shortfall > 0
    switch verdict.rule {
    case "text-clipped" where number:
      return Phrase(before: "runs", number: true, after: "out of its " + kind)
    case "text-truncated" where number:
      return Phrase(before: "lacks", number: true, after: "of room and is cut short")
    case "text-truncated":
      return Phrase(before: "is cut short", number: false, after: "by an ellipsis")
    case "text-touches-edge" where number:
      return Phrase(before: "runs", number: true, after: "into its padding")
    case "text-touches-corner" where number:
      return Phrase(before: "comes", number: true, after: "too near to the rounded corner")
    case "word-broken" where number:
      return Phrase(before: "breaks inside a word that is", number: true, after: "too wide")
    case "squashed-background" where number:
      return Phrase(before: "stands on a background that is", number: true, after: "too low")
    case "small-target" where number:
      return Phrase(before: "is", number: true, after: "short of a 44 pt target")
    case "fixed-text-size" where !number:
      return Phrase(
        before: "takes a new text size", number: false, after: "only at the next launch")
    case "fixed-text-size":
      return Phrase(before: "does not grow", number: false, after: "with the text size")
    default: return nil
    }
  }
}
