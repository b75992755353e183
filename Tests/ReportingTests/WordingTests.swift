import Model
import Testing

@testable import Reporting

@Suite struct WordingTests {
  @Test(arguments: [
    (0, 1, "0.0"), (27.34, 1, "27.3"), (27.35, 1, "27.4"), (-0.04, 1, "0.0"), (-3, 2, "-3.00"),
    (0.05, 2, "0.05"), (1e13, 1, "∞"), (.nan, 1, "∞"), (-.infinity, 0, "∞"), (7, 0, "7"),
  ])
  func writesSoManyDecimals(value: Double, decimals: Int, text: String) {
    #expect(Wording.fixed(value, decimals: decimals) == text)
  }

  @Test func shortensPointsFromTenOn() {
    #expect(Wording.shortPoints(9.94) == "9.9")
    #expect(Wording.shortPoints(9.96) == "10")
    #expect(Wording.shortPoints(339.6) == "340")
    #expect(Wording.points(-2.25) == "−2.3")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
  ])
  func groupsThousands(number: Int, text: String) {
    #expect(Wording.count(number) == text)
  }

  @Test func countsInWords() {
    #expect(Wording.count(1, "finding fails", "findings fail") == "1 finding fails")
    #expect(Wording.count(2, "control") == "2 controls")
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list(["a", "b", "c"]) == "a, b and c")
    #expect(Wording.list([]).isEmpty)
  }

  @Test func cutsLongTexts() {
    #expect(Wording.excerpt("short", limit: 5) == "short")
    #expect(Wording.excerpt("longer\ntext", limit: 8) == "longer …")
    #expect(Wording.excerpt(String(repeating: "x", count: 5_000), limit: 80).count == 80)
  }

  @Test func tellsWhatIfsFromFailures() {
    #expect(Standing(.fails, isWhatIf: true) == .wouldFail)
    #expect(Standing(.fails, isWhatIf: false) == .fails)
    #expect(Standing(.passes, isWhatIf: true) == .passes)
    #expect(Standing.allCases.sorted() == Standing.allCases)
    #expect(Set(Standing.allCases.map(\.mark)).count == Standing.allCases.count)
    #expect(Set(Standing.allCases.map(\.styleClass)).count == Standing.allCases.count)
  }

  @Test func namesLanguagesWhereKnown() {
    #expect(LanguageNames.name(of: "de") == "German")
    #expect(LanguageNames.name(of: "pt-BR") == "Portuguese (pt-BR)")
    #expect(LanguageNames.name(of: "und") == nil)
    #expect(LanguageNames.name(of: "") == nil)
    #expect(LanguageNames.name(of: "tlh") == "tlh")
  }

  @Test func namesControlsForPeople() {
    var control = Control(
      id: "a#1", kind: .label, source: SourceReference(file: "a", line: 3, object: "x-1"))
    #expect(control.displayName == "label x-1")
    control.titles = [ControlTitle(AttributedTitle("Hello", font: .textStyle(.body)))]
    #expect(control.displayName == "“Hello”")
    control.name = "Greeting"
    #expect(control.displayName == "Greeting")
    #expect(control.source.place == "a:3")
  }
}
