import LargePrint
import Model
import Testing

/// Buttons with a configuration from the file to the verdict.
@Suite("Configured button, whole") struct ConfiguredButtonTests {
  private static func cells(
    _ configuration: String, more: String = ""
  ) async throws -> [Cell] {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"controls": [{"id": "book", "kind": "configured-button",
        "title": "Reserve two seats on the night train", "width": {"room": 220}\(more),
        "configuration": {"titleAlignment": "leading", \(configuration)}}]}
      """, as: "book.largeprint.json")
    let report = try await workshop.audit()
    #expect(report.notices == [])
    return report.cells(of: "book")
  }

  private static func outcome(_ cell: Cell, _ rule: String) -> Outcome {
    cell.verdicts.first { $0.rule == rule }?.outcome ?? .passes
  }

  @Test("a small fixed radius leaves wrapped text its room at every size") func fixed() async throws
  {
    let cells = try await Self.cells(
      #""style": "filled", "cornerStyle": "fixed", "backgroundCornerRadius": 6"#)
    #expect(cells.count == 12)
    for cell in cells {
      #expect(Self.outcome(cell, "text-touches-corner") == .passes)
      #expect(Self.outcome(cell, "text-truncated") == .passes)
      #expect(Self.outcome(cell, "text-touches-edge") == .passes)
    }
    let heights = cells.compactMap { $0.layout?.bounds.height }
    #expect(heights == heights.sorted())
  }

  @Test("a capsule cuts into wrapped text: proven where it was asked for, else to be reviewed")
  func capsule() async throws {
    let asked = try await Self.cells(#""style": "filled", "cornerStyle": "capsule""#)
    let unknown = try await Self.cells(#""style": "filled""#)
    let largest = try #require(asked.last)
    #expect(largest.traits.category == .accessibilityExtraExtraExtraLarge)
    #expect(Self.outcome(largest, "text-touches-corner") == .fails)
    let doubtful = try #require(unknown.last?.verdicts.first { $0.rule == "text-touches-corner" })
    #expect(doubtful.outcome == .needsReview)
    #expect(doubtful.message.contains("depend on the version of iOS"))
    #expect(doubtful.measured.first?.value == largest.verdicts.first?.measured.first?.value)
  }

  @Test("a plain style has no corner to touch") func plain() async throws {
    for cell in try await Self.cells(#""style": "plain""#) {
      #expect(Self.outcome(cell, "text-touches-corner") == .passes)
    }
  }

  @Test("a mode that does not wrap leaves text out as soon as it is too wide")
  func truncating() async throws {
    let cells = try await Self.cells(
      #""style": "plain""#, more: #", "lineBreakMode": "truncateTail""#)
    #expect(cells.allSatisfy { $0.layout?.title.lines.count == 1 })
    #expect(cells.last.map { Self.outcome($0, "text-truncated") } == .fails)
  }

  @Test("a subtitle whose font is not public makes failures doubtful, not silent")
  func subtitle() async throws {
    let cells = try await Self.cells(
      #""style": "plain", "subtitle": "Lisbon to Porto, every evening at ten""#,
      more: #", "lineBreakMode": "truncateTail""#)
    #expect(cells.last.map { Self.outcome($0, "text-truncated") } == .needsReview)
  }
}
