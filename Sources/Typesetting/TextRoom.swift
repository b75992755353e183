package import Model

/// The room that a title is set in, and what happens at its end; lengths in points.
package struct TextRoom: Hashable, Sendable {
  /// Widest line; nil for no limit.
  package var width: Double?
  /// Height; lines that do not fit are cut, and the last visible one truncates (fact D12); nil for
  /// no limit.
  package var height: Double?
  /// Most lines; 0 for no limit.
  package var lineLimit: Int
  /// What happens where a line has no more room; a paragraph style's own mode goes first.
  package var lineBreakMode: LineBreakMode
  /// How lines stand between the sides; a paragraph style's own goes first.
  package var alignment: TextAlignment
  /// Factor down to which a single line may shrink; 0 and 1 for no shrinking (fact D15).
  package var minimumScaleFactor: Double
  /// Breaks to avoid; a paragraph style's own goes first.
  ///
  /// Labels avoid all that can be; text views none (facts D19 and I, third set, 1).
  package var lineBreakStrategy: LineBreakStrategy
  /// Whether characters may move closer together before a line is cut (fact D16).
  package var allowsTightening = false
  /// Whether lines are aligned in the whole width, as in a label, and not in the width of the widest
  /// of them; seen only where paragraphs are aligned differently.
  package var isFilled = false

  /// Describes room; by default all there is.
  package init(
    width: Double? = nil, height: Double? = nil, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrap, alignment: TextAlignment = .natural,
    minimumScaleFactor: Double = 0, lineBreakStrategy: LineBreakStrategy = .standard
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.minimumScaleFactor = minimumScaleFactor
    self.lineBreakStrategy = lineBreakStrategy
  }

  /// Forgiven excess of a line, in points: stored frames are written with three decimals, and a
  /// label as wide as its own rounded-up text never wraps.
  package static let tolerance = 0.001
}
