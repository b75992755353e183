import Model
import Testing
import Typesetting

@Suite("Writing direction") struct DirectionTests {
  private let arabic = Traits(locale: "ar")

  @Test("puts right-to-left words in visual order") func visualOrder() throws {
    let layout = try layOut("אבג דהו", traits: Traits(locale: "he"))
    let glyphs = layout.lines.flatMap(\.glyphRuns).flatMap(\.glyphs)
    let places = glyphs.map(\.x)
    #expect(places == places.sorted())
    let alone = try layOut("א", traits: Traits(locale: "he"))
    #expect(glyphs.last?.glyph == alone.lines.first?.glyphRuns.first?.glyphs.first?.glyph)
  }

  @Test("aligns natural lines by the interface, not by the text") func natural() throws {
    let text = "سطر طويل جدا\nقصير"
    let inArabic = try layOut(text, traits: arabic)
    let inEnglish = try layOut(text, traits: Traits(locale: "en"))
    let short = try #require(inArabic.lines.last)
    #expect((short.frame.maxX - inArabic.extent.width).magnitude < 1e-9)
    #expect(inEnglish.lines.last?.frame.x == 0)
  }

  @Test("mirrors alignment") func mirrored() throws {
    let text = "one line\ntwo"
    let left = try layOut(text, in: TextRoom(alignment: .left))
    let right = try layOut(text, in: TextRoom(alignment: .right))
    let center = try layOut(text, in: TextRoom(alignment: .center))
    for index in left.lines.indices {
      let width = left.extent.width
      let mirrored = width - left.lines[index].frame.maxX
      #expect((right.lines[index].frame.x - mirrored).magnitude < 1e-9)
      #expect((center.lines[index].frame.midX - width / 2).magnitude < 1e-9)
    }
  }

  @Test("keeps a Latin name readable in an Arabic sentence") func mixed() throws {
    let layout = try layOut("سجل الدخول Apple الآن", traits: arabic)
    let runs = try #require(layout.lines.first?.glyphRuns)
    let latin = try #require(runs.first { $0.face.hasPrefix("Inter") && $0.glyphs.count == 5 })
    let places = latin.glyphs.map(\.x)
    #expect(places == places.sorted())
    let first = try #require(runs.first { !$0.face.hasPrefix("Inter") })
    #expect((first.glyphs.first?.x ?? 0) < (latin.glyphs.first?.x ?? 0))
  }

  @Test("shapes Arabic anew where a word is cut") func reshaped() throws {
    let layout = try layOut("ببببببببب", in: TextRoom(width: 30), traits: arabic)
    #expect(layout.lines.count > 1)
    let whole = try layOut("ببب", traits: arabic)
    let final = whole.lines.first?.glyphRuns.first?.glyphs.first?.glyph
    let cut = try #require(layout.lines.first?.glyphRuns.first?.glyphs)
    #expect(cut.contains { $0.glyph == final }, "the last letter of a cut line has its final form")
  }
}
