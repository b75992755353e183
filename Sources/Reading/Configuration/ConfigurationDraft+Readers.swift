internal import JSONText
internal import Model

/// Readers of a configuration's values.
extension ConfigurationDraft {
  /// Reads paths to audit, at least one.
  static func readInputs(_ node: JSONNode) throws(ValueError) -> [String] {
    let paths = try ValueReader.list(node, ValueReader.name)
    if paths.isEmpty { throw ValueError(node.place, "must name at least one path") }
    return paths
  }

  /// Reads folders; a name alone is a list of it.
  static func readFolders(_ node: JSONNode) throws(ValueError) -> [String] {
    try node.array == nil ? [ValueReader.name(node)] : readInputs(node)
  }

  /// Reads widths of the screen as the command line does, at least one.
  static func readWidths(_ node: JSONNode) throws(ValueError) -> ScreenWidths {
    let words = try node.array == nil ? [readWidth(node)] : ValueReader.list(node, readWidth)
    do {
      if !words.isEmpty { return try ScreenWidths(words) }
    } catch {
      throw ValueError(node.place, error.message)
    }
    throw ValueError(node.place, "must name at least one width")
  }

  private static func readWidth(_ node: JSONNode) throws(ValueError) -> String {
    let number = node.number.map { JSONValue.text(of: $0) }
    let word = if let number { number } else { try ValueReader.name(node) }
    do {
      _ = try ScreenWidths([word])
    } catch {
      throw ValueError(node.place, error.message)
    }
    return word
  }

  /// Reads a version of iOS as the command line does.
  static func readVersion(_ node: JSONNode) throws(ValueError) -> Int {
    try ValueReader.whole(node, from: 15, to: 99)
  }

  /// Reads a number of controls laid out at the same time.
  static func readWorkers(_ node: JSONNode) throws(ValueError) -> Int {
    try ValueReader.whole(node, from: 1, to: 64)
  }

  /// Reads a number of findings.
  static func readLimit(_ node: JSONNode) throws(ValueError) -> Int {
    try ValueReader.whole(node, from: 0, to: 1_000_000)
  }

  /// Reads words, at least one; a word alone is a list of it.
  static func readWords(_ node: JSONNode) throws(ValueError) -> [PlacedWord] {
    if node.string != nil { return [try PlacedWord.read(node)] }
    let words = try ValueReader.list(node, PlacedWord.read)
    if words.isEmpty { throw ValueError(node.place, "must not be empty") }
    return words
  }

  /// Reads what is accepted.
  static func readSuppressions(_ node: JSONNode) throws(ValueError) -> [SuppressionDraft] {
    try ValueReader.list(node, SuppressionDraft.read)
  }

  /// Reads rules: a list names the only ones to ask, a mapping changes those it names.
  static func readRules(
    _ node: JSONNode
  ) throws(ValueError) -> (settings: [ConfiguredRule], others: Bool) {
    if node.array != nil {
      let rules = try ValueReader.list(node) { (element) throws(ValueError) in
        ConfiguredRule(
          id: try ValueReader.name(element), place: element.place,
          setting: RuleSetting(severity: .fail))
      }
      if rules.isEmpty { throw ValueError(node.place, "must name at least one rule") }
      return (rules, false)
    }
    guard let members = node.object else {
      throw ValueReader.wrong(node, "a list of rules, or rules with off, warn or fail")
    }
    var rules: [ConfiguredRule] = []
    for member in members {
      do {
        let setting = try RuleSetting.read(member.value)
        rules.append(ConfiguredRule(id: member.key, place: member.place, setting: setting))
      } catch {
        throw error.under(member.key)
      }
    }
    return (rules, true)
  }

  /// Reads patterns.
  static func readPatterns(_ node: JSONNode) throws(ValueError) -> [PathPattern] {
    try ValueReader.list(node, readPattern)
  }

  /// Reads a pattern.
  static func readPattern(_ node: JSONNode) throws(ValueError) -> PathPattern {
    let word = try ValueReader.name(node)
    guard let pattern = PathPattern(word) else {
      throw ValueError(
        node.place, "\(NearestWord.quote(word)) is no pattern such as Pods or Tests/**/*.xib")
    }
    return pattern
  }
}
