import Model
import Testing

@testable import LargePrint

@Suite("Gate") struct GateTests {
  private func gate(_ words: [String] = [], strict: Bool = false) throws -> Gate {
    var gate = Gate()
    try gate.choose(words)
    if strict { gate.beStrict() }
    gate.today = CalendarDay("2027-01-15")
    return gate
  }

  private func fails(_ gate: Gate, _ findings: Finding...) -> Bool {
    gate.decide(on: SampleFinding.report(findings)).fails
  }

  @Test("fails for what is proven and for nothing else unless asked") func proven() throws {
    let review = SampleFinding.make(outcome: .needsReview)
    let whatIf = SampleFinding.make(isWhatIf: true)
    #expect(fails(try gate(), SampleFinding.make()))
    #expect(!fails(try gate(), review, whatIf))
    #expect(fails(try gate(["needs-review"]), review))
    #expect(fails(try gate(strict: true), review))
    #expect(!fails(try gate(strict: true), whatIf))
    #expect(fails(try gate(["what-if"]), whatIf))
    #expect(!fails(try gate()))
  }

  @Test("a rule that only warns fails a strict run alone") func advisory() throws {
    var finding = SampleFinding.make()
    finding.isAdvisory = true
    #expect(!fails(try gate(), finding))
    #expect(fails(try gate(strict: true), finding))
    #expect(fails(try gate(["warnings"]), finding))
  }

  @Test("rules and impacts add up") func chosen() throws {
    let moderate = SampleFinding.make(rule: "small-target", impact: .moderate)
    let serious = SampleFinding.make(impact: .serious)
    #expect(!fails(try gate(["serious"]), moderate))
    #expect(fails(try gate(["serious"]), serious))
    #expect(fails(try gate(["minor"]), moderate))
    #expect(fails(try gate(["critical", "small-target"]), moderate))
    #expect(!fails(try gate(["critical", "small-target"]), serious))
    #expect(!fails(try gate(["small-target"]), serious))
  }

  @Test("an unknown word names the nearest one") func unknown() {
    let error = #expect(throws: AuditError.self) { try gate(["serius"]) }
    #expect(error?.description.contains("did you mean “serious”") == true)
  }

  @Test("so many findings are let pass, and a lenient run lets all pass") func limits() throws {
    var some = try gate()
    some.limit = 1
    #expect(!fails(some, SampleFinding.make()))
    #expect(fails(some, SampleFinding.make(), SampleFinding.make("2")))
    some.isLenient = true
    #expect(!fails(some, SampleFinding.make(), SampleFinding.make("2")))
  }

  @Test("an acceptance holds on its last day and counts again on the next") func expiry() throws {
    var finding = SampleFinding.make()
    finding.acceptance = Acceptance(.baseline, until: CalendarDay("2027-01-15"))
    var gate = try gate()
    #expect(!fails(gate, finding))
    gate.today = CalendarDay("2027-01-16")
    let decision = gate.decide(on: SampleFinding.report([finding]))
    #expect(decision.fails)
    #expect(decision.expired == [finding])
    finding.acceptance?.until = nil
    #expect(!fails(gate, finding))
  }

  @Test("obstacles count where asked") func notices() throws {
    var report = SampleFinding.report([])
    report.notices = [
      Notice(source: SourceReference(file: "a"), reason: .empty, message: "Empty.")
    ]
    #expect(!(try gate().decide(on: report).fails))
    #expect(try gate(["notices"]).decide(on: report).fails)
  }
}
