/// Where a title of a control begins to fail, and how wide the control would have to be.
public struct CriticalPoint: Hashable, Sendable, Codable {
  /// Language of the title.
  public var locale: String
  /// State that shows the title.
  public var state: ControlState
  /// Which of the control's texts it is.
  public var part: TitlePart
  /// Whether Dynamic Type was supposed where the app does not follow it.
  public var isWhatIf: Bool
  /// First size that fails after one that does not; the smallest where that fails.
  public var category: ContentSizeCategory
  /// Point size from which the title's largest run fails, to 1/64 point.
  ///
  /// Nil where the smallest size fails already, so that nothing was there to halve.
  public var pointSize: Double?
  /// Least width at which every size passes, in points, to a pixel; nil where no width does.
  public var width: Double?

  /// States a critical point.
  public init(
    locale: String, state: ControlState, part: TitlePart = .text, isWhatIf: Bool,
    category: ContentSizeCategory, pointSize: Double?, width: Double?
  ) {
    self.part = part
    self.locale = locale
    self.state = state
    self.isWhatIf = isWhatIf
    self.category = category
    self.pointSize = pointSize
    self.width = width
  }
}
