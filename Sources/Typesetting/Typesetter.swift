package import Model
package import TextEngine

/// Sets titles in lines as UIKit's labels do; one to a worker.
package struct Typesetter: ~Copyable {
  /// Longest title that is set, in UTF-16 units.
  package static let lengthLimit = AttributedTitle.lengthLimit
  /// Sizes from here on are refused, in points.
  package static let sizeLimit = 10_000.0
  /// Most titles whose analysis is kept at a time.
  private static let capacity = 256

  var measurer: Measurer
  var glyphs: GlyphCollector
  private var analyzer: TitleAnalyzer
  private var analyses: [AnalysisKey: AnalyzedTitle] = [:]
  private var measured: [MeasureKey: MeasuredTitle] = [:]

  private struct AnalysisKey: Hashable {
    var title: AttributedTitle
    var locale: String
    var direction: WritingDirection
    var boldText: Bool
  }

  private struct MeasureKey: Hashable {
    var analysis: ObjectIdentifier
    var category: ContentSizeCategory
    var factor: Double
    var systemVersion: Int?
  }

  /// Starts with empty caches.
  package init(fonts: FontLibrary) throws(TypesettingError) {
    let measurer = try Measurer(fonts: FontResolver(library: fonts))
    let glyphs = try GlyphCollector()
    let analyzer = try TitleAnalyzer()
    self.measurer = measurer
    self.glyphs = glyphs
    self.analyzer = analyzer
  }

  /// Sets a title in lines.
  package mutating func layOut(
    _ title: AttributedTitle, in room: TextRoom, traits: Traits
  ) throws(TypesettingError) -> TextLayout {
    let analysis = try analysis(of: title, traits: traits)
    let whole = try measure(analysis, traits: traits, factor: 1)
    guard !analysis.paragraphs.isEmpty else { return .empty(pointSize: whole.pointSize) }
    if let width = room.width, width.isNaN { throw .invalidSize }
    let factor = try shrinkFactor(of: whole, room: room, traits: traits)
    if factor == 1 { return try layOut(whole, in: room, traits: traits) }
    let small = try measure(analysis, traits: traits, factor: factor)
    var layout = try layOut(small, in: room, traits: traits)
    layout.shrinkFactor = factor
    layout.center(inHeight: LineHeight(of: 0..<analysis.units.count, in: whole).height)
    return layout
  }

  private mutating func layOut(
    _ title: MeasuredTitle, in room: TextRoom, traits: Traits
  ) throws(TypesettingError) -> TextLayout {
    let style = title.analysis.runs.first?.attributes.paragraph ?? ParagraphStyle()
    let breaker = LineBreaker(
      title: title, width: room.width ?? .infinity, mode: room.lineBreakMode,
      strategy: room.lineBreakStrategy)
    let broken = breaker.lines()
    let lines = try compose(broken, in: title, room: room, locale: traits.locale)
    let stacked = try stack(lines, in: title, room: room, traits: traits)
    let natural = title.natural(in: room.width)
    var layout = TextLayout(
      lines: stacked.lines, extent: stacked.extent,
      isTruncated: lines.contains { $0.ending == .truncated || $0.ending == .clipped },
      untruncatedExtent: lines.count == broken.count
        ? stacked.extent : Self.extent(of: broken, in: title),
      untruncatedLineCount: broken.count, naturalWidth: natural.width,
      naturalWidthError: natural.error, pointSize: title.pointSize,
      missingCharacters: title.analysis.missingCharacters)
    layout.naturalIndents = natural.indents
    let rest = LayoutDoubts(
      title: title, natural: natural, broken: broken, lines: lines, locale: traits.locale)
    layout.doubts = rest.all(allowsTightening: style.allowsTightening || room.allowsTightening)
    return layout
  }

  /// Size of lines that are not placed, from widths cut without shaping anew.
  private static func extent(of lines: [BrokenLine], in title: MeasuredTitle) -> Extent {
    var extent = Extent.zero
    for (index, line) in lines.enumerated() {
      let height = LineHeight(of: line.content, in: title)
      let content = title.width(line.content, from: line.indent)
      let width = line.indent + content + (line.hyphenWidth ?? 0)
      extent.width = max(extent.width, width)
      let gap = height.gap + line.spacingBelow
      extent.height += height.height + (index < lines.count - 1 ? gap : 0)
    }
    return extent
  }

  private mutating func analysis(
    of title: AttributedTitle, traits: Traits
  ) throws(TypesettingError) -> AnalyzedTitle {
    let key = AnalysisKey(
      title: title, locale: traits.locale, direction: traits.direction, boldText: traits.boldText)
    if let known = analyses[key] { return known }
    let length = title.runs.reduce(0) { $0 + $1.text.utf16.count }
    guard length <= Self.lengthLimit else { throw .tooLong(units: length) }
    let made = try analyzer.analyze(title, traits: traits, fonts: measurer.fonts)
    if analyses.count >= Self.capacity {
      analyses.removeAll(keepingCapacity: true)
      measured.removeAll(keepingCapacity: true)
    }
    analyses[key] = made
    return made
  }

  private mutating func measure(
    _ analysis: AnalyzedTitle, traits: Traits, factor: Double
  ) throws(TypesettingError) -> MeasuredTitle {
    let key = MeasureKey(
      analysis: ObjectIdentifier(analysis), category: traits.category, factor: factor,
      systemVersion: traits.systemVersion)
    if let known = measured[key] { return known }
    let made = try measurer.measure(analysis, traits: traits, factor: factor)
    measured[key] = made
    return made
  }
}

extension Typesetter {
  /// Shapings done so far.
  package var shapingCount: Int { measurer.shapes.count }

  /// Outlines of every glyph that a layout placed so far.
  package var outlines: GlyphOutlines { glyphs.outlines }

  /// Fonts that a layout drew from so far, sorted by id; computes the hash of each file once.
  package var fontsUsed: [FontUse] {
    let fonts = measurer.fonts
    return FontUse.merging(fonts.used.values.map(fonts.library.use(of:)))
  }

  /// Fonts that were asked for and are nowhere, sorted; of a stand-in with the package that
  /// brings it.
  package var missingFonts: [String] { measurer.fonts.missing.sorted() }
}

extension TextLayout {
  /// The layout of no text: no line and no room.
  fileprivate static func empty(pointSize: Double) -> TextLayout {
    TextLayout(
      lines: [], extent: .zero, isTruncated: false, untruncatedExtent: .zero,
      untruncatedLineCount: 0, naturalWidth: 0, naturalWidthError: 0, pointSize: pointSize)
  }

  /// Gives the layout another height and keeps its lines in the middle (fact I.8).
  fileprivate mutating func center(inHeight height: Double) {
    let shift = (height - extent.height) / 2
    extent.height = height
    for index in lines.indices {
      lines[index].frame.y += shift
      lines[index].baseline += shift
      lines[index].ink = lines[index].ink?.offset(x: 0, y: shift)
      for run in lines[index].glyphRuns.indices {
        for glyph in lines[index].glyphRuns[run].glyphs.indices {
          lines[index].glyphRuns[run].glyphs[glyph].y += shift
        }
      }
    }
  }
}
