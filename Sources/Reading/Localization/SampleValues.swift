/// Puts example values into format strings.
///
/// The defaults are the project's own choice: a long name of two words and a number of four digits,
/// so that a title that passes has room for most of what will stand there.
package struct SampleValues: Hashable, Sendable {
  /// Values by key, in the order of the arguments.
  private let examples: [String: [String]]

  /// Takes the examples of a configuration.
  package init(examples: [String: [String]] = [:]) {
    self.examples = examples
  }

  /// A text with values in it.
  package struct Filled: Hashable, Sendable {
    /// The text as people would see it.
    package var text: String
    /// What it takes, each as its number and kind, such as `1 text`; sorted, each once.
    package var arguments: [String]
  }

  /// Fills a text; the values of a plural form are of that form.
  package func fill(_ text: String, key: String, form: [String]) -> Filled {
    let form = form.last { $0.hasPrefix("plural.") }?.dropFirst("plural.".count)
    let values = examples[key] ?? []
    var arguments: Set<String> = []
    var next = 0
    let filled = FormatSpecifier.replacing(in: text) { specifier, _ in
      guard case .value(let letter) = specifier.kind else {
        return specifier.kind == .percent ? "%" : nil
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      arguments.insert("\(index + 1) \(Self.kind(of: letter))")
      if values.indices.contains(index) { return values[index] }
      return Self.value(letter, specifier.precision, form.map(String.init))
    }
    return Filled(text: filled, arguments: arguments.sorted())
  }

  /// Conversions that read the same kind of argument.
  private static func kind(of letter: Character) -> String {
    switch letter {
    case "@": "text"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "whole number"
    case "c", "C": "character"
    case "s", "S": "C string"
    case "p": "pointer"
    default: "number"
    }
  }

  private static func value(_ letter: Character, _ precision: Int?, _ form: String?) -> String {
    switch kind(of: letter) {
    case "text", "C string": "Alexandra Montgomery"
    case "whole number": number(of: form)
    case "character": "W"
    case "pointer": "0xffffffff"
    default: number(of: form) + fraction(precision ?? 6)
    }
  }

  private static func fraction(_ digits: Int) -> String {
    digits > 0 ? "." + String(repeating: "9", count: min(digits, 20)) : ""
  }

  /// A number that English counts in a form; other languages have the forms at other numbers, of
  /// no more digits.
  private static func number(of form: String?) -> String {
    switch form {
    case "zero": "0"
    case "one": "1"
    case "two": "2"
    case "few": "3"
    default: "8888"
    }
  }
}
