import Model
import TestSupport
import Testing

@testable import LargePrint

@Suite("Budgets") struct BudgetTests {
  /// Letters of ten languages.
  private static let letters = [
    "en": "etaoinshrdlu", "de": "enisratdhulö", "fr": "esaitnruloéç", "pl": "aiozneęrwłść",
    "cs": "eoantsiřžýčů", "tr": "aeinrldkıüşğ", "nl": "enatirodslgv", "es": "eaosrnidltñu",
    "pt": "aeosridmntãç", "sv": "eantrslidoåä",
  ]

  private static func manifest(_ titles: [(String, String)], lines: Int) -> String {
    let controls = titles.enumerated().map { index, title in
      """
      {"id": "c\(index)", "kind": "label", "titles": [{"text": "\(title.1)", "locale": "\(title.0)"}],
       "lines": \(lines), "lineBreakMode": "truncateTail", "width": \(90 + 7 * index)}
      """
    }
    return """
      {"version": 1, "defaults": {"font": {"family": "Inter-Medium", "size": 15,
        "relativeTo": "body"}}, "controls": [\(controls.joined(separator: ","))]}
      """
  }

  private static func word(_ letters: String, _ generator: inout SeededGenerator) -> String {
    let characters = Array(letters)
    return String(
      (0..<Int.random(in: 4...14, using: &generator)).map { _ in
        characters[Int.random(in: 0..<characters.count, using: &generator)]
      })
  }

  /// What a text comes to that is one character too long.
  ///
  /// A lone word on two lines that is wider than its line by less than a pixel needs review.
  private static func tooLong(lines: Int) -> [Outcome] {
    lines == 1 ? [.fails] : [.fails, .needsReview]
  }

  @Test("at its budget a text passes, one character longer it fails", arguments: [1, 2])
  func edges(lines: Int) async throws {
    var generator = SeededGenerator(seed: 6)
    let words = Self.letters.sorted { $0.key < $1.key }.flatMap { locale, letters in
      (0..<3).map { _ in (locale, Self.word(letters, &generator)) }
    }
    let workshop = try Workshop()
    try workshop.write(Self.manifest(words, lines: lines), as: "a.largeprint.json")
    var options = AuditOptions(paths: [workshop.path])
    options.fontFolders = [Repository.path(of: "fonts")]
    options.passing = [.large, .accessibilityExtraExtraExtraLarge]
    let budgets = try await BudgetRun(options).budgets()
    #expect(budgets.count == 30)
    for (index, name) in [(0, ContentSizeCategory.large), (1, .accessibilityExtraExtraExtraLarge)] {
      for over in [0, 1] {
        let texts = budgets.map { budget in
          let count = (budget.rooms[index].characters ?? 0) + over
          return (budget.locale, Ruler(budget.text).prefix(count))
        }
        try workshop.write(Self.manifest(texts, lines: lines), as: "a.largeprint.json")
        let report = try await workshop.audit { $0.categories = [name] }
        let outcomes = report.controls.map(\.outcome)
        #expect(outcomes.count == 30)
        for (place, outcome) in outcomes.enumerated() {
          let isEmpty = texts[place].1.isEmpty
          let expected: [Outcome] =
            isEmpty ? [.doesNotApply] : over == 0 ? [.passes] : Self.tooLong(lines: lines)
          #expect(expected.contains(outcome), "\(name) \(texts[place]) \(over)")
        }
      }
    }
  }

  @Test("tell the room in points, lines and characters, and whether a text exceeds it")
  func rooms() async throws {
    let workshop = try Workshop()
    try workshop.write(
      Self.manifest([("en", "Send"), ("nl", "Versturen naar iedereen")], lines: 1),
      as: "a.largeprint.json")
    var options = AuditOptions(paths: [workshop.path])
    options.fontFolders = [Repository.path(of: "fonts")]
    let budgets = try await BudgetRun(options).budgets()
    #expect(budgets.map(\.rooms.count) == [2, 2])
    #expect(budgets.map(\.rooms[0].width) == [90, 97])
    #expect(budgets.map(\.rooms[0].lines) == [1, 1])
    #expect(budgets.map(\.isExceeded) == [true, true])
    #expect(budgets[0].rooms[0].characters ?? 0 > budgets[0].rooms[1].characters ?? 0)
    #expect(budgets[0].tightest?.category == .accessibilityExtraExtraExtraLarge)
    let csv = try #require(BudgetFormat.all.first { $0.id == "csv" }).text(budgets)
    #expect(csv.split(separator: "\r\n").count == 5)
    let weblate = try #require(BudgetFormat.all.first { $0.id == "weblate" }).text(budgets)
    #expect(weblate.contains("max-size:90:1, font-family:inter-medium"))
  }

  @Test("without a limit are endless") func endless() async throws {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"version": 1, "controls": [{"id": "c", "kind": "label", "title": "Send", "lines": 0,
        "lineBreakMode": "wordWrap"}]}
      """#, as: "a.largeprint.json")
    var options = AuditOptions(paths: [workshop.path])
    options.fontFolders = [Repository.path(of: "fonts")]
    let budgets = try await BudgetRun(options).budgets()
    #expect(budgets.map(\.rooms.first?.characters) == [nil])
    #expect(budgets.map(\.isExceeded) == [false])
  }

  @Test("stand in the comments of a copy of the catalogue, each key's tightest")
  func catalogue() async throws {
    let workshop = try Workshop()
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "send" : {"comment" : "A button", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Send"}}}}, "other" : {}}}
      """
    try workshop.write(catalogue, as: "Localizable.xcstrings")
    try workshop.write(
      #"""
      {"version": 1, "controls": [{"id": "c", "kind": "label", "titles": [{"key": "send"}],
        "width": 90, "lines": 1}]}
      """#, as: "a.largeprint.json")
    var options = AuditOptions(paths: [workshop.path])
    options.fontFolders = [Repository.path(of: "fonts")]
    let budgets = try await BudgetRun(options).budgets()
    let copy = try BudgetCatalog(path: workshop.path + "/Localizable.xcstrings")
    let text = String(decoding: copy.copy(with: budgets), as: UTF8.self)
    #expect(text.contains(#""A button\nLargePrint: room for "#))
    #expect(text.hasSuffix(#""other" : {}}}"#))
  }
}
