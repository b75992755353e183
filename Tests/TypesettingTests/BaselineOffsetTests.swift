import Model
import Testing
import Typesetting

@Suite("Baseline offsets") struct BaselineOffsetTests {
  private static let natural = 17 * 1.193359375
  private let held = ParagraphStyle(minimumLineHeight: 40, maximumLineHeight: 40)

  private func line(
    _ offset: Double, _ style: ParagraphStyle, ios version: Int? = nil
  ) throws -> (ink: Rectangle, height: Double, doubts: [Doubt]) {
    var traits = Traits()
    traits.systemVersion = version
    let attributes = TextAttributes(font: .system(17), baselineOffset: offset, paragraph: style)
    let layout = try layOut(
      AttributedTitle(runs: [TitleRun(text: "Hxg", attributes: attributes)]), traits: traits)
    return (try #require(layout.ink), layout.extent.height, layout.doubts)
  }

  @Test(
    "raise the text of a line of given height, by twice as much before iOS 16.4 (fact D26)",
    arguments: [(15, 20.0), (17, 10), (18, 10), (26, 10)])
  func held(_ version: Int, _ rise: Double) throws {
    let plain = try line(0, held, ios: version)
    let raised = try line(10, held, ios: version)
    #expect((plain.ink.y - raised.ink.y - rise).magnitude < 1e-9)
    #expect(raised.height == 40)
    #expect(raised.doubts.isEmpty)
  }

  @Test(
    "of half the free room bring text to the middle, of a quarter before iOS 16.4 (fact D26)",
    arguments: [(15, 4.0), (17, 2)])
  func middle(_ version: Int, _ part: Double) throws {
    let free = 40 - Self.natural
    let alone = try line(0, ParagraphStyle(), ios: version)
    let raised = try line(free / part, held, ios: version)
    #expect((raised.ink.y - alone.ink.y - free / 2).magnitude < 1e-9)
  }

  @Test("move text out of a line that is held low") func out() throws {
    let low = ParagraphStyle(minimumLineHeight: 30, maximumLineHeight: 30)
    #expect(try line(0, low, ios: 18).ink.y > 0)
    #expect(try line(20, low, ios: 18).ink.y < 0)
  }

  @Test("rest on the version of iOS where the height is given", arguments: [nil, 16])
  func version(_ version: Int?) throws {
    let raised = try line(10, held, ios: version)
    #expect(raised.doubts.map(\.subject) == [.lines])
    #expect(try line(0, held, ios: version).doubts.isEmpty)
    let plain = try line(0, held)
    #expect((plain.ink.y - raised.ink.y - 10).magnitude < 1e-9)
  }

  @Test("below zero lower the text, by how much is doubted in every version", arguments: [15, 18])
  func lowering(_ version: Int) throws {
    let plain = try line(0, held, ios: version)
    let lowered = try line(-5, held, ios: version)
    #expect((lowered.ink.y - plain.ink.y - 5).magnitude < 1e-9)
    #expect(lowered.height == 40)
    #expect(lowered.doubts.map(\.subject) == [.lines])
  }

  @Test("raise a line whose height is free, up and down", arguments: [10.0, -10])
  func free(_ offset: Double) throws {
    let plain = try line(0, ParagraphStyle(), ios: 18)
    let moved = try line(offset, ParagraphStyle(), ios: 18)
    #expect((moved.height - plain.height - 10).magnitude < 1e-9)
    #expect((moved.ink.y - plain.ink.y - max(0, -offset)).magnitude < 1e-9)
    #expect(moved.doubts.map(\.subject) == [.height])
  }

  @Test("of a part are sure in every version") func part() throws {
    let title = AttributedTitle(runs: [
      TitleRun(text: "Hxg", attributes: TextAttributes(font: .system(17), paragraph: held)),
      TitleRun(
        text: "2", attributes: TextAttributes(font: .system(17), baselineOffset: 8, paragraph: held)
      ),
    ])
    let layout = try layOut(title)
    #expect(layout.doubts.isEmpty)
    let places = layout.lines.flatMap(\.glyphRuns).flatMap(\.glyphs).map(\.y)
    #expect(((places.max() ?? 0) - (places.min() ?? 0) - 8).magnitude < 1e-9)
  }
}
