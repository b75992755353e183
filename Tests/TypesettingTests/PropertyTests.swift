import Model
import TestSupport
import Testing
import TextEngine
import Typesetting

@Suite("Properties of layouts") struct PropertyTests {
  private static let words = [
    "Anmelden", "mit", "Apple", "Continue", "a", "Datenschutzerklärung", "OK", "настройки", "ﬁn",
    "مرحبا", "שלום", "ไทย", "日本語", "한국어", "👍🏽", "e\u{301}", "12,345.67", "well-known", "x\u{A0}y",
    "\n",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0...Int.random(in: 0...9, using: &random)).map { _ in
      words[Int.random(in: 0..<words.count, using: &random)]
    }
    .joined(separator: " ")
  }

  @Test("wider never means more lines, and every line range follows the last") func wider() throws {
    var random = SeededGenerator(seed: 1)
    var typesetter = try Typesetter(fonts: try testFonts.get())
    for _ in 0..<150 {
      let title = AttributedTitle(Self.text(&random), font: .textStyle(.body))
      var last = Int.max
      for width in stride(from: 20.0, through: 400, by: 31) {
        let layout = try typesetter.layOut(
          title, in: TextRoom(width: width, lineBreakStrategy: .none), traits: Traits())
        #expect(layout.lines.count <= last, "\(title.text) at \(width)")
        last = layout.lines.count
        var end = 0
        for line in layout.lines {
          #expect(line.range.lowerBound == end)
          end = line.range.upperBound
        }
        #expect(end == title.text.utf16.count)
      }
    }
  }

  @Test("laying out at the own rounded width changes nothing") func intrinsic() throws {
    var random = SeededGenerator(seed: 2)
    var typesetter = try Typesetter(fonts: try testFonts.get())
    for _ in 0..<200 {
      let title = AttributedTitle(Self.text(&random), font: .system(19))
      let free = try typesetter.layOut(title, in: TextRoom(), traits: Traits())
      let width = PixelGrid(scale: 3).roundUp(free.extent.width)
      let room = TextRoom(width: width, lineBreakMode: .truncateTail)
      let fixed = try typesetter.layOut(title, in: room, traits: Traits())
      #expect(fixed.lines == free.lines, "\(title.text)")
    }
  }

  @Test("a larger category never shrinks a scaled title") func categories() throws {
    var random = SeededGenerator(seed: 3)
    var typesetter = try Typesetter(fonts: try testFonts.get())
    for _ in 0..<40 {
      let title = AttributedTitle(Self.text(&random), font: .textStyle(.headline))
      var last = 0.0
      for category in ContentSizeCategory.allCases {
        let layout = try typesetter.layOut(
          title, in: TextRoom(), traits: Traits(category: category))
        #expect(layout.extent.height >= last)
        last = layout.extent.height
      }
    }
  }

  @Test("the same text in the same room gives the same layout") func deterministic() throws {
    var random = SeededGenerator(seed: 4)
    var first = try Typesetter(fonts: try testFonts.get())
    for _ in 0..<50 {
      let title = AttributedTitle(Self.text(&random), font: .system(23))
      let room = TextRoom(width: 150, lineLimit: 2, lineBreakMode: .truncateMiddle)
      var second = try Typesetter(fonts: try testFonts.get())
      let one = try first.layOut(title, in: room, traits: Traits())
      let two = try second.layOut(title, in: room, traits: Traits())
      #expect(one == two)
    }
  }

  @Test("any text is set without a crash") func noise() throws {
    var random = SeededGenerator(seed: 5)
    var typesetter = try Typesetter(fonts: try testFonts.get())
    for _ in 0..<300 {
      let units = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt16.random(in: 0...UInt16.max, using: &random)
      }
      let text = String(decoding: units, as: UTF16.self)
      let width = Double.random(in: 0...200, using: &random)
      for mode in LineBreakMode.allCases {
        let room = TextRoom(width: width, lineLimit: 2, lineBreakMode: mode)
        _ = try typesetter.layOut(
          AttributedTitle(text, font: .system(17)), in: room, traits: Traits())
      }
    }
  }
}
