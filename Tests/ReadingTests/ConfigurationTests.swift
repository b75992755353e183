import Model
import Testing

@testable import Reading

/// Reads a configuration from text, as if it lay at `App/.largeprint.yml`.
func readConfiguration(_ text: String) throws(ReadingError) -> Configuration {
  try Configuration.read(
    InputFile(path: "App/.largeprint.yml", bytes: Array(text.utf8)),
    ruleIDs: ["small-target", "text-clipped", "text-truncated"],
    pseudoIDs: ["accented", "doubled"])
}

@Suite("Configuration") struct ConfigurationTests {
  @Test("reads every key") func everything() throws {
    let configuration = try readConfiguration(
      """
      # what the project says once
      assume-scaling: yes
      sizes: [AX5, Large, UICTContentSizeCategoryAccessibilityL, AX5]
      rules:
        small-target: off
      exclude:
        - Pods
        - "Tests/**/*.xib"
      fonts: Resources/Fonts
      """)
    #expect(configuration.assumesScaling == true)
    #expect(
      configuration.categories
        == [.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge])
    #expect(configuration.rules?.selects("small-target") == false)
    #expect(configuration.rules?.selects("text-clipped") == true)
    #expect(configuration.exclusions.map(\.text) == ["Pods", "Tests/**/*.xib"])
    #expect(configuration.fontFolders == ["App/Resources/Fonts"])
    #expect(configuration.path == "App/.largeprint.yml")
  }

  @Test("a list names the only rules to ask") func ruleList() throws {
    let rules = try #require(try readConfiguration("rules: [text-clipped]").rules)
    #expect(rules.selects("text-clipped"))
    #expect(!rules.selects("small-target"))
  }

  @Test(
    "reads widths as the command line does",
    arguments: [
      ("own", true, []), ("se", false, [320]), ("375", false, [375]),
      ("[own, se, 834.5, SE, 320]", true, [320, 834.5]), ("[ipad, own]", true, [820]),
    ] as [(String, Bool, [Double])])
  func widths(_ text: String, _ own: Bool, _ widths: [Double]) throws {
    let read = try #require(try readConfiguration("widths: " + text).widths)
    #expect(read.judgesOwn == own)
    #expect(read.widths == widths)
  }

  @Test("reads one folder of fonts or several") func fonts() throws {
    #expect(try readConfiguration("fonts: [A, /b]").fontFolders == ["App/A", "/b"])
    #expect(try readConfiguration("fonts: A").fontFolders == ["App/A"])
  }

  @Test("says nothing when it is empty", arguments: ["", "# only a comment\n", "---\n", "~", "{}"])
  func empty(_ text: String) throws {
    let configuration = try readConfiguration(text)
    #expect(configuration.assumesScaling == nil)
    #expect(configuration.categories == nil)
    #expect(configuration.rules == nil)
    #expect(configuration.exclusions == [])
    #expect(configuration.fontFolders == nil)
  }

  @Test(
    "refuses what it does not understand, with the place",
    arguments: [
      (
        "assume-scalling: on", 1, 1,
        "unknown key “assume-scalling” (did you mean “assume-scaling”?)"
      ),
      ("assume-scaling: 1", 1, 17, "assume-scaling: must be true or false, not a number"),
      ("assume-scaling: \"on\"", 1, 17, "assume-scaling: must be true or false, not a string"),
      ("fonts: x\nsizes: AX3", 2, 8, "sizes: must be an array, not a string"),
      ("sizes: []", 1, 8, "sizes: must name at least one size"),
      ("sizes:\n  - xxxLarg", 2, 5, "sizes[0]: unknown size “xxxLarg” (did you mean “xxxLarge”?)"),
      (
        "rules: [ text-cliped ]", 1, 10,
        "rules: there is no rule “text-cliped” (did you mean “text-clipped”?)"
      ),
      (
        "rules: {text-clipped: maybe}", 1, 23,
        "rules.text-clipped: unknown word “maybe” (valid here: off, warn, fail)"
      ),
      (
        "rules: on", 1, 8,
        "rules: must be a list of rules, or rules with off, warn or fail, not true or false"
      ),
      (
        "# ä\nexclude: [ü, '!x']", 2, 15,
        "exclude[1]: “!x” is no pattern such as Pods or Tests/**/*.xib"
      ),
      ("fonts:", 1, 7, "fonts: must be a string, not null"),
      ("widths: []", 1, 9, "widths: must name at least one width"),
      (
        "widths: [own,\n  ipod]", 2, 3,
        "widths[1]: takes widths from 100 to 3000 points or names, not ipod (did you mean “ipad”?)"
      ),
      (
        "widths: 99", 1, 9,
        "widths: takes widths from 100 to 3000 points or names, not 99"
          + " (valid here: se, mini, iphone, pro, max, ipad, ipad-pro, own)"
      ),
      (
        "sizes: [AX5]\nlanguages: [de]", 2, 1,
        "unknown key “languages” (did you mean “strings.languages”?)"
      ),
      (
        "strings:\n  pseudo: [accented, dubled]", 2, 22,
        "strings.pseudo: there is no pseudo-language “dubled” (did you mean “doubled”?)"
      ),
      ("fonts: a\nfonts: b", 2, 1, "the key “fonts” stands here a second time"),
      ("a: &x 1\nb: *x", 2, 4, "aliases and tags are not understood"),
      ("fonts: !!str a", 1, 8, "aliases and tags are not understood"),
      ("[a]: b", 1, 1, "a key must be a plain word"),
      ("- a", 1, 1, "must be an object, not an array"),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int, _ detail: String) {
    #expect(
      throws: ReadingError.invalidValue(
        SourceReference(file: "App/.largeprint.yml", line: line, column: column), detail)
    ) { try readConfiguration(text) }
  }

  @Test(
    "names what is no YAML for what it is",
    arguments: [
      ("sizes: [L", Notice.Reason.notWellFormed, 1), ("a: b: c", .notWellFormed, 1),
      ("fonts: a\n<<<<<<< ours\n", .mergeConflict, 2), ("a: 1\n---\nb: 2", .notWellFormed, 2),
      ("a: \u{1}", .notWellFormed, 1), ("\n\tfonts: a", .notWellFormed, 2),
    ])
  func grammar(_ text: String, _ reason: Notice.Reason, _ line: Int) {
    let error = #expect(throws: ReadingError.self) { try readConfiguration(text) }
    #expect(error?.reason == reason)
    #expect(error?.source.line == line)
  }

  @Test("refuses what is too deep, too long or too large") func limits() {
    for text in [
      String(repeating: "[", count: 5_000), String(repeating: "- a\n", count: 100_001),
      String(repeating: "#", count: YAMLParser.byteLimit + 1),
    ] {
      let error = #expect(throws: ReadingError.self) { try readConfiguration(text) }
      #expect(error?.reason == .overLimit)
    }
  }

  @Test("refuses bytes that are not UTF-8") func encoding() {
    let file = InputFile(path: "x", bytes: [0x61, 0x3A, 0x20, 0xFF])
    let error = #expect(throws: ReadingError.self) { try Configuration.read(file, ruleIDs: []) }
    #expect(error?.reason == .notWellFormed)
  }

  @Test("a billion laughs are refused at the first alias") func bomb() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...30 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let error = #expect(throws: ReadingError.self) { try readConfiguration(text) }
    #expect(error?.source.line == 2)
  }
}
