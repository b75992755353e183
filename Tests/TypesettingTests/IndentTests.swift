import Model
import Testing
import Typesetting

@Suite("Paragraphs") struct IndentTests {
  private func lines(
    _ text: String, _ style: ParagraphStyle, width: Double? = 200, traits: Traits = Traits()
  ) throws -> TextLayout {
    let attributes = TextAttributes(font: .system(17), paragraph: style)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]),
      in: TextRoom(width: width), traits: traits)
  }

  private let text = "One two three four five six seven eight nine ten eleven twelve"

  @Test("indent the first line and the others apart (fact D23)") func heads() throws {
    let layout = try lines(text, ParagraphStyle(firstLineHeadIndent: 30, headIndent: 12))
    #expect(layout.lines.first?.frame.x == 30)
    #expect(layout.lines.dropFirst().allSatisfy { $0.frame.x == 12 })
    #expect(layout.lines.allSatisfy { $0.frame.maxX <= 200 })
  }

  @Test("end before the trailing side, or so far from the leading one", arguments: [-60.0, 140])
  func tails(_ indent: Double) throws {
    let layout = try lines(text, ParagraphStyle(tailIndent: indent))
    #expect(layout.lines.count > 1)
    #expect(layout.lines.allSatisfy { $0.frame.maxX <= 140 })
    let plain = try lines(text, ParagraphStyle(), width: 140)
    #expect(layout.lines.map(\.text) == plain.lines.map(\.text))
  }

  @Test("indent from the right in Arabic and Hebrew") func rightToLeft() throws {
    let layout = try lines(
      text, ParagraphStyle(firstLineHeadIndent: 30),
      traits: Traits(direction: .rightToLeft))
    let ends = layout.lines.map(\.frame.maxX)
    #expect((layout.extent.width - ends[0] - 30).magnitude < 1e-9)
    #expect(ends.dropFirst().allSatisfy { (layout.extent.width - $0).magnitude < 1e-9 })
  }

  @Test("indents count in the width of one line") func natural() throws {
    let plain = try lines("Ten", ParagraphStyle(), width: nil)
    let layout = try lines("Ten", ParagraphStyle(firstLineHeadIndent: 7), width: nil)
    #expect((layout.naturalWidth - plain.naturalWidth - 7).magnitude < 1e-9)
    #expect((layout.extent.width - plain.extent.width - 7).magnitude < 1e-9)
  }

  @Test("tell each line's indents, and those of the paragraph that lacks most room") func told()
    throws
  {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 12, tailIndent: -40)
    let layout = try lines(text, style)
    #expect(layout.lines.first?.indents == LineIndents(head: 30, tail: -40))
    #expect(layout.lines.dropFirst().allSatisfy { $0.indents == LineIndents(head: 12, tail: -40) })
    #expect(layout.naturalIndents == LineIndents(head: 30, tail: -40))
    #expect(LineIndents(head: 30, tail: -40).room(in: 200) == 130)
    #expect(LineIndents(head: 30, tail: 140).room(in: 200) == 110)
    #expect(LineIndents(head: 30, tail: 140).room(in: 100) == 70)
  }

  @Test("shrink until the text fits between the indents") func shrinking() throws {
    let attributes = TextAttributes(
      font: .system(17), paragraph: ParagraphStyle(tailIndent: -100))
    let title = AttributedTitle(runs: [
      TitleRun(text: "Hello wonderful", attributes: attributes)
    ])
    let room = TextRoom(
      width: 200, lineLimit: 1, lineBreakMode: .truncateTail, minimumScaleFactor: 0.5)
    let layout = try layOut(title, in: room)
    #expect(layout.shrinkFactor < 1)
    #expect(!layout.isTruncated)
    #expect(layout.lines.allSatisfy { $0.frame.width <= 100.01 })
  }

  @Test("stand apart by their spacing, and the last has none below") func spacing() throws {
    let plain = try lines("a\nb\nc", ParagraphStyle())
    let spaced = try lines(
      "a\nb\nc", ParagraphStyle(paragraphSpacing: 5, paragraphSpacingBefore: 3))
    #expect((spaced.extent.height - plain.extent.height - 16).magnitude < 1e-9)
    #expect(spaced.extent == spaced.untruncatedExtent)
    let goingOn = try lines(
      "a\u{2028}b\u{2028}c", ParagraphStyle(paragraphSpacing: 5, paragraphSpacingBefore: 3))
    #expect((goingOn.extent.height - plain.extent.height).magnitude < 1e-9)
  }

  @Test("spacing counts in what fits a height") func height() throws {
    let attributes = TextAttributes(
      font: .system(17), paragraph: ParagraphStyle(paragraphSpacing: 30))
    let title = AttributedTitle(runs: [TitleRun(text: "a\nb", attributes: attributes)])
    let layout = try layOut(title, in: TextRoom(width: 100, height: 60))
    #expect(layout.lines.count == 1)
  }

  @Test("justified fill their lines, but for the last") func justified() throws {
    let layout = try lines(text, ParagraphStyle(alignment: .justified))
    for line in layout.lines.dropLast() {
      #expect((line.frame.width - 200).magnitude < 1e-9)
      #expect((line.ink?.maxX ?? 0) > 195)
    }
    let last = try #require(layout.lines.last)
    let natural = try layOut(last.text)
    #expect((last.frame.width - natural.extent.width).magnitude < 0.5)
    let ragged = try lines(text, ParagraphStyle())
    #expect(layout.lines.map(\.text) == ragged.lines.map(\.text))
  }

  @Test("justified without spaces stay as they are") func unspaced() throws {
    let layout = try lines("東京都千代田区霞が関一丁目", ParagraphStyle(alignment: .justified))
    let ragged = try lines("東京都千代田区霞が関一丁目", ParagraphStyle())
    #expect(layout.lines.map(\.frame.width) == ragged.lines.map(\.frame.width))
  }
}

