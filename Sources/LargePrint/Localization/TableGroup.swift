import Model
import Reading

/// One table of strings in all the languages that lie beside each other.
struct TableGroup: Sendable {
  /// Folder above the `.lproj` folders.
  let folder: String
  /// Name of the table.
  let name: String
  /// Language that the others are translated from, where a catalogue says so.
  private(set) var sourceLanguage: String?
  /// Languages, sorted by tag.
  var languages: [String] { texts.keys.sorted() }

  private var texts: [String: [String: [Translation]]] = [:]

  /// Starts without any text.
  init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Adds a table; a text that is there already gives way, as a later entry of a file does.
  mutating func add(_ table: StringTable) {
    if table.isSource, table.locale != "und" { sourceLanguage = table.locale }
    var language = texts[table.locale, default: [:]]
    for translation in table.translations {
      var forms = language[translation.key, default: []]
      forms.removeAll { $0.form == translation.form || translation.form.isEmpty }
      language[translation.key] = forms + [translation]
    }
    texts[table.locale] = language
  }

  /// Takes over languages that are not there, from a file that translators sent.
  mutating func fill(from other: TableGroup) {
    texts.merge(other.texts) { own, _ in own }
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
  }

  /// Texts of a key in a language, one a form; empty where there is none.
  func translations(_ key: String, in locale: String) -> [Translation] {
    texts[locale]?[key] ?? []
  }

  /// Whether any language has a key.
  func has(_ key: String) -> Bool { texts.values.contains { $0[key] != nil } }

  /// The language that stands for all that have none of their own.
  func baseLanguage(_ settings: StringSettings) -> String {
    let candidates = [sourceLanguage, settings.developmentLanguage, "en", "und"].compactMap { $0 }
    return candidates.first { texts[$0] != nil } ?? languages.first ?? "und"
  }
}
