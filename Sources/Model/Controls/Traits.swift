/// The conditions that one layout is made under.
public struct Traits: Hashable, Sendable, Codable {
  /// Text size chosen in Settings.
  public var category: ContentSizeCategory
  /// Language as a BCP 47 tag; `und` for unknown.
  public var locale: String
  /// Direction of the interface.
  public var direction: WritingDirection
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// Pixels to a point.
  public var displayScale: Double
  /// Width of the screen, in points; nil for that of the file.
  public var containerWidth: Double?
  /// Version of iOS to imitate where versions differ, such as 18; nil where none is given.
  public var systemVersion: Int?

  /// Describes conditions; Large, 3 pixels to a point and the language's own direction unless said
  /// otherwise.
  public init(
    category: ContentSizeCategory = .large, locale: String = "und",
    direction: WritingDirection? = nil, boldText: Bool = false, displayScale: Double = 3
  ) {
    self.category = category
    self.locale = locale
    self.direction = direction ?? WritingDirection(locale: locale)
    self.boldText = boldText
    self.displayScale = displayScale
  }

  /// The steps of the screen.
  public var grid: PixelGrid { PixelGrid(scale: displayScale) }
}
