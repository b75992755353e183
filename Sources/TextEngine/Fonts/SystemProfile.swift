package import Model

/// How San Francisco's advances differ from those of the fonts that stand in for it.
///
/// Learned from recorded widths by `Tools/fit_system_profile.py`, which writes
/// `fonts/system-profile.json`. Without that file nothing is corrected.
package struct SystemProfile: Hashable, Sendable {
  /// Share of the display design by point size, ascending.
  package var blend: [SizeValue]
  /// Classes of characters, each with the inclusive ranges of its scalars.
  var classes: [CharacterClass]
  /// Accented scalar to the letter whose numbers it takes.
  var bases: [UInt32: UInt32]
  /// Numbers by weight.
  var weights: [FontWeight: WeightProfile]
  /// Corrections of the stand-in's kerning and of pairs of characters.
  var pairs: PairProfile
  /// Weight to use in place of one without numbers.
  var substitutes: [FontWeight: FontWeight]
  /// How far a width may be off; the first that fits counts.
  package var bands: [ErrorBand]
  /// How far a width may be off where a font made by name is nowhere; nil when not said.
  package var missingFontBand: ErrorBand?

  /// Finds the share of the display design at a size.
  package func displayShare(atSize size: Double) -> Double {
    SizeValue.value(of: blend, atSize: size, empty: SystemFont.displayShare(atSize: size))
  }

  /// Prepares the corrections of a weight; nil when the profile has no numbers for it.
  package func corrections(for weight: FontWeight) -> AdvanceCorrections? {
    guard let numbers = weights[weight] ?? substitutes[weight].flatMap({ weights[$0] }) else {
      return nil
    }
    return AdvanceCorrections(profile: self, numbers: numbers)
  }

  /// Finds how far the width of a text may be off.
  package func band(script: ScriptTag, weight: FontWeight, size: Double) -> ErrorBand? {
    bands.first { $0.covers(script: script, weight: weight, size: size) }
  }
}

/// A value at one point size.
package struct SizeValue: Hashable, Sendable {
  /// Size in points.
  package var size: Double
  /// The value there.
  package var value: Double

  /// Finds the value at a size: linear between the given ones, and the nearest one outside.
  static func value(of list: [SizeValue], atSize size: Double, empty: Double) -> Double {
    guard let first = list.first, let last = list.last else { return empty }
    if size <= first.size { return first.value }
    guard let upper = list.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return last.value
    }
    let (low, high) = (list[upper - 1], list[upper])
    guard high.size > low.size else { return high.value }
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}

/// Characters that share a factor.
struct CharacterClass: Hashable, Sendable {
  /// Name, such as `digit`.
  var name: String
  /// Inclusive ranges of scalars.
  var ranges: [ClosedRange<UInt32>]
}

/// Numbers of one weight.
struct WeightProfile: Hashable, Sendable {
  /// Corrections of the design for small sizes.
  var text: DesignProfile
  /// Corrections of the design for large sizes.
  var display: DesignProfile
  /// Factor on every advance by point size; none when empty.
  var sizeScale: [SizeValue]
}

/// Numbers of one design: own advance = stand-in's advance × scale of its class + difference.
struct DesignProfile: Hashable, Sendable {
  /// Factor by class.
  var scales: [String: Double]
  /// Difference by scalar, as a share of the em.
  var characters: [UInt32: Double]
}

/// Numbers for neighbours.
struct PairProfile: Hashable, Sendable {
  /// Part of the stand-in's kerning that is added once more.
  var kerningScale = 0.0
  /// The same on top, by the left character of a pair.
  var kerningByLeft: [UInt32: Double] = [:]
  /// Name of a character's right edge, by scalar.
  var rightEdges: [UInt32: String] = [:]
  /// Name of a character's left edge, by scalar.
  var leftEdges: [UInt32: String] = [:]
  /// Room between a right and a left edge in the design for small sizes, as a share of the em.
  var text: [String: [String: Double]] = [:]
  /// The same in the design for large sizes.
  var display: [String: [String: Double]] = [:]
}

/// How far widths may be off: ± fraction of the width ± points.
package struct ErrorBand: Hashable, Sendable {
  /// Script's four letters, or nil for any.
  package var script: ScriptTag?
  /// Sizes, in points.
  package var sizes: ClosedRange<Double>
  /// Weights, or nil for any.
  package var weights: Set<FontWeight>?
  /// Share of the width.
  package var fraction: Double
  /// Points on top, once a line.
  package var points: Double

  func covers(script: ScriptTag, weight: FontWeight, size: Double) -> Bool {
    (self.script.map { $0 == script } ?? true) && (weights?.contains(weight) ?? true)
      && sizes.contains(size)
  }
}
