import Model

/// A language that nobody speaks, made from the base language to try a layout.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents above and below, between brackets.
  case accented
  /// As much longer as translations of texts of that length usually are.
  case lengthened
  /// Written from right to left in a mirrored layout.
  case rightToLeft = "right-to-left"
  /// The text twice.
  case doubled
  /// For each control the longest translation by measured width, alone.
  case worst

  /// Tag of the language: those of the Unicode CLDR where it has one, else for private use.
  public var locale: String {
    switch self {
    case .accented: "en-XA"
    case .rightToLeft: "ar-XB"
    default: "und-x-" + rawValue
    }
  }

  /// Makes the title of the base language into one of this.
  func title(_ base: ControlTitle) -> ControlTitle {
    var title = base
    title.title = changed(base.title)
    title.subtitle = base.subtitle.map(changed)
    title.locale = locale
    title.origin = .pseudo
    return title
  }

  private func changed(_ title: AttributedTitle) -> AttributedTitle {
    var copy = title
    for index in copy.runs.indices where copy.runs[index].attachment == nil {
      copy.runs[index].text = changed(copy.runs[index].text)
    }
    return copy
  }

  /// Changes a text; white space alone stays.
  private func changed(_ text: String) -> String {
    if text.allSatisfy(\.isWhitespace) { return text }
    return switch self {
    case .accented: "[" + Accents.adding(to: text) + "]"
    case .lengthened: Lengthening.of(text)
    case .rightToLeft: "\u{202E}" + text + "\u{202C}"
    case .doubled: text + " " + text
    case .worst: text
    }
  }
}
