import LargePrint
import Model
import Testing

@Suite("Translated storyboards") struct StoryboardTranslationTests {
  /// Titles of an object as `language text`, with the origin where it is not a translation.
  private static func titles(_ report: Report, _ object: String) -> [String] {
    let control = report.controls.first { $0.control.source.object == object }?.control
    return (control?.titles ?? []).map { title in
      let origin = title.origin == .translated ? "" : " (\(title.origin.rawValue))"
      return "\(title.locale) \(title.title.text)\(origin)"
    }
  }

  @Test("get a title for each language that has a table of their name, by object id")
  func base() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(), as: "Base.lproj/Main.xib")
    try workshop.write(
      "\"b-1.normalTitle\" = \"Senden\";\n\"l-1.text\" = \"\";", as: "de.lproj/Main.strings")
    try workshop.write("\"b-1.normalTitle\" = \"Envoyer\";", as: "fr.lproj/Main.strings")
    try workshop.write("\"b-1.normalTitle\" = \"Not mine\";", as: "nl.lproj/Other.strings")
    let report = try await workshop.audit()
    #expect(Self.titles(report, "b-1") == ["und Send (own)", "de Senden", "fr Envoyer"])
    #expect(
      Self.titles(report, "l-1") == ["und Hello (own)", "de  (empty)", "fr Hello (untranslated)"])
    let notices = report.notices.filter { $0.reason == .untranslated }.map(\.message)
    #expect(notices.count == 2)
    #expect(notices.first?.hasPrefix("Of 2 texts in de, 1 is empty, such as “l-1.text”") == true)
    let cells = report.cells(of: "l-1")
    #expect(cells.count == 36)
    for cell in cells where cell.titleIndex > 0 {
      #expect(cell.outcome == .doesNotApply)
      #expect(cell.reason?.hasPrefix("it") == true)
    }
  }

  @Test("take a catalogue in mul.lproj, and its source language for the file's own texts")
  func catalogue() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(), as: "Base.lproj/Main.xib")
    try workshop.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"b-1.normalTitle": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Send"}},
        "ar": {"stringUnit": {"state": "translated", "value": "إرسال"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Senden"}},
        "fr": {"stringUnit": {"state": "new", "value": "Send"}}}}}}
      """, as: "mul.lproj/Main.xcstrings")
    let report = try await workshop.audit()
    #expect(
      Self.titles(report, "b-1") == [
        "en Send (own)", "ar إرسال", "de Senden (needs-review)", "fr Send (untranslated)",
      ])
    let arabic = report.cells(of: "b-1").filter { $0.traits.locale == "ar" }
    #expect(arabic.allSatisfy { $0.traits.direction == .rightToLeft && $0.layout != nil })
  }

  @Test("named by themselves find the tables beside them") func alone() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(), as: "App/Base.lproj/Main.xib")
    try workshop.write("\"b-1.normalTitle\" = \"Senden\";", as: "App/de.lproj/Main.strings")
    let path = workshop.path + "/App/Base.lproj/Main.xib"
    let report = try await workshop.audit { $0.paths = [path] }
    #expect(Self.titles(report, "b-1") == ["und Send (own)", "de Senden"])
  }

  @Test("are narrowed to the languages asked for; a language takes its varieties")
  func selection() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(), as: "Main.xib")
    for language in ["de", "fr", "pt-BR"] {
      try workshop.write(
        "\"b-1.normalTitle\" = \"\(language)\";", as: "\(language).lproj/Main.strings")
    }
    let report = try await workshop.audit { $0.languages = ["pt", "fr"] }
    #expect(Self.titles(report, "b-1") == ["und Send (own)", "fr fr", "pt-BR pt-BR"])
  }

  @Test("judge every pair of control and language that the files have") func pairs() async throws {
    let workshop = try Workshop()
    let languages = ["ar", "de", "fi", "fr", "he", "ja", "nl", "pt-BR", "ru", "zh-Hans"]
    let labels = (2..<12).map { index in
      """
      <label fixedFrame="YES" text="Text \(index)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="l-\(index)"><rect key="frame" x="20" y="200" width="200" height="21"/></label>
      """
    }
    try workshop.write(xib(more: labels.joined()), as: "Base.lproj/Main.xib")
    var expected = 12
    for (order, language) in languages.enumerated() {
      let lines = (2..<12).prefix(order + 1).map { "\"l-\($0).text\" = \"\(language) \($0)\";" }
      try workshop.write(lines.joined(separator: "\n"), as: "\(language).lproj/Main.strings")
      expected += lines.count
    }
    let report = try await workshop.audit()
    let judged = Set(
      report.controls.flatMap { result in
        result.cells.filter { $0.layout != nil }.map { "\(result.control.id) \($0.traits.locale)" }
      })
    #expect(judged.count == expected)
  }
}
