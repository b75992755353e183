/// Wording of Apple's button in one language, with who says so.
///
/// Apple translates the button by itself and publishes no table of the titles; what stands here was
/// collected (fact C, "Titles by language"), so each wording carries its sources.
public struct AppleIDTitle: Hashable, Sendable {
  /// Who was seen using a wording.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Apple's Human Interface Guidelines, "Sign in with Apple", in that language.
    case guidelines
    /// Pages of support.apple.com in that language.
    case appleSupport
    /// The string catalogue of Google's FirebaseUI for iOS.
    case firebaseUI
    /// The table in `apple-strings.ts` of levipshemish/jewgo-app, which calls itself official.
    case jewgo
    /// The strings of WooCommerce for iOS.
    case wooCommerce
    /// A table on one website.
    case website
    /// Several unrelated apps in public repositories: what people write, not what Apple writes.
    case apps
  }

  /// Language as a BCP 47 tag.
  public var locale: String
  /// Which of the three titles.
  public var type: AppleIDButton.TitleType
  /// The words.
  public var text: String
  /// Who uses them.
  public var sources: [Source]

  /// Notes a wording.
  public init(
    _ locale: String, _ type: AppleIDButton.TitleType, _ text: String, _ sources: [Source]
  ) {
    self.locale = locale
    self.type = type
    self.text = text
    self.sources = sources
  }

  /// Whether Apple itself writes so, or two collections that know nothing of each other agree.
  public var isVerified: Bool {
    let isApples = sources.contains(.guidelines) || sources.contains(.appleSupport)
    return isApples || Set(sources).subtracting([.apps]).count > 1
  }

  /// Evidence that the wording is worth: text people will see where it is verified, else an example.
  public var standing: TitleStanding { isVerified ? .real : .sample }
}

/// The titles of Apple's button by language.
public enum AppleIDTitles {
  /// Finds the titles of a type, in the order of their tags.
  public static func titles(of type: AppleIDButton.TitleType) -> [AppleIDTitle] {
    all.filter { $0.type == type }
  }

  /// Finds the wordings that a file of one language shows: its own, else that of the language
  /// without region and script; every language's for `und`.
  ///
  /// Empty where no wording of the language is known.
  public static func titles(of type: AppleIDButton.TitleType, locale: String) -> [AppleIDTitle] {
    let known = titles(of: type)
    if locale == "und" { return known }
    let wanted = locale.lowercased()
    if let exact = known.first(where: { $0.locale.lowercased() == wanted }) { return [exact] }
    let language = wanted.prefix { $0 != "-" && $0 != "_" }
    let near = known.first { $0.locale.lowercased().prefix { $0 != "-" } == language }
    return near.map { [$0] } ?? []
  }

  /// Whether a text is one of the titles, in any language and any case: all capitals are allowed
  /// (fact C14).
  public static func contains(_ text: String) -> Bool { folded.contains(fold(text)) }

  private static let folded = Set(all.map { fold($0.text) })

  private static func fold(_ text: String) -> String {
    String(text.lowercased().filter { !$0.isWhitespace })
  }
}
