import Auditing
import Model
import Testing

@Suite("Faults") struct FaultTests {
  /// Findings of a control whose cells fail as told, by language; `text-truncated` each.
  private static func faults(
    _ outcomes: [(locale: String, outcome: Outcome)], development: String? = nil
  ) -> [String: Fault?] {
    var control = Control(id: "c", kind: .label, source: SourceReference(file: "a.xib"))
    control.titles = outcomes.map {
      ControlTitle(AttributedTitle("Send", font: .textStyle(.body)), locale: $0.locale)
    }
    let cells = outcomes.enumerated().map { index, item in
      Cell(
        traits: Traits(locale: item.locale), titleIndex: index, isWhatIf: false, layout: nil,
        outcome: item.outcome,
        verdicts: item.outcome < .needsReview
          ? []
          : [
            RuleVerdict(
              rule: "text-truncated", outcome: item.outcome, message: "It is cut.",
              measured: [MeasuredValue("needed-width", 60, limit: 50)], shortfall: 10)
          ])
    }
    let findings = FindingFolder(developmentLanguage: development).fold([
      ControlResult(control: control, cells: cells)
    ])
    return Dictionary(findings.map { ($0.locale, $0.fault) }) { first, _ in first }
  }

  @Test("are the layout's where the base language fails too, else the translation's")
  func base() {
    #expect(
      Self.faults([("en", .fails), ("de", .fails)]) == ["en": .layout, "de": .layout])
    #expect(Self.faults([("en", .passes), ("de", .fails)]) == ["de": .translation])
    #expect(
      Self.faults([("en", .needsReview), ("de", .fails), ("fr", .needsReview)])
        == ["en": .layout, "de": .translation, "fr": .layout])
  }

  @Test("go by the development language, a file's own first") func development() {
    #expect(
      Self.faults([("fr", .fails), ("en", .passes)], development: "fr") == ["fr": .layout])
    #expect(Self.faults([("und", .passes), ("en", .fails)]) == ["en": .translation])
  }

  @Test("of a control with one language are nobody's") func alone() {
    #expect(Self.faults([("en", .fails)]) == ["en": nil])
  }
}
