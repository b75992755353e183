import Model
import Reading

/// Adds to what was read the titles of other languages, and leaves out those not asked for.
struct Localization {
  /// Options of the run.
  let options: AuditOptions

  /// Localizes every control; what is untranslated or cannot be read becomes a notice.
  func apply(to result: inout InputReading.Result) throws(AuditError) {
    let library = StringLibrary(files: try files(for: result))
    let localizer = TitleLocalizer(library: library, settings: options.strings)
    result.notices += library.notices
    var gaps = TranslationGaps()
    for index in result.controls.indices {
      var control = result.controls[index]
      noteMissingKeys(of: &control, localizer)
      if !library.isEmpty { control.titles = localizer.titles(of: control) }
      gaps.count(control)
      control.titles = selected(control)
      result.controls[index] = control
    }
    result.notices += gaps.notices
  }

  /// String files that translate a file of the run; all of them where a title names a key.
  private func files(for result: InputReading.Result) throws(AuditError) -> [String] {
    let tables = Set(result.files.map { StringPlace(of: $0).table })
    let namesKeys = result.controls.contains { $0.titles.contains { $0.key != nil } }
    return try StringWalk.files(translating: options.paths).filter { path in
      let isWanted = namesKeys || tables.contains(StringPlace(of: path).table)
      let isExchanged = StringFormat.of(path: path)?.id == StringFormat.xliff.id
      return (isWanted || isExchanged) && !options.excludes(path, by: options.configuration)
    }
  }

  private func noteMissingKeys(of control: inout Control, _ localizer: TitleLocalizer) {
    for key in Set(control.titles.compactMap(\.key)).sorted(by: { $0.key < $1.key })
    where localizer.lacks(key, of: control) {
      control.doubts.append(
        Doubt(.text, "its text is looked up by the key “\(key.key)”, which no table of strings has")
      )
    }
  }

  /// The titles of the languages asked for, with those that the file itself has, and pseudo-languages.
  private func selected(_ control: Control) -> [ControlTitle] {
    let titles = control.titles
    let base = control.baseLocale(development: options.strings.developmentLanguage)
    var chosen = titles
    if let languages = options.languages {
      chosen = titles.filter { title in
        title.locale == base || languages.contains { Self.matches(title.locale, $0) }
      }
    }
    let kinds = options.pseudoLanguages.filter { $0 != .worst }
    let bases = titles.filter { $0.locale == base && $0.standing != .placeholder }
    return chosen + kinds.flatMap { kind in bases.map(kind.title) }
  }

  /// Whether a language is the one asked for, or a variety of it: `pt` takes `pt-BR`.
  private static func matches(_ locale: String, _ asked: String) -> Bool {
    let (locale, asked) = (locale.lowercased(), asked.lowercased())
    return locale == asked || locale.hasPrefix(asked + "-")
  }
}
