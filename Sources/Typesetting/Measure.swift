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
    for run in analysis.runs {
      let size = run.attributes.font.pointSize(at: traits.category) * factor
      guard size.isFinite, size > 0, size < Typesetter.sizeLimit else { throw .invalidSize }
      let font = try fonts.font(run.request, size: size)
      sizes.append(size)
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
      analysis: analysis, items: items, heights: heights, pointSizes: sizes, hyphenWidths: hyphens)
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
    let kern = run.attributes.kern
    if case .fallback(let index) = item.source,
      let cut = try fonts.fallback(index, for: run.request, size: size)
    {
      let shaped = shape(text, item: item, cut: cut, kern: kern, locale: locale)
      let scale = size / cut.face.unitsPerEm * cut.advanceFactor(atSize: size)
      let advances = shaped.run.advances.map { $0 == 0 ? 0 : $0 * scale + (kern ?? 0) }
      return MeasuredItem(
        item: item, shaped: shaped.run, cut: cut, pointSize: size, advances: advances,
        spacing: kern ?? 0, error: WidthError(share: cut.widthError))
    }
    let tracking = font.isTracked ? SystemTracking.points(atSize: size) : 0
    var request = RequestedText(
      item: item, text: text, font: font, size: size, spacing: tracking + (kern ?? 0))
    request.error = error(of: request, weight: run.request.weight)
    return measure(request, kern: kern, locale: locale)
  }

  /// Finds how far widths of a requested font may be off: by the profile where there is one.
  private func error(of text: RequestedText, weight: FontWeight) -> WidthError {
    guard text.font.corrections != nil,
      let band = fonts.library.profile?.band(
        script: text.item.script, weight: weight, size: text.size)
    else { return text.font.error }
    return WidthError(share: band.fraction, points: band.points)
  }

  private mutating func measure(
    _ request: RequestedText, kern: Double?, locale: String
  ) -> MeasuredItem {
    let main = request.font.font.text
    let shaped = shape(request.text, item: request.item, cut: main, kern: kern, locale: locale)
    guard let display = request.font.font.display else {
      return MeasuredItem(
        item: request.item, shaped: shaped.run, cut: main, pointSize: request.size,
        advances: request.advances(text: shaped, display: shaped), spacing: request.spacing,
        error: request.error)
    }
    let other = shape(request.text, item: request.item, cut: display, kern: kern, locale: locale)
    let isDisplay = request.font.font.displayShare > 0.5
    return MeasuredItem(
      item: request.item, shaped: isDisplay ? other.run : shaped.run,
      cut: isDisplay ? display : main,
      pointSize: request.size, advances: request.advances(text: shaped, display: other),
      spacing: request.spacing, error: request.error)
  }

  /// Shapes with the cut's features; a kern of zero turns pair kerning off (fact D25).
  private mutating func shape(
    _ text: [UInt16], item: TextItem, cut: FontCut, kern: Double?, locale: String
  ) -> ShapedText {
    shapes.text(
      text, face: cut.face, features: kern == 0 ? cut.features + [.noKerning] : cut.features,
      script: item.script, language: locale, isRightToLeft: item.isRightToLeft)
  }
}

/// A stretch of text to be measured in the font that the title asks for.
private struct RequestedText {
  let item: TextItem
  let text: [UInt16]
  let font: SizedFont
  let size: Double
  let spacing: Double
  var error = WidthError()

  init(item: TextItem, text: [UInt16], font: SizedFont, size: Double, spacing: Double) {
    self.item = item
    self.text = text
    self.font = font
    self.size = size
    self.spacing = spacing
  }

  /// Blends, scales and spaces the advances; marks that take no room get none.
  func advances(text shaped: ShapedText, display: ShapedText) -> [Double] {
    let share = font.font.displayShare
    let factor = size * (font.corrections?.factor(atSize: size) ?? 1)
    let single = share < 1 ? shaped.advances(by: font.corrections, isDisplay: false) : []
    let other = share > 0 ? display.advances(by: font.corrections, isDisplay: true) : single
    if share == 0 || share == 1 { return other.map { points(of: $0, factor) } }
    return zip(single, other).map { points(of: $0 * (1 - share) + $1 * share, factor) }
  }

  private func points(of advance: Double, _ factor: Double) -> Double {
    advance == 0 ? 0 : max(0, advance * factor + spacing)
  }
}