@Suite("Images in text") struct AttachmentTests {
  private let attributes = TextAttributes(font: .system(17))

  private func title(_ image: Extent, _ text: String) -> AttributedTitle {
    AttributedTitle(runs: [
      TitleRun(attachment: TextAttachment(image), attributes: attributes),
      TitleRun(text: text, attributes: attributes),
    ])
  }

  @Test("take their width and stand on the baseline (fact D29)") func box() throws {
    let text = try layOut(" Sign in")
    let layout = try layOut(title(Extent(width: 20, height: 30), " Sign in"))
    #expect((layout.extent.width - text.extent.width - 20).magnitude < 1e-9)
    #expect(layout.missingCharacters.isEmpty)
    let line = try #require(layout.lines.first)
    #expect(line.baseline == 30)
    #expect((line.frame.height - 30 - 17 * 494 / 2048).magnitude < 1e-9)
  }

  @Test("stand below the baseline where their bounds say so") func below() throws {
    let image = TextAttachment(Extent(width: 20, height: 30), rise: -12)
    let layout = try layOut(
      AttributedTitle(runs: [TitleRun(attachment: image, attributes: attributes)]))
    let line = try #require(layout.lines.first)
    #expect((line.baseline - 18).magnitude < 1e-9)
    #expect((line.frame.height - 30).magnitude < 1e-9)
  }

  @Test("lower than the font change no height") func low() throws {
    let layout = try layOut(title(Extent(width: 10, height: 10), "Sign in"))
    #expect((layout.extent.height - 17 * 1.193359375).magnitude < 1e-9)
  }

  @Test("break like a character, and count at the end and alone") func breaking() throws {
    let alone = try layOut(title(Extent(width: 24, height: 12), ""))
    #expect((alone.extent.width - 24).magnitude < 1e-9)
    let behind = AttributedTitle(runs: [
      TitleRun(text: "More ", attributes: attributes),
      TitleRun(attachment: TextAttachment(Extent(width: 24, height: 12)), attributes: attributes),
    ])
    let word = try layOut("More ")
    let layout = try layOut(behind)
    #expect((layout.extent.width - word.extent.width - 24).magnitude < 0.5)
    let broken = try layOut(behind, in: TextRoom(width: word.extent.width + 10))
    #expect(broken.lines.count == 2)
    #expect(((broken.lines.last?.frame.width ?? 0) - 24).magnitude < 1e-9)
  }
}
