import Model
import Testing
import Typesetting

@Suite("Designs of the system font") struct DesignTests {
  private func font(
    _ design: FontDesign, size: Double = 17, weight: FontWeight = .regular
  ) -> FontDescriptor {
    var font = FontDescriptor.system(size, weight: weight)
    font.design = design
    return font
  }

  private func lay(_ text: String, _ font: FontDescriptor) throws -> TextLayout {
    try layOut(AttributedTitle(text, font: font))
  }

  @Test(
    "have stand-ins of their own",
    arguments: [
      (FontDesign.standard, "Inter-Regular"), (.rounded, "Inter-Regular"),
      (.serif, "NotoSerif-Regular"), (.monospaced, "LiberationMono"),
    ])
  func faces(_ design: FontDesign, _ face: String) throws {
    let layout = try lay("Continue", font(design))
    #expect(layout.lines.first?.glyphRuns.map(\.face) == [face])
  }

  @Test(
    "are not sure, but for the standard one", arguments: [FontDesign.rounded, .serif, .monospaced])
  func unsure(_ design: FontDesign) throws {
    let layout = try lay("Continue", font(design))
    #expect(layout.doubts.map(\.subject) == [.measures])
    #expect(layout.widthError >= 0.1 * layout.extent.width)
    #expect(try lay("Continue", font(.standard)).doubts.isEmpty)
  }

  @Test("are as high as San Francisco, and scale with text styles") func heights() throws {
    for design in FontDesign.allCases {
      let plain = try lay("a", font(design))
      #expect((plain.extent.height - 17 * 1.193359375).magnitude < 1e-9)
      var body = FontDescriptor.textStyle(.body)
      body.design = design
      let lines = try lay("a\nb", body)
      #expect((lines.extent.height - 17 * 1.193359375 - 22).magnitude < 1e-9)
    }
  }

  @Test("have tracking of their own: rounded 45 units of 2048 at 17 points, not -52")
  func tracking() throws {
    let plain = try lay("Continue", font(.standard)).extent.width
    let rounded = try lay("Continue", font(.rounded)).extent.width
    #expect((rounded - plain - 8 * 17 * (45 + 52) / 2048).magnitude < 1e-9)
  }

  @Test("get bolder under Bold Text") func boldText() throws {
    let title = AttributedTitle("Continue", font: font(.serif))
    let bold = try layOut(title, traits: Traits(boldText: true))
    #expect(bold.lines.first?.glyphRuns.map(\.face) == ["NotoSerif-Bold"])
  }

  @Test("with digits of one width measure all numbers alike, and are less sure of them")
  func digits() throws {
    var font = FontDescriptor.system(17)
    let proportional = try lay("11:11", font)
    font.hasMonospacedDigits = true
    let ones = try lay("11:11", font)
    let zeros = try lay("00:00", font)
    #expect((ones.extent.width - zeros.extent.width).magnitude < 0.35)
    #expect(ones.extent.width > proportional.extent.width + 5)
    #expect(ones.widthError > proportional.widthError)
    let letters = try lay("Continue", font)
    #expect(letters.extent == (try lay("Continue", .system(17))).extent)
    #expect(letters.widthError == (try lay("Continue", .system(17))).widthError)
  }
}

@Suite("Tracking and kerning of a run") struct RunSpacingTests {
  private func lay(kern: Double?, tracking: Double?, _ text: String = "AVAST") throws -> TextLayout
  {
    var attributes = TextAttributes(font: .system(17), kern: kern)
    attributes.tracking = tracking
    return try layOut(AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]))
  }

  @Test("tracking is added to kerning, which stays") func tracking() throws {
    let plain = try lay(kern: nil, tracking: nil)
    let tracked = try lay(kern: nil, tracking: 2)
    #expect((tracked.extent.width - plain.extent.width - 10).magnitude < 1e-9)
    #expect(tracked.widthError >= plain.widthError + 2)
  }

  @Test("tracking takes the kern's place, unless it is zero") func both() throws {
    #expect(try lay(kern: 5, tracking: 2).extent == lay(kern: nil, tracking: 2).extent)
    #expect(try lay(kern: 5, tracking: 0).extent == lay(kern: 5, tracking: nil).extent)
    let unkerned = try lay(kern: 0, tracking: nil)
    #expect(unkerned.extent.width > (try lay(kern: nil, tracking: nil)).extent.width)
  }
}
