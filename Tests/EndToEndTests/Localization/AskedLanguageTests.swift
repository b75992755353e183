import LargePrint
import Model
import Testing

@Suite("Languages asked for") struct AskedLanguageTests {
  private static func workshop(_ name: String = "Base.lproj/Main.xib") throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(xib(), as: name)
    try workshop.write("\"b-1.normalTitle\" = \"Senden\";", as: "de.lproj/Main.strings")
    try workshop.write(
      "\"b-1.normalTitle\" = \"Enviar\"; \"l-1.text\" = \"Hola\";", as: "es-MX.lproj/Main.strings")
    return workshop
  }

  @Test("that no text has end the run", arguments: ["xx", "de-AT", "e", "fr"])
  func unknown(_ language: String) async throws {
    let workshop = try Self.workshop()
    await #expect(
      throws: AuditError.badOption(
        "no text is in the language \(language); there are de, en, es-MX")
    ) {
      try await workshop.audit {
        $0.languages = ["de", language]
        $0.requiresLanguages = true
      }
    }
  }

  @Test(
    "may be varieties, in any case, and the base language", arguments: ["DE", "es", "es_MX", "en"])
  func known(_ language: String) async throws {
    let workshop = try Self.workshop()
    let report = try await workshop.audit {
      $0.languages = [language]
      $0.requiresLanguages = true
    }
    #expect(!report.controls.isEmpty)
  }

  @Test("by a configuration become notices") func configured() async throws {
    let workshop = try Self.workshop()
    let report = try await workshop.audit { $0.languages = ["xx", "de"] }
    #expect(
      report.notices.map(\.message).filter { $0.contains("xx") } == [
        "A language is asked for that nothing has: no text is in the language xx; there are de, en, "
          + "es-MX."
      ])
  }

  @Test("alone are told what they lack") func gaps() async throws {
    let workshop = try Self.workshop()
    let report = try await workshop.audit { $0.languages = ["de"] }
    let notices = report.notices.filter { $0.reason == .untranslated }.map(\.message)
    let spanish = try await workshop.audit { $0.languages = ["es"] }
    #expect(!spanish.notices.contains { $0.reason == .untranslated })
    #expect(notices.count == 1)
    #expect(notices.first?.contains("texts in de, 1 is not translated") == true)
  }
}
