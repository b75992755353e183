import Model

/// What a screen is solved for: a language and a size.
struct ScreenKey: Hashable, Sendable {
  /// Language as a BCP 47 tag.
  var locale: String
  /// Text size.
  var category: ContentSizeCategory
}

extension ScreenKey {
  /// The language and size of a layout.
  init(_ job: CellGrid.Job) {
    self.init(locale: job.traits.locale, category: job.traits.category)
  }
}
