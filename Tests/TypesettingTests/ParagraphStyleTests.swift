import Model
import Testing
import Typesetting

@Suite("Line geometry") struct ParagraphStyleTests {
  private func lines(
    _ text: String, style: ParagraphStyle = ParagraphStyle(),
    font: FontDescriptor = .system(17), category: ContentSizeCategory = .large
  ) throws -> TextLayout {
    let attributes = TextAttributes(font: font, paragraph: style)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]),
      traits: Traits(category: category))
  }

  @Test(
    "of text styles has the published leading between lines and none after (fact D3)",
    arguments: [
      (TextStyle.body, ContentSizeCategory.large, 2, 42.333), (.body, .large, 8, 174.333),
      (.footnote, .large, 3, 51.667), (.caption1, .large, 3, 46.333), (.title2, .large, 2, 54.333),
      (.body, .accessibilityExtraExtraExtraLarge, 3, 187.333),
    ])
  func leading(
    _ style: TextStyle, _ category: ContentSizeCategory, _ count: Int, _ height: Double
  ) throws {
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    let layout = try lines(text, font: .textStyle(style), category: category)
    #expect(layout.lines.count == count)
    #expect((PixelGrid(scale: 3).roundUp(layout.extent.height) - height).magnitude < 0.001)
  }

  @Test("of a plain system font has no leading (facts D5, D6)") func plain() throws {
    let layout = try lines("a\nb\nc")
    #expect((layout.extent.height - 3 * 17 * 1.193359375).magnitude < 1e-9)
  }

  @Test("multiplies before it clamps, and adds above (fact D21)") func multiple() throws {
    let natural = 17 * 1.193359375
    let layout = try lines("a", style: ParagraphStyle(lineHeightMultiple: 1.5))
    #expect((layout.extent.height - natural * 1.5).magnitude < 1e-9)
    let line = try #require(layout.lines.first)
    #expect((layout.extent.height - line.baseline - 17 * 494 / 2048).magnitude < 1e-9)
    let clamped = try lines(
      "a", style: ParagraphStyle(lineHeightMultiple: 1.5, maximumLineHeight: 25))
    #expect((clamped.extent.height - 25).magnitude < 1e-9)
    let raised = try lines("a", style: ParagraphStyle(minimumLineHeight: 40))
    #expect((raised.extent.height - 40).magnitude < 1e-9)
  }

  @Test("adds line spacing between lines (fact D20)") func spacing() throws {
    let layout = try lines("a\nb\nc", style: ParagraphStyle(lineSpacing: 5))
    #expect((layout.extent.height - (3 * 17 * 1.193359375 + 10)).magnitude < 1e-9)
  }

  @Test("takes the larger of spacing and leading (fact D21)") func larger() throws {
    let body = try lines("a\nb", style: ParagraphStyle(lineSpacing: 1), font: .textStyle(.body))
    #expect((body.extent.height - (17 * 1.193359375 + 22)).magnitude < 1e-9)
  }

  @Test("sets lines closer where the published leading is less than the font's height (fact D5)")
  func negative() throws {
    let layout = try lines("a\nb", font: .textStyle(.caption2))
    let natural = 11 * 1.193359375
    #expect(natural > 13)
    #expect((layout.extent.height - natural - 13).magnitude < 1e-9)
    let gap = layout.lines[1].frame.y - layout.lines[0].frame.maxY
    #expect((gap - (13 - natural)).magnitude < 1e-9 && gap < 0)
  }

  @Test("clamps what the multiple made, upward and downward (fact D21)") func clamps() throws {
    let low = try lines(
      "a", style: ParagraphStyle(lineHeightMultiple: 0.5, minimumLineHeight: 18))
    #expect((low.extent.height - 18).magnitude < 1e-9)
    let free = try lines(
      "a", style: ParagraphStyle(lineHeightMultiple: 2, minimumLineHeight: 18))
    #expect((free.extent.height - 2 * 17 * 1.193359375).magnitude < 1e-9)
  }

  @Test("clamps once all that stands on a line is known: images and raised text")
  func clampsLines() throws {
    func height(_ second: TitleRun, _ style: ParagraphStyle) throws -> Double {
      var second = second
      second.attributes.paragraph = style
      let first = TextAttributes(font: .system(17), paragraph: style)
      let runs = [TitleRun(text: "Hxg", attributes: first), second]
      return try layOut(AttributedTitle(runs: runs)).extent.height
    }
    let image = TitleRun(
      attachment: TextAttachment(Extent(width: 30, height: 40)),
      attributes: TextAttributes(font: .system(17)))
    let raised = TitleRun(
      text: "2", attributes: TextAttributes(font: .system(17), baselineOffset: 10))
    let descent = 17.0 * 494 / 2048
    for run in [image, raised] {
      #expect(try height(run, ParagraphStyle(maximumLineHeight: 20)) == 20)
      #expect(try height(run, ParagraphStyle(minimumLineHeight: 60)) == 60)
    }
    #expect((try height(image, ParagraphStyle()) - 40 - descent).magnitude < 1e-9)
    let double = try height(image, ParagraphStyle(lineHeightMultiple: 2))
    #expect((double - 2 * (40 + descent)).magnitude < 1e-9)
    let higher = try height(raised, ParagraphStyle(lineHeightMultiple: 2))
    #expect((higher - 2 * (17 * 1.193359375 + 10)).magnitude < 1e-9)
  }

  @Test("doubts how a multiple counts where an image stands") func multipliedImage() throws {
    let attributes = TextAttributes(
      font: .system(17), paragraph: ParagraphStyle(lineHeightMultiple: 2))
    let image = TextAttachment(Extent(width: 30, height: 40))
    let layout = try layOut(
      AttributedTitle(runs: [TitleRun(attachment: image, attributes: attributes)]))
    #expect(layout.doubts.map(\.subject) == [.height])
  }

  @Test("takes the tallest run of a line") func mixed() throws {
    let layout = try layOut(
      AttributedTitle(runs: [
        TitleRun(text: "small ", attributes: TextAttributes(font: .system(12))),
        TitleRun(text: "big", attributes: TextAttributes(font: .system(30))),
      ]))
    #expect((layout.extent.height - 30 * 1.193359375).magnitude < 1e-9)
    #expect(layout.pointSize == 30)
  }

  @Test("of nothing is nothing") func empty() throws {
    let layout = try lines("")
    #expect(layout.lines.isEmpty)
    #expect(layout.extent == .zero)
  }

  @Test("refuses sizes that are no numbers above zero", arguments: [0, -3, .nan, .infinity, 1e9])
  func sizes(_ size: Double) {
    #expect(throws: TypesettingError.invalidSize) { try layOut("a", size: size) }
  }
}
