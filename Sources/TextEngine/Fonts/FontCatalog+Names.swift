package import Model

extension FontCatalog {
  /// Finds the entry that stands in for a font which an app names, by family or PostScript name.
  ///
  /// Spaces and hyphens do not count, and what follows the family is the style: "HelveticaNeue-Bold"
  /// belongs to Helvetica Neue. The longest family that fits wins.
  package func font(named name: String) -> CatalogFont? {
    let wanted = Self.letters(of: name)
    var best: (length: Int, font: CatalogFont)?
    for font in fonts {
      for family in font.realFamilies.map(Self.letters) where Self.fits(wanted, family) {
        if family.count > best?.length ?? 0 { best = (family.count, font) }
      }
    }
    return best?.font
  }

  /// Finds the entry whose font is at least of the same kind as one that an app names: monospaced
  /// for the fonts that programmers know.
  package func lookalike(of name: String) -> CatalogFont? {
    let wanted = Self.letters(of: name)
    return fonts.first { font in
      font.lookalikes.map(Self.letters).contains { Self.fits(wanted, $0) }
    }
  }

  /// Finds the share that iOS adds to the ascender of a real font.
  func ascenderGrowth(of names: FontNames) -> Double {
    let families = Set(names.families.map(Self.letters))
    let growing = fonts.first { font in
      font.ascenderGrowth > 0 && !families.isDisjoint(with: font.realFamilies.map(Self.letters))
    }
    return growing?.ascenderGrowth ?? 0
  }

  private static func fits(_ name: String, _ family: String) -> Bool {
    guard !family.isEmpty, name.hasPrefix(family) else { return false }
    let rest = name.dropFirst(family.count)
    return rest.isEmpty || FontStyleName(rest) != nil
  }

  fileprivate static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// What the end of a font's name says of its style.
package struct FontStyleName: Hashable, Sendable {
  /// Weight; nil where the name says none.
  package var weight: FontWeight?
  /// Whether it is slanted.
  package var isItalic: Bool

  /// Reads the letters behind a family's name; nil where they are no style.
  init?(_ letters: Substring) {
    var rest = letters.hasSuffix("mt") ? letters.dropLast(2) : letters
    isItalic = false
    for word in ["italic", "oblique"] where rest.hasSuffix(word) {
      rest = rest.dropLast(word.count)
      isItalic = true
    }
    if rest.isEmpty, isItalic || !letters.isEmpty { return }
    if rest == "roman" { return }
    guard let named = Self.weights[String(rest)] else { return nil }
    weight = named
  }

  /// Reads the style at the end of a whole name; neither weight nor slant where there is none.
  ///
  /// A style begins with a capital or behind a space or hyphen: "Highlight" is not light.
  package init(endOf name: String) {
    let found = name.indices.dropFirst().lazy.compactMap { index -> FontStyleName? in
      let before = name[name.index(before: index)]
      guard name[index].isUppercase || !(before.isLetter || before.isNumber) else { return nil }
      return FontStyleName(Substring(FontCatalog.letters(of: String(name[index...]))))
    }.first
    self = found ?? FontStyleName(weight: nil, isItalic: false)
  }

  private init(weight: FontWeight?, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Weights by the words that fonts of iOS use; W3 and W6 are Hiragino's regular and semibold.
  private static let weights: [String: FontWeight] = [
    "ultralight": .ultraLight, "thin": .thin, "extralight": .thin, "light": .light,
    "regular": .regular, "book": .regular, "w3": .regular, "medium": .medium,
    "semibold": .semibold, "demibold": .semibold, "demi": .semibold, "w6": .semibold,
    "bold": .bold, "heavy": .heavy, "extrabold": .heavy, "ultrabold": .heavy, "black": .black,
  ]
}
