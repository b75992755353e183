/// `UIFontMetrics`: how custom sizes grow with the content size category.
public enum FontScaling {
  /// Finds the factor of a style: its leading at the category over its leading at Large.
  ///
  /// It follows the leading and not the size: a 17 point font reaches 48 at AX5 and not 53
  /// (facts/uifontmetrics: the formula, seven observed values).
  public static func ratio(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    TypeScale.leading(of: style, at: category) / TypeScale.leading(of: style, at: .large)
  }

  /// Scales a font's size as `scaledFont(for:)` does: rounded to whole points, half upward.
  public static func scaledSize(
    _ size: Double, relativeTo style: TextStyle, at category: ContentSizeCategory,
    maximum: Double? = nil
  ) -> Double {
    let scaled = (size * ratio(of: style, at: category) + 0.5).rounded(.down)
    return min(scaled, maximum ?? scaled)
  }

  /// Scales a length as `scaledValue(for:)` does: rounded to the nearest pixel.
  public static func scaledValue(
    _ value: Double, relativeTo style: TextStyle, at category: ContentSizeCategory, grid: PixelGrid
  ) -> Double {
    grid.roundToNearest(value * ratio(of: style, at: category))
  }
}
