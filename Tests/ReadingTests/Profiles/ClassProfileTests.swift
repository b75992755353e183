import Model
import Testing

@testable import Reading

/// Reads the profiles of a configuration whose first line is `classes:`.
func readProfiles(_ text: String) throws(ReadingError) -> ClassProfiles {
  try readConfiguration("classes:\n" + text).classes
}

@Suite("Class profiles") struct ClassProfileTests {
  @Test(
    "a class without a word has no profile", arguments: ["  A:\n", "  A: {}\n", "  A: ~\n", ""])
  func empty(_ text: String) throws {
    #expect(try readProfiles(text)["A"] == nil)
  }

  @Test("stored, none and a value are three things") func states() throws {
    let profile = try #require(
      try readProfiles(
        """
          A:
            cornerRadius: stored
            contentInsets: none
            titleConstraints: by-radius
            lines: 2
        """)["A"])
    #expect(profile.cornerRadius == .stored)
    #expect(profile.contentInsets == .value(nil))
    #expect(profile.titleConstraints == .value(.byRadius))
    #expect(profile.lines == .value(2))
    #expect(profile.font == nil)
  }

  @Test("a profile begins with what it inherits, wherever that stands") func inheritance() throws {
    let profiles = try readProfiles(
      """
        C: {inherits: B, lines: 3}
        B: {inherits: A, cornerRadius: 8, minimumHeight: null}
        A: {cornerRadius: 4, minimumHeight: 44, lines: 1}
      """)
    let last = try #require(profiles["C"])
    #expect(last.cornerRadius == .value(.fixed(.fixed(8))))
    #expect(last.lines == .value(3))
    #expect(last.minimumHeight == nil)
    #expect(profiles["A"]?.minimumHeight == .value(44))
  }

  @Test(
    "wrong entries are refused with line, column, key and the nearest valid one",
    arguments: [
      (
        "  A:\n    cornerRadus: 8", 3, 5,
        "classes.A: unknown key “cornerRadus” (did you mean “cornerRadius”?)"
      ),
      (
        "  A:\n    cornerRadius: big", 3, 19,
        "classes.A.cornerRadius: must be a number, or an attribute such as {attribute: cornerRadius}"
      ),
      (
        "  A:\n    contentInsets: {left: r/x}", 3, 27,
        "classes.A.contentInsets.left: “r/x” is no length by the radius such as r, r/2 or 2r+1"
      ),
      (
        "  A:\n    lineBreakMode: wordWrp", 3, 20,
        "classes.A.lineBreakMode: unknown word “wordWrp” (did you mean “wordWrap”?)"
      ),
      (
        "  Card: {}\n  A: {inherits: Cart}", 3, 17,
        "classes.A.inherits: there is no profile “Cart” (did you mean “Card”?)"
      ),
      (
        "  A:\n    font: {textStyle: boddy}", 3, 23,
        "classes.A.font.textStyle: unknown word “boddy” (did you mean “body”?)"
      ),
      (
        "  A:\n    rounded: {radius: 8}\n    contentInsets: 8", 4, 5,
        "classes.A.contentInsets: “rounded” says “contentInsets” already"
      ),
      ("  A:\n    rounded: {}", 3, 14, "classes.A.rounded: the key “radius” is missing"),
      (
        "  A:\n    wraps: apple-button", 3, 12,
        "classes.A.wraps: unknown word “apple-button” (did you mean “apple-id-button”?)"
      ),
      (
        "  A: {configuration: {style: filled}}", 2, 22,
        "classes.A: “configuration” needs “wraps: configured-button”"
      ),
      ("  A: 8", 2, 6, "classes.A: must be an object, not a number"),
      ("  - A", 2, 3, "classes: must be a class and its profile, not an array"),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let error = #expect(throws: ReadingError.self) { try readProfiles(text) }
    #expect(error?.source.line == line)
    #expect(error?.source.column == column)
    #expect(error?.source.file == "App/.largeprint.yml")
    #expect(error?.message == "The file says something that makes no sense: \(message).")
  }

  @Test(
    "circles are refused",
    arguments: [
      ("  A: {inherits: A}", "“A” → “A”"),
      ("  A: {inherits: B}\n  B: {inherits: A}", "“A” → “B” → “A”"),
    ])
  func circles(_ text: String, _ circle: String) {
    let error = #expect(throws: ReadingError.self) { try readProfiles(text) }
    #expect(error?.message.contains("inherit in a circle: \(circle)") == true)
  }

  @Test("a chain of profiles has an end") func depth() {
    let chain = (0..<100).map { "  C\($0): {inherits: C\($0 + 1), lines: 1}" } + ["  C100: {}"]
    let error = #expect(throws: ReadingError.self) {
      try readProfiles(chain.joined(separator: "\n"))
    }
    #expect(error?.reason == .overLimit)
  }

  @Test("an error in an ancestor is told under the ancestor's name") func ancestor() {
    let error = #expect(throws: ReadingError.self) {
      try readProfiles("  B: {inherits: A}\n  A: {lines: -1}")
    }
    #expect(error?.message.contains("classes.A.lines") == true)
    #expect(error?.source.line == 3)
  }
}
