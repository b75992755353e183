internal import Model

/// A format whose variables have forms, such as `%#@files@` with “one” and “other”.
struct FormattedText {
  /// A text and the forms that led to it.
  struct Form: Hashable {
    /// Forms, outermost first.
    var form: [String]
    /// The text, with specifiers still in it.
    var text: String
  }

  /// A variable.
  struct Variable {
    /// Its name in the format.
    var name: String
    /// Its texts by form, such as `plural.one`, in the order of the file.
    var forms: [(name: String, text: String)]

    /// The form that stands for the others: `other`, else the last.
    var usual: String? { (forms.last { $0.name.hasSuffix("other") } ?? forms.last)?.name }
  }

  /// Deepest nesting of variables in variables.
  static let depthLimit = 16

  /// Most variables that are put into one text.
  static let expansionLimit = 1000

  /// The outermost text.
  let format: String
  /// All variables.
  let variables: [Variable]

  /// Lists the texts: each form of each variable once, all others being what they usually are.
  ///
  /// A variable that only stands in one form of another is met in that form. Throws `overLimit` for
  /// texts that grow without end and `invalidValue` for a variable that is not there.
  func forms(at source: SourceReference) throws(ReadingError) -> [Form] {
    let reached = try reached(at: source)
    guard !reached.isEmpty else { return [Form(form: [], text: format)] }
    var result: [Form] = []
    var seen: Set<String> = []
    for (variable, chosen) in reached {
      for form in variable.forms {
        let choice = chosen.merging([variable.name: form.name]) { $1 }
        var budget = Self.expansionLimit
        let text = try expand(format, choice, depth: 0, &budget, source)
        guard seen.insert(text).inserted || reached.count == 1 else { continue }
        let names = reached.count == 1 ? [] : ["substitution." + variable.name]
        result.append(Form(form: names + [form.name], text: text))
      }
    }
    return result
  }

  /// Variables that the format leads to, each with the forms of others that lead there.
  private func reached(
    at source: SourceReference
  ) throws(ReadingError) -> [(Variable, [String: String])] {
    var found: [(Variable, [String: String])] = []
    var seen: Set<String> = []
    var waiting: [(text: String, chosen: [String: String])] = [(format, [:])]
    while let (text, chosen) = waiting.popLast() {
      for reference in FormatSpecifier.variables(in: text)
      where seen.insert(reference.name).inserted {
        let variable = try variable(reference.name, source)
        found.append((variable, chosen))
        for form in variable.forms {
          waiting.append((form.text, chosen.merging([variable.name: form.name]) { $1 }))
        }
      }
    }
    return found
  }

  private func variable(
    _ name: String, _ source: SourceReference
  ) throws(ReadingError) -> Variable {
    guard let variable = variables.first(where: { $0.name == name }), !variable.forms.isEmpty
    else { throw .invalidValue(source, "the variable “\(name)” has no forms") }
    return variable
  }

  private func expand(
    _ text: String, _ choice: [String: String], depth: Int, _ budget: inout Int,
    _ source: SourceReference
  ) throws(ReadingError) -> String {
    guard depth <= Self.depthLimit else {
      throw .overLimit(source, "variables are nested deeper than \(Self.depthLimit)")
    }
    var result = ""
    var rest = text[...]
    for reference in FormatSpecifier.variables(in: text) {
      budget -= 1
      guard budget > 0 else {
        throw .overLimit(source, "more than \(Self.expansionLimit) variables in a text")
      }
      let variable = try variable(reference.name, source)
      let name = choice[reference.name] ?? variable.usual
      let form = variable.forms.first { $0.name == name }?.text ?? ""
      let placed = FormatSpecifier.placing(form, at: reference.specifier.position)
      result += rest[..<reference.specifier.range.lowerBound]
      result += try expand(placed, choice, depth: depth + 1, &budget, source)
      rest = text[reference.specifier.range.upperBound...]
      guard result.utf16.count <= AttributedTitle.lengthLimit else {
        throw .overLimit(source, "a text of more than \(AttributedTitle.lengthLimit) units")
      }
    }
    return result + rest
  }
}
