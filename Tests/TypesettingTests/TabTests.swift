import Model
import Testing
import Typesetting

@Suite("Tabs") struct TabTests {
  private func lines(
    _ text: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double? = nil
  ) throws -> TextLayout {
    let attributes = TextAttributes(font: .system(17), paragraph: style)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]),
      in: TextRoom(width: width))
  }

  private func width(_ text: String) throws -> Double { try layOut(text).extent.width }

  /// Where the text behind the first tab begins: the left edge of the last glyph's ink is too far in,
  /// so the width of the text is taken off the line's end.
  private func start(of text: String, in layout: TextLayout, line: Int = 0) throws -> Double {
    layout.lines[line].frame.maxX - (try width(text))
  }

  @Test("lead to the next stop of the paragraph's own") func own() throws {
    let style = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 120), TabStop(at: 50)]))
    #expect((try start(of: "b", in: lines("a\tb", style)) - 50).magnitude < 1e-9)
    #expect((try start(of: "c", in: lines("a\tb\tc", style)) - 120).magnitude < 1e-9)
  }

  @Test("end text at a right stop, and put its middle on a center stop") func alignments() throws {
    let right = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 200, .right)]))
    #expect((try lines("Total\t12", right).extent.width - 200).magnitude < 1e-9)
    let center = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 200, .center)]))
    let half = try width("12") / 2
    #expect((try lines("Total\t12", center).extent.width - 200 - half).magnitude < 1e-9)
  }

  @Test("leave no room where the text behind a right stop has none") func crowded() throws {
    let style = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 60, .right)]))
    let layout = try lines("Total\tone hundred", style)
    #expect((layout.extent.width - (try width("Total") + width("one hundred"))).magnitude < 0.5)
  }

  @Test("count from the side, not from the indent, and anew on every line") func wrapped() throws {
    let style = ParagraphStyle(firstLineHeadIndent: 20, headIndent: 10)
    let layout = try lines("Alpha beta\u{2028}x\ty", style)
    #expect(layout.lines.count == 2)
    #expect((try start(of: "y", in: layout, line: 1) - 28).magnitude < 1e-9)
    let broken = try lines("Settings and more\tof it\tz", width: 142)
    let last = try #require(broken.lines.last)
    #expect(broken.lines.count == 2)
    #expect(last.text == "of it\tz")
    #expect((last.frame.width - 56 - (try width("z"))).magnitude < 1e-9)
  }

  @Test("are seen by breaks: a line ends where the tab leads out of the room") func breaks() throws
  {
    let style = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 150)]))
    let layout = try lines("One\ttwo", style, width: 140)
    #expect(layout.lines.count == 2)
  }

  @Test("behind the last stop follow the interval, or are in doubt") func behind() throws {
    let even = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 10)], interval: 40))
    let layout = try lines("Menu\tb", even)
    #expect((try start(of: "b", in: layout) - 80).magnitude < 1e-9)
    #expect(layout.doubts.isEmpty)
    let open = ParagraphStyle(tabs: TabStops(stops: [TabStop(at: 10)]))
    #expect(try lines("Menu\tb", open).doubts.map(\.subject) == [.lines])
    #expect(try lines("Menu\tb").doubts.isEmpty)
  }

  @Test("are as wide in a cut line as in a whole one") func cut() throws {
    let attributes = TextAttributes(font: .system(17))
    let title = AttributedTitle(runs: [
      TitleRun(text: "Price\tis very much too long", attributes: attributes)
    ])
    let layout = try layOut(
      title, in: TextRoom(width: 120, lineLimit: 1, lineBreakMode: .truncateTail))
    let line = try #require(layout.lines.first)
    #expect(line.text.hasPrefix("Price\tis") && line.text.hasSuffix("…"))
    #expect(line.frame.width <= 120)
    let rest = String(line.text.dropFirst("Price\t".count).dropLast())
    #expect((line.frame.width - 56 - (try width(rest) + width("…"))).magnitude < 0.5)
  }
}

@Suite("Separators") struct SeparatorTests {
  private func height(_ text: String, _ style: ParagraphStyle) throws -> TextLayout {
    let attributes = TextAttributes(font: .system(17), paragraph: style)
    return try layOut(AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]))
  }

  @Test("of lines go on with the paragraph: neither its spacing nor its first indent")
  func line() throws {
    let style = ParagraphStyle(
      firstLineHeadIndent: 9, headIndent: 4, paragraphSpacing: 6, paragraphSpacingBefore: 2)
    let layout = try height("a\u{2028}b", style)
    #expect(layout.lines.map(\.frame.x) == [9, 4])
    #expect((layout.extent.height - 2 * 17 * 1.193359375).magnitude < 1e-9)
  }

  @Test("of paragraphs begin a new one", arguments: ["\u{2029}", "\n", "\r\n", "\r", "\u{85}"])
  func paragraph(_ separator: String) throws {
    let style = ParagraphStyle(
      firstLineHeadIndent: 9, headIndent: 4, paragraphSpacing: 6, paragraphSpacingBefore: 2)
    let layout = try height("a\(separator)b", style)
    #expect(layout.lines.map(\.text) == ["a", "b"])
    #expect(layout.lines.map(\.frame.x) == [9, 9])
    #expect((layout.extent.height - 2 * 17 * 1.193359375 - 8).magnitude < 1e-9)
  }
}
