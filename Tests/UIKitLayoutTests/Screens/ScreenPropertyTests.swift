import Model
import Testing
import UIKitLayout

@Suite("Properties of solved screens") struct ScreenPropertyTests {
  @Test("a right-to-left screen is the exact mirror", arguments: 0..<30 as Range<UInt64>)
  func mirror(_ seed: UInt64) throws {
    var maker = RandomScreen(seed: seed)
    let screen = maker.screen(rows: 6)
    let left = try TestScreens.solve(screen, sizes: maker.sizes)
    let right = try TestScreens.solve(screen, sizes: maker.sizes, direction: .rightToLeft)
    for (view, twin) in zip(left.views, right.views) {
      // Halves of pixels go up on both sides, so a fractional edge may differ by one pixel.
      #expect(abs(view.frame.minX - (375 - twin.frame.maxX)) <= 0.5, "\(view.id) of \(seed)")
      #expect(view.frame.y == twin.frame.y && view.frame.height == twin.frame.height)
    }
  }

  @Test("a screen on whole pixels mirrors without a difference") func wholePixels() throws {
    let screen = TestScreens.screen(
      [TestScreens.view("a", "label"), TestScreens.view("b", "label")],
      constraints: [
        TestScreens.hold("a", "leading", "root", "leading", 7),
        TestScreens.hold("b", "leading", "a", "trailing", 5),
      ])
    let sizes = [
      "a": NaturalSize(width: 40, height: 20), "b": NaturalSize(width: 60, height: 20),
    ]
    let left = try TestScreens.solve(screen, sizes: sizes)
    let right = try TestScreens.solve(screen, sizes: sizes, direction: .rightToLeft)
    #expect(left.views.map(\.frame.minX) == right.views.map { 375 - $0.frame.maxX })
  }

  @Test("constraints in another order give the same frames", arguments: 0..<30 as Range<UInt64>)
  func order(_ seed: UInt64) throws {
    var maker = RandomScreen(seed: seed)
    let screen = maker.screen(rows: 6)
    var turned = screen
    turned.root?.constraints.reverse()
    #expect(
      try TestScreens.solve(screen, sizes: maker.sizes)
        == TestScreens.solve(turned, sizes: maker.sizes))
  }

  @Test("a constraint that holds already changes nothing", arguments: 0..<30 as Range<UInt64>)
  func satisfied(_ seed: UInt64) throws {
    var maker = RandomScreen(seed: seed)
    var screen = maker.screen(rows: 6)
    let before = try TestScreens.solve(screen, sizes: maker.sizes)
    for view in screen.root?.children ?? [] {
      screen.root?.constraints.append(
        TestScreens.hold(
          view.id, "width", nil, nil, 1, relation: "greaterThanOrEqual", priority: 900))
    }
    #expect(try TestScreens.solve(screen, sizes: maker.sizes) == before)
  }

  @Test("solving again for other texts is as solving afresh", arguments: 0..<20 as Range<UInt64>)
  func again(_ seed: UInt64) throws {
    var maker = RandomScreen(seed: seed)
    let screen = maker.screen(rows: 6)
    let canvas = ScreenCanvas(extent: screen.root?.frame?.extent, displayScale: 2)
    var solver = try ScreenSolver(screen: screen, canvas: canvas)
    for factor in [1.0, 1.5, 3, 0.5, 1] {
      let sizes = maker.sizes.mapValues {
        NaturalSize(width: $0.width.map { $0 * factor }, height: $0.height.map { $0 * factor })
      }
      let again = try solver.solve { id, _ in sizes[id] }
      #expect(again == (try TestScreens.solve(screen, sizes: sizes)), "\(factor) of \(seed)")
    }
  }

  @Test(
    "numbers that no screen has end in an answer or an error",
    arguments: [
      "nan", "inf", "-1e300", "1e9", "x", "",
    ])
  func hostile(_ text: String) throws {
    var constraint = TestScreens.hold("box", "leading", "root", "leading", multiplier: text)
    constraint.constant = Double(text) ?? 0
    constraint.priority = Double(text) ?? 0
    let attributes = ["spacing": text, "rowHeight": text, "layoutMargins.top": text]
    let screen = TestScreens.screen(
      [TestScreens.view("box", "stackView", attributes, [TestScreens.view("in", "label")])],
      constraints: [constraint])
    let huge = NaturalSize(width: Double(text), height: Double(text))
    let solved = try? TestScreens.solve(screen, sizes: ["in": huge])
    #expect(solved.map { $0.views.allSatisfy { $0.frame.x.isFinite } } ?? true)
  }
}
