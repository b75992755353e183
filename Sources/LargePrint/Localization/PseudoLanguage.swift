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

  /// Changes a text as a whole, whatever runs it has; white space alone stays.
  private func changed(_ title: AttributedTitle) -> AttributedTitle {
    if title.text.allSatisfy(\.isWhitespace) { return title }
    let texts = PseudoText(title)
    return switch self {
    case .accented: texts.changing(Accents.adding).wrapped(in: "[", "]")
    case .lengthened: texts.lengthened
    case .rightToLeft: texts.forcedRightToLeft
    case .doubled: texts.doubled
    case .worst: title
    }
  }
}
