/// Something about a control that the input does not prove.
///
/// "Not seen" never means "default": a verdict that rests on a doubt is "needs review".
public struct Doubt: Hashable, Sendable, Codable {
  /// What is doubted.
  public enum Subject: String, Hashable, Sendable, Codable, CaseIterable {
    /// The look of the whole control: a custom class sets it in code.
    case appearance
    /// The width.
    case width
    /// The height.
    case height
    /// The font or its size.
    case font
    /// How wide and high the font's characters are: another one is measured in its place.
    case measures
    /// The text itself.
    case text
    /// The insets.
    case insets
    /// The corner shape.
    case shape
    /// The image beside the title.
    case image
    /// How lines stand to each other.
    case alignment
    /// How many lines it may take, and where they break.
    case lines
  }

  /// What is doubted.
  public var subject: Subject
  /// Why, as a sentence without a full stop.
  public var reason: String
  /// Whether solving the screen that the control stands on settles it.
  public var isSettledBySolving = false
  /// Whether a text that passes needs review for it as well, because nothing about the text is
  /// measured with its own font, or because a constraint of its screen could not be read.
  public var unsettlesPasses = false

  /// States a doubt; one that no solved screen settles unless said otherwise.
  public init(_ subject: Subject, _ reason: String, isSettledBySolving: Bool = false) {
    self.subject = subject
    self.reason = reason
    self.isSettledBySolving = isSettledBySolving
  }
}
