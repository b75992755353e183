internal import JSONText
internal import Model

/// A rule as a configuration names it.
struct ConfiguredRule {
  /// Its id.
  var id: String
  /// Where it is named.
  var place: TextPlace
  /// Whether it is asked.
  var isOn: Bool
}

/// What a configuration says, key by key.
struct ConfigurationDraft: KeyedDraft {
  /// Whether every text is supposed to scale.
  var assumesScaling: Bool?
  /// Sizes to audit.
  var sizes: [ContentSizeCategory]?
  /// Rules, and whether those not named are asked as well.
  var rules: (switches: [ConfiguredRule], others: Bool)?
  /// Files and folders to leave out.
  var exclusions: [PathPattern]?
  /// What custom classes do.
  var classes: ClassProfiles?
  /// What is said of languages and tables of strings.
  var strings: StringSettings?
  /// Folder of fonts, from the configuration's own folder.
  var fonts: String?

  /// The keys of a configuration.
  static let table = KeyTable(
    "configuration",
    [
      TableKey("assume-scaling", \ConfigurationDraft.assumesScaling, ValueReader.flag),
      TableKey("sizes", \.sizes, readSizes),
      TableKey("rules", \.rules, readRules),
      TableKey("exclude", \.exclusions, readPatterns),
      TableKey("classes", \.classes, ClassProfiles.read),
      TableKey("strings", \.strings, StringSettings.table.read),
      TableKey("fonts", \.fonts, ValueReader.name),
    ])

  /// Turns the draft into a configuration whose paths start where its own does.
  func configuration(path: String) -> Configuration {
    Configuration(
      path: path, assumesScaling: assumesScaling,
      categories: sizes.map { Set($0).sorted() },
      rules: rules.map { rules in
        RuleSelection(
          named: Dictionary(
            rules.switches.map { ($0.id, $0.isOn) }, uniquingKeysWith: { $0 || $1 }),
          others: rules.others)
      },
      exclusions: exclusions ?? [],
      classes: classes ?? .none,
      strings: strings ?? StringSettings(),
      fontFolder: fonts.map { $0.hasPrefix("/") ? $0 : Configuration.folder(of: path) + $0 })
  }

  private static func readSizes(_ node: JSONNode) throws(ValueError) -> [ContentSizeCategory] {
    let sizes = try ValueReader.list(node) { (element) throws(ValueError) in
      let word = try ValueReader.name(element)
      guard let category = ContentSizeCategory(anySpelling: word) else {
        let names = ContentSizeCategory.allCases.map(\.shortName)
        throw ValueError(
          element.place,
          "unknown size \(NearestWord.quote(word))\(NearestWord.hint(for: word, among: names))")
      }
      return category
    }
    if sizes.isEmpty { throw ValueError(node.place, "must name at least one size") }
    return sizes
  }

  /// Reads rules: a list names the only ones to ask, a mapping switches some on or off.
  private static func readRules(
    _ node: JSONNode
  ) throws(ValueError) -> (switches: [ConfiguredRule], others: Bool) {
    if node.array != nil {
      let rules = try ValueReader.list(node) { (element) throws(ValueError) in
        ConfiguredRule(id: try ValueReader.name(element), place: element.place, isOn: true)
      }
      if rules.isEmpty { throw ValueError(node.place, "must name at least one rule") }
      return (rules, false)
    }
    guard let members = node.object else {
      throw ValueReader.wrong(node, "a list of rules, or rules with on or off")
    }
    var rules: [ConfiguredRule] = []
    for member in members {
      guard let isOn = member.value.bool else {
        throw ValueReader.wrong(member.value, "on or off").under(member.key)
      }
      rules.append(ConfiguredRule(id: member.key, place: member.place, isOn: isOn))
    }
    return (rules, true)
  }

  private static func readPatterns(_ node: JSONNode) throws(ValueError) -> [PathPattern] {
    try ValueReader.list(node) { (element) throws(ValueError) in
      let word = try ValueReader.name(element)
      guard let pattern = PathPattern(word) else {
        throw ValueError(
          element.place, "\(NearestWord.quote(word)) is no pattern such as Pods or Tests/**/*.xib")
      }
      return pattern
    }
  }
}
