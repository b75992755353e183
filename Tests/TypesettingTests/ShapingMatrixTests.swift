import Model
import Testing
import TextEngine
import Typesetting

@Suite("Shaping of a matrix") struct ShapingMatrixTests {
  /// Forty languages that Latin letters are written in.
  private static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "et", "lv", "lt", "pl", "cs",
    "sk", "sl", "hr", "bs", "ro", "hu", "tr", "sq", "ca", "eu", "gl", "cy", "ga", "is", "mt", "id",
    "ms", "vi", "sw", "af", "zu", "fil", "az", "uz",
  ]

  @Test("twelve sizes, forty languages and three widths of one title shape it forty times")
  func matrix() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let font = FontDescriptor(
      family: .named("Inter-Medium"), size: .scaled(17, relativeTo: .body, maximum: nil))
    let title = AttributedTitle("Confirm the order now", font: font)
    var broken: Set<String> = []
    for locale in Self.languages {
      for category in ContentSizeCategory.allCases {
        for width in [288, 343, 358] as [Double] {
          let layout = try typesetter.layOut(
            title, in: TextRoom(width: width), traits: Traits(category: category, locale: locale))
          for line in layout.lines where layout.lines.count > 1 {
            broken.insert("\(locale) \(line.range)")
          }
        }
      }
    }
    #expect(Self.languages.count == 40)
    #expect(typesetter.missingFonts == [])
    // A break may be unsafe: then each of its lines is shaped anew, once for all sizes and widths.
    #expect(typesetter.shapingCount >= 40)
    #expect(typesetter.shapingCount <= 40 + broken.count)
  }

  @Test("a title that never breaks costs one shaping a language, whatever the widths")
  func unbroken() throws {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let font = FontDescriptor(
      family: .named("Inter-Medium"), size: .scaled(17, relativeTo: .body, maximum: nil))
    for locale in Self.languages {
      for category in ContentSizeCategory.allCases {
        for width in [320, 375, 430] as [Double] {
          _ = try typesetter.layOut(
            AttributedTitle("Send", font: font), in: TextRoom(width: width),
            traits: Traits(category: category, locale: locale))
        }
      }
    }
    #expect(typesetter.shapingCount == 40)
  }
}
