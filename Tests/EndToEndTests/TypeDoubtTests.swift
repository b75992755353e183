import LargePrint
import Model
import Testing

/// Verdicts that rest on type which is not public, or not here.
@Suite("Doubts about type") struct TypeDoubtTests {
  private func verdict(
    _ keys: String, locale: String = "en", category: ContentSizeCategory = .large
  ) async throws -> RuleVerdict? {
    let workshop = try Workshop()
    try workshop.write(
      #"{"controls": [{"id": "case", "kind": "label", \#(keys)}]}"#, as: "case.largeprint.json")
    let report = try await workshop.audit()
    let cell = try #require(
      report.cells(of: "case").first {
        $0.traits.category == category && !$0.isWhatIf && $0.traits.locale == locale
      })
    return cell.verdicts.first { $0.rule == "text-truncated" }
  }

  private func parted(_ locale: String) async throws -> RuleVerdict? {
    try await verdict(
      #"""
      "titles": [{"locale": "\#(locale)", "text": "Authentication requirements",
        "paragraph": {"hyphenationFactor": 1}}],
      "font": {"system": 17}, "lines": 2, "width": {"equal": 90}
      """#, locale: locale)
  }

  @Test("Words that may be parted need review where the language is not known, or has no patterns")
  func hyphenation() async throws {
    for locale in ["und", "tlh"] {
      let verdict = try #require(try await parted(locale))
      #expect(verdict.outcome == .needsReview)
      #expect(verdict.message.contains("words may be parted"), "\(verdict.message)")
    }
    #expect(try await parted("en")?.outcome == .fails)
  }

  @Test("A cut line that tightening may save needs review, one that it cannot save fails")
  func tightening() async throws {
    func cut(_ width: Double, _ tightens: Bool) async throws -> Outcome? {
      try await verdict(
        #"""
        "title": {"en": "Show all reservations"}, "font": {"system": 17},
        "width": {"equal": \#(width)}, "allowsDefaultTighteningForTruncation": \#(tightens)
        """#
      )?.outcome
    }
    #expect(try await cut(155, true) == .needsReview)
    #expect(try await cut(155, false) == .fails)
    #expect(try await cut(120, true) == .fails)
  }

  @Test("A design whose measures are not public needs review", arguments: ["rounded", "serif"])
  func designs(_ design: String) async throws {
    let verdict = try await verdict(
      #"""
      "title": {"en": "Show all reservations"}, "width": {"equal": 60},
      "font": {"system": 17, "design": "\#(design)"}
      """#)
    #expect(verdict?.outcome == .needsReview)
    #expect(verdict?.message.contains("\(design) design") == true)
  }

  /// Rows T114 and T115, which break elsewhere than is measured.
  ///
  /// Held to the lines that are measured, none passes: a line is too full to be sure.
  @Test(
    "Recorded lines that break elsewhere are within what is stated",
    arguments: [
      (
        "Lorem ipsum dolor sit amet, ea vix alia persius. Feugiat atomorum iudicabit vim an, vis at "
          + "primis feugiat. Decore ubique nam ea. Ancillae officiis splendide cu vel, ius alterum "
          + "lucilius eu. His sint nostrud id, et vix etiam oratio possit.", 188.0, "17"
      ),
      (
        "Lorem ipsum dolor sit amet, ea vix alia persius. Feugiat atomorum iudicabit vim an, vis at "
          + "primis feugiat. Decore ubique nam ea. Ancillae officiis splendide cu vel, ius alterum "
          + "lucilius eu. His sint nostrud id, et vix etiam oratio possit.", 243, "17"
      ),
    ])
  func recordedLines(_ text: String, _ width: Double, _ size: String) async throws {
    let workshop = try Workshop()
    func manifest(_ lines: Int) -> String {
      #"""
      {"controls": [{"id": "case", "kind": "label", "title": {"en": "\#(text)"},
        "font": {"system": \#(size)}, "lines": \#(lines), "lineBreakMode": "truncateTail",
        "width": {"equal": \#(width)}}]}
      """#
    }
    try workshop.write(manifest(0), as: "case.largeprint.json")
    let free = try await workshop.audit()
    let layout = try #require(free.cells(of: "case").first { !$0.isWhatIf }?.layout)
    let isFull = layout.title.lines.contains { $0.frame.width + $0.widthError > width }
    #expect(isFull, "no line is within its error of the edge")
    try workshop.write(manifest(layout.title.lines.count), as: "case.largeprint.json")
    let held = try await workshop.audit()
    let cell = try #require(held.cells(of: "case").first { !$0.isWhatIf })
    #expect(cell.verdicts.first { $0.rule == "text-truncated" }?.outcome == .needsReview)
  }
}
