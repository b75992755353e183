package import Model

/// One text of a string file, under its key.
package struct Translation: Hashable, Sendable {
  /// What a translator or tool says of it.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// Translated, or the source language itself.
    case translated
    /// Not yet translated; the app shows the source language.
    case untranslated
    /// No longer found in the code.
    case stale
    /// Translated, but marked for review.
    case needsReview = "needs-review"
  }

  /// Key in its table; for storyboards `ID.property`.
  package var key: String
  /// The text; nil where there is none in this language.
  package var text: String?
  /// Form of the text, outermost first (`plural.one`, `device.ipad` …); empty for a plain text.
  package var form: [String]
  /// What is said of it.
  package var state: State
  /// Where it stands.
  package var source: SourceReference

  /// Describes a text; plain and translated unless said otherwise.
  package init(
    key: String, text: String?, form: [String] = [], state: State = .translated,
    source: SourceReference
  ) {
    self.key = key
    self.text = text
    self.form = form
    self.state = state
    self.source = source
  }
}

/// The texts of one table in one language.
package struct StringTable: Hashable, Sendable {
  /// Name of the table: the file's without its ending, such as `Localizable` or `Main`.
  package var name: String
  /// Language as a BCP 47 tag; `und` where neither folder nor file says.
  package var locale: String
  /// Whether it is the language that the others are translated from.
  package var isSource: Bool
  /// Its texts, in the order of the file.
  package var translations: [Translation]

  /// Describes a table.
  package init(
    name: String, locale: String, isSource: Bool = false, translations: [Translation] = []
  ) {
    self.name = name
    self.locale = locale
    self.isSource = isSource
    self.translations = translations
  }
}
