import Model
import Testing
import UIKitLayout

@Suite("Button with a configuration") struct ConfiguredButtonTests {
  static let sentence = "Reserve two seats on the night train"

  /// A configured button of one title in body.
  static func button(
    _ text: String = "Reserve", font: FontDescriptor = .textStyle(.body),
    _ change: (inout Control) -> Void = { _ in }
  ) -> Control {
    Bench.control(.configuredButton, text, font: font) {
      $0.configuration = ButtonConfiguration(style: .filled)
      $0.configuration?.systemVersion = 18
      change(&$0)
    }
  }

  /// Nominal heights at Large and 3 pixels to a point (section B, last line).
  @Test(
    "insets and font follow the size",
    arguments: [(.mini, 28), (.small, 28), (.medium, 34.333), (.large, 50.333)]
      as [(ButtonConfiguration.Size, Double)])
  func sizes(_ size: ButtonConfiguration.Size, _ height: Double) throws {
    let button = Self.button(font: .textStyle(size.titleStyle)) { $0.configuration?.size = size }
    let layout = try Bench.layOut(button)
    #expect((layout.bounds.height - height).magnitude < 0.001)
    let insets = size.contentInsets
    #expect(
      (layout.bounds.width - layout.titleFrame.width - 2 * insets.leading).magnitude < 1e-9)
    #expect(layout.promisedInsets == insets.resolved(in: .leftToRight))
  }

  /// Stored heights of two lines (fact B6).
  @Test(
    "wrapped lines raise the height",
    arguments: [(10, 2, 38), (13, 3, 45.333), (10, 3, 38)] as [(Double, Double, Double)])
  func twoLines(_ size: Double, _ scale: Double, _ height: Double) throws {
    let button = Self.button("Reserve\nnow", font: .system(size))
    let layout = try Bench.layOut(button, scale: scale)
    #expect((layout.bounds.height - height).magnitude < 0.001)
  }

  @Test("at a fixed width the title wraps and the button grows (fact B7)") func grows() throws {
    let button = Self.button(Self.sentence) { $0.width = .fixed(150) }
    let layout = try Bench.layOut(button)
    #expect(layout.title.lines.count > 1)
    #expect(layout.bounds.width == 150)
    #expect(
      (layout.bounds.height - layout.titleFrame.height - 14).magnitude < 1e-9)
    #expect(layout.titleFrame.minX >= 12 - 0.2)
    #expect(layout.titleFrame.maxX <= 138 + 0.2)
  }

  @Test(
    "modes that do not wrap force one line, whatever the number of lines (fact B6)",
    arguments: [LineBreakMode.clip, .truncateHead, .truncateMiddle, .truncateTail])
  func oneLine(_ mode: LineBreakMode) throws {
    let button = Self.button(Self.sentence) {
      $0.width = .fixed(150)
      $0.text.lineBreakMode = mode
      $0.text.lineLimit = 3
    }
    let layout = try Bench.layOut(button)
    #expect(layout.title.lines.count == 1)
    #expect(layout.title.isTruncated)
    #expect((layout.bounds.height - 34.333).magnitude < 0.001)
  }

  /// A narrower button never has fewer lines, and never lets the title into its insets.
  @Test("sweep of widths", arguments: [WritingDirection.leftToRight, .rightToLeft])
  func widths(_ direction: WritingDirection) throws {
    var before = (lines: Int.max, height: Double.infinity)
    for width in stride(from: 120.0, through: 400, by: 20) {
      let button = Self.button(Self.sentence) { $0.width = .fixed(width) }
      let layout = try Bench.layOut(button, direction: direction)
      #expect(layout.title.lines.count <= before.lines)
      #expect(layout.bounds.height <= before.height)
      #expect(layout.titleFrame.width <= width - 24 + 1e-9)
      before = (layout.title.lines.count, layout.bounds.height)
    }
    #expect(before.lines == 1)
  }

  @Test("insets that were set are the whole room, and follow the direction (fact B18)")
  func ownInsets() throws {
    let button = Self.button {
      $0.configuration?.contentInsets = DirectionalEdgeInsets(
        top: 1, leading: 30, bottom: 2, trailing: 0)
    }
    let layout = try Bench.layOut(button)
    #expect((layout.bounds.height - 23.333).magnitude < 0.001)
    #expect(layout.titleFrame.minX == 30)
    let mirrored = try Bench.layOut(button, direction: .rightToLeft)
    #expect(mirrored.titleFrame.minX == 0)
    #expect(mirrored.promisedInsets.right == 30)
  }

  @Test("a fixed height keeps its word") func fixedHeight() throws {
    let button = Self.button(Self.sentence) {
      $0.width = .fixed(150)
      $0.height = .fixed(44)
    }
    let layout = try Bench.layOut(button, at: .accessibilityLarge)
    #expect(layout.bounds.height == 44)
    #expect(layout.titleFrame.maxY > 44)
  }

  @Test("the content stands where it is told to (fact A20)") func alignment() throws {
    func x(_ side: ContentAlignment, _ direction: WritingDirection) throws -> Double {
      let button = Self.button {
        $0.width = .fixed(300)
        $0.horizontalAlignment = side
      }
      return try Bench.layOut(button, direction: direction).titleFrame.x
    }
    #expect(try x(.leading, .leftToRight) == 12)
    #expect(try x(.left, .rightToLeft) == 12)
    #expect(try x(.trailing, .leftToRight) == x(.leading, .rightToLeft))
    #expect(try x(.center, .leftToRight) > 50)
    let top = Self.button {
      $0.height = .fixed(100)
      $0.verticalAlignment = .top
    }
    #expect(try Bench.layOut(top).titleFrame.y == 7)
  }
}
