import Model
import Testing

@testable import LargePrint

@Suite("Pseudo-languages") struct PseudoLanguageTests {
  private static func text(_ pseudo: PseudoLanguage, _ text: String) -> String {
    pseudo.title(ControlTitle(AttributedTitle(text, font: .textStyle(.body)))).title.text
  }

  @Test("change the text as they say")
  func texts() {
    #expect(Self.text(.accented, "Send 5") == "[Šéñđ 5]")
    #expect(Self.text(.doubled, "Send") == "Send Send")
    #expect(Self.text(.rightToLeft, "Send") == "\u{202E}Send\u{202C}")
    #expect(Self.text(.lengthened, "Send") == "Seeeeend")
    #expect(Self.text(.lengthened, "Log in") == "Loooog iiiin")
    #expect(Self.text(.lengthened, " ") == " ")
    #expect(Self.text(.lengthened, "123") == "123")
  }

  @Test(
    "lengthen short texts most", arguments: [(4, 8), (10, 20), (20, 36), (30, 48), (50, 70)])
  func lengths(_ count: Int, _ length: Int) {
    #expect(Lengthening.length(of: count) == length)
    #expect(Self.text(.lengthened, String(repeating: "a", count: count)).count == length)
  }

  @Test("stand beside the base language, mirrored where they are right to left")
  func audited() async throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"version": 1, "controls": [{"id": "c", "kind": "button", "title": {"en": "Send",
        "nl": "Versturen", "de": "Senden"}, "font": {"system": 17}, "width": 80, "height": 34}]}
      """, as: "a.largeprint.json")
    let report = try await workshop.audit { options in
      options.languages = []
      options.pseudoLanguages = [.lengthened, .rightToLeft]
    }
    let titles = report.controls[0].control.titles
    #expect(titles.map(\.locale) == ["en", "und-x-lengthened", "ar-XB"])
    #expect(titles.map(\.origin) == [.own, .pseudo, .pseudo])
    let mirrored = report.cells(of: "c").filter { $0.traits.locale == "ar-XB" }
    #expect(mirrored.count == 12)
    #expect(mirrored.allSatisfy { $0.traits.direction == .rightToLeft })
  }

  @Test("worst keeps only the widest translation beside the base") func worst() async throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"version": 1, "controls": [{"id": "c", "kind": "button", "title": {"en": "Send",
        "fi": "Lllllllll", "nl": "Versturen", "de": "Senden"}, "font": {"system": 17}}]}
      """, as: "a.largeprint.json")
    let report = try await workshop.audit { $0.pseudoLanguages = [.worst] }
    #expect(report.controls[0].control.titles.map(\.locale) == ["en", "nl"])
  }
}
