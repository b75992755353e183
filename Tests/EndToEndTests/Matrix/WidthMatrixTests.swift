import Foundation
import JSONText
import LargePrint
import Model
import Reporting
import Testing

@Suite("Widths") struct WidthMatrixTests {
  private static let manifest = """
    {"version": 1,
     "screens": [{"id": "s", "device": {"id": "phone", "width": 390, "height": 844, "scale": 3}}],
     "defaults": {"screen": "s", "kind": "label", "lines": 1, "font": {"textStyle": "body"}},
     "controls": [
      {"id": "tied", "title": "Confirm the whole order now",
       "width": {"equal": 250, "basis": "tied-to-container"}},
      {"id": "own", "title": "Confirm", "width": 200}]}
    """

  private static func report(_ widths: [Double]) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(manifest, as: "a.largeprint.json")
    return try await workshop.audit { options in
      options.judgesOwnWidth = false
      options.widths = widths
      options.categories = [.large, .accessibilityMedium]
    }
  }

  @Test("change what is tied to the screen and leave the rest, which is not laid out again")
  func tied() async throws {
    let report = try await Self.report([390, 320, 375])
    let matrix = try #require(report.matrix)
    #expect(matrix.widths == [390, 320, 375])
    let counted: Int = matrix.counts.values.reduce(0, +)
    #expect(counted == 12)
    #expect(matrix.shared == 4)
    #expect(report.cells(of: "tied").count == 2)
    #expect(report.cells(of: "tied").map { $0.layout?.bounds.width } == [250, 250])
    let narrow = matrix.flaws.filter { $0.cell.traits.containerWidth == 320 }
    #expect(narrow.contains { $0.cell.layout?.bounds.width == 180 })
    #expect(matrix.flaws.allSatisfy { $0.cell.outcome >= .needsReview })
  }

  @Test("count in findings, each size with the worst of its widths") func findings() async throws {
    let wide = try await Self.report([390])
    let both = try await Self.report([390, 320])
    let rule = "text-truncated"
    #expect(!wide.findings.contains { $0.rule == rule && $0.category == .large })
    #expect(both.findings.contains { $0.rule == rule && $0.category == .large })
    #expect(both.controls.map(\.cells.count) == wide.controls.map(\.cells.count))
  }

  @Test("stand in the JSON report, failing cells with their width and the others as counts")
  func json() async throws {
    let report = try await Self.report([390, 320])
    let reporter = try #require(Reporter.all.first { $0.id == "json" })
    let text = reporter.render(report, RenderOptions(includesCells: false))
    let matrix = try #require(try JSONParser.parse(text)["matrix"])
    let widths = (matrix["flaws"]?.array ?? []).map { $0["width"]?.number ?? 0 }
    #expect(!widths.isEmpty && Set(widths) == [320])
    let passing = matrix["cells"]?["passes"]?.number ?? 0
    #expect(passing > 0)
  }

  @Test("of one width only are the report's own cells") func one() async throws {
    let report = try await Self.report([320])
    #expect(report.cells(of: "tied").map { $0.layout?.bounds.width } == [180, 180])
    #expect(report.matrix?.flaws == [])
  }
}
