internal import Model
internal import TextEngine

/// A requested font at one size, ready to measure with.
final class SizedFont {
  /// Cut or cuts.
  let font: SystemFont
  /// Ascent, descent and gap, as shares of the em.
  let metrics: FontMetrics
  /// Design of the system font whose tracking applies; nil for none.
  let trackedDesign: FontDesign?
  /// Corrections of the stand-in's advances; nil for none.
  let corrections: AdvanceCorrections?
  /// How far a width may be off where the profile says nothing.
  let error: WidthError
  /// Why neither widths nor heights are proven; nil where they are as sure as the error says.
  let doubt: Doubt?

  /// Describes a font made by name, or the stand-in for one.
  init(named font: SystemFont, metrics: FontMetrics, error: WidthError, doubt: Doubt? = nil) {
    self.font = font
    self.metrics = metrics
    trackedDesign = nil
    corrections = nil
    self.error = error
    self.doubt = doubt
  }

  /// Describes another design of the system font; the lines are as high as San Francisco's where
  /// the real font is not there.
  init(
    design: FontDesign, _ font: SystemFont, isReal: Bool, corrections: AdvanceCorrections?,
    error: WidthError
  ) {
    self.font = font
    metrics = isReal ? font.text.metrics : .sanFrancisco
    trackedDesign = design
    self.corrections = corrections
    self.error = isReal ? WidthError() : error
    let reason = "the measures of the system font's \(design.rawValue) design are not public"
    doubt = isReal ? nil : Doubt(.measures, reason)
  }

  /// Describes the system font.
  init(system font: SystemFont, corrections: AdvanceCorrections?) {
    self.font = font
    metrics = .sanFrancisco
    trackedDesign = .standard
    doubt = nil
    self.corrections = font.text.isStandIn ? corrections : nil
    error = WidthError(share: max(font.text.widthError, font.display?.widthError ?? 0))
  }
}
