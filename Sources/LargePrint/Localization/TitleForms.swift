import Model
import Reading

/// Makes titles of translations, with example values where they take any.
struct TitleForms {
  /// What the configuration says, for the example values.
  let settings: StringSettings
  /// Whether the app formats the texts before it shows them.
  let isFormat: Bool

  /// Titles of the forms that a phone or pad may show.
  func made(
    from base: ControlTitle, _ translations: [Translation], in language: String
  ) -> [ControlTitle] {
    Self.shown(translations).compactMap { translation in
      guard let text = translation.text else { return nil }
      var title = base
      title.locale = language
      title.form = translation.form.joined(separator: " ")
      title.origin = Self.origin(of: translation)
      fill(&title, with: text, form: translation.form)
      return title
    }
  }

  /// Forms that a phone or pad may show.
  static func shown(_ translations: [Translation]) -> [Translation] {
    let others = ["device.mac", "device.appletv", "device.applewatch", "device.applevision"]
    return translations.filter { translation in
      !translation.form.contains { others.contains($0) }
    }
  }

  /// Puts a text into a title, with example values.
  func fill(_ title: inout ControlTitle, with text: String, form: [String]) {
    let filled = filled(text, key: title.key?.key, form: form)
    title.title = title.title.replacingText(with: filled.text) ?? title.title
    title.arguments = filled.arguments
    title.unsureArguments = filled.unsureArguments
    markSample(&title, filled)
  }

  /// Puts a text below a title, with example values.
  func fillSubtitle(_ title: inout ControlTitle, with text: String, key: String, form: [String]) {
    let filled = filled(text, key: key, form: form)
    title.subtitle = title.subtitle?.replacingText(with: filled.text)
    markSample(&title, filled)
  }

  /// A text with example values.
  func filled(_ text: String, key: String?, form: [String]) -> SampleValues.Filled {
    SampleValues(examples: settings.examples ?? [:])
      .fill(text, key: key ?? "", form: form, isFormat: isFormat)
  }

  private func markSample(_ title: inout ControlTitle, _ filled: SampleValues.Filled) {
    if !filled.arguments.isEmpty, title.standing == .real { title.standing = .sample }
  }

  /// The title as the file's own.
  static func asOwn(_ title: ControlTitle) -> ControlTitle {
    var copy = title
    copy.origin = .own
    return copy
  }

  /// The title in a language that lacks it.
  static func untranslated(_ base: ControlTitle, in language: String) -> ControlTitle {
    var missing = base
    missing.locale = language
    missing.origin = .untranslated
    return missing
  }

  /// What a title shows of a translation.
  static func origin(of translation: Translation) -> TitleOrigin {
    if translation.text?.isEmpty == true { return .empty }
    return switch translation.state {
    case .untranslated: .untranslated
    case .needsReview: .needsReview
    case .translated, .stale: .translated
    }
  }
}
