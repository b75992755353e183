import LargePrint
import Model
import Testing

@Suite("Formats that differ between languages") struct FormatMismatchTests {
  private static func report(_ german: String) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(#""hi" = "%1$@ has %2$d";"#, as: "en.lproj/Localizable.strings")
    try workshop.write(#""hi" = "\#(german)";"#, as: "de.lproj/Localizable.strings")
    try workshop.write(
      #"{"version": 1, "controls": [{"id": "c", "kind": "label", "titles": [{"key": "hi"}]}]}"#,
      as: "a.largeprint.json")
    return try await workshop.audit()
  }

  @Test(
    "are findings of the language that differs",
    arguments: [
      ("%2$d hat %1$@", Outcome?.none), ("%1$@ hat %2$ld", nil), ("%@ hat %d", nil),
      ("%d hat %@", .fails), ("%1$@ hat %2$d %3$@", .fails), ("%1$@ hat", .needsReview),
    ])
  func findings(_ german: String, _ outcome: Outcome?) async throws {
    let findings = try await Self.report(german).findings.filter {
      $0.rule == "mismatched-specifiers"
    }
    #expect(findings.map(\.outcome) == [outcome].compactMap { $0 })
    #expect(findings.allSatisfy { $0.locale == "de" && $0.fault == .translation })
  }

  @Test(
    "are none where a percent sign is meant",
    arguments: ["%1$@ hat 50 % auf %2$d", "%1$@ hat 50%ige %2$d", "%1$@, 100% de %2$d"])
  func percent(_ german: String) async throws {
    let findings = try await Self.report(german).findings
    #expect(!findings.contains { $0.rule == "mismatched-specifiers" })
  }

  @Test("need review where a specifier may be text") func unsure() async throws {
    let findings = try await Self.report("%1$@ hat %2$d %xmal %s").findings
    let found = findings.filter { $0.rule == "mismatched-specifiers" }
    #expect(found.map(\.outcome) == [.needsReview])
  }

  @Test("are looked for in storyboards only where nothing else can be meant") func storyboards()
    async throws
  {
    let workshop = try Workshop()
    try workshop.write(xib(button: "%@", label: "Half price, %d left"), as: "Base.lproj/Main.xib")
    try workshop.write(
      "\"l-1.text\" = \"50 % auf alles, %d da\"; \"b-1.normalTitle\" = \"%d\";",
      as: "de.lproj/Main.strings")
    try workshop.write("\"l-1.text\" = \"50 % de moins, %x\";", as: "fr.lproj/Main.strings")
    let report = try await workshop.audit()
    let label = report.controls.first { $0.control.source.object == "l-1" }?.control
    #expect(
      label?.titles.map(\.title.text) == [
        "Half price, 8888 left", "50 % auf alles, 8888 da", "50 % de moins, %x",
      ])
    let found = report.findings.filter { $0.rule == "mismatched-specifiers" }
    #expect(
      found.map { "\($0.locale) \($0.source.object ?? "") \($0.outcome)" }.sorted() == [
        "de b-1 fails", "fr l-1 needsReview",
      ])
  }

  @Test("are not looked for in a text that stays as it is, with or without translations")
  func untouched() async throws {
    let workshop = try Workshop()
    try workshop.write(xib(label: "50% off today, 100%%"), as: "Base.lproj/Main.xib")
    try workshop.write("\"l-1.text\" = \"50 % auf alles\";", as: "de.lproj/Main.strings")
    try workshop.write("\"l-1.text\" = \"50 % de réduction\";", as: "fr.lproj/Main.strings")
    let report = try await workshop.audit()
    let label = report.controls.first { $0.control.source.object == "l-1" }?.control
    #expect(
      label?.titles.map(\.title.text) == [
        "50% off today, 100%%", "50 % auf alles", "50 % de réduction",
      ])
    #expect(label?.titles.allSatisfy { $0.standing == .real && $0.arguments.isEmpty } == true)
    #expect(!report.findings.contains { $0.rule == "mismatched-specifiers" })
  }
}
