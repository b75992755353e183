import Model
import Testing

@testable import Reporting

@Suite("Drawing of a screen") struct ScreenDrawingTests {
  private static let root = SolvedView(
    id: "root", element: "view", frame: Rectangle(x: 0, y: 0, width: 393, height: 852))

  private static func view(
    _ id: String, _ y: Double, parent: Int = 0, change: (inout SolvedView) -> Void = { _ in }
  ) -> SolvedView {
    var view = SolvedView(
      id: id, element: "button", frame: Rectangle(x: 20, y: y, width: 353, height: 50),
      parent: parent)
    change(&view)
    return view
  }

  private static func drawing(_ views: [SolvedView], at size: Int = 11) throws -> ScreenDrawing {
    let result = SampleReport.truncatedLabel
    let entry = try #require(PageContext(report: SampleReport.report([result])).entries.first)
    let picker = SizePicker(entry: entry, series: entry.series[0], glyphLimit: 900)
    let cell = try #require(picker.drawings[size])
    let controls = ["a", "b"].map { id in
      ScreenDrawing.Placed(view: id, drawing: cell, anchor: "k1t0", name: "Relay <b>")
    }
    let screen = SolvedScreen(
      screen: "s", extent: Extent(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), views: [root] + views)
    return ScreenDrawing(screen: screen, controls: controls)
  }

  private static func html(_ drawing: ScreenDrawing) -> String {
    var book = DrawingBook(outlines: SampleReport.full.outlines)
    return drawing.markup(in: &book).html
  }

  @Test("controls stand where the constraints put their views") func places() throws {
    let html = Self.html(try Self.drawing([Self.view("a", 100), Self.view("b", 200)]))
    #expect(html.contains("translate(20 100)") && html.contains("translate(20 200)"))
    #expect(html.contains("2 controls on a screen of 393 × 852 pt, 2 fail"))
    #expect(PageChecker(html).problems == [])
  }

  @Test("a control that fails is outlined and leads to its drawing") func links() throws {
    let html = Self.html(try Self.drawing([Self.view("a", 100)]))
    #expect(html.contains("<a href=\"#k1t0\" aria-label=\"Relay &lt;b&gt;: fails\">"))
    #expect(html.contains("class=\"sco s3\""))
  }

  @Test("what is hidden, and what stands in it, is not drawn") func hidden() throws {
    let views = [
      Self.view("box", 50) { $0.isHidden = true }, Self.view("a", 100, parent: 1),
      Self.view("b", 200),
    ]
    let drawing = try Self.drawing(views)
    #expect(drawing.shownViews.map(\.id) == ["root", "b"])
    #expect(!Self.html(drawing).contains("translate(20 100)"))
  }

  @Test("the drawing leaves room for what stands outside of the screen") func room() throws {
    let drawing = try Self.drawing([Self.view("a", 840)])
    #expect(drawing.outer.maxY > 852 && drawing.outer.x == -6)
    let empty = try Self.drawing([])
    #expect(empty.outer == Rectangle(x: -6, y: -6, width: 405, height: 864))
  }

  @Test("open places are marked, and scroll views show how far they reach") func views() throws {
    let html = Self.html(
      try Self.drawing([
        Self.view("open", 50) { $0.isPlaceOpen = true },
        Self.view("list", 100) { $0.scrollContent = Extent(width: 353, height: 2000) },
      ]))
    #expect(html.contains("class=\"scv may\""))
    #expect(html.ranges(of: "class=\"scs\"").count == 2)
    #expect(html.contains("height=\"2000\""))
  }
}
