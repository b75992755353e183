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
          of: run, metrics: font.metrics, size: size, category: traits.category, factor: factor))
    }
    var items: [MeasuredItem] = []
    items.reserveCapacity(analysis.items.count)
    for item in analysis.items {
      items.append(
        try measure(
          item, text: Array(analysis.units[item.range]), run: analysis.runs[item.run],
          size: sizes[item.run], locale: traits.locale))
    }
    return MeasuredTitle(analysis: analysis, items: items, heights: heights, pointSizes: sizes)
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
      let advances = spaced(shaped.advances, scale: scale, spacing: kern ?? 0)
      return MeasuredItem(
        item: item, shaped: shaped, cut: cut, pointSize: size, advances: advances,
        widthError: cut.widthError)
    }
    let spacing = (font.isTracked ? SystemTracking.points(atSize: size) : 0) + (kern ?? 0)
    return requested(
      item, text: text, font: font, size: size, spacing: spacing, kern: kern, locale: locale)
  }

  private mutating func requested(
    _ item: TextItem, text: [UInt16], font: SizedFont, size: Double, spacing: Double,
    kern: Double?, locale: String
  ) -> MeasuredItem {
    let main = font.font.text
    let shaped = shape(text, item: item, cut: main, kern: kern, locale: locale)
    let scale = size / main.face.unitsPerEm
    guard let display = font.font.display else {
      return MeasuredItem(
        item: item, shaped: shaped, cut: main, pointSize: size,
        advances: spaced(shaped.advances, scale: scale, spacing: spacing),
        widthError: font.widthError)
    }
    let other = shape(text, item: item, cut: display, kern: kern, locale: locale)
    let otherScale = size / display.face.unitsPerEm
    let share = font.font.displayShare
    let blended = zip(shaped.advances, other.advances).map { small, large in
      small * scale * (1 - share) + large * otherScale * share
    }
    return MeasuredItem(
      item: item, shaped: share > 0.5 ? other : shaped, cut: font.font.drawn, pointSize: size,
      advances: spaced(blended, scale: 1, spacing: spacing), widthError: font.widthError)
  }

  /// Scales advances and adds room to each cluster; marks that take no room get none.
  private func spaced(_ advances: [Double], scale: Double, spacing: Double) -> [Double] {
    advances.map { $0 == 0 ? 0 : $0 * scale + spacing }
  }

  /// Shapes with the cut's features; a kern of zero turns pair kerning off (fact D25).
  private mutating func shape(
    _ text: [UInt16], item: TextItem, cut: FontCut, kern: Double?, locale: String
  ) -> ShapedRun {
    shapes.run(
      text, face: cut.face, features: kern == 0 ? cut.features + [.noKerning] : cut.features,
      script: item.script, language: locale, isRightToLeft: item.isRightToLeft)
  }
}
