extension Control {
  /// Language that the other titles are held against; nil without a title.
  ///
  /// Where no language is said, that one; else the one that the app is written in, else English, else
  /// that of the first title.
  public func baseLocale(development: String? = nil) -> String? {
    let own = titles.filter { $0.origin == .own }.map(\.locale)
    let wished = ["und", development, "en"].compactMap { $0 }
    return wished.first { own.contains($0) } ?? own.first ?? titles.first?.locale
  }
}
