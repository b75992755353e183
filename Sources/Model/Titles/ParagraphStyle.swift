/// How lines stand between the two sides.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case natural, left, center, right, justified
}

/// What happens where a line has no more room.
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
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

/// Which breaks of lines are avoided: `NSParagraphStyle.LineBreakStrategy` (fact D19).
public enum LineBreakStrategy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Lines are as full as they can be.
  case none
  /// A lone last word takes the word before it along.
  case pushOut
  /// Korean breaks between words only.
  case hangulWordPriority
  /// Both, as labels do by themselves.
  case standard

  /// Whether a lone last word takes the word before it along.
  public var pushesOutLoneWords: Bool { self == .pushOut || self == .standard }

  /// Whether no line ends inside a Korean word.
  public var keepsHangulWords: Bool { self == .hangulWordPriority || self == .standard }
}

/// Line geometry of a paragraph, as `NSParagraphStyle` holds it; all lengths in points.
public struct ParagraphStyle: Hashable, Sendable, Codable {
  /// Alignment; nil leaves it to the control.
  public var alignment: TextAlignment?
  /// Break mode; nil leaves it to the control.
  public var lineBreakMode: LineBreakMode?
  /// Breaks to avoid; nil leaves it to the control.
  public var lineBreakStrategy: LineBreakStrategy?
  /// Room added between lines.
  public var lineSpacing: Double
  /// Factor on a line's natural height, before the clamps; 0 for none (fact D21).
  public var lineHeightMultiple: Double
  /// Least height of a line; 0 for none.
  public var minimumLineHeight: Double
  /// Greatest height of a line; 0 for none.
  public var maximumLineHeight: Double
  /// Distance of the first line's beginning from the leading side (fact D23).
  public var firstLineHeadIndent: Double
  /// Distance of the other lines' beginning from the leading side.
  public var headIndent: Double
  /// End of lines: from the leading side above 0, else from the trailing side.
  public var tailIndent: Double
  /// Room behind the paragraph where another one follows.
  public var paragraphSpacing: Double
  /// Room in front of the paragraph where it is not the first.
  public var paragraphSpacingBefore: Double
  /// How full a line has to be for no word to be parted, 0 to 1; 0 never parts one (fact D24).
  public var hyphenationFactor: Double
  /// Where tabs lead.
  public var tabs: TabStops
  /// Whether UIKit may move characters closer together before it cuts a line (fact D16).
  public var allowsTightening: Bool

  /// Describes a paragraph; the defaults are `NSParagraphStyle`'s.
  public init(
    alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil,
    lineBreakStrategy: LineBreakStrategy? = nil, lineSpacing: Double = 0,
    lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    paragraphSpacing: Double = 0, paragraphSpacingBefore: Double = 0,
    hyphenationFactor: Double = 0, tabs: TabStops = TabStops(), allowsTightening: Bool = false
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.hyphenationFactor = hyphenationFactor
    self.tabs = tabs
    self.allowsTightening = allowsTightening
  }
}
