import Model
import Testing
import TextEngine
import Typesetting

@Suite("Shaping") struct ShapingCountTests {
  @Test("once serves all twelve sizes and any width of a title of one face") func oneFace() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let descriptor = FontDescriptor(
      family: .named("Inter-Medium"), size: .scaled(17, relativeTo: .body, maximum: nil))
    let title = AttributedTitle("Continue with Apple", font: descriptor)
    for category in ContentSizeCategory.allCases {
      for width in [nil, 1000] as [Double?] {
        _ = try typesetter.layOut(
          title, in: TextRoom(width: width), traits: Traits(category: category))
      }
    }
    #expect(typesetter.missingFonts == [])
    #expect(typesetter.shapingCount == 1)
  }

  @Test("anew costs once for each piece of a line that is cut, at all sizes") func pieces() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let descriptor = FontDescriptor(
      family: .named("Inter-Medium"), size: .scaled(17, relativeTo: .body, maximum: nil))
    let title = AttributedTitle("Continue with Apple", font: descriptor)
    for category in ContentSizeCategory.allCases {
      let share = FontScaling.ratio(of: .body, at: category)
      _ = try typesetter.layOut(
        title, in: TextRoom(width: 130 * share), traits: Traits(category: category))
    }
    #expect(typesetter.shapingCount <= 3)
  }

  @Test("once for each design of the system font serves all twelve sizes") func designs() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let title = AttributedTitle("Continue with Apple", font: .textStyle(.body))
    for category in ContentSizeCategory.allCases {
      _ = try typesetter.layOut(title, in: TextRoom(), traits: Traits(category: category))
    }
    #expect(typesetter.shapingCount == 2)
  }
}
