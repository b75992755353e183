import Model
import Testing
import Typesetting

@Suite("Paragraphs that differ") struct MixedParagraphTests {
  private func title(_ parts: [(String, ParagraphStyle)]) -> AttributedTitle {
    AttributedTitle(
      runs: parts.map { text, style in
        TitleRun(text: text, attributes: TextAttributes(font: .system(17), paragraph: style))
      })
  }

  private func aligned(_ first: TextAlignment, _ second: TextAlignment) -> AttributedTitle {
    title([
      ("A wide paragraph\n", ParagraphStyle(alignment: first)),
      ("Low", ParagraphStyle(alignment: second)),
    ])
  }

  @Test("are aligned each on its own, in the width of the widest line")
  func alignment() throws {
    let layout = try layOut(aligned(.left, .right))
    #expect(layout.lines[0].frame.x == 0)
    #expect((layout.lines[1].frame.maxX - layout.extent.width).magnitude < 1e-9)
    let centred = try layOut(aligned(.left, .center))
    let middle = centred.lines[1].frame.x + centred.lines[1].frame.width / 2
    #expect((middle - centred.extent.width / 2).magnitude < 1e-9)
  }

  @Test(
    "are aligned in the whole width of a label, from where its first paragraph puts the lines",
    arguments: [
      (TextAlignment.left, TextAlignment.right, 300.0), (.left, .center, 150),
      (.center, .right, 300),
      (.right, .left, 0), (.center, .center, 150),
    ])
  func filled(_ first: TextAlignment, _ second: TextAlignment, _ place: Double) throws {
    var room = TextRoom(width: 300)
    room.isFilled = true
    let layout = try layOut(aligned(first, second), in: room)
    let spare = 300 - layout.extent.width
    let start: Double = first == .left ? 0 : first == .center ? spare / 2 : spare
    let frame = layout.lines[1].frame.offset(x: start, y: 0)
    let found: Double =
      second == .left ? frame.x : second == .right ? frame.maxX : frame.minX + frame.width / 2
    #expect((found - place).magnitude < 1e-9)
  }

  @Test("break each by its own mode, and need review where that is seen") func modes() throws {
    let words = "unbreakable words of some length"
    let parts = [
      (words + "\n", ParagraphStyle(lineBreakMode: .wordWrap)),
      (words, ParagraphStyle(lineBreakMode: .charWrap)),
    ]
    let layout = try layOut(title(parts), in: TextRoom(width: 100))
    let second = words.utf16.count + 1
    let first = layout.lines.filter { $0.range.lowerBound < second }
    #expect(!first.contains { $0.ending == .insideWord })
    #expect(layout.lines.contains { $0.range.lowerBound >= second && $0.ending == .insideWord })
    #expect(layout.doubts.map(\.subject) == [.lines])
    #expect(try layOut(title(parts)).doubts.isEmpty)
  }

  @Test("are cut as the paragraph of the last line says") func cut() throws {
    let words = "unbreakable words of some length"
    let parts = [
      ("One\n", ParagraphStyle(lineBreakMode: .wordWrap)),
      (words, ParagraphStyle(lineBreakMode: .truncateTail)),
    ]
    let layout = try layOut(title(parts), in: TextRoom(width: 100, lineLimit: 2))
    #expect(layout.lines.last?.ending == .truncated)
    #expect(layout.lines.last?.text.hasSuffix("…") == true)
  }
}
