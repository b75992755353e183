import JSONText
import Model
import TestSupport
import Testing

@testable import Reporting

@Suite struct JSONReporterTests {
  private static func text(_ report: Report, cells: Bool = false) -> String {
    Reporter.json.render(report, RenderOptions(includesCells: cells))
  }

  @Test func matchesItsGolden() {
    Golden.expect(Self.text(SampleReport.small, cells: true), equals: "Goldens/report.json")
  }

  @Test func hasTheKeysOfTheContractInOrder() throws {
    let node = try JSONParser.parse(Self.text(SampleReport.full))
    #expect(
      node.object?.map(\.key) == [
        "schemaVersion", "tool", "fonts", "controls", "findings", "causes", "matrix",
        "screenLayouts", "omittedScreens", "notices", "largerText", "summary",
      ])
    #expect(node["schemaVersion"]?.number == 1)
    #expect(node["controls"]?.array?.count == SampleReport.full.controls.count)
  }

  @Test func holdsCellsOnlyWhenAsked() throws {
    let without = try JSONParser.parse(Self.text(SampleReport.full))
    let with = try JSONParser.parse(Self.text(SampleReport.full, cells: true))
    #expect(without["controls"]?.array?.allSatisfy { $0["cells"] == nil } == true)
    let first = with["controls"]?.array?.first?["cells"]?.array
    #expect(first?.count == 24)
    #expect(first?.first?["frame"]?.array?.count == 4)
  }

  @Test func keepsHostileTextsAsTheyAre() throws {
    let node = try JSONParser.parse(Self.text(SampleReport.full, cells: true))
    let titles = node["controls"]?.array?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.contains(SampleReport.evilTitle))
  }

  @Test func marksPlaceholders() throws {
    let node = try JSONParser.parse(Self.text(SampleReport.placeholders))
    let control = node["controls"]?.array?.first
    #expect(control?["placeholder"]?.bool == true)
    #expect(control?["outcome"]?.string == "does-not-apply")
  }

  @Test func writesTheSameBytesTwice() {
    #expect(
      Self.text(SampleReport.full, cells: true) == Self.text(SampleReport.full, cells: true))
  }
}
