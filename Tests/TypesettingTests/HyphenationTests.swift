import Model
import Testing
import Typesetting

@Suite("Hyphenation") struct HyphenationTests {
  private func lines(
    _ text: String, factor: Double, width: Double, locale: String = "en", size: Double = 17
  ) throws -> TextLayout {
    let style = ParagraphStyle(hyphenationFactor: factor)
    let attributes = TextAttributes(font: .system(size), paragraph: style)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]),
      in: TextRoom(width: width), traits: Traits(locale: locale))
  }

  @Test("is off by default: a word that is too wide is cut between characters (fact D24)")
  func off() throws {
    let layout = try lines("Authentication", factor: 0, width: 90)
    #expect(layout.lines.first?.ending == .insideWord)
    #expect(layout.lines.allSatisfy { !$0.text.hasSuffix("-") })
  }

  @Test(
    "parts words by the patterns of their language",
    arguments: [
      ("en", "Authentication", 90.0, ["Authentica-", "tion"]),
      ("de", "Geschwindigkeitsanzeige", 120, ["Geschwindig-", "keitsanzeige"]),
      ("nl", "Voorrangsregeling", 90, ["Voorrangs-", "regeling"]),
      ("ru", "Предварительный", 90, ["Предвари-", "тельный"]),
    ])
  func languages(
    _ locale: String, _ word: String, _ width: Double, _ expected: [String]
  ) throws {
    let layout = try lines(word, factor: 1, width: width, locale: locale)
    let found = layout.lines.map(\.text)
    #expect(found == expected)
    #expect(layout.lines.first?.ending == .softBreak)
    #expect(layout.lines.allSatisfy { $0.frame.width <= width })
  }

  @Test("counts and draws the hyphen") func drawn() throws {
    let layout = try lines("Authentication", factor: 1, width: 90)
    let plain = try layOut("Authentica")
    let line = try #require(layout.lines.first)
    #expect(line.frame.width > plain.extent.width + 3)
    #expect(line.glyphRuns.map(\.glyphs.count).reduce(0, +) == "Authentica-".count)
    #expect(layout.untruncatedExtent == layout.extent)
  }

  @Test("waits until a line is emptier than the factor") func factor() throws {
    let text = "Set up authentication"
    let eager = try lines(text, factor: 1, width: 130)
    #expect(eager.lines.first?.text == "Set up authenti-")
    let filled = try layOut("Set up").extent.width / 130
    let below = try lines(text, factor: filled - 0.02, width: 130)
    #expect(below.lines.first?.text == "Set up")
    let above = try lines(text, factor: filled + 0.02, width: 130)
    #expect(above.lines.first?.text == "Set up authenti-")
  }

  @Test("needs patterns of the language", arguments: ["und", "tlh", "../en", ""])
  func unknown(_ locale: String) throws {
    let layout = try lines("Authentication", factor: 1, width: 90, locale: locale)
    #expect(layout.lines.first?.ending == .insideWord)
  }

  @Test("a soft hyphen shows only where a line ends with it, whatever the factor")
  func soft() throws {
    let text = "Authenti\u{AD}cation"
    let narrow = try lines(text, factor: 0, width: 90)
    let found = narrow.lines.map(\.text)
    #expect(found == ["Authenti-", "cation"])
    let wide = try lines(text, factor: 0, width: 300)
    let whole = try layOut("Authentication")
    #expect(wide.lines.count == 1)
    #expect((wide.extent.width - whole.extent.width).magnitude < 0.5)
  }

  @Test("a soft hyphen without room for its hyphen is passed by") func softWithoutRoom() throws {
    let width = try layOut("Anti").extent.width + 1
    let layout = try lines("An\u{AD}ti\u{AD}body", factor: 0, width: width)
    #expect(layout.lines.first?.text == "An-")
  }

  @Test("keeps all characters, whatever the width") func whole() throws {
    let text = "Authentication requires interoperability"
    for width in stride(from: 20.0, through: 320, by: 11) {
      let layout = try lines(text, factor: 1, width: width)
      let ranges = layout.lines.map(\.range)
      #expect(ranges.first?.lowerBound == 0)
      #expect(ranges.last?.upperBound == text.utf16.count)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
  }
}
