import Model
import Reading

/// Which of the languages that a run asks for its texts have.
struct AskedLanguages {
  /// Options of the run.
  let options: AuditOptions

  private var found: Set<String> = []

  /// Prepares to look for a run's languages.
  init(options: AuditOptions) {
    self.options = options
  }

  /// Takes note of the languages of titles.
  ///
  /// Texts whose file says no language are in the development language, else in English.
  mutating func meet(_ titles: [ControlTitle]) {
    for title in titles {
      let isOpen = title.locale == "und"
      found.insert(isOpen ? options.strings.developmentLanguage ?? "en" : title.locale)
    }
  }

  /// One notice for each language that no text has; none where there is no text.
  ///
  /// Throws `badOption` where the run requires its languages. A shard sees a part of the files only,
  /// and says nothing.
  func notices() throws(AuditError) -> [Notice] {
    guard options.shard == nil, !found.isEmpty else { return [] }
    let missing = (options.languages ?? []).filter { asked in
      !found.contains { Self.matches($0, asked) }
    }
    if options.requiresLanguages, let first = missing.first {
      throw .badOption(sentence(first))
    }
    let file = options.configuration?.path ?? Configuration.fileName
    return missing.map { language in
      Notice(
        source: SourceReference(file: file), reason: .untranslated,
        message: "A language is asked for that nothing has: " + sentence(language) + ".")
    }
  }

  private func sentence(_ language: String) -> String {
    "no text is in the language \(language); there are " + found.sorted().joined(separator: ", ")
  }

  /// Whether a language is the one asked for, or a variety of it: `pt` takes `pt-BR`.
  static func matches(_ locale: String, _ asked: String) -> Bool {
    let (locale, asked) = (locale.lowercased(), asked.lowercased().replacing("_", with: "-"))
    return locale == asked || locale.hasPrefix(asked + "-")
  }
}
