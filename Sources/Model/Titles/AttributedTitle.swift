/// What one run of a title looks like.
public struct TextAttributes: Hashable, Sendable, Codable {
  /// Font asked for.
  public var font: FontDescriptor
  /// Extra room behind each glyph, in points; nil leaves the font's own kerning and tracking.
  public var kern: Double?
  /// Rise above the baseline, in points.
  public var baselineOffset: Double
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

/// A stretch of text with one look.
public struct TitleRun: Hashable, Sendable, Codable {
  /// The text; may be empty.
  public var text: String
  /// Its look.
  public var attributes: TextAttributes
  /// Size of an image or symbol that stands for the text; nil for text.
  ///
  /// It stands on the baseline and counts as one character (fact D29).
  public var attachment: Extent?

  /// Pairs a text with its look.
  public init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }

  /// Puts an image or symbol of a size into the text.
  public init(attachment: Extent, attributes: TextAttributes) {
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
