import Model
import Reading

/// Gives a control its titles in every language that tables of strings have.
struct TitleLocalizer {
  /// The string files of the run.
  let library: StringLibrary
  /// What the configuration says of them.
  let settings: StringSettings

  /// Titles of a control with their translations: the file's own first, then by language.
  func titles(of control: Control) -> [ControlTitle] {
    let group = library.group(translating: control.source.file)
    let all = control.titles.map { title in
      if let key = title.key, let found = self.group(holding: key, of: control) {
        return self.named(title, key, in: found)
      }
      return group.map { stored(title, of: control, in: $0) } ?? [title]
    }
    let bases = all.flatMap { $0.filter { $0.origin == .own } }
    let others = all.flatMap { $0.filter { $0.origin != .own } }
    let languages = Set(others.map(\.locale)).sorted()
    return bases + languages.flatMap { language in others.filter { $0.locale == language } }
  }

  /// Whether a title names a key that no table has.
  func lacks(_ key: TextKey, of control: Control) -> Bool {
    group(holding: key, of: control) == nil
  }

  private func group(holding key: TextKey, of control: Control) -> TableGroup? {
    library.group(
      holding: key, near: control.source.file, usual: settings.table ?? "Localizable")
  }

  /// A title of a storyboard or xib, which tables know by its object; the app does not format it.
  private func stored(
    _ title: ControlTitle, of control: Control, in group: TableGroup
  ) -> [ControlTitle] {
    let forms = TitleForms(settings: settings, isFormat: false)
    return StoredTitle(title: title, control: control, group: group, forms: forms).all
  }

  /// A title that names its key.
  private func named(
    _ title: ControlTitle, _ key: TextKey, in group: TableGroup
  ) -> [ControlTitle] {
    let language = group.baseLanguage(settings)
    var base = title
    base.key = TextKey(key.key, table: group.name)
    base.locale = language
    base.standing = title.standing == .placeholder ? .real : title.standing
    let forms = TitleForms(settings: settings, isFormat: true)
    let own = forms.made(from: base, group.translations(key.key, in: language), in: language)
    let bases = own.isEmpty ? [base] : own.map(TitleForms.asOwn)
    return bases
      + group.languages.filter { $0 != language && $0 != "und" }.flatMap { language in
        let found = forms.made(
          from: bases.first ?? base, group.translations(key.key, in: language), in: language)
        return found.isEmpty
          ? [TitleForms.untranslated(bases.first ?? base, in: language)] : found
      }
  }
}
