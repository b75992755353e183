import Model
import Testing
import TextEngine

@Suite("Shaping") struct ShaperTests {
  private func shape(
    _ text: String, features: [OpenTypeFeature] = [], script: ScriptTag = .latin,
    face name: String = "Inter-Regular", isRightToLeft: Bool = false
  ) throws -> ShapedRun {
    let shaper = try Shaper()
    let cut = try testFonts.get().namedCut(name, weight: .regular, isItalic: false, size: 17)
    let face = try #require(cut?.face)
    return shaper.shape(
      Array(text.utf16), face: face, features: features, script: script, language: "en",
      isRightToLeft: isRightToLeft)
  }

  @Test("gives every cluster its advance and its glyphs") func clusters() throws {
    let run = try shape("Ae\u{301}b")
    #expect(run.advances.count == 4)
    #expect(run.advances[2] == 0)
    #expect(run.glyphRanges[2].isEmpty)
    #expect(run.advances.reduce(0, +) == run.glyphs.map(\.advance).reduce(0, +))
  }

  @Test("kerns unless told not to, and marks kerned pairs as unsafe to cut") func kerning() throws {
    let kerned = try shape("AV")
    let plain = try shape("AV", features: [.noKerning])
    #expect(kerned.advances[0] < plain.advances[0])
    #expect(kerned.isUnsafeToBreak[1])
    #expect(!plain.isUnsafeToBreak[1])
  }

  @Test("turns contextual alternates off") func alternates() throws {
    let on = try shape("->")
    let off = try shape("->", features: [OpenTypeFeature(tag: "calt", value: 0)])
    #expect(on.glyphs.map(\.glyph) != off.glyphs.map(\.glyph))
  }

  @Test("puts right-to-left glyphs in visual order") func rightToLeft() throws {
    let run = try shape(
      "بتث", script: ScriptTag("Arab"), face: "NotoSansArabic-Regular", isRightToLeft: true)
    #expect(run.glyphs.first?.cluster == 2)
    #expect(run.glyphs.last?.cluster == 0)
    #expect(run.isUnsafeToBreak[1])
  }

  @Test("survives halves of surrogate pairs and no text") func oddText() throws {
    #expect(try shape("").glyphs.isEmpty)
    let shaper = try Shaper()
    let face = try testFonts.get().systemFont(weight: .regular, isItalic: false, size: 17).text.face
    let run = shaper.shape(
      [0xD800, 0x41, 0xDC00], face: face, features: [], script: .latin, language: "",
      isRightToLeft: false)
    #expect(run.advances.count == 3)
  }
}
