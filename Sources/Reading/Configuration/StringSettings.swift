internal import JSONText

/// What a configuration says of languages and tables of strings.
package struct StringSettings: Hashable, Sendable, KeyedDraft {
  /// Runtime attributes that hold keys in public projects, heeded without being named.
  package static let usualKeyAttributes: Set<String> = [
    "localizableString", "transKey", "transKeyNormal",
  ]

  /// Language that the app is written in, as a BCP 47 tag; nil where not said.
  package var developmentLanguage: String?
  /// Languages to judge; nil for all that are found.
  package var languages: [String]?
  /// Pseudo-languages to judge, by their words; nil where not said.
  package var pseudoLanguages: [PlacedWord]?
  /// Runtime attributes that hold keys, beside the usual ones.
  package var keyAttributes: [String]?
  /// Table that keys without a table of their own are looked up in first.
  package var table: String?
  /// Example values by key, in the order of the arguments.
  package var examples: [String: [String]]?

  /// Starts with nothing said.
  package init() {}

  /// Lays what a nearer file says over this; examples replace by key.
  func overlaid(by other: StringSettings) -> StringSettings {
    var all = other
    all.developmentLanguage = other.developmentLanguage ?? developmentLanguage
    all.languages = other.languages ?? languages
    all.pseudoLanguages = other.pseudoLanguages ?? pseudoLanguages
    all.keyAttributes = other.keyAttributes ?? keyAttributes
    all.table = other.table ?? table
    all.examples = (examples ?? [:]).merging(other.examples ?? [:]) { $1 }
    return all
  }

  /// All runtime attributes that hold keys.
  package var allKeyAttributes: Set<String> {
    Self.usualKeyAttributes.union(keyAttributes ?? [])
  }

  /// The keys of the section.
  static let table = KeyTable(
    "strings",
    [
      TableKey("development-language", \StringSettings.developmentLanguage, ValueReader.locale),
      TableKey("languages", \.languages, readLanguages),
      TableKey("pseudo", \.pseudoLanguages, readWords),
      TableKey("key-attributes", \.keyAttributes, readNames),
      TableKey("table", \.table, ValueReader.name),
      TableKey("examples", \.examples, readExamples),
    ])

  private static func readLanguages(_ node: JSONNode) throws(ValueError) -> [String] {
    try ValueReader.list(node, ValueReader.locale)
  }

  private static func readWords(_ node: JSONNode) throws(ValueError) -> [PlacedWord] {
    try ValueReader.list(node, PlacedWord.read)
  }

  private static func readNames(_ node: JSONNode) throws(ValueError) -> [String] {
    try ValueReader.list(node, ValueReader.name)
  }

  /// Reads examples: a text or a list of texts a key; numbers stand for themselves.
  private static func readExamples(_ node: JSONNode) throws(ValueError) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for member in try ValueReader.members(node) {
      do throws(ValueError) {
        result[member.key] =
          member.value.array == nil
          ? [try readExample(member.value)] : try ValueReader.list(member.value, readExample)
      } catch {
        throw error.under(member.key)
      }
    }
    return result
  }

  private static func readExample(_ node: JSONNode) throws(ValueError) -> String {
    if let number = node.number { return JSONValue.text(of: number) }
    return try ValueReader.text(node)
  }
}
