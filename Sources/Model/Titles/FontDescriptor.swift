/// Where a run of text gets its point size from.
public enum FontSizeRule: Hashable, Sendable, Codable {
  /// The size of a text style, `UIFont.preferredFont(forTextStyle:)`.
  case textStyle(TextStyle)
  /// So many points at every category.
  case fixed(Double)
  /// So many points at Large, scaled by `UIFontMetrics`, with an optional maximum.
  case scaled(Double, relativeTo: TextStyle, maximum: Double?)
}

/// The family that a font comes from.
public enum FontFamily: Hashable, Sendable, Codable {
  /// The system font, San Francisco.
  case system
  /// A font asked for by family or PostScript name.
  case named(String)
}

/// A design of the system font: `UIFontDescriptor.SystemDesign`.
public enum FontDesign: String, Hashable, Sendable, Codable, CaseIterable {
  /// San Francisco.
  case standard = "default"
  /// SF Pro Rounded.
  case rounded
  /// New York.
  case serif
  /// SF Mono.
  case monospaced
}

/// A font as the app asks for it, before any file is chosen.
public struct FontDescriptor: Hashable, Sendable, Codable {
  /// Family asked for.
  public var family: FontFamily
  /// Design of the system font; nothing to fonts by name.
  public var design = FontDesign.standard
  /// Whether all digits are equally wide, as `monospacedDigitSystemFont` has them.
  public var hasMonospacedDigits = false
  /// Weight asked for; a named font says its own in its name.
  public var weight: FontWeight
  /// Whether the slanted cut is asked for.
  public var isItalic: Bool
  /// Values of a variable font's axes by their four-letter tags; they go before name, weight and
  /// slant, and each is brought into its axis's range.
  public var axes: [String: Double] = [:]
  /// Source of the point size.
  public var size: FontSizeRule

  /// Describes a font; system, regular and upright unless said otherwise.
  public init(
    family: FontFamily = .system, weight: FontWeight = .regular, isItalic: Bool = false,
    size: FontSizeRule
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }

  /// Describes the system font of a text style, in the style's weight.
  public static func textStyle(_ style: TextStyle) -> FontDescriptor {
    FontDescriptor(weight: style.weight, size: .textStyle(style))
  }

  /// Describes the system font at a fixed size, in points.
  public static func system(_ size: Double, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(weight: weight, size: .fixed(size))
  }

  /// Finds the point size at a category.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    switch size {
    case .textStyle(let style): TypeScale.size(of: style, at: category)
    case .fixed(let points): points
    case .scaled(let points, let style, let maximum):
      FontScaling.scaledSize(points, relativeTo: style, at: category, maximum: maximum)
    }
  }

  /// Whether the size changes with the category.
  public var scalesWithCategory: Bool {
    if case .fixed = size { false } else { true }
  }

  /// Supposes that the font followed Dynamic Type: a fixed size scales as body does.
  public var assumingScaling: FontDescriptor {
    guard case .fixed(let points) = size else { return self }
    var copy = self
    copy.size = .scaled(points, relativeTo: .body, maximum: nil)
    return copy
  }
}
