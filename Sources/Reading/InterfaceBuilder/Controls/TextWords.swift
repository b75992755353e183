package import Model

/// Interface Builder's words for how text is set.
package enum TextWords {
  /// Reads a line break mode in the spellings of views and of paragraph styles.
  static func lineBreakMode(_ word: String) -> LineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .wordWrap
    case "characterWrap", "charWrapping": .charWrap
    case "clip", "clipping": .clip
    case "headTruncation", "truncatingHead": .truncateHead
    case "middleTruncation", "truncatingMiddle": .truncateMiddle
    case "tailTruncation", "truncatingTail": .truncateTail
    default: nil
    }
  }

  /// Reads a line break mode by its number in `NSLineBreakMode`.
  static func lineBreakMode(number: Int) -> LineBreakMode? {
    let modes: [LineBreakMode] = [
      .wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle,
    ]
    return modes.indices.contains(number) ? modes[number] : nil
  }

  /// Reads a set of line break strategies by its number (fact D19).
  static func lineBreakStrategy(number: Double) -> LineBreakStrategy? {
    switch number {
    case 0: LineBreakStrategy.none
    case 1: .pushOut
    case 2: .hangulWordPriority
    case 3, 0xFFFF: .standard
    default: nil
    }
  }

  /// Reads a text alignment.
  static func alignment(_ word: String) -> TextAlignment? { TextAlignment(rawValue: word) }

  /// What a text is worth: what Xcode puts in by itself is no text of the app.
  ///
  /// Xcode's own words are those of its library: button, label, and the parts of table cells. A
  /// text in the printers' dummy Latin is an example of what will stand there.
  package static func standing(of text: String) -> TitleStanding {
    let words: Set<String> = ["Button", "Label", "Title", "Subtitle", "Detail", "Text"]
    let trimmed = text.drop { $0.isWhitespace }
    if words.contains(String(trimmed.reversed().drop { $0.isWhitespace }.reversed())) {
      return .placeholder
    }
    return trimmed.lowercased().hasPrefix("lorem ipsum") ? .sample : .real
  }
}
