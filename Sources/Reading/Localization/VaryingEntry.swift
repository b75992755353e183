internal import Model

/// An entry of a `.stringsdict`: a format with variables, or texts by device or width.
struct VaryingEntry {
  /// Its key.
  let key: String
  /// Its dictionary.
  let node: PropertyListNode
  /// Where its key stands.
  let source: SourceReference

  /// Lists the entry's texts; each form of each variable once.
  ///
  /// Throws `invalidValue` for an entry without texts and `overLimit` for one that never ends.
  func translations() throws(ReadingError) -> [Translation] {
    var texts: [FormattedText.Form] = []
    for (rule, prefix) in Self.rules {
      texts += try forms(of: node[rule], prefix: prefix, depth: 0)
    }
    if texts.isEmpty { texts = try formatted(node) }
    guard !texts.isEmpty else {
      throw .invalidValue(source, "the entry “\(key)” holds no text")
    }
    return texts.map { Translation(key: key, text: $0.text, form: $0.form, source: source) }
  }

  private static let rules = [
    ("NSStringDeviceSpecificRuleType", "device"), ("NSStringVariableWidthRuleType", "width"),
  ]

  /// Texts by device or width; each may vary again.
  private func forms(
    of node: PropertyListNode?, prefix: String, depth: Int
  ) throws(ReadingError) -> [FormattedText.Form] {
    guard depth < 4 else { throw .overLimit(source, "forms are nested deeper than 4") }
    var result: [FormattedText.Form] = []
    for entry in node?.dictionary ?? [] {
      let form = prefix + "." + entry.key
      if let text = entry.value.string {
        result.append(FormattedText.Form(form: [form], text: text))
        continue
      }
      var inner = try formatted(entry.value)
      for (rule, prefix) in Self.rules {
        inner += try forms(of: entry.value[rule], prefix: prefix, depth: depth + 1)
      }
      result += inner.map { FormattedText.Form(form: [form] + $0.form, text: $0.text) }
    }
    return result
  }

  /// A format and its variables.
  private func formatted(_ node: PropertyListNode) throws(ReadingError) -> [FormattedText.Form] {
    guard let format = node["NSStringLocalizedFormatKey"]?.string else { return [] }
    var variables: [FormattedText.Variable] = []
    for entry in node.dictionary ?? [] where entry.value["NSStringFormatSpecTypeKey"] != nil {
      let forms = (entry.value.dictionary ?? []).compactMap { form in
        PluralForm(rawValue: form.key) == nil
          ? nil : form.value.string.map { (name: "plural." + form.key, text: $0) }
      }
      variables.append(FormattedText.Variable(name: entry.key, forms: forms))
    }
    return try FormattedText(format: format, variables: variables).forms(at: source)
  }
}

/// The plural categories of the Unicode CLDR.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many, other
}
