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
}
