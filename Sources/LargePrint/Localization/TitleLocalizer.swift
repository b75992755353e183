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

  /// A title of a storyboard or xib, which tables know by its object.
  private func stored(
    _ title: ControlTitle, of control: Control, in group: TableGroup
  ) -> [ControlTitle] {
    let keys = StoryboardKey.keys(of: title, in: control)
    guard let key = keys.first(where: group.has) else { return [title] }
    var base = title
    base.key = TextKey(key, table: group.name)
    if base.locale == "und" {
      base.locale = group.sourceLanguage ?? settings.developmentLanguage ?? "und"
    }
    let own = made(from: base, group.translations(key, in: base.locale), in: base.locale)
    let bases = own.isEmpty || base.locale == "und" ? filled(base) : own.map(Self.asOwn)
    return bases
      + group.languages.filter { $0 != base.locale && $0 != "und" }.flatMap { language in
        translated(base, key, in: language, of: group)
          .map { withSubtitle($0, of: control, in: group) }
      }
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
    let own = made(from: base, group.translations(key.key, in: language), in: language)
    let bases = own.isEmpty ? [base] : own.map(Self.asOwn)
    return bases
      + group.languages.filter { $0 != language && $0 != "und" }.flatMap { language in
        translated(bases.first ?? base, key.key, in: language, of: group)
      }
  }

  private static func asOwn(_ title: ControlTitle) -> ControlTitle {
    var copy = title
    copy.origin = .own
    return copy
  }

  /// A storyboard's own text with example values, as its translations have them.
  private func filled(_ title: ControlTitle) -> [ControlTitle] {
    guard FormatSpecifier.all(in: title.title.text).contains(where: { $0.kind != .percent }) else {
      return [title]
    }
    var copy = title
    fill(&copy, with: title.title.text, form: [])
    return [copy]
  }

  private func translated(
    _ base: ControlTitle, _ key: String, in language: String, of group: TableGroup
  ) -> [ControlTitle] {
    let found = made(from: base, group.translations(key, in: language), in: language)
    guard found.isEmpty else { return found }
    var missing = base
    missing.locale = language
    missing.origin = .untranslated
    return [missing]
  }

  /// Titles of the forms that a phone or pad may show.
  private func made(
    from base: ControlTitle, _ translations: [Translation], in language: String
  ) -> [ControlTitle] {
    translations.filter(Self.isShown).compactMap { translation in
      guard let text = translation.text else { return nil }
      var title = base
      title.locale = language
      title.form = translation.form.joined(separator: " ")
      title.origin = Self.origin(of: translation)
      fill(&title, with: text, form: translation.form)
      return title
    }
  }

  private static func isShown(_ translation: Translation) -> Bool {
    let others = ["device.mac", "device.appletv", "device.applewatch", "device.applevision"]
    return !translation.form.contains { others.contains($0) }
  }

  private static func origin(of translation: Translation) -> TitleOrigin {
    if translation.text?.isEmpty == true { return .empty }
    return switch translation.state {
    case .untranslated: .untranslated
    case .needsReview: .needsReview
    case .translated, .stale: .translated
    }
  }

  private func fill(_ title: inout ControlTitle, with text: String, form: [String]) {
    let values = SampleValues(examples: settings.examples ?? [:])
    let filled = values.fill(text, key: title.key?.key ?? "", form: form)
    title.title = title.title.replacingText(with: filled.text) ?? title.title
    title.arguments = filled.arguments
    if !filled.arguments.isEmpty, title.standing == .real { title.standing = .sample }
  }

  private func withSubtitle(
    _ title: ControlTitle, of control: Control, in group: TableGroup
  ) -> ControlTitle {
    guard let subtitle = title.subtitle, let key = StoryboardKey.subtitleKey(of: control),
      let text = group.translations(key, in: title.locale).last?.text
    else { return title }
    var copy = title
    copy.subtitle = subtitle.replacingText(with: text) ?? subtitle
    return copy
  }
}
