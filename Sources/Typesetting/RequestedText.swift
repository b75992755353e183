internal import Model
internal import TextEngine

/// What a run asks of shaping beside its font.
struct ShapingStyle: Hashable {
  /// Features set differently from the font's.
  let features: [OpenTypeFeature]
  /// Room behind each glyph on top of the font's own, in points.
  let spacing: Double
  /// The part of it that may not count at the end of a line, in points.
  let trailingSpacing: Double
  /// Whether all digits are equally wide.
  let hasMonospacedDigits: Bool
  /// Language as a BCP 47 tag.
  let locale: String

  /// Reads kern, tracking and digits of a run.
  ///
  /// A kern of zero turns pair kerning off (fact D25). A tracking other than zero takes the kern's
  /// place, turns ligatures off and counts as white space at the end of a line by CoreText's header;
  /// whether a label's width then lacks it was not measured.
  init(run: AnalyzedRun, locale: String) {
    let attributes = run.attributes
    let tracking = attributes.tracking ?? 0
    spacing = tracking != 0 ? tracking : attributes.kern ?? 0
    trailingSpacing = tracking.magnitude
    hasMonospacedDigits = run.request.hasMonospacedDigits
    let isUnkerned = tracking == 0 && attributes.kern == 0
    features =
      (isUnkerned ? [.noKerning] : []) + (tracking != 0 ? OpenTypeFeature.noLigatures : [])
      + (hasMonospacedDigits ? [.tabularDigits] : [])
    self.locale = locale
  }

  /// Adds room behind a glyph; none behind a mark that takes no room, and no glyph takes less than
  /// none, so that the offsets of a line never run backwards.
  static func spaced(_ advance: Double, by spacing: Double) -> Double {
    advance == 0 ? 0 : max(0, advance + spacing)
  }
}

/// A stretch of text to be measured in the font that the title asks for.
struct RequestedText {
  /// The stretch.
  let item: TextItem
  /// Its text.
  let text: [UInt16]
  /// The font.
  let font: SizedFont
  /// Size in points.
  let size: Double
  /// Kern, tracking and digits.
  let style: ShapingStyle
  /// Room behind each glyph, the system font's own tracking included, in points.
  let spacing: Double
  /// How far the width may be off.
  var error = WidthError()

  /// Prepares a stretch; the system font brings tracking of its own.
  init(item: TextItem, text: [UInt16], font: SizedFont, size: Double, style: ShapingStyle) {
    self.item = item
    self.text = text
    self.font = font
    self.size = size
    self.style = style
    let tracking = font.trackedDesign.map { SystemTracking.points(atSize: size, design: $0) }
    spacing = (tracking ?? 0) + style.spacing
  }

  /// Blends, scales and spaces the advances; marks that take no room get none.
  func advances(text shaped: ShapedText, display: ShapedText) -> [Double] {
    let share = font.font.displayShare
    let factor = size * (font.corrections?.factor(atSize: size) ?? 1)
    let single = share < 1 ? advances(of: shaped, isDisplay: false) : []
    let other = share > 0 ? advances(of: display, isDisplay: true) : single
    if share == 0 || share == 1 { return other.map { points(of: $0, factor) } }
    return zip(single, other).map { points(of: $0 * (1 - share) + $1 * share, factor) }
  }

  /// Share of the text that digits of one width are.
  var monospacedShare: Double {
    guard style.hasMonospacedDigits, !text.isEmpty else { return 0 }
    return Double(text.count { (0x30...0x39).contains($0) }) / Double(text.count)
  }

  private func advances(of shaped: ShapedText, isDisplay: Bool) -> [Double] {
    shaped.advances(
      by: font.corrections, isDisplay: isDisplay, hasMonospacedDigits: style.hasMonospacedDigits)
  }

  private func points(of advance: Double, _ factor: Double) -> Double {
    ShapingStyle.spaced(advance * factor, by: spacing)
  }
}
