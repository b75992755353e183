internal import Model
internal import TextEngine

/// Where the glyphs of a stretch of text come from.
enum FontSource: Hashable, Sendable {
  /// The font that the title asks for.
  case requested
  /// A font of the catalogue, by its place there.
  case fallback(Int)
}

/// A stretch of a title with one look, script, direction and font.
struct TextItem: Hashable, Sendable {
  /// Place in the title, in UTF-16 units.
  var range: Range<Int>
  /// Index of the title's run.
  var run: Int
  /// Embedding level; odd from right to left.
  var level: UInt8
  /// Script to shape with.
  var script: ScriptTag
  /// Where the glyphs come from.
  var source: FontSource

  /// Whether the text runs from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
}

/// The text between two hard line ends: a paragraph, or a part of one between line separators.
struct TextParagraph: Hashable, Sendable {
  /// Its text, without the line end.
  var range: Range<Int>
  /// Where the next one begins.
  var end: Int
  /// Whether a line separator (U+2028) ends it, so that the paragraph goes on.
  var goesOn = false
  /// Embedding level of the whole.
  var level: UInt8
}

/// All that can be said of a title before any size is known.
final class AnalyzedTitle {
  /// The text.
  let units: [UInt16]
  /// The same as a string.
  let text: String
  /// Looks of the runs, with the font that is to be used.
  let runs: [AnalyzedRun]
  /// Paragraphs in order; empty for an empty text.
  let paragraphs: [TextParagraph]
  /// Stretches to shape, in the order of the text; line ends, tabs and images are in none.
  let items: [TextItem]
  /// What may happen in front of each unit, and at the end.
  let lineBreaks: [LineBreak]
  /// Whether a character begins at each unit, and at the end.
  let isCharacterStart: [Bool]
  /// Whether a word may be parted in front of each unit; empty where none may.
  let hyphenMarks: [Bool]
  /// Whether words should be parted and there are no patterns of the language to do it by.
  let lacksHyphenation: Bool
  /// Characters that no font here can draw, each once, in the order of the text.
  let missingCharacters: [String]

  /// Collects an analysis.
  init(
    units: [UInt16], runs: [AnalyzedRun], paragraphs: [TextParagraph], items: [TextItem],
    lineBreaks: [LineBreak], isCharacterStart: [Bool], hyphenMarks: [Bool]?,
    missingCharacters: [String]
  ) {
    self.units = units
    text = String(decoding: units, as: UTF16.self)
    hasTabs = units.contains(Self.tab)
    self.runs = runs
    self.paragraphs = paragraphs
    self.items = items
    self.lineBreaks = lineBreaks
    self.isCharacterStart = isCharacterStart
    self.hyphenMarks = hyphenMarks ?? []
    lacksHyphenation = hyphenMarks == nil
    self.missingCharacters = missingCharacters
  }

  /// Style of a paragraph: that of its first unit.
  func style(of paragraph: TextParagraph) -> ParagraphStyle {
    let run = run(at: paragraph.range.lowerBound)
    return runs.indices.contains(run) ? runs[run].attributes.paragraph : ParagraphStyle()
  }

  /// Whether a hyphen may have to be drawn.
  var mayHyphenate: Bool { !hyphenMarks.isEmpty || units.contains(Self.softHyphen) }

  /// Unit of a tab.
  static let tab: UInt16 = 0x09

  /// Whether there is a tab anywhere.
  let hasTabs: Bool

  /// Unit of a soft hyphen, which is drawn only where a line ends with it.
  static let softHyphen: UInt16 = 0xAD

  /// Index of the run that holds a unit; the last run for the end of the text.
  func run(at unit: Int) -> Int {
    min(runs.partitioningIndex(where: { $0.range.upperBound > unit }), max(0, runs.count - 1))
  }
}

/// A run of a title and the font it asks for.
struct AnalyzedRun: Hashable, Sendable {
  /// Place in the title, in UTF-16 units.
  var range: Range<Int>
  /// Look, as given.
  var attributes: TextAttributes
  /// Image that the run is; nil for text.
  var attachment: TextAttachment?
  /// Font to use, Bold Text taken into account.
  var request: FontRequest
}

/// A font without its size.
struct FontRequest: Hashable, Sendable {
  /// Family or name.
  var family: FontFamily
  /// Design, of the system font only.
  var design: FontDesign
  /// Whether all digits are equally wide.
  var hasMonospacedDigits: Bool
  /// Weight.
  var weight: FontWeight
  /// Whether slanted.
  var isItalic: Bool
  /// Values of a variable font's axes by tag.
  var axes: [String: Double]
  /// The weight that Bold Text would draw if it went one step less far; nil where it is off.
  var lighterWeight: FontWeight?

  /// Takes the font out of a description; Bold Text makes the system font bolder.
  init(_ descriptor: FontDescriptor, boldText: Bool) {
    family = descriptor.family
    design = descriptor.family == .system ? descriptor.design : .standard
    hasMonospacedDigits = descriptor.hasMonospacedDigits
    let isEmboldened = boldText && descriptor.family == .system
    weight = isEmboldened ? descriptor.weight.emboldened : descriptor.weight
    lighterWeight = isEmboldened ? descriptor.weight.heavier : nil
    isItalic = descriptor.isItalic
    axes = descriptor.axes
  }
}
