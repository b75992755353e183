internal import JSONText
internal import Model

/// How text looks; what is not said comes from the next level out.
struct ManifestLook: Hashable, Sendable {
  /// Font asked for.
  var font: FontDescriptor?
  /// Extra room behind each glyph, in points.
  var kern: Double?
  /// Rise above the baseline, in points.
  var baselineOffset: Double?
  /// Paragraph style, as a whole.
  var paragraph: ParagraphStyle?

  /// Fills what is not said here from the level around it.
  func within(_ outer: ManifestLook) -> ManifestLook {
    ManifestLook(
      font: font ?? outer.font, kern: kern ?? outer.kern,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      paragraph: paragraph ?? outer.paragraph)
  }
}

/// A draft that says how its text looks: a run, a title or a control.
protocol ManifestLooking: KeyedDraft {
  /// What it says.
  var look: ManifestLook { get set }
}

extension ManifestLooking {
  /// The keys that say how text looks, the same at every level.
  static var lookKeys: [TableKey<Self>] {
    [
      TableKey("font", \Self.look.font, ManifestFont.read),
      TableKey("kern", \Self.look.kern, ValueReader.offset),
      TableKey("baselineOffset", \Self.look.baselineOffset, ValueReader.offset),
      TableKey("paragraph", \Self.look.paragraph, ManifestParagraph.read),
    ]
  }
}

/// A paragraph style as a manifest gives it; the keys are `NSParagraphStyle`'s.
struct ManifestParagraph: KeyedDraft {
  /// Alignment; left out, the control's.
  var alignment: TextAlignment?
  /// Break mode; left out, the control's.
  var lineBreakMode: LineBreakMode?
  /// Room added between lines, in points.
  var lineSpacing: Double?
  /// Factor on a line's natural height.
  var lineHeightMultiple: Double?
  /// Least height of a line, in points.
  var minimumLineHeight: Double?
  /// Greatest height of a line, in points.
  var maximumLineHeight: Double?

  /// The keys of a paragraph style.
  static let table = KeyTable(
    "paragraph",
    [
      TableKey("alignment", \ManifestParagraph.alignment, Manifest.alignments.read),
      TableKey("lineBreakMode", \.lineBreakMode, Manifest.lineBreakModes.read),
      TableKey("lineSpacing", \.lineSpacing, ValueReader.length),
      TableKey("lineHeightMultiple", \.lineHeightMultiple, ValueReader.factor),
      TableKey("minimumLineHeight", \.minimumLineHeight, ValueReader.length),
      TableKey("maximumLineHeight", \.maximumLineHeight, ValueReader.length),
    ])

  /// Reads a paragraph style.
  static func read(_ node: JSONNode) throws(ValueError) -> ParagraphStyle {
    let draft = try table.read(node)
    return ParagraphStyle(
      alignment: draft.alignment, lineBreakMode: draft.lineBreakMode,
      lineSpacing: draft.lineSpacing ?? 0, lineHeightMultiple: draft.lineHeightMultiple ?? 0,
      minimumLineHeight: draft.minimumLineHeight ?? 0,
      maximumLineHeight: draft.maximumLineHeight ?? 0)
  }
}
