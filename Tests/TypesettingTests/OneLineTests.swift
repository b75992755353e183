import Model
import Testing
import Typesetting

@Suite("One line") struct OneLineTests {
  @Test(
    "has the height that UIKit gives the system font",
    arguments: [
      (17.0, 3.0, 20.0 + 1.0 / 3), (17, 2, 20.5), (15, 2, 18), (34, 3, 40.0 + 2.0 / 3),
    ])
  func heights(_ size: Double, _ scale: Double, _ height: Double) throws {
    let layout = try layOut("Label", size: size)
    #expect(layout.lines.count == 1)
    #expect((PixelGrid(scale: scale).roundUp(layout.extent.height) - height).magnitude < 1e-9)
  }

  @Test("has a width within its stated error") func width() throws {
    let layout = try layOut("Label")
    #expect((layout.extent.width - 41.75).magnitude <= layout.widthError + 0.25)
    let line = try #require(layout.lines.first)
    #expect(line.text == "Label")
    #expect(line.ink != nil)
    #expect(line.glyphRuns.first?.glyphs.count == 5)
  }
}
