/// A text style of iOS, such as body.
///
/// The two extra large titles of visionOS are left out: no size but the default is public.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The weight of the style's font: semibold for headline, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The raw string of `UIFont.TextStyle`, as Interface Builder stores it.
  public var rawString: String { "UICTFontTextStyle" + Self.rawNames[self, default: ""] }

  /// Reads a style by UIKit's case, SwiftUI's case or the raw string; nil for an unknown word.
  public init?(anySpelling word: String) {
    let aliases: [String: TextStyle] = [
      "title": .title1, "caption": .caption1, "subhead": .subheadline,
    ]
    let found = TextStyle.allCases.first {
      $0.rawValue.lowercased() == word.lowercased() || $0.rawString == word
    }
    guard let style = found ?? aliases[word.lowercased()] else { return nil }
    self = style
  }

  /// Ends of the raw strings (printed by github.com/temoki/UIKit_DynamicType).
  private static let rawNames: [TextStyle: String] = [
    .largeTitle: "Title0", .title1: "Title1", .title2: "Title2", .title3: "Title3",
    .headline: "Headline", .body: "Body", .callout: "Callout", .subheadline: "Subhead",
    .footnote: "Footnote", .caption1: "Caption1", .caption2: "Caption2",
  ]
}
