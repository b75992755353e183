internal import TextEngine

/// A shaped text and its advances as shares of the em, which all sizes share; belongs to one
/// worker.
final class ShapedText {
  /// The glyphs.
  let run: ShapedRun
  private let units: [UInt16]
  private let unitsPerEm: Double
  private var corrected: [Key: [Double]] = [:]
  /// Advances by unit as the font has them, as shares of the em.
  private(set) lazy var plain = run.advances.map { $0 / unitsPerEm }

  private struct Key: Hashable {
    var corrections: ObjectIdentifier
    var isDisplay: Bool
    var hasMonospacedDigits: Bool
  }

  /// Keeps a text shaped in a face.
  init(_ run: ShapedRun, units: [UInt16], face: FontFace) {
    self.run = run
    self.units = units
    unitsPerEm = face.unitsPerEm
  }

  /// Finds the advances by unit as the system font has them, corrected once for each design.
  func advances(
    by corrections: AdvanceCorrections?, isDisplay: Bool, hasMonospacedDigits: Bool
  ) -> [Double] {
    guard let corrections else { return plain }
    let key = Key(
      corrections: ObjectIdentifier(corrections), isDisplay: isDisplay,
      hasMonospacedDigits: hasMonospacedDigits)
    if let known = corrected[key] { return known }
    let made = corrections.advances(
      of: units, run: run, unitsPerEm: unitsPerEm, isDisplay: isDisplay,
      hasMonospacedDigits: hasMonospacedDigits)
    corrected[key] = made
    return made
  }
}
