import Model
import Testing

@testable import Reporting

@Suite("Drawing of a screen") struct ScreenDrawingTests {
  private static func screen(
    _ change: (inout ScreenLayouts) -> Void = { _ in }
  ) throws -> DrawnScreen {
    let report = SampleScreen.report([SampleScreen.layouts("en", change: change)])
    return try #require(DrawnScreen.screens(in: PageContext(report: report)).first)
  }

  private static func drawing(
    at step: Int = 11, _ change: (inout ScreenLayouts) -> Void = { _ in }
  ) throws -> ScreenDrawing {
    ScreenDrawing(try screen(change), at: step)
  }

  private static func html(_ drawing: ScreenDrawing) -> String {
    var book = DrawingBook(outlines: SampleReport.full.outlines)
    return drawing.markup(in: &book, box: drawing.outer).html
  }

  @Test("each text stands where the constraints put its view") func places() throws {
    let drawing = try Self.drawing()
    let html = Self.html(drawing)
    for control in drawing.placed {
      let id = try #require(control.drawings.first?.id)
      let frame = SampleScreen.frames[control.view]
      let place = "translate(\(PathText.number(frame.x)) \(PathText.number(frame.y)))"
      let group = try #require(html.firstRange(of: place)).upperBound
      #expect(html[group...].prefix(90).contains("<use href=\"#\(id)\"/>"))
    }
    #expect(drawing.placed.map(\.entry.control.source.object) == SampleScreen.objects)
    #expect(html.contains("aria-label=\"Booking at AX5, 393 × 852 pt\""))
    #expect(PageChecker(html).problems == [])
  }

  @Test("what is found is outlined, numbered and leads to its card at that size")
  func links() throws {
    let drawing = try Self.drawing()
    let html = Self.html(drawing)
    let label = try #require(drawing.placed.first)
    let card = label.entry.anchor
    #expect(
      html.contains("<a href=\"#\(card)\" data-at=\"\(card)t0\" data-i=\"11\" aria-label=\"1, "))
    #expect(html.contains(": fails\"><rect class=\"sco s3\""))
    let small = Self.html(try Self.drawing(at: 0))
    #expect(!small.contains("aria-label=\"1, “k7q2"))
  }

  @Test("other views are quiet boxes, named where nothing stands; names are escaped")
  func quietBoxes() throws {
    let html = Self.html(try Self.drawing())
    #expect(
      html.contains("<rect class=\"scv fi\" x=\"20\" y=\"80\" width=\"353\" height=\"200\"/>"))
    #expect(html.contains(">Hero&lt;b&gt;View</text>") && !html.contains("<b>"))
    // A box around others is named only for a class of its own.
    #expect(html.contains("<rect class=\"scv\" x=\"10\"") && !html.contains(">stackView<"))
    let narrow = Self.html(
      try Self.drawing { layouts in layouts.steps[11].frames[1].width = 40 })
    #expect(!narrow.contains("Hero&lt;b&gt;View"))
    let covered = Self.html(
      try Self.drawing { layouts in layouts.steps[11].frames[3].y = 82 })
    #expect(!covered.contains("Hero&lt;b&gt;View"))
  }

  @Test("a control whose place is not proven stands in a dashed box, and is counted")
  func unproven() throws {
    let report = SampleScreen.report([
      SampleScreen.layouts { $0.views[3].isProven = false }
    ])
    let figure = try #require(SampleScreen.figures(report).first)
    let html = Self.html(ScreenDrawing(figure.screen, at: 11))
    #expect(html.contains("<rect class=\"scv may\" x=\"20\" y=\"300\""))
    #expect(figure.found(at: 11).html.contains("1 control in a dashed box"))
  }

  @Test("a view with a control that is not laid out is a box") func notLaidOut() throws {
    var report = SampleScreen.report()
    let index = try #require(
      report.controls.firstIndex { $0.control.source.object == SampleScreen.objects[1] })
    for cell in report.controls[index].cells.indices {
      report.controls[index].cells[cell].layout = nil
    }
    let screen = try #require(SampleScreen.figures(report).first).screen
    let html = Self.html(ScreenDrawing(screen, at: 11))
    #expect(html.contains("<rect class=\"scv\" x=\"20\" y=\"500\""))
  }

  @Test("bars are lines, and scroll views show how far they reach") func room() throws {
    let html = Self.html(
      try Self.drawing { layouts in
        layouts.steps[11].scrolls = [
          ScreenLayouts.Scroll(view: 1, content: Extent(width: 353, height: 700))
        ]
      })
    #expect(html.contains("<path class=\"scs\" d=\"M0 59H393M0 818H393\"/>"))
    #expect(html.contains("<rect class=\"scs\" x=\"20\" y=\"80\" width=\"353\" height=\"700\"/>"))
    let bare = Self.html(try Self.drawing { $0.safeArea = .zero })
    #expect(!bare.contains("<path class=\"scs\""))
  }

  @Test("the drawing leaves room for what stands outside of the screen, up to a bound")
  func outer() throws {
    #expect(
      try Self.drawing().outer == Rectangle(x: -14, y: -14, width: 421, height: 880))
    let pushed = try Self.drawing { $0.steps[11].frames[4].x = 380 }
    #expect(pushed.outer.maxX == 393 * 1.5 + 14)
    let far = try Self.drawing { $0.steps[11].frames[4].y = 90_000 }
    #expect(far.outer.maxY == 852 * 2 + 14)
  }
}
