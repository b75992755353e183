import LargePrint
import Model
import Testing

/// Verdicts on text whose paragraphs have indents and heights of their own.
@Suite("Rules about paragraphs") struct ParagraphRuleTests {
  private func verdict(
    of rule: String, _ text: String, _ keys: String, _ paragraph: String, look: String = "",
    ios version: Int? = nil
  ) async throws -> RuleVerdict? {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"controls": [{"id": "case", "kind": "label", "font": {"system": 17}, \#(keys),
        "titles": [{"locale": "en", "text": "\#(text)", \#(look)
          "paragraph": {\#(paragraph)}}]}]}
      """#, as: "case.largeprint.json")
    let report = try await workshop.audit { $0.systemVersion = version }
    let cell = try #require(
      report.cells(of: "case").first { $0.traits.category == .large && !$0.isWhatIf })
    return cell.verdicts.first { $0.rule == rule }
  }

  @Test(
    "A word that is cut has the room between the indents (fact D23)",
    arguments: [
      #""firstLineHeadIndent": 60, "headIndent": 60"#, #""tailIndent": 40"#, #""tailIndent": -60"#,
      #""firstLineHeadIndent": 20, "headIndent": 20, "tailIndent": 60"#,
    ])
  func wordBroken(_ indents: String) async throws {
    let keys = #""width": {"equal": 100}, "lines": 0, "lineBreakMode": "wordWrap""#
    let verdict = try #require(
      try await verdict(of: "word-broken", "a wonderful", keys, indents))
    #expect(verdict.outcome == .fails)
    #expect(verdict.measured.first?.limit == 40)
    #expect(verdict.message.contains("has 40.0 pt"), "\(verdict.message)")
  }

  @Test(
    "A line that is cut has the room between the indents",
    arguments: [
      (#""tailIndent": -100"#, 100.0), (#""tailIndent": 90"#, 90),
      (#""firstLineHeadIndent": 110"#, 90),
    ])
  func truncated(_ indents: String, _ room: Double) async throws {
    let keys = #""width": {"equal": 200}, "lines": 1"#
    let verdict = try #require(
      try await verdict(of: "text-truncated", "Hello wonderful", keys, indents))
    #expect(verdict.outcome == .fails)
    #expect(verdict.measured.first?.limit == room)
    #expect(((verdict.measured.first?.value ?? 0) - 119).magnitude < 2)
  }

  @Test("A line that is nearly as wide as the room between its indents needs review")
  func nearly() async throws {
    let keys = #""width": {"equal": 200}, "lines": 1"#
    for indent in [#""tailIndent": -80.5"#, #""firstLineHeadIndent": 80.5"#] {
      let verdict = try await verdict(of: "text-truncated", "Hello wonderful", keys, indent)
      #expect(verdict?.outcome == .needsReview, "\(indent)")
    }
  }

  @Test(
    "A baseline offset moves ink out of a low line, which the version of iOS decides (fact D26)")
  func offset() async throws {
    let keys = #""width": {"equal": 100}, "height": 30, "lines": 1"#
    let paragraph = #""minimumLineHeight": 30, "maximumLineHeight": 30"#
    func verdict(_ offset: Int, _ version: Int?) async throws -> RuleVerdict? {
      try await self.verdict(
        of: "text-clipped", "Title", keys, paragraph, look: #""baselineOffset": \#(offset),"#,
        ios: version)
    }
    let new = try #require(try await verdict(20, 18))
    let old = try #require(try await verdict(20, 15))
    #expect(new.measured.first?.name == "overflow-top")
    #expect((old.shortfall - new.shortfall - 20).magnitude < 1e-6)
    #expect(try await verdict(5, 18) == nil)
    let open = try #require(try await verdict(20, nil))
    #expect(open.message.contains("version of iOS"), "\(open.message)")
  }
}
