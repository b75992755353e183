import JSONText
import Model
import Testing

@testable import Reporting

@Suite("Data of the page") struct PageDataTests {
  private static let page = Reporter.html.render(SampleReport.full, RenderOptions())

  private static func element(_ id: String, of page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<script id=\"" + id + "\""))
    let rest = page[start.upperBound...].drop { $0 != ">" }.dropFirst()
    let end = try #require(rest.firstRange(of: "</script>"))
    return rest[..<end.lowerBound]
  }

  @Test("nothing in the data can end its element") func safe() throws {
    for id in ["index", "cells"] { #expect(!(try Self.element(id, of: Self.page)).contains("<")) }
  }

  @Test("the index names sizes, controls with their titles, and every finding") func index() throws
  {
    let index = try JSONParser.parse(String(try Self.element("index", of: Self.page)))
    #expect(index["sizes"]?.array?.count == 12)
    let context = PageContext(report: SampleReport.full)
    let judged = context.entries.filter { !$0.series.isEmpty }
    let controls = try #require(index["controls"]?.array)
    #expect(controls.map { $0.array?.first?.string } == judged.map(\.anchor))
    for (node, entry) in zip(controls, judged) {
      let titles = try #require(node.array?.last?.array)
      #expect(titles.map { $0.array?.first?.string } == entry.series.map(\.locale))
      #expect(titles.allSatisfy { $0.array?[5].string?.count == 12 })
    }
    let prints = index["findings"]?.array?.map { $0.array?.first?.string }
    #expect(prints == SampleReport.full.findings.map(\.fingerprint))
  }

  @Test("a line is a title: a cell or null for each of its sizes") func lines() throws {
    let text = try Self.element("cells", of: Self.page)
    let lines = try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(lines.count > 6)
    let context = PageContext(report: SampleReport.full)
    for line in lines {
      let id = try #require(line.array?.first?.string)
      let entry = try #require(context.entries.first { id.hasPrefix($0.anchor + "t") })
      let series = try #require(entry.series.first { entry.anchor(of: $0) == id })
      #expect(line.array?.count == series.cells.count + 1)
    }
  }

  @Test("of a large audit only findings are drawn, and sizes that they refer to") func bounded()
    throws
  {
    let report = SampleReport.report([SampleReport.truncatedLabel, SampleReport.cure])
    let page = Page(report: report, limits: PageLimits(cellsWithPasses: 0)).html
    let lines = try Self.element("cells", of: page).split(separator: "\n")
    #expect(lines.count == 1)
    let cells = try #require(try JSONParser.parse(String(lines[0])).array)
    #expect(cells.dropFirst().contains { $0.kindName == "null" })
    // The smallest size passes, but the ghosts of larger ones are made of it.
    #expect(cells[1]["b"] != nil && cells[1]["v"] == nil)
    #expect(page.contains("Sizes that pass are left out of this page"))
  }

  @Test("what has no room is left out and said so") func budget() throws {
    let page = Page(report: SampleReport.full, limits: PageLimits(drawnBytes: 1)).html
    #expect(try Self.element("cells", of: page).split(separator: "\n").count == 1)
    #expect(page.contains("The page holds the drawings of the worst 1 titles; those of "))
  }
}
