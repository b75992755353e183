internal import Model
internal import TextEngine

extension AttributedTitle {
  /// Changes the letters of the runs that ask for it, by the rules of a language.
  ///
  /// What a layout says of places in the text counts in the changed text, which may be longer.
  func transformed(locale: String) -> AttributedTitle {
    guard runs.contains(where: { $0.attributes.transform != .none }) else { return self }
    var copy = self
    for index in runs.indices where runs[index].attachment == nil {
      let units = CaseMapping.map(
        Array(runs[index].text.utf16), runs[index].attributes.transform, locale: locale)
      copy.runs[index].text = String(decoding: units, as: UTF16.self)
    }
    return copy
  }
}
