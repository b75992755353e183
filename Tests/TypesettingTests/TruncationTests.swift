import Model
import Testing
import Typesetting

@Suite("Truncation") struct TruncationTests {
  private let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut "
    + "labore dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris "
    + "nisi aliquip ea commodo consequat."

  private func cut(
    _ text: String, size: Double = 17, width: Double, mode: LineBreakMode, lines: Int = 1
  ) throws -> TextLayout {
    try layOut(
      text, size: size, in: TextRoom(width: width, lineLimit: lines, lineBreakMode: mode))
  }

  @Test(
    "leaves the characters that UIKit leaves (facts I.7)",
    arguments: [
      (320.0, LineBreakMode.truncateMiddle, "Lorem ipsum dolor…ommodo consequat."),
      (375, .truncateMiddle, "Lorem ipsum dolor sit a…a commodo consequat."),
      (375, .truncateHead, "…co laboris nisi aliquip ea commodo consequat."),
    ])
  func recorded(_ width: Double, _ mode: LineBreakMode, _ expected: String) throws {
    let layout = try cut(lorem, width: width, mode: mode)
    #expect(layout.lines.first?.text == expected)
    #expect(layout.isTruncated)
    #expect(layout.lines.first?.ending == .truncated)
  }

  @Test(
    "cuts the tail in every mode when there are two lines (fact I.7)",
    arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func twoLines(_ mode: LineBreakMode) throws {
    let layout = try cut(lorem, width: 320, mode: mode, lines: 2)
    let lines = layout.lines.map(\.text)
    #expect(
      lines == [
        "Lorem ipsum dolor sit amet, consectetur", "adipiscing elit, sed eiusmod tempor inci…",
      ])
    #expect(layout.untruncatedLineCount > 2)
    #expect(layout.untruncatedExtent.height > layout.extent.height)
  }

  @Test("cuts the tail where UIKit cuts it (row A398)") func tightTail() throws {
    let layout = try cut(lorem, width: 320, mode: .truncateTail)
    #expect(layout.lines.first?.text == "Lorem ipsum dolor sit amet, consectetu…")
  }

  /// Tail cuts of one line in a known room, with the texts that their notes or sources name.
  static let tails: [TailCut] = {
    let lorem = "Lorem ipsum dolor sit amet, consectetur adipisicing elit"
    let story = "あのイーハトーヴォのすきとおった風、夏でも底に冷たさをもつ青いそら"
    return [
      TailCut("A009", "Headline"), TailCut("A010", "Headline"),
      TailCut("A286", "When I was your age..."), TailCut("A287", "This should appear as error"),
      TailCut("A296", lorem), TailCut("A298", lorem), TailCut("A337", story),
      TailCut("A339", story), TailCut("A341", story), TailCut("A345", story),
      TailCut("A346", lorem), TailCut("A348", lorem), TailCut("A349", story),
      TailCut("A411", "Hello! What's up y'all"),
    ]
  }()

  /// A row whose line was cut at its tail, and its whole text.
  struct TailCut: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    var testDescription: String { id }

    init(_ id: String, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  @Test("leaves as much of the beginning as UIKit left", arguments: tails)
  func recordedTail(_ cut: TailCut) throws {
    let row = try #require(TruthRow.all.first { $0.id == cut.id })
    let layout = try layOut(
      AttributedTitle(cut.text, font: row.font),
      in: TextRoom(width: row.limit, lineLimit: 1, lineBreakMode: .truncateTail),
      traits: row.traits)
    #expect(layout.lines.map(\.text) == [row.text])
  }

  @Test("of a line full of tabs leaves what it leaves of a short one") func tabs() throws {
    let room = TextRoom(width: 300, lineLimit: 1, lineBreakMode: .truncateTail)
    let cuts = try [40, 10_000].map { count in
      try layOut(String(repeating: "a\t", count: count), in: room).lines.map(\.text)
    }
    #expect(cuts[0].first?.hasSuffix("…") == true)
    #expect(cuts[1] == cuts[0])
  }

  @Test("leaves a legacy button the characters that UIKit leaves (row D329)")
  func legacyButton() throws {
    let layout = try cut(
      "This text should appear in a pill.", size: 18, width: 245, mode: .truncateMiddle)
    #expect(layout.lines.first?.text == "This text sho…appear in a pill.")
  }

  @Test(
    "in the middle keeps no more than fits, and the end before the beginning",
    arguments: [30.0, 34, 40, 44, 50, 60, 75])
  func middle(_ width: Double) throws {
    let layout = try cut("Synchronisieren", width: width, mode: .truncateMiddle)
    let line = try #require(layout.lines.first)
    let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
    #expect(line.frame.width <= width + 0.01)
    #expect(parts.count == 2)
    #expect(parts.last?.isEmpty == false)
  }

  @Test("cuts the last line that fits the height (fact D12)") func height() throws {
    let room = TextRoom(width: 200, height: 41, lineBreakMode: .truncateTail)
    let layout = try layOut(lorem, in: room)
    #expect(layout.lines.count == 2)
    #expect(layout.lines.last?.ending == .truncated)
    let tiny = try layOut(lorem, in: TextRoom(width: 200, height: 1))
    #expect(tiny.lines.count == 1)
  }

  @Test("appends an ellipsis where a newline hides the rest") func newline() throws {
    let layout = try cut("First\nSecond", width: 200, mode: .truncateTail)
    #expect(layout.lines.map(\.text) == ["First…"])
    #expect(layout.lines.first?.range == 0..<6)
  }

  @Test("clips at the edge without a mark") func clip() throws {
    let layout = try cut(lorem, width: 100, mode: .clip)
    let line = try #require(layout.lines.first)
    #expect(line.ending == .clipped)
    #expect(line.frame.width == 100)
    #expect(lorem.hasPrefix(line.text))
    #expect(layout.isTruncated)
  }

  @Test("of a title as wide as its own width never happens") func own() throws {
    for mode in LineBreakMode.allCases {
      let natural = try layOut("Continue with Apple", in: TextRoom(lineLimit: 1))
      let width = PixelGrid(scale: 3).roundUp(natural.extent.width)
      let layout = try cut("Continue with Apple", width: width, mode: mode)
      #expect(layout.lines.map(\.text) == ["Continue with Apple"])
      #expect(!layout.isTruncated)
    }
  }

  @Test("never leaves more than the room, but for a lone ellipsis") func room() throws {
    for width in stride(from: 5.0, through: 300, by: 7.3) {
      for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
        let layout = try cut("Überraschung für العربية und 日本語", width: width, mode: mode)
        let line = try #require(layout.lines.first)
        #expect(line.frame.width <= width + 0.01 || line.text == "…")
      }
    }
  }
}
