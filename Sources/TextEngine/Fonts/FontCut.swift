/// A face and how to use it in place of a font of iOS; shared, since every line refers to it.
package final class FontCut: Sendable {
  /// The face.
  package let face: FontFace
  /// The catalogue's entry when the face stands in for another; nil for the real font.
  package let entry: CatalogFont?
  /// Features set differently from the font's own defaults.
  package let features: [OpenTypeFeature]
  /// Metrics to measure lines with, as shares of the em.
  package let metrics: FontMetrics
  /// How far a width may be off, as a share of it; 0 for the real font.
  package let widthError: Double

  /// Describes the use of a face; without an entry it is the real font.
  init(
    face: FontFace, entry: CatalogFont?, features: [OpenTypeFeature], metrics: FontMetrics,
    widthError: Double
  ) {
    self.face = face
    self.entry = entry
    self.features = features
    self.metrics = metrics
    self.widthError = widthError
    isStandIn = entry != nil
  }

  /// Whether the face stands in for another font.
  package let isStandIn: Bool

  /// Name of the face, as glyph runs refer to it.
  package var id: String { face.id }

  /// Looks up the factor on advances at a point size.
  package func advanceFactor(atSize size: Double) -> Double {
    entry?.advanceFactor(atSize: size) ?? 1
  }
}

/// The system font at one size: one cut, or two between which widths are blended.
package struct SystemFont: Sendable {
  /// The cut for small sizes, or the only one.
  package let text: FontCut
  /// The cut for large sizes; nil when one serves alone.
  package let display: FontCut?
  /// Share of the design for large sizes in the widths, 0 to 1.
  package let displayShare: Double

  /// Describes the font; without a second cut the share says which design the one is.
  package init(text: FontCut, display: FontCut? = nil, displayShare: Double = 0) {
    self.text = text
    self.display = display
    self.displayShare = displayShare
  }

  /// The cut whose outlines are drawn: the one with the larger share.
  package var drawn: FontCut {
    if let display, displayShare > 0.5 { display } else { text }
  }

  /// Largest size set in the text design alone, in points (facts: sf_metrics, sfAxes).
  package static let textSize = 17.0
  /// Least size set in the display design alone, in points (facts: sf_metrics, sfAxes).
  package static let displaySize = 28.0

  /// Finds the share of the display design at a size: none to 17 points, all from 28, linear
  /// between, as the optical size axis runs (recorded truth, rule 5).
  package static func displayShare(atSize size: Double) -> Double {
    min(1, max(0, (size - textSize) / (displaySize - textSize)))
  }
}
