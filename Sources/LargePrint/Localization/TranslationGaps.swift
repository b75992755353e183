import Model

/// Counts titles that a language does not have.
struct TranslationGaps {
  private struct Key: Hashable {
    var file: String
    var locale: String
  }

  private var titles: [Key: Int] = [:]
  private var missing: [Key: [String]] = [:]
  private var empty: [Key: [String]] = [:]

  /// Counts the titles of a control.
  mutating func count(_ control: Control) {
    for title in control.titles where title.origin != .own && title.origin != .pseudo {
      let key = Key(file: control.source.file, locale: title.locale)
      titles[key, default: 0] += 1
      let name = title.key?.key ?? title.title.text
      if title.origin == .untranslated { missing[key, default: []].append(name) }
      if title.origin == .empty { empty[key, default: []].append(name) }
    }
  }

  /// One notice for each file and language that lacks something, sorted.
  var notices: [Notice] {
    let keys = Set(missing.keys).union(empty.keys)
    return keys.sorted { ($0.file, $0.locale) < ($1.file, $1.locale) }.map { key in
      let parts = [
        Self.words(missing[key] ?? [], "not translated"), Self.words(empty[key] ?? [], "empty"),
      ]
      return Notice(
        source: SourceReference(file: key.file), reason: .untranslated,
        message: "Of \(titles[key] ?? 0) texts in \(key.locale), "
          + parts.compactMap { $0 }.joined(separator: ", and ") + "; nothing is judged there.")
    }
  }

  private static func words(_ names: [String], _ what: String) -> String? {
    guard let first = names.first else { return nil }
    return "\(names.count) \(names.count == 1 ? "is" : "are") \(what), such as “\(first)”"
  }
}
