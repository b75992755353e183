/// The letter spacing that the system font adds by itself, by size.
///
/// The system font applies it to every glyph, the last of a line too, and it is part of measured
/// widths (recorded truth, rule 4). Fonts made by name do not get it.
public enum SystemTracking {
  /// Looks up the tracking of a point size, in points to a glyph; linear between printed sizes.
  public static func points(atSize size: Double, design: FontDesign = .standard) -> Double {
    emFraction(atSize: size, design: design) * size
  }

  /// Looks up the tracking of a point size as a share of the em; SF Mono has none.
  public static func emFraction(atSize size: Double, design: FontDesign = .standard) -> Double {
    let rows = rows(of: design)
    guard let first = rows.first, let last = rows.last else { return 0 }
    if size <= first.size { return first.units / 2048 }
    if size >= last.size { return last.units / 2048 }
    let upper = rows.firstIndex { $0.size >= size } ?? rows.count - 1
    let (low, high) = (rows[max(0, upper - 1)], rows[upper])
    guard high.size > low.size else { return high.units / 2048 }
    let share = (size - low.size) / (high.size - low.size)
    return (low.units + (high.units - low.units) * share) / 2048
  }

  private static func rows(of design: FontDesign) -> [(size: Double, units: Double)] {
    switch design {
    case .standard: rows
    case .rounded: roundedRows
    case .serif: serifRows
    case .monospaced: []
    }
  }
}
