package import Model

/// What a font is measured with that an app names and that is nowhere.
package struct NamedStandIn: Sendable {
  /// The cut, or the two that stand in for the system font.
  package let font: SystemFont
  /// How near the stand-in comes.
  package let likeness: Likeness

  /// How near a stand-in comes to the font it stands for.
  package enum Likeness: Hashable, Sendable {
    /// It has the same advances by design and the same height, or is of the very family.
    case metricCompatible
    /// It is the catalogue's for just that font.
    case catalogued
    /// It is of the same kind: monospaced.
    case sameKind
    /// It is the system font's.
    case none
  }
}

extension FontLibrary {
  /// Finds what a named font that is nowhere is measured with; weight and slant that its name says go
  /// before those asked for.
  package func standIn(
    named name: String, weight: FontWeight, isItalic: Bool, size: Double
  ) throws(TextEngineError) -> NamedStandIn {
    let style = FontStyleName(endOf: name)
    let (weight, isItalic) = (style.weight ?? weight, style.isItalic || isItalic)
    if let entry = catalog.font(named: name),
      let cut = try cut(entry, weight: weight, isItalic: isItalic, size: size)
    {
      let isAlike = entry.isMetricCompatible || !cut.isStandIn
      return NamedStandIn(
        font: SystemFont(text: cut), likeness: isAlike ? .metricCompatible : .catalogued)
    }
    if let entry = catalog.lookalike(of: name),
      let cut = try standInCut(entry, weight: weight, isItalic: isItalic)
    {
      return NamedStandIn(font: SystemFont(text: cut), likeness: .sameKind)
    }
    return NamedStandIn(
      font: try systemFont(weight: weight, isItalic: isItalic, size: size), likeness: .none)
  }
}
