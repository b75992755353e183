import Model
import Testing
import UIKitLayout

@Suite("Cells in the running app") struct CellTests {
  /// A table of two rows, each with a label between 11 points above and below.
  static func solve(
    table: [String: String] = [:], cell: [String: String] = [:], height: Double
  ) throws -> SolvedScreen {
    let rows = (0..<2).map { index in
      let (id, y) = ("\(index)", Double(28 + 44 * index))
      let content = ViewNode(
        id: "content" + id, element: "tableViewCellContentView",
        frame: Rectangle(x: 0, y: 0, width: 375, height: 44),
        constraints: [
          TestScreens.hold("text" + id, "top", "content" + id, "top", 11),
          TestScreens.hold("content" + id, "bottom", "text" + id, "bottom", 11),
          TestScreens.hold("text" + id, "leading", "content" + id, "leading", 16),
        ], children: [TestScreens.view("text" + id, "label")])
      return ViewNode(
        id: "cell" + id, element: "tableViewCell",
        frame: Rectangle(x: 0, y: y, width: 375, height: 44), attributes: cell,
        children: [content])
    }
    let table = ViewNode(
      id: "table", element: "tableView", frame: Rectangle(x: 0, y: 0, width: 375, height: 667),
      attributes: table, children: rows)
    let screen = Screen(
      id: "s", name: "s", source: SourceReference(file: "test"), root: table)
    let size = NaturalSize(width: 60, height: height)
    let canvas = ScreenCanvas(extent: Extent(width: 320, height: 568), displayScale: 2)
    var solver = try ScreenSolver(screen: screen, canvas: canvas)
    return try solver.solve { id, _ in id.hasPrefix("text") ? size : nil }
  }

  @Test("rows that size themselves grow with their text, the next one moves down") func automatic()
    throws
  {
    let solved = try Self.solve(table: ["rowHeight": "-1"], height: 50)
    #expect(solved.view("cell0")?.frame == Rectangle(x: 0, y: 28, width: 320, height: 72))
    #expect(solved.view("cell1")?.frame == Rectangle(x: 0, y: 100, width: 320, height: 72))
    #expect(solved.broken.isEmpty)
  }

  @Test("a row of a stated height stays, and its text is squeezed") func stated() throws {
    let solved = try Self.solve(table: ["rowHeight": "44"], height: 50)
    #expect(solved.view("cell0")?.frame.height == 44)
    #expect(solved.view("text0")?.frame.height == 22)
  }

  @Test("a cell's own row height goes before the table's") func own() throws {
    let solved = try Self.solve(
      table: ["rowHeight": "44"], cell: ["rowHeight": "60"], height: 20)
    #expect(solved.view("cell0")?.frame.height == 60)
  }
}
