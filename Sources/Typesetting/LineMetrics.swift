internal import Model
internal import TextEngine

extension RunHeight {
  /// Measures a run as UIKit does: the requested font alone counts, whatever font is drawn
  /// (fact D7).
  ///
  /// An image stands on the baseline or as far from it as its bounds say (fact D29). A baseline
  /// offset adds to its side of the line and takes nothing from the other one: labels were
  /// reported to grow by it, up and down (reports beside fact D26).
  init(
    of run: AnalyzedRun, metrics: FontMetrics, size: Double, traits: Traits, factor: Double
  ) {
    let height =
      metrics.lineHeight * size * Self.growth(of: run.attributes.font, locale: traits.locale)
    rise = run.attributes.baselineOffset
    descent = metrics.descender * size + max(0, -rise)
    ascent = height - metrics.descender * size + max(0, rise)
    leading = Self.leading(
      of: run.attributes.font, metrics: metrics, size: size, category: traits.category,
      factor: factor)
    if let image = run.attachment {
      ascent = max(ascent, image.extent.height + image.rise + rise)
      descent = max(descent, -image.rise - rise)
    }
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
  private(set) var ascent: Double
  /// Room below the baseline.
  private(set) var descent: Double
  /// Room between this line and the next one.
  let gap: Double
  /// How much higher its glyphs stand than their baseline offset says.
  private(set) var lift = 0.0
  /// Baseline offset of all that stands on it; 0 where only a part has one.
  let rise: Double
  /// Whether its paragraph's least or greatest height decides.
  let isHeld: Bool

  /// Takes the highest and deepest of what stands on a line, then multiplies, then clamps.
  ///
  /// The least and the greatest height hold whatever stands on the line, images and raised text
  /// included (`NSParagraphStyle.h`); the extra goes above the text (fact D21).
  init(of line: Range<Int>, in title: MeasuredTitle) {
    let runs = title.heights(on: line)
    let style = title.analysis.style(of: Typesetter.paragraph(at: line.lowerBound, in: title))
    let leading = runs.map(\.leading).max() ?? 0
    gap = style.lineSpacing > 0 ? max(style.lineSpacing, leading) : leading
    let first = runs.first?.rise ?? 0
    rise = runs.allSatisfy { $0.rise == first } ? first : 0
    ascent = runs.map(\.ascent).max() ?? 0
    descent = runs.map(\.descent).max() ?? 0
    let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    let multiplied = (ascent + descent) * multiple
    let height = style.clamp(multiplied)
    isHeld = height != multiplied
    if isHeld { hold(before164: title.doublesOffsets) }
    ascent = height - descent
  }

  /// Moves the text of a line whose height is given by the baseline offset of all of it.
  ///
  /// Up by as much since iOS 16.4 and by twice as much before (fact D26: half and a quarter of the
  /// free room bring it to the middle). Down by as much; iOS 16.3 to 16.5 ignored that.
  private mutating func hold(before164 doubles: Bool) {
    descent += min(0, rise)
    if doubles { lift = max(0, rise) }
  }

  /// Height of the line without the gap.
  var height: Double { ascent + descent }
}

extension ParagraphStyle {
  /// Brings a line's height between the least and the greatest one.
  fileprivate func clamp(_ height: Double) -> Double {
    let raised = minimumLineHeight > 0 ? max(height, minimumLineHeight) : height
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}

extension MeasuredTitle {
  /// Metrics of the runs that a line has a part of; of the nearest one for an empty line.
  fileprivate func heights(on line: Range<Int>) -> [RunHeight] {
    let runs = analysis.runs
    let first = analysis.run(at: line.lowerBound)
    guard heights.indices.contains(first) else { return [] }
    let found = heights[first...].indices.prefix { runs[$0].range.lowerBound < line.upperBound }
      .filter { runs[$0].range.overlaps(line) }
    return found.isEmpty ? [heights[first]] : found.map { heights[$0] }
  }
}
