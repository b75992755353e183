/// How the letters of a text are changed before it is set, by the rules of its language.
public enum TextTransform: String, Hashable, Sendable, Codable, CaseIterable {
  /// Left as written.
  case none
  /// All capitals, as section headers have them.
  case uppercase
  /// All small letters.
  case lowercase
  /// Words begin with a capital.
  case capitalized
}

/// What one run of a title looks like.
public struct TextAttributes: Hashable, Sendable, Codable {
  /// Font asked for.
  public var font: FontDescriptor
  /// Extra room behind each glyph, in points; nil leaves the font's own kerning and tracking.
  public var kern: Double?
  /// Extra room behind each glyph on top of the font's own kerning, in points; nil for none.
  ///
  /// Where it is not 0 the kern counts for nothing and ligatures are off (CoreText's
  /// `kCTTrackingAttributeName`).
  public var tracking: Double?
  /// Rise above the baseline, in points.
  public var baselineOffset: Double
  /// Change of its letters.
  public var transform = TextTransform.none
  /// Line geometry of the paragraph the run stands in.
  public var paragraph: ParagraphStyle

  /// Describes a run.
  public init(
    font: FontDescriptor, kern: Double? = nil, baselineOffset: Double = 0,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.paragraph = paragraph
  }
}

/// An image or symbol in a text, as `NSTextAttachment` holds it; it counts as one character
/// (fact D29).
public struct TextAttachment: Hashable, Sendable, Codable {
  /// Size in points.
  public var extent: Extent
  /// Height of its lower edge above the baseline, in points.
  public var rise: Double

  /// Describes an image; it stands on the baseline unless said otherwise.
  public init(_ extent: Extent, rise: Double = 0) {
    self.extent = extent
    self.rise = rise
  }
}

/// A stretch of text with one look.
public struct TitleRun: Hashable, Sendable, Codable {
  /// The text; may be empty.
  public var text: String
  /// Its look.
  public var attributes: TextAttributes
  /// Image or symbol that stands for the text; nil for text.
  public var attachment: TextAttachment?

  /// Pairs a text with its look.
  public init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }

  /// Puts an image or symbol of a size into the text.
  public init(attachment: TextAttachment, attributes: TextAttributes) {
    text = "\u{FFFC}"
    self.attributes = attributes
    self.attachment = attachment
  }
}

/// A string and the attributes of its runs, as `NSAttributedString` holds them.
public struct AttributedTitle: Hashable, Sendable, Codable {
  /// The runs in reading order; their texts joined are the title.
  public var runs: [TitleRun]

  /// Most UTF-16 units of a title that is set in lines; readers keep longer ones from judgement.
  public static let lengthLimit = 20_000

  /// Joins runs to a title.
  public init(runs: [TitleRun]) {
    self.runs = runs
  }

  /// Makes a title of one look.
  public init(_ text: String, font: FontDescriptor) {
    runs = [TitleRun(text: text, attributes: TextAttributes(font: font))]
  }

  /// The whole text.
  public var text: String { runs.map(\.text).joined() }

  /// The same look with another text, which takes the look of the first run.
  public func replacingText(with text: String) -> AttributedTitle? {
    guard let first = runs.first else { return nil }
    return AttributedTitle(runs: [TitleRun(text: text, attributes: first.attributes)])
  }

  /// Supposes that every run followed Dynamic Type.
  public var assumingScaling: AttributedTitle {
    AttributedTitle(
      runs: runs.map { run in
        var copy = run
        copy.attributes.font = run.attributes.font.assumingScaling
        return copy
      })
  }

  /// Whether any run's size changes with the category.
  public var scalesWithCategory: Bool {
    runs.contains { $0.attributes.font.scalesWithCategory }
  }
}
