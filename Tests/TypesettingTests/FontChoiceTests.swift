import Model
import Testing
import TextEngine
import Typesetting

@Suite("Choice of fonts") struct FontChoiceTests {
  private func faces(_ text: String, locale: String = "en") throws -> [String] {
    let layout = try layOut(text, traits: Traits(locale: locale))
    return layout.lines.flatMap { $0.glyphRuns.map(\.face) }
  }

  @Test(
    "follows script and language",
    arguments: [
      ("Apple", "en", "Inter-Regular"), ("Яблоко", "ru", "Inter-Regular"),
      ("苹果", "zh-Hans", "NotoSansCJKsc-Regular"), ("蘋果", "zh-Hant", "NotoSansCJKtc-Regular"),
      ("蘋果", "zh-HK", "NotoSansCJKhk-Regular"), ("漢字", "ja", "NotoSansCJKjp-Regular"),
      ("漢字", "en", "NotoSansCJKsc-Regular"), ("りんご", "en", "NotoSansCJKjp-Regular"),
      ("사과", "ko", "NotoSansCJKkr-Regular"), ("تفاح", "ar", "NotoSansArabic-Regular"),
      ("سیب", "ur", "NotoNastaliqUrdu-Regular"), ("תפוח", "he", "NotoSansHebrew-Regular"),
      ("सेब", "hi", "NotoSansDevanagari-Regular"), ("আপেল", "bn", "NotoSansBengali-Regular"),
      ("ஆப்பிள்", "ta", "NotoSansTamil-Regular"), ("แอปเปิล", "th", "NotoSansThai-Regular"),
      ("ფორთოხალი", "ka", "NotoSansGeorgian-Regular"), ("😀", "en", "NotoColorEmoji"),
    ])
  func scripts(_ text: String, _ locale: String, _ face: String) throws {
    #expect(Set(try faces(text, locale: locale)) == [face])
  }

  @Test("sets one emoji of several parts as one glyph") func emoji() throws {
    for text in ["👨‍👩‍👧", "👍🏽", "🇩🇪"] {
      let layout = try layOut(text)
      #expect(layout.lines.first?.glyphRuns.flatMap(\.glyphs).count == 1, "\(text)")
      #expect(layout.lines.first?.ink != nil)
      #expect(layout.missingCharacters == [])
    }
  }

  @Test("names a character that no font has") func missing() throws {
    let layout = try layOut("a\u{10FFFD}\u{E123}b\u{E123}")
    #expect(layout.missingCharacters == ["\u{10FFFD}", "\u{E123}"])
    #expect(layout.extent.width > 0)
  }

  @Test("measures a font that is nowhere with Inter, says so once, and is not sure") func named()
    throws
  {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let title = AttributedTitle(
      "Continue", font: FontDescriptor(family: .named("Brandon-Grotesque"), size: .fixed(17)))
    for _ in 0..<3 {
      let layout = try typesetter.layOut(title, in: TextRoom(), traits: Traits())
      #expect(layout.widthError >= layout.extent.width * 0.1)
    }
    #expect(typesetter.missingFonts == ["Brandon-Grotesque"])
  }

  @Test("finds an installed font by name, with metrics of its own") func installed() throws {
    let font = FontDescriptor(family: .named("DejaVu Sans"), weight: .bold, size: .fixed(20))
    let layout = try layOut(AttributedTitle("Continue", font: font))
    #expect(layout.lines.first?.glyphRuns.first?.face == "DejaVuSans-Bold")
    #expect(layout.widthError == 0)
    #expect((layout.extent.height - 20 * (1901.0 + 483) / 2048).magnitude < 0.01)
  }

  @Test("makes the system font bolder under Bold Text, and no other") func boldText() throws {
    let bold = Traits(boldText: true)
    let system = try layOut("Continue", traits: bold)
    #expect(system.lines.first?.glyphRuns.first?.face == "Inter-SemiBold")
    let named = AttributedTitle(
      "Continue", font: FontDescriptor(family: .named("DejaVu Sans"), size: .fixed(17)))
    let other = try layOut(named, traits: bold)
    #expect(other.lines.first?.glyphRuns.first?.face == "DejaVuSans")
  }

  @Test("says how much less wide Bold Text may be by one step of weight") func boldTextBand() throws
  {
    let text = "Continue"
    let bold = try layOut(text, traits: Traits(boldText: true))
    let plain = try layOut(AttributedTitle(text, font: .system(17, weight: .semibold)))
    let lighter = try layOut(AttributedTitle(text, font: .system(17, weight: .medium)))
    #expect(bold.naturalWidth == plain.naturalWidth)
    let added = bold.naturalWidthError - plain.naturalWidthError
    let step = plain.naturalWidth - lighter.naturalWidth
    #expect(added > 0.5 * step && added < 2 * step, "\(added) for \(step)")
    let black = Traits(boldText: true)
    let heaviest = AttributedTitle(text, font: .system(17, weight: .black))
    #expect(
      try layOut(heaviest, traits: black).naturalWidthError
        == (try layOut(heaviest).naturalWidthError))
  }

  @Test("adds kern behind every glyph; zero turns pair kerning off (fact D25)") func kern() throws {
    func width(_ kern: Double?) throws -> Double {
      let attributes = TextAttributes(font: .system(17), kern: kern)
      return try layOut(
        AttributedTitle(runs: [TitleRun(text: "AVAVA", attributes: attributes)])
      ).extent.width
    }
    #expect((try width(2) - (try width(nil)) - 10).magnitude < 1e-9)
    #expect(try width(0) > (try width(nil)))
  }

  @Test("collects outlines and fonts of what was drawn") func collected() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let layout = try typesetter.layOut(
      AttributedTitle("Hi 苹", font: .system(17)), in: TextRoom(), traits: Traits())
    for run in layout.lines.flatMap(\.glyphRuns) {
      for glyph in run.glyphs { #expect(typesetter.outlines[run.face, glyph.glyph] != nil) }
    }
    let fonts = typesetter.fontsUsed
    #expect(fonts.map(\.id) == ["Inter-Regular", "NotoSansCJKsc-Regular"])
    #expect(fonts.map(\.standsInFor) == ["SF Pro", "PingFang SC"])
    #expect(fonts.map(\.package) == ["fonts-inter", "fonts-noto-cjk"])
    for font in fonts { #expect(font.sha256.count == 64) }
  }
}
