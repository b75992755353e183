import Model
import Testing
import UIKitLayout

@Suite("Label") struct LabelTests {
  /// Stored heights of labels (facts D2, D3): size, style, lines, scale, height.
  @Test(
    "height of n lines, rounded up once",
    arguments: [
      (FontDescriptor.system(17), 1, 2, 20.5), (.system(17), 1, 3, 20.3333),
      (.system(17), 2, 2, 41), (.system(17), 3, 2, 61), (.system(17), 5, 2, 101.5),
      (.system(17), 5, 3, 101.6667), (.system(15), 6, 2, 107.5), (.system(15), 9, 2, 161.5),
      (.textStyle(.body), 1, 3, 20.3333), (.textStyle(.body), 2, 3, 42.3333),
      (.textStyle(.body), 8, 3, 174.3333), (.textStyle(.footnote), 4, 3, 69.6667),
      (.textStyle(.subheadline), 2, 2, 38), (.textStyle(.caption1), 3, 2, 46.5),
      (.textStyle(.caption1), 5, 2, 78.5), (.textStyle(.largeTitle), 2, 2, 82),
      (.textStyle(.title2), 2, 3, 54.3333), (.textStyle(.headline), 2, 2, 42.5),
    ] as [(FontDescriptor, Int, Double, Double)])
  func heights(_ font: FontDescriptor, _ lines: Int, _ scale: Double, _ height: Double) throws {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let label = Bench.control(.label, text, font: font) { $0.text.lineLimit = 0 }
    let layout = try Bench.layOut(label, scale: scale)
    #expect(layout.title.lines.count == lines)
    #expect((layout.bounds.height - height).magnitude < 0.001)
  }

  @Test("a label lower than its text cuts lines (fact D12)") func lowLabel() throws {
    let label = Bench.control(.label, "one two three four five six", font: .system(17)) {
      $0.text.lineLimit = 0
      $0.text.lineBreakMode = .truncateTail
      $0.width = .fixed(60)
      $0.height = .fixed(42)
    }
    let layout = try Bench.layOut(label)
    #expect(layout.title.lines.count == 2)
    #expect(layout.title.isTruncated)
    #expect(layout.title.untruncatedLineCount > 2)
  }

  @Test("a label laid out at the size it asks for changes nothing") func ownSize() throws {
    for text in ["Settings", "A longer sentence for a label", "Überfahrt"] {
      let free = Bench.control(.label, text, font: .textStyle(.body))
      let wish = try Bench.layOut(free).intrinsicExtent
      var fixed = free
      fixed.width = .fixed(wish.width)
      fixed.height = .fixed(wish.height)
      let layout = try Bench.layOut(fixed)
      #expect(!layout.title.isTruncated, "\(text)")
      #expect(layout.bounds.extent == wish)
    }
  }

  @Test("text stands in the middle up and down, and at its side (fact D9)") func place() throws {
    let label = Bench.control(.label, "Hi", font: .system(17)) {
      $0.width = .fixed(100)
      $0.height = .fixed(60.3333)
      $0.text.alignment = .right
    }
    let layout = try Bench.layOut(label)
    #expect((layout.titleFrame.y - 20).magnitude < 0.001)
    #expect((layout.titleFrame.maxX - 100).magnitude < 0.001)
  }

  @Test("a room narrower than the text wraps it within the room") func room() throws {
    let label = Bench.control(.label, "one two three four five six", font: .system(17)) {
      $0.text.lineLimit = 0
      $0.width = LengthRange(maximum: 90)
    }
    let layout = try Bench.layOut(label)
    #expect(layout.bounds.width <= 90)
    #expect(layout.title.lines.count == layout.title.untruncatedLineCount)
    #expect(layout.title.lines.count > 1)
  }

  @Test("right to left, natural text ends at the right edge") func rightToLeft() throws {
    let label = Bench.control(.label, "مرحبا", font: .system(17)) { $0.width = .fixed(100) }
    let layout = try Bench.layOut(label, direction: .rightToLeft)
    #expect((layout.titleFrame.maxX - 100).magnitude < 0.001)
  }
}
