/// How lines stand between the two sides.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

/// What happens where a line has no more room.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Goes on in the next line, between words.
  case wordWrap
  /// Goes on in the next line, between any two characters.
  case charWrap
  /// Cuts the line at the edge.
  case clip
  /// Cuts the beginning, with an ellipsis.
  case truncateHead
  /// Cuts the middle, with an ellipsis.
  case truncateMiddle
  /// Cuts the end, with an ellipsis.
  case truncateTail

  /// Whether an ellipsis may be drawn.
  public var truncates: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}

/// Line geometry of a paragraph, as `NSParagraphStyle` holds it; all lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Alignment; nil leaves it to the control.
  public var alignment: TextAlignment?
  /// Break mode; nil leaves it to the control.
  public var lineBreakMode: LineBreakMode?
  /// Room added between lines.
  public var lineSpacing: Double
  /// Factor on a line's natural height, before the clamps; 0 for none (fact D21).
  public var lineHeightMultiple: Double
  /// Least height of a line; 0 for none.
  public var minimumLineHeight: Double
  /// Greatest height of a line; 0 for none.
  public var maximumLineHeight: Double

  /// Describes a paragraph; the defaults are `NSParagraphStyle`'s.
  public init(
    alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, lineSpacing: Double = 0,
    lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}
