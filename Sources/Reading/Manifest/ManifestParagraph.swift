internal import JSONText
internal import Model

/// A paragraph style as a manifest gives it; the keys are `NSParagraphStyle`'s.
struct ManifestParagraph: KeyedDraft {
  /// Alignment; left out, the control's.
  var alignment: TextAlignment?
  /// Break mode; left out, the control's.
  var lineBreakMode: LineBreakMode?
  /// Breaks to avoid; left out, the control's.
  var lineBreakStrategy: LineBreakStrategy?
  /// Room added between lines, in points.
  var lineSpacing: Double?
  /// Factor on a line's natural height.
  var lineHeightMultiple: Double?
  /// Least height of a line, in points.
  var minimumLineHeight: Double?
  /// Greatest height of a line, in points.
  var maximumLineHeight: Double?
  /// Indent of the first line, in points.
  var firstLineHeadIndent: Double?
  /// Indent of the other lines, in points.
  var headIndent: Double?
  /// End of lines: from the leading side above 0, else from the trailing one, in points.
  var tailIndent: Double?
  /// Room behind the paragraph, in points.
  var paragraphSpacing: Double?
  /// Room in front of the paragraph, in points.
  var paragraphSpacingBefore: Double?
  /// How full a line has to be for no word to be parted.
  var hyphenationFactor: Double?
  /// Places that tabs lead to.
  var tabStops: [TabStop]?
  /// Distance between tab stops behind the last one, in points.
  var defaultTabInterval: Double?
  /// Whether characters may move closer together before a line is cut.
  var allowsDefaultTighteningForTruncation: Bool?

  /// The keys of a paragraph style.
  static let table = KeyTable("paragraph", lineKeys + blockKeys + endKeys)

  private static let lineKeys: [TableKey<ManifestParagraph>] = [
    TableKey("alignment", \.alignment, Manifest.alignments.read),
    TableKey("lineBreakMode", \.lineBreakMode, Manifest.lineBreakModes.read),
    TableKey("lineBreakStrategy", \.lineBreakStrategy, Manifest.lineBreakStrategies.read),
    TableKey("lineSpacing", \.lineSpacing, ValueReader.length),
    TableKey("lineHeightMultiple", \.lineHeightMultiple, ValueReader.factor),
    TableKey("minimumLineHeight", \.minimumLineHeight, ValueReader.length),
    TableKey("maximumLineHeight", \.maximumLineHeight, ValueReader.length),
  ]

  private static let blockKeys: [TableKey<ManifestParagraph>] = [
    TableKey("firstLineHeadIndent", \.firstLineHeadIndent, ValueReader.length),
    TableKey("headIndent", \.headIndent, ValueReader.length),
    TableKey("tailIndent", \.tailIndent, ValueReader.offset),
    TableKey("paragraphSpacing", \.paragraphSpacing, ValueReader.length),
    TableKey("paragraphSpacingBefore", \.paragraphSpacingBefore, ValueReader.length),
  ]

  private static let endKeys: [TableKey<ManifestParagraph>] = [
    TableKey("hyphenationFactor", \.hyphenationFactor, ValueReader.fraction),
    TableKey("tabStops", \.tabStops, ManifestTabStop.readList),
    TableKey("defaultTabInterval", \.defaultTabInterval, ValueReader.length),
    TableKey(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      ValueReader.flag),
  ]

  /// Reads a paragraph style.
  static func read(_ node: JSONNode) throws(ValueError) -> ParagraphStyle {
    let draft = try table.read(node)
    var style = ParagraphStyle(
      alignment: draft.alignment, lineBreakMode: draft.lineBreakMode,
      lineBreakStrategy: draft.lineBreakStrategy, lineSpacing: draft.lineSpacing ?? 0,
      lineHeightMultiple: draft.lineHeightMultiple ?? 0,
      minimumLineHeight: draft.minimumLineHeight ?? 0,
      maximumLineHeight: draft.maximumLineHeight ?? 0)
    style.firstLineHeadIndent = draft.firstLineHeadIndent ?? 0
    style.headIndent = draft.headIndent ?? 0
    style.tailIndent = draft.tailIndent ?? 0
    style.paragraphSpacing = draft.paragraphSpacing ?? 0
    style.paragraphSpacingBefore = draft.paragraphSpacingBefore ?? 0
    style.hyphenationFactor = draft.hyphenationFactor ?? 0
    style.tabs = TabStops(stops: draft.tabStops, interval: draft.defaultTabInterval ?? 0)
    style.allowsTightening = draft.allowsDefaultTighteningForTruncation ?? false
    return style
  }
}

/// A tab stop as a manifest gives it.
struct ManifestTabStop: KeyedDraft {
  /// Most stops of a paragraph.
  static let limit = 100
  /// Distance from the leading side, in points.
  var location: Double?
  /// How the text behind the tab stands to it.
  var alignment: TabStop.Alignment?

  /// The keys of a tab stop, `NSTextTab`'s own.
  static let table = KeyTable(
    "tabStop",
    [
      TableKey("location", \ManifestTabStop.location, ValueReader.length).required,
      TableKey("alignment", \.alignment, Manifest.tabAlignments.read),
    ])

  /// Reads tab stops; a number alone is a stop that text begins at.
  static func readList(_ node: JSONNode) throws(ValueError) -> [TabStop] {
    let stops = try ValueReader.list(node, read)
    guard stops.count <= limit else {
      throw ValueError(node.place, "must not have more than \(limit) stops", reason: .overLimit)
    }
    return stops
  }

  private static func read(_ node: JSONNode) throws(ValueError) -> TabStop {
    if node.number != nil { return TabStop(at: try ValueReader.length(node)) }
    guard node.object != nil else { throw ValueReader.wrong(node, "a number or an object") }
    let draft = try table.read(node)
    return TabStop(at: draft.location ?? 0, draft.alignment ?? .left)
  }
}
