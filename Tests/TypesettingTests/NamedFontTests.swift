import Model
import Testing
import Typesetting

@Suite("Fonts that apps name") struct NamedFontTests {
  private func lay(_ name: String, _ text: String = "Send") throws -> TextLayout {
    try layOut(
      AttributedTitle(text, font: FontDescriptor(family: .named(name), size: .fixed(100))))
  }

  /// Advances that Adobe's Helvetica and Helvetica Bold have as well, in thousandths of the em:
  /// S 667, e 556, n and d 556 or bold 611; Courier 600 each.
  @Test(
    "have the widths of their namesakes",
    arguments: [
      ("Helvetica", 2335.0), ("Helvetica-Bold", 2445.0), ("ArialMT", 2335.0),
      ("CourierNewPSMT", 2400.0),
    ])
  func widths(_ name: String, _ thousandths: Double) throws {
    let layout = try lay(name)
    #expect((layout.naturalWidth - thousandths / 10).magnitude < 0.2)
    #expect((layout.naturalWidthError - 0.02 * layout.naturalWidth).magnitude < 1e-9)
  }

  @Test(
    "are monospaced where the font is known to be", arguments: ["Menlo-Regular", "Courier-Bold"])
  func monospaced(_ name: String) throws {
    let layout = try lay(name, "iiMM")
    #expect((layout.naturalWidth - 240).magnitude < 0.1)
    #expect(layout.naturalWidthError >= 0.1 * layout.naturalWidth)
    #expect(layout.doubts.map(\.unsettlesPasses) == [true])
  }

  @Test("have the weight and slant that their name says") func styles() throws {
    func face(_ name: String) throws -> String? {
      try lay(name).lines.first?.glyphRuns.first?.face
    }
    #expect(try face("Avenir-Book") == "InterDisplay-Regular")
    #expect(try face("Avenir-Black") == "InterDisplay-Black")
    #expect(try face("Georgia-BoldItalic") == "InterDisplay-BoldItalic")
  }

  @Test("have the height of the real font's file, as iOS reads it") func heights() throws {
    #expect((try lay("Helvetica").extent.height - 115).magnitude < 1e-9)
    #expect((try lay("HelveticaNeue").extent.height - 116.5).magnitude < 1e-9)
    #expect((try lay("HelveticaNeue-Medium").extent.height - 119.2).magnitude < 1e-9)
    #expect((try lay("Hiragino Sans").extent.height - 100).magnitude < 1e-9)
  }

  @Test("are still missing, and as uncertain as any where nothing was measured")
  func uncertain() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let title = AttributedTitle(
      "Send", font: FontDescriptor(family: .named("HelveticaNeue"), size: .fixed(17)))
    let layout = try typesetter.layOut(title, in: TextRoom(), traits: Traits())
    #expect(layout.naturalWidthError >= 0.1 * layout.naturalWidth)
    #expect(layout.doubts.map(\.unsettlesPasses) == [true])
    #expect(typesetter.missingFonts == ["HelveticaNeue"])
  }
}
