import LargePrint
import Model
import TestSupport
import Testing

/// The rounded button of the article, as flaw and as cure, with three words a line.
@Suite("Rounded button, whole") struct RoundedButtonTests {
  static func manifest(cured: Bool, radius: Double = 28, width: Double = 343) -> String {
    let constraints =
      cured
      ? #"{"top": \#(radius / 2), "leading": \#(radius), "bottom": \#(radius / 2), "trailing": \#(radius)}"#
      : #"{"top": 0, "bottom": 0}"#
    return """
      {"version": 1, "controls": [{
        "id": "button", "kind": "button", "title": "See the map and pick your pier",
        "font": {"textStyle": "body"}, "lines": 0, "lineBreakMode": "wordWrap",
        "adjustsFontForContentSizeCategory": true, "width": {"room": \(width)},
        "cornerRadius": \(radius),
        "contentInsets": {"top": \(radius / 2), "left": \(radius), "bottom": \(radius / 2),
                          "right": \(radius)},
        "backgroundImage": {"size": {"width": \(2 * radius + 1), "height": \(2 * radius + 1)},
                            "capInsets": \(radius)},
        "titleConstraints": \(constraints)}]}
      """
  }

  static func cells(cured: Bool) async throws -> [Cell] {
    let workshop = try Workshop()
    try workshop.write(manifest(cured: cured), as: "button.largeprint.json")
    let report = try await workshop.audit()
    #expect(report.notices == [])
    return report.cells(of: "button")
  }

  @Test("the flaw fails at accessibility sizes, by the points to side and corner")
  func flaw() async throws {
    let cells = try await Self.cells(cured: false)
    let failing = cells.filter { $0.outcome == .fails }
    #expect(!failing.isEmpty)
    #expect(failing.allSatisfy { $0.traits.category > .large })
    #expect(
      cells.filter { $0.traits.category.isAccessibilityCategory }.allSatisfy {
        $0.outcome == .fails
      })
    let verdicts = failing.flatMap(\.verdicts).filter { $0.outcome == .fails }
    #expect(Set(verdicts.map(\.rule)).isSuperset(of: ["text-touches-edge", "text-touches-corner"]))
    #expect(verdicts.allSatisfy { $0.shortfall > 0 && !$0.measured.isEmpty })
  }

  @Test("the cure passes at all twelve sizes") func cure() async throws {
    let cells = try await Self.cells(cured: true)
    #expect(cells.count == 12)
    for cell in cells { #expect(cell.outcome == .passes, "\(cell.traits.category.shortName)") }
  }
}
