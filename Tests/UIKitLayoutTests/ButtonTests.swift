import Model
import Testing
import UIKitLayout

@Suite("Button without configuration") struct ButtonTests {
  /// Heights that Interface Builder stored in about 1,960 buttons (fact A2), at 2x and 3x alike.
  @Test(
    "title height in whole points, and 6 points above and below",
    arguments: [
      (15, 30), (18, 34), (17, 33), (16, 32), (14, 29), (13, 28), (12, 27), (11, 26), (20, 36),
      (24, 41), (30, 48),
    ] as [(Double, Double)])
  func heights(_ size: Double, _ height: Double) throws {
    let button = Bench.control(.button, "Continue", font: .system(size))
    #expect(try Bench.layOut(button, scale: 2).bounds.height == height)
    #expect(try Bench.layOut(button, scale: 3).bounds.height == height)
  }

  /// Stored heights of buttons with insets (fact A3), as top, left, bottom, right.
  @Test(
    "any inset that is set replaces the 6 points",
    arguments: [
      (17, EdgeInsets(top: 0, left: 10, bottom: 0, right: 10), 21),
      (17, EdgeInsets(top: 4, left: 0, bottom: 4, right: 0), 29),
      (17, EdgeInsets(top: 8, left: 0, bottom: 8, right: 0), 37),
      (15, EdgeInsets(top: 8, left: 0, bottom: 8, right: 0), 34),
      (15, EdgeInsets(top: 11, left: 0, bottom: 11, right: 0), 40),
      (18, EdgeInsets(top: 0, left: 0, bottom: 16, right: 16), 38),
    ] as [(Double, EdgeInsets, Double)])
  func insets(_ size: Double, _ insets: EdgeInsets, _ height: Double) throws {
    let button = Bench.control(.button, "Continue", font: .system(size)) {
      $0.insets.content = insets
    }
    #expect(try Bench.layOut(button).bounds.height == height)
  }

  @Test(
    "an image beside the title drops the 6 points (fact A5)",
    arguments: [(18, 22), (14, 17)] as [(Double, Double)])
  func image(_ size: Double, _ height: Double) throws {
    let button = Bench.control(.button, "Continue", font: .system(size)) {
      $0.image = TitleImage(extent: Extent(width: 12, height: 12))
    }
    let layout = try Bench.layOut(button)
    #expect(layout.bounds.height == height)
    #expect(layout.imageFrame.map { $0.minX < 0.5 } == true)
    #expect(layout.titleFrame.minX >= 12)
  }

  @Test("without insets no button is narrower than 30 points (fact A6)") func leastWidth() throws {
    #expect(try Bench.layOut(Bench.control(.button, "OK", font: .system(15))).bounds.width == 30)
  }

  @Test("a background image is the least size and drops the 6 points (fact A8)")
  func background() throws {
    let button = Bench.control(.button, "OK", font: .system(15)) {
      let caps = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      $0.backgroundImage = BackgroundImage(extent: Extent(width: 41, height: 41), caps: caps)
    }
    #expect(try Bench.layOut(button).bounds.extent == Extent(width: 41, height: 41))
  }

  @Test("a wrapped title does not raise the height (fact A14)") func wrapped() throws {
    let button = Bench.control(.button, "Book a crossing for two", font: .system(17)) {
      $0.width = .fixed(80)
      $0.text.lineLimit = 0
      $0.text.lineBreakMode = .wordWrap
    }
    let layout = try Bench.layOut(button)
    #expect(layout.title.lines.count > 1)
    #expect(layout.bounds.height == 33)
    #expect(layout.titleFrame.minY < 0)
    #expect(layout.titleFrame.maxY > layout.bounds.maxY)
  }

  @Test("insets of the title move it and narrow its room, not the button (fact A9)")
  func titleInsets() throws {
    let plain = Bench.control(.button, "Continue", font: .system(17))
    var moved = plain
    moved.insets.title = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let (before, after) = (try Bench.layOut(plain), try Bench.layOut(moved))
    #expect(after.bounds == before.bounds)
    #expect(after.title.isTruncated)
    #expect(!before.title.isTruncated)
  }

  @Test("left, right and the two directions place the title at a side (fact A20)")
  func alignment() throws {
    func x(_ alignment: ContentAlignment, _ direction: WritingDirection) throws -> Double {
      let button = Bench.control(.button, "OK", font: .system(17)) {
        $0.width = .fixed(200)
        $0.horizontalAlignment = alignment
      }
      return try Bench.layOut(button, direction: direction).titleFrame.x
    }
    #expect(try x(.left, .leftToRight) == 0)
    #expect(try x(.leading, .leftToRight) == 0)
    #expect(try x(.leading, .rightToLeft) == x(.right, .leftToRight))
    #expect(try x(.trailing, .leftToRight) == x(.right, .rightToLeft))
    #expect(try x(.center, .leftToRight) > 50)
  }
}
