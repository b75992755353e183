internal import Model
internal import TextEngine

/// What a text is measured with: caches and fonts of one worker.
struct Measurer: ~Copyable {
  /// Shaped texts.
  var shapes: ShapeCache
  /// The fonts.
  let fonts: FontResolver

  /// Starts with empty caches.
  init(fonts: FontResolver) throws(TypesettingError) {
    shapes = try ShapeCache()
    self.fonts = fonts
  }

  /// Measures a title at a category; a factor shrinks every size.
  mutating func measure(
    _ analysis: AnalyzedTitle, traits: Traits, factor: Double
  ) throws(TypesettingError) -> MeasuredTitle {
    var sizes: [Double] = []
    var heights: [RunHeight] = []
    var doubts: [Doubt] = []
    for run in analysis.runs {
      let size = run.attributes.font.pointSize(at: traits.category) * factor
      guard size.isFinite, size > 0, size < Typesetter.sizeLimit else { throw .invalidSize }
      let font = try fonts.font(run.request, size: size)
      sizes.append(size)
      if let doubt = font.doubt, !doubts.contains(doubt) { doubts.append(doubt) }
      heights.append(
        RunHeight(
          of: run, metrics: font.metrics, size: size, traits: traits, factor: factor))
    }
    var items: [MeasuredItem] = []
    items.reserveCapacity(analysis.items.count)
    for item in analysis.items {
      items.append(
        try measure(
          item, text: Array(analysis.units[item.range]), run: analysis.runs[item.run],
          size: sizes[item.run], locale: traits.locale))
    }
    var hyphens = [Double](repeating: 0, count: analysis.runs.count)
    if analysis.mayHyphenate {
      for index in hyphens.indices {
        hyphens[index] = try hyphen(
          of: index, in: analysis, size: sizes[index], locale: traits.locale
        ).advances.reduce(0, +)
      }
    }
    return MeasuredTitle(
      analysis: analysis, items: items, heights: heights, pointSizes: sizes, hyphenWidths: hyphens,
      doubts: doubts, systemVersion: traits.systemVersion)
  }

  /// Measures the hyphen that a line of a run ends with where a word is parted.
  mutating func hyphen(
    of run: Int, in analysis: AnalyzedTitle, size: Double, locale: String
  ) throws(TypesettingError) -> MeasuredItem {
    let item = TextItem(range: 0..<1, run: run, level: 0, script: .latin, source: .requested)
    return try measure(
      item, text: LinePiece.hyphenUnits, run: analysis.runs[run], size: size, locale: locale)
  }

  /// Measures one stretch of text at a size.
  mutating func measure(
    _ item: TextItem, text: [UInt16], run: AnalyzedRun, size: Double, locale: String
  ) throws(TypesettingError) -> MeasuredItem {
    let font = try fonts.font(run.request, size: size)
    let style = ShapingStyle(run: run, locale: locale)
    if case .fallback(let index) = item.source,
      let cut = try fonts.fallback(index, for: run.request, size: size)
    {
      let shaped = shape(text, item: item, cut: cut, style: style)
      let scale = size / cut.face.unitsPerEm * cut.advanceFactor(atSize: size)
      let advances = shaped.run.advances.map {
        ShapingStyle.spaced($0 * scale, by: style.spacing)
      }
      return MeasuredItem(
        item: item, shaped: shaped.run, cut: cut, pointSize: size, advances: advances,
        spacing: style.spacing,
        error: WidthError(share: cut.widthError, points: style.trailingSpacing))
    }
    var request = RequestedText(item: item, text: text, font: font, size: size, style: style)
    request.error = fonts.error(of: request, request: run.request)
    return measure(request)
  }

  private mutating func measure(_ request: RequestedText) -> MeasuredItem {
    let main = request.font.font.text
    let shaped = shape(request.text, item: request.item, cut: main, style: request.style)
    guard let display = request.font.font.display else {
      return MeasuredItem(
        item: request.item, shaped: shaped.run, cut: main, pointSize: request.size,
        advances: request.advances(text: shaped, display: shaped), spacing: request.spacing,
        error: request.error)
    }
    let other = shape(request.text, item: request.item, cut: display, style: request.style)
    let isDisplay = request.font.font.displayShare > 0.5
    return MeasuredItem(
      item: request.item, shaped: isDisplay ? other.run : shaped.run,
      cut: isDisplay ? display : main,
      pointSize: request.size, advances: request.advances(text: shaped, display: other),
      spacing: request.spacing, error: request.error)
  }

  private mutating func shape(
    _ text: [UInt16], item: TextItem, cut: FontCut, style: ShapingStyle
  ) -> ShapedText {
    shapes.text(
      text, face: cut.face, features: cut.features + style.features, script: item.script,
      language: style.locale, isRightToLeft: item.isRightToLeft)
  }
}
