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

/// Which of a control's texts a title is.
public enum TitlePart: Hashable, Sendable, Codable {
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

/// Where the text of a title comes from.
public enum TitleOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The file that the control stands in.
  case own
  /// A table of strings.
  case translated
  /// A table of strings, marked for review there.
  case needsReview = "needs-review"
  /// No table has it in this language: the base language is shown, and nothing is judged.
  case untranslated
  /// A table has it with no text at all.
  case empty
  /// A pseudo-language, made from the base language.
  case pseudo
}

/// A text's key in a table of strings.
public struct TextKey: Hashable, Sendable, Codable {
  /// The key; of a storyboard `ID.property`.
  public var key: String
  /// Name of the table, such as `Localizable`; nil leaves it open.
  public var table: String?

  /// Names a text.
  public init(_ key: String, table: String? = nil) {
    self.key = key
    self.table = table
  }
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
  /// Which of the control's texts it is.
  public var part: TitlePart
  /// Its key in a table of strings; nil where none is known.
  public var key: TextKey?
  /// Form of the translation, such as `plural.one`; empty for the only one.
  public var form = ""
  /// Values that its format takes, each as its number and kind, such as `1 text`, sorted; example
  /// values stand in the text.
  public var arguments: [String] = []
  /// Where its text comes from.
  public var origin = TitleOrigin.own

  /// Describes a title; the text of the normal state, real and the file's own unless said otherwise.
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

  /// Why there is nothing to lay out in this language, as a sentence; nil where there is.
  public var reasonNotToLayOut: String? {
    switch origin {
    case .untranslated: "it is not translated into \(locale), so the base language is shown"
    case .empty: "its translation into \(locale) is empty"
    case .own, .translated, .needsReview, .pseudo: nil
    }
  }
}
