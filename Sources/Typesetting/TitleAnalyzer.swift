internal import Model
internal import TextEngine

/// Splits titles with ICU; belongs to one worker.
struct TitleAnalyzer: ~Copyable {
  private let bidi: BidiResolver
  private let characters: BreakIterator
  private let hyphenator = Hyphenator()
  private var lines: [String: BreakIterator] = [:]

  /// Opens ICU's objects that serve every language.
  init() throws(TypesettingError) {
    let characters = try engineStep { () throws(TextEngineError) in
      try BreakIterator(.character, locale: "")
    }
    let bidi = try engineStep { () throws(TextEngineError) in try BidiResolver() }
    self.characters = characters
    self.bidi = bidi
  }

  /// Analyses a title: paragraphs, levels, breaks and stretches of one font.
  mutating func analyze(
    _ title: AttributedTitle, traits: Traits, fonts: FontResolver
  ) throws(TypesettingError) -> AnalyzedTitle {
    let title = title.transformed(locale: traits.locale)
    let units = title.runs.flatMap { Array($0.text.utf16) }
    let runs = Self.runs(of: title, boldText: traits.boldText)
    let breaks = try lineBreaks(of: units, locale: traits.locale)
    let characterStarts = characters.boundaries(of: units).map { $0 != .none }
    var paragraphs = Self.paragraphs(of: units)
    var levels = [UInt8](repeating: 0, count: units.count)
    for index in paragraphs.indices {
      let range = paragraphs[index].range
      let found = bidi.levels(
        of: Array(units[range]), fallsBackToRightToLeft: traits.direction == .rightToLeft)
      paragraphs[index].level = found.paragraph
      levels.replaceSubrange(range, with: found.units)
    }
    var itemizer = Itemizer(
      units: units, runs: runs, levels: levels, characterStarts: characterStarts,
      locale: traits.locale)
    for paragraph in paragraphs { try itemizer.add(paragraph.range, fonts: fonts) }
    return AnalyzedTitle(
      units: units, runs: runs, paragraphs: paragraphs, items: itemizer.items, lineBreaks: breaks,
      isCharacterStart: characterStarts,
      hyphenMarks: hyphenMarks(in: units, runs: runs, locale: traits.locale),
      missingCharacters: itemizer.missingCharacters)
  }

  private static func runs(of title: AttributedTitle, boldText: Bool) -> [AnalyzedRun] {
    var start = 0
    return title.runs.map { run in
      let range = start..<start + run.text.utf16.count
      start = range.upperBound
      return AnalyzedRun(
        range: range, attributes: run.attributes, attachment: run.attachment,
        request: FontRequest(run.attributes.font, boldText: boldText))
    }
  }

  /// Marks where words may be parted, in the runs that ask for it (fact D24); nil where one asks and
  /// the language has no patterns here.
  private func hyphenMarks(
    in units: [UInt16], runs: [AnalyzedRun], locale: String
  ) -> [Bool]? {
    let asking = runs.filter { $0.attributes.paragraph.hyphenationFactor > 0 }
    if asking.isEmpty { return [] }
    guard var marks = hyphenator.marks(in: units, locale: locale) else { return nil }
    for index in marks.indices where marks[index] {
      marks[index] = asking.contains { $0.range.contains(index) }
    }
    return marks
  }

  /// Cuts a text at its hard line ends; one end at the very end opens no new line.
  private static func paragraphs(of units: [UInt16]) -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var start = 0
    var index = 0
    while index < units.count {
      guard CharacterProperties.isLineEnd(units[index]) else {
        index += 1
        continue
      }
      let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      let end = index + (isPair ? 2 : 1)
      paragraphs.append(
        TextParagraph(
          range: start..<index, end: end, goesOn: units[index] == 0x2028, level: 0))
      start = end
      index = end
    }
    if start < units.count {
      paragraphs.append(TextParagraph(range: start..<units.count, end: units.count, level: 0))
    }
    return paragraphs
  }

  /// Finds where lines may end.
  private mutating func lineBreaks(
    of units: [UInt16], locale: String
  ) throws(TypesettingError) -> [LineBreak] {
    if let known = lines[locale] { return known.boundaries(of: units) }
    let iterator = try engineStep { () throws(TextEngineError) in
      try BreakIterator(.line, locale: Self.breakLocale(locale))
    }
    lines[locale] = iterator
    return iterator.boundaries(of: units)
  }

  /// The language whose rules lines end by.
  ///
  /// In Japanese ICU lets small kana and long vowel marks begin a line, unlike in any other
  /// language; its strict rules don't. A report with pictures of labels (iOS 14, word wrapping) saw
  /// them kept from the beginning of lines.
  private static func breakLocale(_ locale: String) -> String {
    locale.prefix { $0.isLetter } == "ja" ? "ja@lb=strict" : locale
  }
}
