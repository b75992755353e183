internal import Model

extension Rule {
  /// A word that is cut inside, without a hyphen.
  package static let wordBroken = Rule(
    RuleDescription(
      id: "word-broken", title: "A word is cut inside",
      help: """
        A word that is wider than its line goes on in the next one without a hyphen, and is read as \
        two. Long words grow out of narrow columns first: give text the whole width at \
        accessibility sizes, put soft hyphens into long words, or set a hyphenation factor. Under \
        the break mode charWrap any word is cut; use wordWrap for words. WCAG 1.4.4 asks that text \
        stays readable at 200 %.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .font, .measures, .text, .insets, .image, .lines],
    examples: Examples.all
  ) { subject, options in
    let tolerance = options.tolerance(of: subject)
    let broken = subject.text.lines.filter { $0.ending == .insideWord && !$0.endsInHyphen }
    let excess = { (line: LineBox) in line.word - subject.room(of: line) }
    guard let worst = broken.max(by: { excess($0) < excess($1) }) else {
      return fullWord(subject, tolerance: tolerance)
    }
    let word = MeasuredValue(
      "word-width", worst.word, limit: subject.room(of: worst), error: worst.wordError)
    let fits = word.standing(tolerance: tolerance)
    let isChosen = subject.lineBreakMode == .charWrap
    return .broken(
      Breach(
        isProven: isChosen || fits == .missed,
        message: brokenSentence(worst, word, isProven: fits == .missed, isChosen: isChosen),
        measured: [word]))
  }

  private static func brokenSentence(
    _ line: LineBox, _ word: MeasuredValue, isProven: Bool, isChosen: Bool
  ) -> String {
    let room = Points.measured(word.limit ?? 0)
    let start = "A word is cut after “\(line.lastPiece)”: "
    if isProven { return start + "it is \(Points.measured(word.value)) wide and has \(room)." }
    if isChosen { return start + "charWrap breaks anywhere, though the word has \(room)." }
    return start + "it is \(Points.measured(word.value, error: word.error)) wide and has \(room); "
      + "only the real font can tell whether it fits."
  }

  /// Judges a word that has a line to itself and fills it up to its error.
  private static func fullWord(_ subject: Subject, tolerance: Double) -> Judgement {
    let isWrapped = subject.lineBreakMode == .wordWrap && !subject.isHeldToOneLine
    let alone = subject.text.lines.filter { line in
      line.isOneWord && !line.endsInHyphen && subject.mayBreakEarlier(line)
    }
    let excess = { (line: LineBox) in line.frame.width - subject.room(of: line) }
    guard isWrapped, let widest = alone.max(by: { excess($0) < excess($1) }) else {
      return .passes
    }
    let room = subject.room(of: widest)
    let word = MeasuredValue(
      "word-width", widest.frame.width, limit: room, error: widest.widthError)
    guard word.standing(tolerance: tolerance) != .kept else { return .passes }
    return .broken(
      Breach(
        isProven: false,
        message: "The word “\(widest.text)” is \(Points.measured(word.value, error: word.error)) "
          + "wide and has \(Points.measured(room)); with the real font it may be cut.",
        measured: [word]))
  }
}

extension LineBox {
  /// Whether a hyphen marks the cut.
  fileprivate var endsInHyphen: Bool {
    ["-", "\u{2010}", "\u{AD}"].contains { text.hasSuffix($0) }
  }

  /// Whether it holds one word that can't be parted: no blank, no script written without blanks.
  fileprivate var isOneWord: Bool {
    text.count > 1 && !text.contains(where: \.isWhitespace)
      && !text.unicodeScalars.contains { $0.breaksWithoutBlanks }
  }

  /// Width of the word that was cut, in points; of the line where that is not known.
  fileprivate var word: Double { brokenWordWidth ?? frame.width }

  /// Error of the word's width: the line's, in proportion.
  fileprivate var wordError: Double {
    frame.width > 0 ? widthError * word / frame.width : widthError
  }

  /// The part of the word that stands on the line.
  fileprivate var lastPiece: Substring {
    text.split(whereSeparator: \.isWhitespace).last ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether lines may break beside it without a blank: Han, kana, their punctuation, and the
  /// scripts of South East Asia that are broken by a dictionary (UAX 14, classes ID, CJ and SA).
  fileprivate var breaksWithoutBlanks: Bool {
    let blocks: [ClosedRange<UInt32>] = [
      0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x30FF, 0xFF00...0xFFEF,
    ]
    return properties.isIdeographic || blocks.contains { $0.contains(value) }
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails(
      "a compound wider than its column", column("Barrierefreih", "eitserklärung", word: 241.5)),
    .fails(
      "charWrap cuts a word that has room",
      column("Tickets and sea", "ts", word: 38) { $0.text.lineBreakMode = .charWrap }),
    .passes("words that fit", column("Tickets and", "seats")),
    .passes("a word cut with a hyphen", column("Barriere-", "freiheit", word: 190)),
    .passes("a full line of a script without blanks", column("旅行とチケット", "を", error: 4.5)),
    .needsReview(
      "a word that is wider by less than it may be off",
      column("Barrierefreih", "eit", word: 141, error: 2.2)),
    .needsReview(
      "a word that fills its line up to its error",
      column("Barrierefreiheit", "lesen", error: 4.5)),
  ]

  private static func column(
    _ first: String, _ second: String, word: Double? = nil, error: Double = 0,
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    let isCut = word != nil
    return ExampleLayout(
      kind: .label, size: Extent(width: 140, height: 96),
      lines: [
        .init(
          text: first, box: Rectangle(x: 0, y: 0, width: 136, height: 48),
          ending: isCut ? .insideWord : .softBreak, brokenWordWidth: word, error: error),
        .init(text: second, box: Rectangle(x: 0, y: 48, width: 90, height: 48)),
      ],
      category: .accessibilityExtraLarge, change: change
    ).subject
  }
}
