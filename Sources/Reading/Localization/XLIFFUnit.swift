internal import Model

/// One text of an XLIFF document.
struct XLIFFUnit {
  /// Its id, which names key and form.
  let id: String
  /// Text in the source language.
  let source: String
  /// Text in the target language; nil where there is none yet.
  let target: String?
  /// What the document says of the translation.
  let mark: String?
  /// Where it stands.
  let place: SourceReference

  /// State of the translation, by the words of versions 1.2 and 2.0.
  var state: Translation.State {
    guard target != nil else { return .untranslated }
    switch mark {
    case "new", "initial", "needs-translation": return .untranslated
    case nil, "translated", "final", "signed-off", "reviewed": return .translated
    default: return .needsReview
    }
  }

  /// Makes the translation of one side.
  func translation(_ text: String?, state: Translation.State) -> Translation {
    let (key, form) = keyAndForm
    return Translation(key: key, text: text, form: form, state: state, source: place)
  }

  /// Key and form as Xcode writes them into an id.
  ///
  /// Catalogues give `key|==|plural.one`, property lists `/key:dict/variable:dict/one:dict/:string`.
  private var keyAndForm: (String, [String]) {
    let halves = id.split(separator: "|==|", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2 {
      return (String(halves[0]), Self.forms(of: halves[1].split(separator: ".").map(String.init)))
    }
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return (id, []) }
    let parts = id.dropLast(":dict/:string".count).dropFirst().split(separator: ":dict/")
    guard let key = parts.first, parts.count > 1 else { return (id, []) }
    return (String(key), parts.dropFirst().map { Self.word(String($0)) })
  }

  /// Pairs kinds with their values: `device.iphone.plural.one` is two forms.
  private static func forms(of words: [String]) -> [String] {
    var result: [String] = []
    for (index, word) in words.enumerated() {
      if index % 2 == 0 { result.append(word) } else { result[result.count - 1] += "." + word }
    }
    return result
  }

  /// A word of a property list's path: a plural form or the name of a variable.
  private static func word(_ word: String) -> String {
    PluralForm(rawValue: word) == nil ? "substitution." + word : "plural." + word
  }
}
