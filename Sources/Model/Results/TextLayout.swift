/// A glyph and the place of its origin.
public struct PlacedGlyph: Hashable, Sendable {
  /// Index of the glyph in its font.
  public var glyph: UInt32
  /// Origin from the title's left edge, in points.
  public var x: Double
  /// Baseline from the title's top edge, in points.
  public var y: Double

  /// Places a glyph.
  public init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Glyphs of one face and size, in visual order.
public struct GlyphRun: Hashable, Sendable {
  /// Id of the face, as in ``FontUse``.
  public var face: String
  /// Size in points.
  public var pointSize: Double
  /// The glyphs; blanks are left out.
  public var glyphs: [PlacedGlyph]

  /// Collects glyphs.
  public init(face: String, pointSize: Double, glyphs: [PlacedGlyph]) {
    self.face = face
    self.pointSize = pointSize
    self.glyphs = glyphs
  }
}

/// Why a line ended where it did.
public enum LineEnding: String, Hashable, Sendable, Codable {
  /// The text is over.
  case endOfText = "end-of-text"
  /// A newline stands there.
  case hardBreak = "hard-break"
  /// Between two words.
  case softBreak = "soft-break"
  /// Inside a word, because the word alone is wider than the line.
  case insideWord = "inside-word"
  /// With an ellipsis somewhere in the line.
  case truncated
  /// At the edge, without a mark.
  case clipped
}

/// Where a line begins and ends in the width it is given, as its paragraph says (fact D23); in
/// points.
public struct LineIndents: Hashable, Sendable, Codable {
  /// Distance of its beginning from the leading side.
  public var head: Double
  /// Its end: from the leading side above 0, else from the trailing side.
  public var tail: Double

  /// Describes indents; none unless said otherwise.
  public init(head: Double = 0, tail: Double = 0) {
    self.head = head
    self.tail = tail
  }

  /// Finds the room between the indents of a line in a width.
  public func room(in width: Double) -> Double {
    (tail > 0 ? min(tail, width) : width + tail) - head
  }
}

/// One line of a laid-out title; places from the title's top left corner, in points.
public struct LineBox: Hashable, Sendable, Codable {
  /// Its text as shown, ellipsis included, trailing spaces not.
  public var text: String
  /// Where it stands in the title, in UTF-16 units; of a truncated line, what it stands for.
  public var range: Range<Int>
  /// Ascent to descent, first to last advance.
  public var frame: Rectangle
  /// Distance of the baseline from the title's top.
  public var baseline: Double
  /// Box around the drawn outlines; nil when nothing is drawn.
  public var ink: Rectangle?
  /// Why it ends.
  public var ending: LineEnding
  /// Width of the word that was cut inside; nil when none was.
  public var brokenWordWidth: Double?
  /// How far the width may be off, ± points.
  public var widthError: Double
  /// Where its paragraph lets it begin and end.
  public var indents = LineIndents()
  /// Glyphs to draw.
  public var glyphRuns: [GlyphRun]

  /// Describes a line.
  public init(
    text: String, range: Range<Int>, frame: Rectangle, baseline: Double, ink: Rectangle?,
    ending: LineEnding, brokenWordWidth: Double? = nil, widthError: Double = 0,
    glyphRuns: [GlyphRun] = []
  ) {
    self.text = text
    self.range = range
    self.frame = frame
    self.baseline = baseline
    self.ink = ink
    self.ending = ending
    self.brokenWordWidth = brokenWordWidth
    self.widthError = widthError
    self.glyphRuns = glyphRuns
  }
}

/// A title set in lines for one width; lengths in points, not yet rounded to pixels.
public struct TextLayout: Hashable, Sendable, Codable {
  /// Its lines, top to bottom.
  public var lines: [LineBox]
  /// Widest line by the height of all lines; no leading after the last (fact D3).
  public var extent: Extent
  /// Whether something was cut.
  public var isTruncated: Bool
  /// What the whole text would take at the same width without a limit on lines.
  public var untruncatedExtent: Extent
  /// Lines that the whole text would take.
  public var untruncatedLineCount: Int
  /// Width on one line of the paragraph that lacks most room for that, its indent included.
  public var naturalWidth: Double
  /// Where that paragraph lets its line begin and end.
  public var naturalIndents = LineIndents()
  /// How far the natural width may be off, ± points.
  public var naturalWidthError: Double
  /// Largest point size in the text, after shrinking.
  public var pointSize: Double
  /// Factor by which the text was shrunk to fit; 1 for not at all.
  public var shrinkFactor: Double
  /// Characters that no font here can draw.
  public var missingCharacters: [String]
  /// What the lines rest on without proof.
  public var doubts: [Doubt] = []

  /// Describes a layout.
  public init(
    lines: [LineBox], extent: Extent, isTruncated: Bool, untruncatedExtent: Extent,
    untruncatedLineCount: Int, naturalWidth: Double, naturalWidthError: Double, pointSize: Double,
    shrinkFactor: Double = 1, missingCharacters: [String] = []
  ) {
    self.lines = lines
    self.extent = extent
    self.isTruncated = isTruncated
    self.untruncatedExtent = untruncatedExtent
    self.untruncatedLineCount = untruncatedLineCount
    self.naturalWidth = naturalWidth
    self.naturalWidthError = naturalWidthError
    self.pointSize = pointSize
    self.shrinkFactor = shrinkFactor
    self.missingCharacters = missingCharacters
  }

  /// Box around everything drawn; nil when nothing is.
  public var ink: Rectangle? {
    lines.reduce(nil) { whole, line in
      guard let ink = line.ink else { return whole }
      return whole?.union(ink) ?? ink
    }
  }

  /// Widest error of any line, ± points.
  public var widthError: Double { lines.map(\.widthError).max() ?? 0 }
}
