import Model
import Testing
import Typesetting

@Suite("Letters closer than they are wide") struct TightKernTests {
  private func layout(_ text: String, kern: Double) throws -> TextLayout {
    let attributes = TextAttributes(font: .system(17), kern: kern)
    return try layOut(AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]))
  }

  @Test(
    "take no room at all, in the requested font as in any other, and need review",
    arguments: ["Hxg", "漢字", "नमस्ते", "Hxg漢字"])
  func clamped(_ text: String) throws {
    let layout = try layout(text, kern: -40)
    #expect(layout.extent.width == 0)
    #expect(layout.naturalWidth == 0)
    #expect(layout.doubts.map(\.subject) == [.text])
  }

  @Test("are not doubted while they only come closer") func closer() throws {
    let plain = try layout("Hxg漢字", kern: 0.001)
    let close = try layout("Hxg漢字", kern: -1)
    #expect((plain.extent.width - close.extent.width - 5.005).magnitude < 0.01)
    #expect(close.doubts.isEmpty)
  }
}
