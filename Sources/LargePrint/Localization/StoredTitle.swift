import Model
import Reading

/// A title of a storyboard or xib and the line below it, which tables know by their object.
struct StoredTitle {
  /// The title as the file has it.
  let title: ControlTitle
  /// Its control.
  let control: Control
  /// The table of the file.
  let group: TableGroup
  /// Makes titles of translations.
  let forms: TitleForms

  /// The title in its own language, then by language; alone where no table has it.
  var all: [ControlTitle] {
    guard key != nil || subtitleKey != nil else { return [title] }
    let base = base
    let bases = own(base)
    return bases
      + group.languages.filter { $0 != base.locale && $0 != "und" }.flatMap { language in
        translated(base, in: language)
      }
  }

  private var key: String? {
    StoryboardKey.keys(of: title, in: control).first(where: group.has)
  }

  /// Key of the line below; nil where there is none or no table has it.
  private var subtitleKey: String? {
    guard title.subtitle != nil, let key = StoryboardKey.subtitleKey(of: control), group.has(key)
    else { return nil }
    return key
  }

  /// The title with its key and the language that the tables give it.
  private var base: ControlTitle {
    var base = title
    base.key = key.map { TextKey($0, table: group.name) }
    if base.locale == "und" {
      base.locale = group.sourceLanguage ?? forms.settings.developmentLanguage ?? "und"
    }
    return base
  }

  /// The base language's titles: those of its table, else the file's own with example values.
  private func own(_ base: ControlTitle) -> [ControlTitle] {
    let language = base.locale
    let known = language == "und" ? [] : translations(key, in: language)
    var titles = forms.made(from: base, known, in: language).map(TitleForms.asOwn)
    if titles.isEmpty { titles = [filled(base)] }
    let below = language == "und" ? [] : translations(subtitleKey, in: language)
    return below.isEmpty ? titles.map(filledBelow) : paired(titles, with: below)
  }

  private func translated(_ base: ControlTitle, in language: String) -> [ControlTitle] {
    let found = forms.made(from: base, translations(key, in: language), in: language)
    let below = translations(subtitleKey, in: language)
    guard base.subtitle != nil, subtitleKey != nil else {
      return found.isEmpty ? [TitleForms.untranslated(base, in: language)] : found
    }
    let isMissing = found.isEmpty || found.allSatisfy { $0.origin == .untranslated }
    if isMissing, below.isEmpty { return [TitleForms.untranslated(base, in: language)] }
    if isMissing { return paired([shown(base, in: language)], with: below) }
    if below.isEmpty { return found.map(partly) }
    return paired(found, with: below)
  }

  /// The base language's title above a subtitle that is translated.
  private func shown(_ base: ControlTitle, in language: String) -> ControlTitle {
    var copy = filled(base)
    copy.locale = language
    copy.origin = .translated
    copy.isPartlyTranslated = key != nil
    return copy
  }

  private func partly(_ title: ControlTitle) -> ControlTitle {
    var copy = filledBelow(title)
    copy.isPartlyTranslated = true
    return copy
  }

  private func translations(_ key: String?, in language: String) -> [Translation] {
    guard let key else { return [] }
    return TitleForms.shown(group.translations(key, in: language)).filter {
      $0.text != nil && $0.state != .untranslated
    }
  }

  /// Titles with the line below in each of its forms; one of several forms takes its own.
  private func paired(
    _ titles: [ControlTitle], with below: [Translation]
  ) -> [ControlTitle] {
    titles.flatMap { title in
      let same = below.filter { $0.form.joined(separator: " ") == title.form }
      let chosen = titles.count == 1 ? below : same.isEmpty ? below.suffix(1) : same
      return chosen.map { subtitle in
        var copy = title
        if let text = subtitle.text, let key = subtitleKey {
          forms.fillSubtitle(&copy, with: text, key: key, form: subtitle.form)
        }
        if copy.form.isEmpty { copy.form = subtitle.form.joined(separator: " ") }
        return copy
      }
    }
  }

  /// The file's own text with example values, as its translations have them; its runs stay where
  /// it takes none.
  private func filled(_ title: ControlTitle) -> ControlTitle {
    let text = title.title.text
    guard !forms.filled(text, key: key, form: []).arguments.isEmpty else { return title }
    var copy = title
    forms.fill(&copy, with: text, form: [])
    return copy
  }

  private func filledBelow(_ title: ControlTitle) -> ControlTitle {
    guard let key = subtitleKey, let text = title.subtitle?.text,
      !forms.filled(text, key: key, form: []).arguments.isEmpty
    else { return title }
    var copy = title
    forms.fillSubtitle(&copy, with: text, key: key, form: [])
    return copy
  }
}
