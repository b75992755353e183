import Auditing
import Model
import Testing

@Suite("Causes") struct CauseFolderTests {
  private static func control(
    _ id: String, _ className: String? = nil, locales: [String] = ["en", "de", "nl"]
  ) -> ControlResult {
    var control = Control(
      id: "A.xib#" + id, kind: .button, source: SourceReference(file: "A.xib", object: id))
    control.className = className
    control.titles = locales.map {
      ControlTitle(AttributedTitle("Send", font: .textStyle(.body)), locale: $0)
    }
    return ControlResult(control: control, cells: [])
  }

  private static func finding(
    _ control: ControlResult, _ rule: String, _ locale: String = "en", shortfall: Double = 3,
    limit: Double = 50, outcome: Outcome = .fails
  ) -> Finding {
    let verdict = RuleVerdict(
      rule: rule, outcome: outcome, message: "Wrong.",
      measured: [MeasuredValue("needed-width", 60, limit: limit)], shortfall: shortfall)
    return Finding(
      rule: rule, outcome: outcome, impact: .serious, control: control.control.id,
      source: control.control.source, locale: locale, state: .normal, title: "Send",
      isWhatIf: false, category: .large,
      occurrences: [
        Finding.Occurrence(category: .large, verdict: verdict),
        Finding.Occurrence(category: .accessibilityMedium, verdict: verdict),
      ], message: "Wrong.", fingerprint: control.control.id + rule + locale)
  }

  @Test("fold the languages of a control") func languages() {
    let control = Self.control("a")
    let findings = [
      Self.finding(control, "text-truncated", "nl", shortfall: 30),
      Self.finding(control, "text-truncated", "de", shortfall: 9),
      Self.finding(control, "text-clipped", "nl"),
    ]
    let causes = CauseFolder().fold(findings, [control])
    #expect(causes.map(\.findings) == [[0, 1], [2]])
    #expect(causes.map(\.cellCount) == [4, 2])
    #expect(
      causes[0].headline
        == "“Send”: text is left out in 2 languages, in 4 cells; worst at AX1 in nl, by 30.0 pt.")
    #expect(Set(causes.map(\.fingerprint)).count == 2)
  }

  @Test("fold the controls of a class, over files and limits") func classes() {
    let controls = ["a", "b", "c"].map { Self.control($0, "RoundedButton") }
    let findings = controls.map { Self.finding($0, "text-touches-corner") }
    let causes = CauseFolder().fold(findings, controls)
    #expect(causes.map(\.findings) == [[0, 1, 2]])
    #expect(causes[0].controlCount == 3)
    #expect(causes[0].headline.hasPrefix("3 controls of the class RoundedButton: "))
  }

  @Test("fold rules about whole controls by kind and limit, and those about cells not")
  func limits() {
    let controls = ["a", "b", "c"].map { Self.control($0) }
    let small = zip(controls, [44, 44, 24]).map {
      Self.finding($0, "small-target", limit: $1)
    }
    #expect(CauseFolder().fold(small, controls).map(\.findings) == [[0, 1], [2]])
    let cut = controls.map { Self.finding($0, "text-truncated") }
    #expect(CauseFolder().fold(cut, controls).count == 3)
  }

  @Test("give every finding to one cause, worst first") func partition() {
    let controls = (0..<10).map { Self.control("c\($0)", $0 % 3 == 0 ? "Fancy" : nil) }
    let findings = controls.flatMap { control in
      ["en", "de"].map { Self.finding(control, "text-truncated", $0) }
        + [Self.finding(control, "small-target", limit: 44)]
    }
    let causes = CauseFolder().fold(findings, controls)
    #expect(causes.flatMap(\.findings).sorted() == Array(findings.indices))
    #expect(causes.map { $0.findings[0] } == causes.map { $0.findings[0] }.sorted())
    #expect(causes.allSatisfy { $0.headline.hasSuffix(".") })
  }

  @Test("of the same controls have the same fingerprint in another language") func fingerprints() {
    let control = Self.control("a")
    let one = CauseFolder().fold([Self.finding(control, "text-truncated", "de")], [control])
    let two = CauseFolder().fold([Self.finding(control, "text-truncated", "nl")], [control])
    #expect(one.map(\.fingerprint) == two.map(\.fingerprint))
  }
}
