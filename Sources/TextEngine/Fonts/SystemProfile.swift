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
  /// Weight to use in place of one without numbers.
  var substitutes: [FontWeight: FontWeight]
  /// How far a width may be off; the first that fits counts.
  package var bands: [ErrorBand]

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

/// The corrections of one weight, looked up by scalar.
package final class AdvanceCorrections: Sendable {
  /// Scalars from here on have no numbers of their own.
  private static let limit: UInt32 = 0x2300

  private let text: [Correction]
  private let display: [Correction]
  private let sizeScale: [SizeValue]

  private struct Correction {
    var scale = 1.0
    var difference = 0.0
  }

  init(profile: SystemProfile, numbers: WeightProfile) {
    text = Self.table(profile, numbers.text)
    display = Self.table(profile, numbers.display)
    sizeScale = numbers.sizeScale
  }

  private static func table(_ profile: SystemProfile, _ design: DesignProfile) -> [Correction] {
    var table = [Correction](repeating: Correction(), count: Int(limit))
    for group in profile.classes {
      guard let scale = design.scales[group.name] else { continue }
      for range in group.ranges where range.lowerBound < limit {
        for scalar in range.clamped(to: 0...limit - 1) { table[Int(scalar)].scale = scale }
      }
    }
    for (scalar, difference) in design.characters where scalar < limit {
      table[Int(scalar)].difference = difference
    }
    for (scalar, base) in profile.bases where scalar < limit && base < limit {
      table[Int(scalar)] = table[Int(base)]
    }
    return table
  }

  /// Corrects the advance of a cluster, by its first scalar; all in shares of the em.
  package func advance(
    of scalar: UInt32, text: Double, display: Double, displayShare: Double
  ) -> Double {
    guard scalar < Self.limit else { return text * (1 - displayShare) + display * displayShare }
    let small = self.text[Int(scalar)]
    let large = self.display[Int(scalar)]
    return (text * small.scale + small.difference) * (1 - displayShare)
      + (display * large.scale + large.difference) * displayShare
  }

  /// Finds the factor on every advance at a size.
  package func factor(atSize size: Double) -> Double {
    SizeValue.value(of: sizeScale, atSize: size, empty: 1)
  }
}
