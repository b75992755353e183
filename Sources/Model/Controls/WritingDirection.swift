/// The side that lines begin on.
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"

  /// Finds the direction of a language by its BCP 47 tag: the script subtag decides, else the
  /// language.
  ///
  /// Source: the Unicode CLDR's `characterOrder` of these languages' default scripts.
  public init(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = Self.languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
    }
  }

  private static let scripts: Set<String> = [
    "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg",
  ]
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
