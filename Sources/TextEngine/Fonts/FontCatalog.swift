package import Model

/// Where a catalogued font is used.
package enum FontRole: String, Hashable, Sendable {
  /// The system font in small sizes.
  case systemText = "system-text"
  /// The system font in large sizes.
  case systemDisplay = "system-display"
  /// A script that the system font lacks.
  case fallback
  /// Apps that ask for the font by name.
  case named
  /// The system font's rounded design.
  case systemRounded = "system-rounded"
  /// The system font's serif design.
  case systemSerif = "system-serif"
  /// The system font's monospaced design.
  case systemMonospaced = "system-monospaced"

  /// Whether it may be drawn from where no font of a script has a character.
  package var isLastResort: Bool { [.systemText, .systemDisplay, .fallback].contains(self) }

  /// Finds the role that serves a design of the system font; nil for its standard one, which has
  /// two.
  package init?(_ design: FontDesign) {
    switch design {
    case .standard: return nil
    case .rounded: self = .systemRounded
    case .serif: self = .systemSerif
    case .monospaced: self = .systemMonospaced
    }
  }
}

/// An open font that stands in for one of iOS's, as `fonts/catalog.json` describes it.
package struct CatalogFont: Hashable, Sendable {
  /// Name within the catalogue.
  package var id: String
  /// The iOS font it stands in for.
  package var standsInFor: String
  /// Where it is used.
  package var role: FontRole
  /// Scripts it is asked for.
  package var scripts: [ScriptTag]
  /// Languages that prefer it among fonts of the same script, as BCP 47 prefixes.
  package var languages: [String]
  /// Families of the real font, which wins where it is found.
  package var realFamilies: [String]
  /// Families that are measured with it for want of better: only the kind of font is the same.
  package var lookalikes: [String]
  /// Whether it was drawn to have the real font's advances.
  package var isMetricCompatible: Bool
  /// File by weight.
  package var files: [FontWeight: String]
  /// File of the slanted cut by weight.
  package var italicFiles: [FontWeight: String]
  /// Family to take out of a collection; nil for a file of one face.
  package var collectionFamily: String?
  /// Debian package that brings the files.
  package var package: String
  /// SPDX id of the licence.
  package var licence: String
  /// Features set differently from the font's own defaults.
  package var features: [OpenTypeFeature]
  /// Metrics to use in place of its own; nil for its own.
  package var metrics: FontMetrics?
  /// The same of weights whose metrics differ.
  package var metricsByWeight: [FontWeight: FontMetrics]
  /// Share of ascender and descender that iOS adds to the real font's ascender; 0 for none.
  package var ascenderGrowth: Double
  /// Factor on advances by point size, ascending; empty for none.
  package var advanceFactors: [AdvanceFactor]
  /// How far a width may be off, as a share of it, by weight.
  package var widthErrors: [FontWeight: Double]
  /// The same for weights that are not listed.
  package var widthError: Double

  /// Looks up how far a width may be off, as a share of it.
  package func widthError(of weight: FontWeight) -> Double { widthErrors[weight] ?? widthError }

  /// Looks up the metrics of the nearest weight that has some of its own, the regular one's
  /// counting as regular; nil to use the stand-in's.
  package func metrics(of weight: FontWeight) -> FontMetrics? {
    var table = metricsByWeight
    if let metrics { table[.regular] = table[.regular] ?? metrics }
    return FontWeight.allCases.filter { table[$0] != nil }
      .min { weight.distance(to: $0) < weight.distance(to: $1) }
      .flatMap { table[$0] }
  }

  /// Looks up the factor on advances at a point size, linear between the listed sizes.
  package func advanceFactor(atSize size: Double) -> Double {
    guard let first = advanceFactors.first, let last = advanceFactors.last else { return 1 }
    if size <= first.size { return first.factor }
    guard let upper = advanceFactors.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return last.factor
    }
    let (low, high) = (advanceFactors[upper - 1], advanceFactors[upper])
    return low.factor + (high.factor - low.factor) * (size - low.size) / (high.size - low.size)
  }

  /// Finds the file whose weight is nearest; the bolder of two that are equally near.
  package func file(weight: FontWeight, isItalic: Bool) -> String? {
    let choices = isItalic && !italicFiles.isEmpty ? italicFiles : files
    return FontWeight.allCases.filter { choices[$0] != nil }
      .min { weight.distance(to: $0) < weight.distance(to: $1) }
      .flatMap { choices[$0] }
  }

  /// How well it serves a language: the letters of its longest tag that fits, 0 for a font that
  /// has no language of its own, -1 for one of others.
  package func fitness(for locale: String) -> Int {
    if languages.isEmpty { return 0 }
    let wanted = locale.lowercased().split { $0 == "-" || $0 == "_" }
    let fitting = languages.filter { wanted.starts(with: $0.lowercased().split(separator: "-")) }
    return fitting.map(\.count).max() ?? -1
  }
}

/// A factor on advances at one point size.
package struct AdvanceFactor: Hashable, Sendable {
  /// Size in points.
  package var size: Double
  /// Factor on the stand-in's advances.
  package var factor: Double
}

extension FontWeight {
  /// How far another weight lies from this one; a bolder one counts a little nearer.
  fileprivate func distance(to other: FontWeight) -> Int {
    let difference = other.openTypeValue - openTypeValue
    return difference >= 0 ? difference * 2 : -difference * 2 + 1
  }
}

/// The fonts that stand in for iOS's, in the order in which they are tried.
package struct FontCatalog: Hashable, Sendable {
  /// The fonts.
  package var fonts: [CatalogFont]

  /// Finds the font of a role.
  package func font(_ role: FontRole) -> CatalogFont? { fonts.first { $0.role == role } }

  /// Finds the fonts to try for a script, the best for a language first.
  package func fallbacks(for script: ScriptTag, locale: String) -> [CatalogFont] {
    let matching = fonts.filter { $0.role == .fallback && $0.scripts.contains(script) }
    return matching.enumerated().sorted { left, right in
      let (first, second) = (left.element.fitness(for: locale), right.element.fitness(for: locale))
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}
