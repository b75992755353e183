internal import JSONText
internal import Model

/// How text looks; what is not said comes from the next level out.
struct ManifestLook: Hashable, Sendable {
  /// Font asked for.
  var font: FontDescriptor?
  /// Extra room behind each glyph, in points.
  var kern: Double?
  /// Extra room behind each glyph that leaves kerning alone, in points.
  var tracking: Double?
  /// Rise above the baseline, in points.
  var baselineOffset: Double?
  /// Change of the letters.
  var transform: TextTransform?
  /// Paragraph style, as a whole.
  var paragraph: ParagraphStyle?

  /// Fills what is not said here from the level around it.
  func within(_ outer: ManifestLook) -> ManifestLook {
    ManifestLook(
      font: font ?? outer.font, kern: kern ?? outer.kern, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      transform: transform ?? outer.transform, paragraph: paragraph ?? outer.paragraph)
  }

  /// The attributes that it makes with a font.
  func attributes(_ font: FontDescriptor) -> TextAttributes {
    var attributes = TextAttributes(
      font: font, kern: kern, baselineOffset: baselineOffset ?? 0,
      paragraph: paragraph ?? ParagraphStyle())
    attributes.tracking = tracking
    attributes.transform = transform ?? .none
    return attributes
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
      TableKey("tracking", \Self.look.tracking, ValueReader.offset),
      TableKey("baselineOffset", \Self.look.baselineOffset, ValueReader.offset),
      TableKey("transform", \Self.look.transform, Manifest.transforms.read),
      TableKey("paragraph", \Self.look.paragraph, ManifestParagraph.read),
    ]
  }
}
