import Model
import Reading
import Testing

@Suite("String catalogues") struct StringCatalogTests {
  private static func catalog(_ strings: String) throws -> StringContents {
    try readStrings(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
      "mul.lproj/Main.xcstrings")
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  @Test("give a table a language, the source first; what is missing is untranslated")
  func languages() throws {
    let contents = try Self.catalog(
      """
      "Send": {"localizations": {"de": \(Self.unit("Senden")), "pt_BR": \(Self.unit(""))}},
      "Bye": {"comment": "c"},
      "OK": {"shouldTranslate": false}
      """)
    #expect(contents.tables.map(\.locale) == ["en", "de", "pt-BR"])
    #expect(contents.tables.map(\.isSource) == [true, false, false])
    #expect(contents.tables.map(\.name) == ["Main", "Main", "Main"])
    #expect(contents.texts("en") == ["Send|Send", "Bye|Bye", "OK|OK"])
    #expect(contents.texts("de") == ["Send|Senden", "Bye|–"])
    #expect(contents.texts("pt-BR") == ["Send|", "Bye|–"])
    #expect(contents.tables[1].translations.map(\.state) == [.translated, .untranslated])
  }

  @Test(
    "keep what is said of a text",
    arguments: [
      ("translated", Translation.State.translated), ("new", .untranslated),
      ("needs_review", .needsReview), ("stale", .stale), ("whatever", .needsReview),
    ])
  func states(_ word: String, _ state: Translation.State) throws {
    let contents = try Self.catalog(
      #""k": {"localizations": {"de": \#(Self.unit("x", word))}}"#)
    #expect(contents.tables[1].translations.map(\.state) == [state])
    let stale = try Self.catalog(
      #""k": {"extractionState": "stale", "localizations": {"de": \#(Self.unit("x", word))}}"#)
    #expect(stale.tables[1].translations.map(\.state) == [.stale])
  }

  @Test("list plural forms, devices and what is inside of either") func variations() throws {
    let plural = #"{"one": \#(Self.unit("%lld file")), "other": \#(Self.unit("%lld files"))}"#
    let contents = try Self.catalog(
      """
      "k": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"variations": {"plural": \(plural)}}, "other": \(Self.unit("Files"))}}}}}
      """)
    #expect(
      contents.texts("en") == [
        "k|device.ipad|plural.one|%lld file", "k|device.ipad|plural.other|%lld files",
        "k|device.other|Files",
      ])
  }

  @Test("put substitutions in, with the number that they count") func substitutions() throws {
    let birds = #"{"one": \#(Self.unit("%arg bird")), "other": \#(Self.unit("%arg birds"))}"#
    let contents = try Self.catalog(
      """
      "k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %2$@"},
        "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld",
          "variations": {"plural": \(birds)}}}}}}
      """)
    #expect(
      contents.texts("en") == [
        "k|plural.one|%1$lld bird in %2$@", "k|plural.other|%1$lld birds in %2$@",
      ])
  }

  @Test("list the phrases of a string set") func sets() throws {
    let contents = try Self.catalog(
      #""k": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["a", "b"]}}}}"#
    )
    #expect(contents.texts("en") == ["k|set.1|a", "k|set.2|b"])
  }

  @Test("name a bad entry in a notice and keep the others") func badEntry() throws {
    let contents = try Self.catalog(
      """
      "a": 1,
      "b": {"localizations": {"de": {"stringUnit": {"state": "new"}}}},
      "c": {}
      """)
    #expect(contents.texts("en") == ["c|c"])
    #expect(contents.notices.map(\.reason) == [.invalidValue, .invalidValue])
    #expect(contents.notices.map(\.source.line) == [1, 2])
  }

  @Test("are refused when they are no catalogue, half merged or too deep") func refusals() {
    func reason(_ text: String) -> Notice.Reason? { stringError(text, "A.xcstrings")?.reason }
    #expect(reason("") == .empty)
    #expect(reason("[]") == .invalidValue)
    #expect(reason(#"{"strings": {}}"#) == .invalidValue)
    #expect(reason("{") == .notWellFormed)
    #expect(reason("{\n<<<<<<< ours\n}") == .mergeConflict)
    #expect(reason(String(repeating: "[", count: 100_000)) == .overLimit)
  }
}
