internal import JSONText
internal import Model

/// One key of a string catalogue.
struct CatalogEntry {
  /// Path of the catalogue.
  let path: String
  /// The key with its value.
  let member: JSONMember
  /// Language that the others are translated from.
  let sourceLanguage: String

  /// Lists the texts of one language.
  ///
  /// A key without a text of its own in the source language is its own text; in another language it
  /// is untranslated, unless it is not to be translated at all. Throws for what makes no sense.
  func translations(in language: String) throws(ReadingError) -> [Translation] {
    guard member.value.object != nil else {
      throw fault(member.value, "the entry “\(member.key)” should be an object")
    }
    if let localization = member.value["localizations"]?[language] {
      return try translations(of: localization)
    }
    if language == sourceLanguage { return [plain(member.key, .translated)] }
    if member.value["shouldTranslate"]?.bool == false { return [] }
    return [plain(nil, .untranslated)]
  }

  private func plain(_ text: String?, _ state: Translation.State) -> Translation {
    Translation(
      key: member.key, text: text, state: isStale ? .stale : state,
      source: source(member.place))
  }

  private var isStale: Bool { member.value["extractionState"]?.string == "stale" }

  private func translations(of node: JSONNode) throws(ReadingError) -> [Translation] {
    if let set = node["stringSet"] { return try translations(ofSet: set) }
    let variables = try (node["substitutions"]?.object ?? [])
      .map { (member) throws(ReadingError) in try variable(member) }
    var result: [Translation] = []
    for unit in try units(in: node) {
      let forms = try FormattedText(format: unit.text, variables: variables)
        .forms(at: unit.source)
      result += forms.map { form in
        Translation(
          key: member.key, text: form.text, form: unit.form + form.form,
          state: isStale ? .stale : unit.state, source: unit.source)
      }
    }
    return result
  }

  /// Several phrases of equal rank, as App Shortcuts have them.
  private func translations(ofSet set: JSONNode) throws(ReadingError) -> [Translation] {
    guard let values = set["values"]?.array else {
      throw fault(set, "a string set should have “values”")
    }
    let state = isStale ? .stale : Self.state(set["state"]?.string)
    var result: [Translation] = []
    for (index, value) in values.enumerated() {
      guard let text = value.string else { throw fault(value, "a value should be a string") }
      result.append(
        Translation(
          key: member.key, text: text, form: ["set.\(index + 1)"], state: state,
          source: source(value.place)))
    }
    return result
  }

  /// A substitution: `%arg` in its texts is the number that it counts.
  private func variable(_ member: JSONMember) throws(ReadingError) -> FormattedText.Variable {
    let position = member.value["argNum"]?.number.flatMap(Int.init(exactly:))
    let counted =
      "%" + (position.map { "\($0)$" } ?? "") + (member.value["formatSpecifier"]?.string ?? "lld")
    let forms = try units(in: member.value).map { unit in
      let text = FormatSpecifier.replacing(in: unit.text) { specifier, _ in
        specifier.kind == .counted ? counted : nil
      }
      return (name: unit.form.joined(separator: "."), text: text)
    }
    return FormattedText.Variable(name: member.key, forms: forms)
  }
}

extension CatalogEntry {
  /// A string unit and the forms that lead to it.
  private struct Unit {
    var form: [String]
    var text: String
    var state: Translation.State
    var source: SourceReference
  }

  /// Finds the units below a localization or a variation, in the order of the file.
  private func units(in node: JSONNode, form: [String] = []) throws(ReadingError) -> [Unit] {
    var result: [Unit] = []
    if let unit = node["stringUnit"] {
      guard let text = unit["value"]?.string else {
        throw fault(unit, "a string unit should have a “value”")
      }
      result.append(
        Unit(
          form: form, text: text, state: Self.state(unit["state"]?.string),
          source: source(unit.place)))
    }
    for kind in node["variations"]?.object ?? [] {
      for variation in kind.value.object ?? [] {
        result += try units(in: variation.value, form: form + [kind.key + "." + variation.key])
      }
    }
    return result
  }

  /// What a state's word means; an unknown one asks for review.
  private static func state(_ word: String?) -> Translation.State {
    switch word {
    case "translated", nil: .translated
    case "new": .untranslated
    case "stale": .stale
    default: .needsReview
    }
  }

  private func source(_ place: TextPlace) -> SourceReference {
    SourceReference(file: path, line: place.line, column: place.column)
  }

  private func fault(_ node: JSONNode, _ message: String) -> ReadingError {
    .invalidValue(source(node.place), message)
  }
}
