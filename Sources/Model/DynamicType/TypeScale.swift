/// Size and leading of every text style at every category, in points.
public enum TypeScale {
  /// Looks up the point size of a style's font, as `UIFont.preferredFont` gives it.
  public static func size(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    row(style, category).size
  }

  /// Looks up the published leading: the distance from baseline to baseline.
  public static func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    row(style, category).leading
  }

  /// The cell of the table; every style has twelve, so the fallback is never reached.
  private static func row(
    _ style: TextStyle, _ category: ContentSizeCategory
  ) -> (size: Double, leading: Double) {
    guard let row = rows[style], row.indices.contains(category.rawValue) else { return (17, 22) }
    return row[category.rawValue]
  }
}
