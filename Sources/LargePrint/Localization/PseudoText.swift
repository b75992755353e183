import Model

/// Changes the text of a title across its runs; images stay as they are.
struct PseudoText {
  private let title: AttributedTitle

  /// Takes a title.
  init(_ title: AttributedTitle) {
    self.title = title
  }

  /// Changes the text of each run.
  func changing(_ change: (String) -> String) -> PseudoText {
    var copy = title
    for index in copy.runs.indices where copy.runs[index].attachment == nil {
      copy.runs[index].text = change(copy.runs[index].text)
    }
    return PseudoText(copy)
  }

  /// The title between two texts, which look as the runs beside them do.
  func wrapped(in first: String, _ last: String) -> AttributedTitle {
    var runs = title.runs
    if let run = runs.first { Self.insert(first, before: run, into: &runs) }
    if let run = runs.last { Self.insert(last, behind: run, into: &runs) }
    return AttributedTitle(runs: runs)
  }

  /// The title as long as its translations usually are, by the length of the whole.
  var lengthened: AttributedTitle {
    var copy = title
    let places = copy.runs.indices.filter { copy.runs[$0].attachment == nil }
    let longer = Lengthening.of(places.map { copy.runs[$0].text })
    for (place, text) in zip(places, longer) { copy.runs[place].text = text }
    return copy
  }

  /// The title with every paragraph forced from right to left: an override ends with its paragraph
  /// (Unicode's bidirectional algorithm, rule X8).
  var forcedRightToLeft: AttributedTitle {
    changing { text in
      text.map { Self.endsParagraph($0) ? "\u{202C}\($0)\u{202E}" : String($0) }.joined()
    }.wrapped(in: "\u{202E}", "\u{202C}")
  }

  /// The title twice, with a space between.
  var doubled: AttributedTitle {
    var runs = title.runs
    if let run = runs.last { Self.insert(" ", behind: run, into: &runs) }
    return AttributedTitle(runs: Self.joined(runs + title.runs))
  }

  private static func endsParagraph(_ character: Character) -> Bool {
    character.isNewline && character != "\u{2028}" && character != "\u{0B}"
      && character != "\u{0C}"
  }

  private static func insert(_ text: String, before run: TitleRun, into runs: inout [TitleRun]) {
    if run.attachment == nil {
      runs[0].text = text + run.text
    } else {
      runs.insert(TitleRun(text: text, attributes: run.attributes), at: 0)
    }
  }

  private static func insert(_ text: String, behind run: TitleRun, into runs: inout [TitleRun]) {
    if run.attachment == nil {
      runs[runs.count - 1].text += text
    } else {
      runs.append(TitleRun(text: text, attributes: run.attributes))
    }
  }

  /// Runs of which no two neighbours look the same.
  private static func joined(_ runs: [TitleRun]) -> [TitleRun] {
    var result: [TitleRun] = []
    for run in runs {
      if let last = result.last, last.attachment == nil, run.attachment == nil,
        last.attributes == run.attributes
      {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }
}
