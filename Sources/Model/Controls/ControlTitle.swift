/// A state of `UIControl` that may have a title of its own.
public enum ControlState: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, highlighted, disabled, selected, focused
}

/// What a title is worth as evidence.
public enum TitleStanding: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text that people will see.
  case real
  /// What Interface Builder puts in by itself ("Button", "Label", "Title"): never judged.
  case placeholder
  /// An example of what will stand there; judged, and said so.
  case sample
}

/// One text that a control shows, in one language and state.
public struct ControlTitle: Hashable, Sendable, Codable {
  /// Text and look.
  public var title: AttributedTitle
  /// Text and look of the line below; only buttons with a configuration have one.
  public var subtitle: AttributedTitle?
  /// Language as a BCP 47 tag; `und` where the file does not say.
  public var locale: String
  /// State that shows it.
  public var state: ControlState
  /// What it is worth as evidence.
  public var standing: TitleStanding

  /// Describes a title; of the normal state and real unless said otherwise.
  public init(
    _ title: AttributedTitle, subtitle: AttributedTitle? = nil, locale: String = "und",
    state: ControlState = .normal, standing: TitleStanding = .real
  ) {
    self.title = title
    self.subtitle = subtitle
    self.locale = locale
    self.state = state
    self.standing = standing
  }
}
