package import JSONText
internal import Model

/// A rule as a configuration names it.
struct ConfiguredRule {
  /// Its id.
  var id: String
  /// Where it is named.
  var place: TextPlace
  /// What is said of it.
  var setting: RuleSetting
}

/// A word of a list and where it stands.
package struct PlacedWord: Hashable, Sendable {
  /// The word.
  package var word: String
  /// Where it stands.
  package var place: TextPlace

  /// Reads a word.
  static func read(_ node: JSONNode) throws(ValueError) -> PlacedWord {
    PlacedWord(word: try ValueReader.name(node), place: node.place)
  }
}

/// What a configuration says, key by key.
struct ConfigurationDraft: KeyedDraft {
  /// What to audit.
  var inputs: [String]?
  /// Files and folders to leave out.
  var exclusions: [PathPattern]?
  /// Whether every text is supposed to scale.
  var assumesScaling: Bool?
  /// Whether Bold Text is on.
  var boldText: Bool?
  /// Version of iOS.
  var systemVersion: Int?
  /// Sizes to audit.
  var sizes: [ContentSizeCategory]?
  /// Widths of the screen to judge.
  var widths: ScreenWidths?
  /// Sizes at which a failure fails a build.
  var passing: [ContentSizeCategory]?
  /// Rules, and whether those not named are asked as well.
  var rules: (settings: [ConfiguredRule], others: Bool)?
  /// Findings that are accepted.
  var suppressions: [SuppressionDraft]?
  /// What custom classes do.
  var classes: ClassProfiles?
  /// What is said of languages and tables of strings.
  var strings: StringSettings?
  /// Folders of fonts, from the configuration's own folder.
  var fonts: [String]?
  /// Formats to write.
  var formats: [PlacedWord]?
  /// Folder of the reports.
  var output: String?
  /// Whether the JSON report holds every cell.
  var cells: Bool?
  /// Whether the JSON report holds all that `merge` needs.
  var whole: Bool?
  /// Whether cures are looked for.
  var cures: Bool?
  /// What fails a build.
  var failOn: [PlacedWord]?
  /// Whether what needs review fails.
  var strict: Bool?
  /// Whether nothing fails.
  var lenient: Bool?
  /// Findings that are let pass.
  var limit: Int?
  /// Baseline to compare with.
  var baseline: String?
  /// Whether what is cured is taken out of the baseline.
  var ratchets: Bool?
  /// Controls laid out at the same time.
  var workers: Int?

  /// The keys of a configuration.
  static let table = KeyTable(
    "configuration", inputKeys + conditionKeys + ruleKeys + outputKeys + gateKeys)

  private static let inputKeys: [TableKey<ConfigurationDraft>] = [
    TableKey("inputs", \ConfigurationDraft.inputs, readInputs),
    TableKey("exclude", \.exclusions, readPatterns),
    TableKey("classes", \.classes, ClassProfiles.read),
    TableKey("strings", \.strings, StringSettings.table.read),
    TableKey("fonts", \.fonts, readFolders),
  ]

  private static let conditionKeys: [TableKey<ConfigurationDraft>] = [
    TableKey("sizes", \.sizes, ValueReader.categories),
    TableKey("widths", \.widths, readWidths),
    TableKey("assume-scaling", \.assumesScaling, ValueReader.flag),
    TableKey("bold-text", \.boldText, ValueReader.flag),
    TableKey("ios", \.systemVersion, readVersion),
    TableKey("workers", \.workers, readWorkers),
  ]

  private static let ruleKeys: [TableKey<ConfigurationDraft>] = [
    TableKey("rules", \.rules, readRules),
    TableKey("must-pass", \.passing, ValueReader.categories),
    TableKey("accept", \.suppressions, readSuppressions),
  ]

  private static let outputKeys: [TableKey<ConfigurationDraft>] = [
    TableKey("format", \.formats, readWords),
    TableKey("output", \.output, ValueReader.name),
    TableKey("cells", \.cells, ValueReader.flag),
    TableKey("whole", \.whole, ValueReader.flag),
    TableKey("cures", \.cures, ValueReader.flag),
  ]

