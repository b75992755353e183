internal import Model
internal import TextEngine

extension RunHeight {
  /// Measures a run as UIKit does: the requested font alone counts, whatever font is drawn
  /// (fact D7).
  ///
  /// The multiple comes before the clamps and the extra goes above the text (fact D21). A baseline
  /// offset moves the whole run within its line. An image stands on the baseline or as far from it as its
  /// bounds say (fact D29).
  init(
    of run: AnalyzedRun, metrics: FontMetrics, size: Double, traits: Traits, factor: Double
  ) {
    let style = run.attributes.paragraph
    var height = metrics.lineHeight * size
    height *= Self.growth(of: run.attributes.font, locale: traits.locale)
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let leading = Self.leading(
      of: run.attributes.font, metrics: metrics, size: size, category: traits.category,
      factor: factor)
    rise = run.attributes.baselineOffset
    descent = metrics.descender * size - rise
    ascent = height - metrics.descender * size + rise
    if let image = run.attachment {
      ascent = max(ascent, image.extent.height + image.rise + rise)
      descent = max(descent, -image.rise - rise)
    }
    gap = style.lineSpacing > 0 ? max(style.lineSpacing, leading) : leading
  }

  /// Finds the factor by which a language raises the lines of text-style fonts (fact D7).
  ///
  /// One measurement: a body label of an Arabic app is 22.333 points high at 3x instead of 20.333
  /// (iOS 17); 1.1 gives 22.316. Other sizes and languages were not seen growing.
  private static func growth(of font: FontDescriptor, locale: String) -> Double {
    guard font.family == .system, case .textStyle = font.size else { return 1 }
    return locale == "ar" || locale.hasPrefix("ar-") || locale.hasPrefix("ar_") ? 1.1 : 1
  }

  /// Finds the room a font asks for between lines.
  ///
  /// A system font by text style carries what lacks to the published leading, which may be less
  /// than nothing (facts D3, I.1); any other system font none (facts D5, D6); a font by name its
  /// own gap.
  private static func leading(
    of font: FontDescriptor, metrics: FontMetrics, size: Double, category: ContentSizeCategory,
    factor: Double
  ) -> Double {
    guard font.family == .system else { return metrics.lineGap * size }
    guard case .textStyle(let style) = font.size else { return 0 }
    return TypeScale.leading(of: style, at: category) * factor - metrics.lineHeight * size
  }
}

/// Vertical metrics of a whole line, in points.
struct LineHeight {
  /// Room above the baseline.
  var ascent = 0.0
  /// Room below the baseline.
  var descent = 0.0
  /// Room between this line and the next one.
  var gap = 0.0

  /// Takes the highest and deepest of the runs on the line.
  init(of line: Range<Int>, in title: MeasuredTitle) {
    let runs = title.analysis.runs
    var isFirst = true
    for (index, height) in title.heights.enumerated() where runs[index].range.overlaps(line) {
      take(height, isFirst: isFirst)
      isFirst = false
    }
    let nearest = title.analysis.run(at: line.lowerBound)
    if isFirst, title.heights.indices.contains(nearest) {
      take(title.heights[nearest], isFirst: true)
    }
  }

  private mutating func take(_ height: RunHeight, isFirst: Bool) {
    ascent = isFirst ? height.ascent : max(ascent, height.ascent)
    descent = isFirst ? height.descent : max(descent, height.descent)
    gap = isFirst ? height.gap : max(gap, height.gap)
  }

  /// Height of the line without the gap.
  var height: Double { ascent + descent }
}
