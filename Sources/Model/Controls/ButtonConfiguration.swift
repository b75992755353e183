/// A `UIButton.Configuration` (iOS 15 and later) as far as it decides about places and shapes.
///
/// Titles, subtitles and their fonts are the control's titles; the line break mode is that of the
/// control's text rules. Nil always means "never set", so that UIKit's own value holds.
public struct ButtonConfiguration: Hashable, Sendable, Codable {
  /// Look of the background.
  public var style: Style
  /// Size, which decides insets and font.
  public var size: Size
  /// Room between the button's edges and its content, in points; nil for that of the size.
  ///
  /// Taken as the whole room, which is what real UIKit gives and the header says; Apple's web page
  /// says that it is added to a default (fact B18).
  public var contentInsets: DirectionalEdgeInsets?
  /// Side of the title that the image stands at.
  public var imagePlacement: ImagePlacement
  /// Room between image and title, in points (0 by default, fact B11).
  public var imagePadding: Double
  /// How title and subtitle stand to each other.
  public var titleAlignment: TitleAlignment
  /// Room between title and subtitle, in points; nil for UIKit's own, which is not public (B12).
  public var titlePadding: Double?
  /// Where the radius comes from.
  public var cornerStyle: CornerStyle
  /// Radius that the system gives its corner style at Large, in points, as the author measured it;
  /// nil where nobody did, since the radii of small, medium and large are not public (fact B8).
  public var measuredCornerRadius: Double?
  /// What is drawn behind the content.
  public var background: Background
  /// Major version of iOS that draws the button; nil for unknown.
  ///
  /// iOS 26 draws capsules where iOS 17 and 18 round by the height (section I, buttons, 1).
  public var systemVersion: Int?

  /// Starts a configuration; everything but style and size has UIKit's default.
  public init(style: Style = .plain, size: Size = .medium) {
    self.style = style
    self.size = size
    imagePlacement = .leading
    imagePadding = 0
    titleAlignment = .automatic
    cornerStyle = .dynamic
    background = Background()
  }

  /// Whether something is drawn behind the content: what was set, else what the style does.
  public var drawsBackground: Bool { background.isDrawn ?? (style != .plain) }
}

extension ButtonConfiguration {
  /// Looks of the background; `borderless` and its like are other names of these (fact B19).
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case plain, gray, tinted, filled
    /// One of iOS 26's four glass styles; no metrics are public (fact B20).
    case glass
  }

  /// Sizes; UIKit counts medium first (fact B15).
  public enum Size: String, Hashable, Sendable, Codable, CaseIterable {
    case mini, small, medium, large
  }

  /// Sides of the title that an image may stand at.
  public enum ImagePlacement: String, Hashable, Sendable, Codable, CaseIterable {
    case leading, trailing, top, bottom

    /// Whether image and title share a line.
    public var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// How title and subtitle stand to each other (fact B13).
  public enum TitleAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case automatic, leading, center, trailing
  }

  /// Where the radius of the background comes from (fact B8).
  public enum CornerStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The background's radius as it is.
    case fixed
    /// The background's radius, scaled with Dynamic Type: the default.
    case dynamic
    /// A radius of the system's.
    case small, medium, large
    /// Half the shorter side.
    case capsule
  }

  /// A `UIBackgroundConfiguration`, with corners of the continuous kind (fact B9).
  public struct Background: Hashable, Sendable, Codable {
    /// Radius in points; nil for the configuration's own.
    ///
    /// 0 is heeded (section I, third set, 6).
    public var cornerRadius: Double?
    /// How far the drawn shape stays inside the button; negative to reach out (fact B10).
    public var insets: DirectionalEdgeInsets
    /// Whether something is drawn; nil leaves it to the style.
    public var isDrawn: Bool?

    /// Describes a background; UIKit's own unless said otherwise.
    public init(
      cornerRadius: Double? = nil, insets: DirectionalEdgeInsets = .zero, isDrawn: Bool? = nil
    ) {
      self.cornerRadius = cornerRadius
      self.insets = insets
      self.isDrawn = isDrawn
    }
  }
}
