import Model
import Testing

@testable import Auditing

@Suite("Places on a solved screen") struct ScreenPlaceTests {
  private static func view(_ id: String, _ element: String, parent: Int?) -> SolvedView {
    SolvedView(
      id: id, element: element, frame: Rectangle(x: 0, y: 0, width: 10, height: 10), parent: parent)
  }

  /// A root with a table of two rows, and a label in each.
  private static let screen = DressedScreen(
    SolvedScreen(
      screen: "s", extent: Extent(width: 320, height: 568),
      views: [
        view("root", "view", parent: nil), view("table", "tableView", parent: 0),
        view("row1", "tableViewCell", parent: 1), view("a", "label", parent: 2),
        view("row2", "tableViewCell", parent: 1), view("b", "label", parent: 4),
        view("c", "label", parent: 0),
      ]),
    texts: [])

  @Test("the views around a view come innermost first") func ancestors() {
    #expect(Self.screen.ancestors(of: 3) == [2, 1, 0])
    #expect(Self.screen.ancestors(of: 0) == [])
    #expect(Self.screen.isInside(3, 1))
    #expect(!Self.screen.isInside(1, 3))
  }

  @Test("rows are told apart, and lists scroll") func rows() {
    #expect(Self.screen.row(around: 3) == 2)
    #expect(Self.screen.row(around: 5) == 4)
    #expect(Self.screen.row(around: 6) == nil)
    #expect(Self.screen.isScrolled(3))
    #expect(!Self.screen.isScrolled(6))
  }

  @Test("numbers that name no view, and a ring of parents, do no harm") func hostile() {
    #expect(Self.screen.ancestors(of: 99) == [])
    var ring = Self.screen
    ring.solved.views[0].parent = 3
    #expect(ring.ancestors(of: 3).count <= ring.solved.views.count)
    ring.solved.views[0].parent = -1
    #expect(ring.ancestors(of: 3) == [2, 1, 0])
  }
}
