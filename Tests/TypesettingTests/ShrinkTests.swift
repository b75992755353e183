import Model
import Testing
import Typesetting

@Suite("Shrinking to fit") struct ShrinkTests {
  private let text = "Hello! What's up y'all"

  private func shrink(to width: Double, lines: Int = 1) throws -> TextLayout {
    try layOut(
      text,
      in: TextRoom(
        width: width, lineLimit: lines, lineBreakMode: .truncateTail, minimumScaleFactor: 0.5))
  }

  @Test("fits a line that is too wide and keeps the label's height (fact I.8)") func fits() throws {
    let layout = try shrink(to: 100)
    #expect(layout.lines.first?.text == text)
    #expect(layout.extent.width <= 100.001)
    #expect((layout.pointSize - 10).magnitude < 0.5)
    #expect((layout.shrinkFactor * 17 - layout.pointSize).magnitude < 1e-9)
    #expect((layout.extent.height - 20.287).magnitude < 0.001)
    #expect(!layout.isTruncated)
  }

  @Test("stops at the least factor and cuts (fact I.8)") func stops() throws {
    let layout = try shrink(to: 50)
    #expect(layout.pointSize == 8.5)
    #expect(layout.lines.first?.text == "Hello! Wh…")
    let line = try #require(layout.lines.first)
    #expect((line.baseline - 13.3).magnitude < 0.3, "the small text stands in the middle")
  }

  @Test("is for one line only, and only where it is needed") func notNeeded() throws {
    #expect(try shrink(to: 50, lines: 2).shrinkFactor == 1)
    #expect(try shrink(to: 500).shrinkFactor == 1)
  }
}
