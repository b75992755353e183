import LargePrint
import Model
import Testing

@Suite("Titles that name a key") struct KeyedTitleTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "greet": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello %@, 100%%"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo %@, 100%%"}}}},
      "days": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}}}}
    """

  private static func manifest(_ titles: String) -> String {
    #"{"version": 1, "controls": [{"id": "c", "kind": "label", "titles": [\#(titles)]}]}"#
  }

  private static func titles(_ report: Report, _ object: String = "c") -> [String] {
    let control = report.controls.first { $0.control.source.object == object }?.control
    return (control?.titles ?? []).map {
      [$0.locale, $0.title.text, $0.form, $0.standing.rawValue].filter { $0 != "" }
        .joined(separator: "|")
    }
  }

  @Test("are shown in every language of their table, with example values and plural forms")
  func manifests() async throws {
    let workshop = try Workshop()
    try workshop.write(Self.catalogue, as: "Localizable.xcstrings")
    try workshop.write(
      Self.manifest(#"{"key": "greet"}, {"key": "days", "state": "selected"}"#),
      as: "a.largeprint.json")
    let report = try await workshop.audit()
    #expect(
      Self.titles(report) == [
        "en|Hello Alexandra Montgomery, 100%|sample", "en|1 day|plural.one|sample",
        "en|8888 days|plural.other|sample", "de|Hallo Alexandra Montgomery, 100%|sample",
        "de|1 day|plural.one|sample",
      ])
    let titles = report.controls[0].control.titles
    #expect(
      titles.map(\.arguments.first) == [
        "1 text", "1 whole number", "1 whole number", "1 text", "1 whole number",
      ])
    #expect(titles.last?.origin == .untranslated)
  }

  @Test("take example values from the configuration") func examples() async throws {
    let workshop = try Workshop()
    try workshop.write(Self.catalogue, as: "Localizable.xcstrings")
    try workshop.write(Self.manifest(#"{"key": "greet"}"#), as: "a.largeprint.json")
    try workshop.write(
      "strings:\n  languages: [fr]\n  examples:\n    greet: Bo\n", as: ".largeprint.yml")
    let report = try await workshop.audit { try? $0.adoptConfiguration() }
    #expect(Self.titles(report) == ["en|Hello Bo, 100%|sample"])
  }

  @Test("without a table that has it stay in doubt") func missing() async throws {
    let workshop = try Workshop()
    try workshop.write(Self.manifest(#"{"key": "nowhere"}"#), as: "a.largeprint.json")
    let control = try await workshop.audit().controls[0].control
    #expect(control.doubts.contains { $0.subject == .text && $0.reason.contains("nowhere") })
    #expect(control.titles.map(\.title.text) == ["nowhere"])
  }

  @Test("by a runtime attribute replace what the storyboard shows") func attributes() async throws {
    let workshop = try Workshop()
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="transKey" value="send"/></userDefinedRuntimeAttributes>
      """
    try workshop.write(xib(button: "Button", attributes: attribute), as: "A.xib")
    try workshop.write("send = Send;", as: "en.lproj/Localizable.strings")
    try workshop.write("send = Senden;", as: "de.lproj/Localizable.strings")
    let report = try await workshop.audit()
    #expect(Self.titles(report, "b-1") == ["en|Send|real", "de|Senden|real"])
  }
}
