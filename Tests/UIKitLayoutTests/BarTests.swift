import Model
import Testing
import TextEngine
import Typesetting
import UIKitLayout

@Suite("Segmented control") struct SegmentedControlTests {
  private static func control(
    _ texts: [String], change: (inout Control) -> Void = { _ in }
  ) -> Control {
    var control = Bench.control(.segmentedControl, "", font: .system(13))
    control.titles = texts.enumerated().map { index, text in
      ControlTitle(AttributedTitle(text, font: .system(13)), part: .segment(index))
    }
    control.text = TextRules(alignment: .center)
    control.segments = SegmentRules(count: texts.count)
    change(&control)
    return control
  }

  private static func layOut(
    _ control: Control, _ index: Int, direction: WritingDirection = .leftToRight
  ) throws -> ControlLayout {
    var typesetter = try Typesetter(fonts: Bench.fonts.get())
    let traits = Traits(category: .large, direction: direction)
    return try Arranger.arrange(
      control, title: control.titles[index], traits: traits, typesetter: &typesetter)
  }

  @Test("every segment has the same share, and its title stands in the middle of it")
  func shares() throws {
    let control = Self.control(["Boats", "Trams", "Trains"]) { $0.width = .fixed(300) }
    for index in 0..<3 {
      let layout = try Self.layOut(control, index)
      #expect(layout.titleRoom == 100)
      #expect((layout.titleFrame.midX - 50 - 100 * Double(index)).magnitude < 0.001)
      #expect(layout.bounds.height == 31)
    }
  }

  @Test("right to left, the first segment stands at the right") func mirrored() throws {
    let control = Self.control(["Boats", "Trams"]) { $0.width = .fixed(200) }
    let layout = try Self.layOut(control, 0, direction: .rightToLeft)
    #expect((layout.titleFrame.midX - 150).magnitude < 0.001)
  }

  @Test("left free, the widest title decides; one that is wider than its share is cut")
  func widest() throws {
    let texts = ["Day", "Whole month"]
    let free = try Self.layOut(Self.control(texts), 1)
    #expect(free.bounds.width >= 2 * free.title.naturalWidth)
    #expect(!free.title.isTruncated)
    let narrow = try Self.layOut(Self.control(texts) { $0.width = .fixed(100) }, 1)
    #expect(narrow.title.isTruncated)
    #expect(narrow.titleRoom == 50)
  }

  @Test("a width of its own is taken off the others' share") func ownWidth() throws {
    let control = Self.control(["Day", "Week", "Month"]) {
      $0.width = .fixed(300)
      $0.segments?.widths = [0: 60]
    }
    #expect(try (0..<3).map { try Self.layOut(control, $0).titleRoom } == [60, 120, 120])
  }

  @Test("shares by content are in doubt") func byContent() throws {
    let control = Self.control(["Day", "Whole month"]) {
      $0.width = .fixed(200)
      $0.segments?.followContent = true
    }
    let layouts = try (0..<2).map { try Self.layOut(control, $0) }
    #expect(layouts.allSatisfy { $0.doubts.map(\.subject) == [.width] })
    let rooms = layouts.compactMap(\.titleRoom)
    #expect(rooms[0] < rooms[1])
    #expect((rooms[0] + rooms[1] - 200).magnitude < 0.001)
  }
}

@Suite("Bars") struct BarTests {
  private static func item(_ kind: ControlKind, _ text: String, isLarge: Bool = false) -> Control {
    let font: FontDescriptor =
      isLarge ? FontDescriptor(weight: .bold, size: .textStyle(.largeTitle)) : .system(17)
    return Bench.control(kind, text, font: font) {
      $0.showsLargeTitle = isLarge
      $0.text = TextRules(alignment: isLarge ? .natural : .center)
    }
  }

  /// Sizes of small navigation titles that were seen: 17 at medium, about 21 at AX5 (fact I, 9).
  @Test(
    "a small navigation title has 17 to 21 points",
    arguments: [
      (ContentSizeCategory.extraSmall, 17.0), (.medium, 17), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.accessibilityExtraExtraExtraLarge, 21),
    ])
  func smallTitle(_ category: ContentSizeCategory, _ size: Double) throws {
    let layout = try Bench.layOut(Self.item(.navigationTitle, "Departures"), at: category)
    #expect(layout.title.pointSize == size)
    #expect(layout.bounds.height == 44)
  }

  @Test("a large navigation title has 34 points at Large and 60 at AX5 (fact I, 9)")
  func largeTitle() throws {
    let item = Self.item(.navigationTitle, "Departures", isLarge: true)
    #expect(try Bench.layOut(item).title.pointSize == 34)
    #expect(try Bench.layOut(item).bounds.height == 52)
    let largest = try Bench.layOut(item, at: .accessibilityExtraExtraExtraLarge)
    #expect(largest.title.pointSize == 60)
    #expect(largest.title.extent.height <= largest.bounds.height)
  }

  @Test("a tab stands at the foot of its bar, a bar button in the middle") func places() throws {
    let tab = try Bench.layOut(Self.item(.tabBarItem, "Map"))
    #expect(tab.bounds.height == 49)
    #expect((tab.titleFrame.maxY - 49).magnitude < 1)
    let button = try Bench.layOut(Self.item(.barButtonItem, "Edit"))
    #expect((button.titleFrame.midY - 22).magnitude < 0.5)
  }

  @Test("a tab wider than its share is cut") func cut() throws {
    var tab = Self.item(.tabBarItem, "All departures of the day")
    tab.width = LengthRange(maximum: 78.6)
    #expect(try Bench.layOut(tab).title.isTruncated)
  }
}
