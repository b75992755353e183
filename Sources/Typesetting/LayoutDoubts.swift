internal import Model
internal import TextEngine

/// What lines rest on that is not public or not here.
struct LayoutDoubts {
  /// The title.
  let title: MeasuredTitle
  /// The paragraph that lacks most room to stand on one line.
  let natural: NaturalLine
  /// All of its lines.
  let broken: [BrokenLine]
  /// The lines that are shown.
  let lines: [ComposedLine]
  /// Language as a BCP 47 tag.
  let locale: String

  /// Lists them; tightening counts where the paragraph or the label allows it.
  func all(allowsTightening: Bool) -> [Doubt] {
    title.doubts
      + [
        hyphenation, allowsTightening ? tightening : nil, tabs, crowding, modes, images,
      ].compactMap { $0 } + offsets
  }

  /// Words should be parted at a line's end, and nothing here says where.
  private var hyphenation: Doubt? {
    guard title.analysis.lacksHyphenation, broken.contains(where: asksForParting) else {
      return nil
    }
    let reason =
      locale == "und"
      ? "words may be parted, and the language that says where is not known"
      : "words may be parted, and there are no patterns for “\(locale)” here that say where"
    return Doubt(.lines, reason)
  }

  private func asksForParting(_ line: BrokenLine) -> Bool {
    guard line.ending == .softBreak || line.ending == .insideWord else { return false }
    let style = title.analysis.runs[title.analysis.run(at: line.range.lowerBound)].attributes
    let isFull = line.ending == .softBreak
    let filled = isFull ? title.width(line.content, from: line.indent) : 0
    return filled < style.paragraph.hyphenationFactor * line.room
  }

  /// A single line is cut that UIKit may make fit by moving characters closer together.
  ///
  /// How far it goes is not published for iOS (fact D16). AppKit documents that it tries where text
  /// is at most so much wider than its line (`tighteningFactorForTruncation`).
  private var tightening: Doubt? {
    guard lines.count == 1, broken.count >= 1, let line = lines.first, line.ending == .truncated,
      natural.width - natural.indents.head <= line.room * (1 + Self.tighteningFactor)
    else { return nil }
    return Doubt(.lines, "UIKit may move characters closer together to make the line fit")
  }

  private static let tighteningFactor = 0.05

  /// A tab stands behind the last of the paragraph's stops.
  private var tabs: Doubt? {
    let isUnsure = broken.contains { line in
      title.tabs(on: line.content, from: line.indent).contains { !$0.isSure }
    }
    return isUnsure
      ? Doubt(.lines, "where a tab behind the last tab stop leads is not public") : nil
  }

  /// Glyphs stand on each other, as UIKit may set them or not.
  private var crowding: Doubt? {
    let isCrowded = title.items.contains { item in
      item.spacing < 0 && zip(item.advances, item.shaped.advances).contains { $0 == 0 && $1 > 0 }
    }
    return isCrowded
      ? Doubt(.text, "letters are moved closer together than they are wide") : nil
  }

  /// Paragraphs end their lines by modes of their own, and not all of them fit.
  private var modes: Doubt? {
    let paragraphs = title.analysis.paragraphs
    guard let first = paragraphs.first,
      broken.count > paragraphs.count || lines.count < broken.count
    else { return nil }
    let mode = title.analysis.style(of: first).lineBreakMode
    let isMixed = paragraphs.contains { title.analysis.style(of: $0).lineBreakMode != mode }
    return isMixed
      ? Doubt(.lines, "its paragraphs have break modes of their own, which a label may not keep")
      : nil
  }

  /// A line is multiplied that an image makes higher.
  private var images: Doubt? {
    let isRaised = title.analysis.runs.contains { run in
      run.attachment != nil && run.attributes.paragraph.lineHeightMultiple > 0
    }
    return isRaised
      ? Doubt(.height, "how a line height multiple counts where an image stands is not public")
      : nil
  }
}
