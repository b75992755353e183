internal import Model

/// A paragraph and the width it is broken at.
struct LineSlot {
  /// The paragraph.
  let paragraph: TextParagraph
  /// Its style.
  let style: ParagraphStyle
  /// Whether it begins here and does not go on from a line separator.
  let isFirst: Bool
  /// Whether nothing follows it.
  let isLast: Bool
  /// Width of the container, in points.
  let width: Double
  /// Breaks to avoid.
  let strategy: LineBreakStrategy
  /// Whether lines end between any two characters.
  let breaksAnywhere: Bool
}

/// Where a line begins, and the room between its indents (fact D23).
struct LinePlace {
  /// First unit of the line.
  let start: Int
  /// End of the paragraph's text.
  let end: Int
  /// The paragraph.
  let paragraph: TextParagraph
  /// Style of the paragraph.
  let style: ParagraphStyle
  /// Breaks to avoid.
  let strategy: LineBreakStrategy
  /// Whether the line may end between any two characters.
  let breaksAnywhere: Bool
  /// Where it begins and ends, in points.
  let indents: LineIndents
  /// Width between the indents, in points, with what is forgiven.
  let room: Double

  /// Begins a line at a unit of a paragraph.
  init(start: Int, in slot: LineSlot) {
    self.start = start
    paragraph = slot.paragraph
    end = slot.paragraph.range.upperBound
    style = slot.style
    strategy = slot.strategy
    breaksAnywhere = slot.breaksAnywhere
    let isFirst = slot.isFirst && start == slot.paragraph.range.lowerBound
    indents = LineIndents(of: style, isFirst: isFirst)
    room = indents.room(in: slot.width) + TextRoom.tolerance
  }

  /// Distance of the beginning from the leading side, in points.
  var indent: Double { indents.head }
}

extension LineIndents {
  /// Takes the indents of a paragraph's first line, or of any other one.
  init(of style: ParagraphStyle, isFirst: Bool) {
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    self.init(head: max(0, head), tail: style.tailIndent)
  }
}