  private static let gateKeys: [TableKey<ConfigurationDraft>] = [
    TableKey("fail-on", \.failOn, readWords),
    TableKey("strict", \.strict, ValueReader.flag),
    TableKey("lenient", \.lenient, ValueReader.flag),
    TableKey("max-findings", \.limit, readLimit),
    TableKey("baseline", \.baseline, ValueReader.name),
    TableKey("ratchet", \.ratchets, ValueReader.flag),
  ]
}

extension ConfigurationDraft {
  /// Turns the draft into a configuration whose paths start where its own does.
  func configuration(path: String) -> Configuration {
    let folder = Configuration.folder(of: path)
    var all = Configuration(path: path)
    all.inputs = inputs?.map { Configuration.path($0, from: path) }
    all.exclusions = (exclusions ?? []).map { ScopedPattern($0, folder: folder) }
    all.assumesScaling = assumesScaling
    all.boldText = boldText
    all.systemVersion = systemVersion
    all.categories = sizes
    all.widths = widths
    all.passing = passing
    all.rules = ruleSelection
    all.suppressions = (suppressions ?? []).map { $0.suppression(path: path) }
    all.classes = classes ?? .none
    all.strings = strings ?? StringSettings()
    all.fontFolders = fonts?.map { Configuration.path($0, from: path) }
    all.workers = workers
    all.output = OutputSettings(
      formats: formats?.map { Self.format($0.word, from: path) },
      folder: output.map { Configuration.path($0, from: path) },
      includesCells: cells, holdsWhole: whole, searchesCures: cures)
    all.gate = GateSettings(
      words: failOn?.map(\.word), isStrict: strict, isLenient: lenient, limit: limit,
      baseline: baseline.map { Configuration.path($0, from: path) }, ratchets: ratchets)
    return all
  }

  /// Names the file of a word such as `sarif=out.sarif` from the configuration's own folder.
  private static func format(_ word: String, from path: String) -> String {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !["", "-"].contains(halves[1]) else { return word }
    return halves[0] + "=" + Configuration.path(String(halves[1]), from: path)
  }

  private var ruleSelection: RuleSelection? {
    guard let rules else { return nil }
    var selection = RuleSelection(named: [:], others: rules.others)
    for rule in rules.settings {
      selection.named[rule.id] = rule.setting.severity != .off
      if rule.setting.severity == .warn { selection.warnings.insert(rule.id) }
      selection.tolerances[rule.id] = rule.setting.tolerance
    }
    return selection
  }

  /// Refuses words that name nothing there is.
  func check(ruleIDs: [String], formatIDs: [String]?) throws(ValueError) {
    for rule in rules?.settings ?? [] {
      try Self.check(rule.id, at: rule.place, "rule", among: ruleIDs, under: "rules")
    }
    for rule in (suppressions ?? []).compactMap(\.rule) {
      try Self.check(rule.id, at: rule.place, "rule", among: ruleIDs, under: "accept")
    }
    let counted = ruleIDs + Impact.allCases.map(\.rawValue) + GateSettings.classes
    for word in failOn ?? [] {
      try Self.check(
        word.word, at: word.place, "rule, impact or class", among: counted, under: "fail-on")
    }
    guard let formatIDs else { return }
    for word in formats ?? [] {
      let id = String(word.word.prefix { $0 != "=" })
      try Self.check(id, at: word.place, "format", among: formatIDs, under: "format")
    }
    if let fault = contradiction { throw fault }
  }

  /// Refuses words that name no pseudo-language.
  func check(pseudoIDs: [String]?) throws(ValueError) {
    guard let pseudoIDs else { return }
    for word in strings?.pseudoLanguages ?? [] {
      try Self.check(
        word.word, at: word.place, "pseudo-language", among: pseudoIDs, under: "strings.pseudo")
    }
  }

  private var contradiction: ValueError? {
    guard strict == true, lenient == true else { return nil }
    return ValueError(
      TextPlace(line: 1, column: 1), "“strict” and “lenient” exclude each other")
  }

  private static func check(
    _ id: String, at place: TextPlace, _ kind: String, among ids: [String], under key: String
  ) throws(ValueError) {
    if ids.contains(id) { return }
    let hint = NearestWord.hint(for: id, among: ids)
    throw ValueError(place, "there is no \(kind) \(NearestWord.quote(id))\(hint)").under(key)
  }
}
