import Model
import Reading

/// The language of a control that its other titles are held against.
enum BaseLanguage {
  /// Finds it: where no language is said, else the development language, else English, else that of
  /// the first title.
  static func of(_ titles: [ControlTitle], settings: StringSettings) -> String? {
    let own = titles.filter { $0.origin == .own }.map(\.locale)
    let wished = ["und", settings.developmentLanguage, "en"].compactMap { $0 }
    return wished.first { own.contains($0) } ?? own.first ?? titles.first?.locale
  }
}
