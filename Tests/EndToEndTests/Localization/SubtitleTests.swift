import LargePrint
import Model
import Testing

@Suite("Translated subtitles") struct SubtitleTests {
  private static let button = """
    <button fixedFrame="YES" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="c-1">
      <rect key="frame" x="20" y="300" width="200" height="60"/>
      <state key="normal" title="Buy"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Cheap"/>
    </button>
    """

  /// Titles of the button as `language title|subtitle`, with the origin.
  private static func titles(_ tables: [String: String]) async throws -> ([String], [Notice]) {
    let workshop = try Workshop()
    try workshop.write(xib(more: button), as: "Base.lproj/Main.xib")
    for (language, table) in tables {
      try workshop.write(table, as: "\(language).lproj/Main.strings")
    }
    let report = try await workshop.audit()
    let control = try #require(report.controls.first { $0.control.source.object == "c-1" }?.control)
    let titles = control.titles.map { title in
      "\(title.locale) \(title.title.text)|\(title.subtitle?.text ?? "") \(title.origin.rawValue)"
    }
    return (titles, report.notices.filter { $0.source.file.hasSuffix("Main.xib") })
  }

  @Test("are judged below a title that is not translated, and the gap is told") func alone()
    async throws
  {
    let (titles, notices) = try await Self.titles([
      "de":
        #""c-1.configuration.subtitle" = "Günstig"; "l-1.text" = "Hallo"; "b-1.normalTitle" = "S";"#
    ])
    #expect(titles == ["und Buy|Cheap own", "de Buy|Günstig translated"])
    #expect(notices.filter { $0.reason == .untranslated }.isEmpty)
  }

  @Test("and titles that other languages have are told where they are missing") func gaps()
    async throws
  {
    let (titles, notices) = try await Self.titles([
      "de": #""c-1.configuration.subtitle" = "Günstig";"#,
      "fr": #""c-1.configuration.title" = "Acheter";"#,
      "nl": #""l-1.text" = "Hallo";"#,
    ])
    #expect(
      titles == [
        "und Buy|Cheap own", "de Buy|Günstig translated", "fr Acheter|Cheap translated",
        "nl Buy|Cheap untranslated",
      ])
    let partly = notices.filter { $0.message.contains("but for its title or subtitle") }
    #expect(partly.count == 2)
  }

  @Test("are filled with example values, and the base language takes its own table") func samples()
    async throws
  {
    let (titles, _) = try await Self.titles([
      "en": #""c-1.configuration.subtitle" = "Only %d left";"#,
      "de": #""c-1.configuration.title" = "Kaufen"; "c-1.configuration.subtitle" = "Noch %d";"#,
    ])
    #expect(titles.contains("de Kaufen|Noch 8888 translated"))
    #expect(titles.contains("en Buy|Only 8888 left translated"))
  }

  @Test("are those of a phone or pad") func devices() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(more: Self.button), as: "Base.lproj/Main.xib")
    try workshop.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"c-1.configuration.subtitle":
        {"localizations": {"de": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
          "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}}}}}}}}}
      """, as: "mul.lproj/Main.xcstrings")
    let report = try await workshop.audit()
    let control = try #require(report.controls.first { $0.control.source.object == "c-1" }?.control)
    #expect(
      control.titles.filter { $0.locale == "de" }.map(\.subtitle?.text) == ["Tippen"])
  }
}
