/// A state of `UIControl` that may have a title of its own.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
  case normal, highlighted, disabled, selected, focused
}

/// What a title is worth as evidence.
public enum TitleStanding: String, Hashable, Sendable, CaseIterable {
  /// Text that people will see.
  case real
  /// What Interface Builder puts in by itself ("Button", "Label", "Title"): never judged.
  case placeholder
  /// An example of what will stand there; judged, and said so.
  case sample
}

/// Which of a control's texts a title is.
public enum TitlePart: Hashable, Sendable {
  /// The text itself; what most controls have and nothing else.
  case text
  /// What stands in a text field while it is empty.
  case placeholder
  /// What a segment shows, counted from 0 in reading order.
  case segment(Int)

  /// Name for people and programs, such as "placeholder" or "segment 2"; nil for the text itself.
  public var name: String? {
    switch self {
    case .text: nil
    case .placeholder: "placeholder"
    case .segment(let index): "segment \(index &+ 1)"
    }
  }
}

/// One text that a control shows, in one language and state.
public struct ControlTitle: Hashable, Sendable {
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
  /// Which of the control's texts it is.
  public var part: TitlePart

  /// Describes a title; the text of the normal state and real unless said otherwise.
  public init(
    _ title: AttributedTitle, subtitle: AttributedTitle? = nil, locale: String = "und",
    state: ControlState = .normal, standing: TitleStanding = .real, part: TitlePart = .text
  ) {
    self.part = part
    self.title = title
    self.subtitle = subtitle
    self.locale = locale
    self.state = state
    self.standing = standing
  }
}
