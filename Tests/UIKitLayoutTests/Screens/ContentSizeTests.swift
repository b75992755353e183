import Model
import Testing
import Typesetting
import UIKitLayout

@Suite("What views ask for (fact H6)") struct ContentSizeTests {
  /// Two labels side by side across a screen of 200 points.
  static func row(
    _ first: [String: String], _ second: [String: String], widths: (Double, Double)
  ) throws -> [Double?] {
    let screen = TestScreens.screen(
      [TestScreens.view("a", "label", first), TestScreens.view("b", "label", second)],
      constraints: [
        TestScreens.hold("a", "leading", "root", "leading"),
        TestScreens.hold("b", "leading", "a", "trailing"),
        TestScreens.hold("root", "trailing", "b", "trailing"),
        TestScreens.hold("a", "top", "root", "top"),
        TestScreens.hold("b", "top", "root", "top"),
      ], width: 200)
    let solved = try TestScreens.solve(
      screen,
      sizes: [
        "a": NaturalSize(width: widths.0, height: 20),
        "b": NaturalSize(width: widths.1, height: 20),
      ])
    return ["a", "b"].map { solved.view($0)?.frame.width }
  }

  @Test("with room to spare the view that hugs less grows") func hugging() throws {
    #expect(
      try Self.row(["horizontalHuggingPriority": "251"], [:], widths: (50, 60)) == [50, 150])
    #expect(
      try Self.row([:], ["horizontalHuggingPriority": "251"], widths: (50, 60)) == [140, 60])
  }

  @Test("without room the view that resists less gives way") func resistance() throws {
    let key = "horizontalCompressionResistancePriority"
    #expect(try Self.row([key: "751"], [:], widths: (150, 120)) == [150, 50])
    #expect(try Self.row([:], [key: "751"], widths: (150, 120)) == [80, 120])
  }

  @Test("a label of several lines is asked again at the width that came out") func twoPasses()
    throws
  {
    let screen = TestScreens.screen(
      [TestScreens.view("text", "label", ["numberOfLines": "0"])],
      constraints: [
        TestScreens.hold("text", "leading", "root", "leading", 20),
        TestScreens.hold(
          "root", "trailing", "text", "trailing", 20, relation: "greaterThanOrEqual"),
        TestScreens.hold("text", "top", "root", "top"),
      ], width: 240)
    var solver = try ScreenSolver(
      screen: screen, canvas: ScreenCanvas(extent: screen.root?.frame?.extent, displayScale: 2))
    var asked: [Double?] = []
    let solved = try solver.solve { _, width in
      asked.append(width)
      guard let width, width < 500 else { return NaturalSize(width: 500, height: 20) }
      return NaturalSize(width: width - 10, height: 60)
    }
    #expect(asked.first == .some(nil))
    #expect(asked.contains(200))
    #expect(solved.view("text")?.frame.height == 60)
  }

  @Test(
    "placeholders replace the size in the canvas only", arguments: [LayoutMode.canvas, .runTime])
  func placeholder(_ mode: LayoutMode) throws {
    let screen = TestScreens.screen(
      [TestScreens.view("text", "label", ["placeholderIntrinsicWidth": "90"])],
      constraints: [TestScreens.hold("text", "leading", "root", "leading")])
    let solved = try TestScreens.solve(
      screen, sizes: ["text": NaturalSize(width: 50, height: 20)], mode: mode)
    #expect(solved.view("text")?.frame.width == (mode == .canvas ? 90 : 50))
  }

  @Test("a switch's frame is 2 points wider than what constraints see") func outsets() throws {
    let screen = TestScreens.screen(
      [TestScreens.view("on", "switch")],
      constraints: [TestScreens.hold("root", "trailing", "on", "trailing", 10)], width: 300)
    let solved = try TestScreens.solve(screen, sizes: ["on": NaturalSize(width: 49, height: 31)])
    #expect(solved.view("on")?.frame == Rectangle(x: 241, y: 0, width: 51, height: 31))
  }

  @Test("edges are rounded half up to pixels in the root (fact H10)") func rounding() throws {
    let screen = TestScreens.screen(
      [TestScreens.view("box", constraints: [TestScreens.hold(nil, "width", nil, nil, 10.5)])],
      constraints: [TestScreens.hold("box", "leading", "root", "leading", 0.25)])
    let frame = try #require(try TestScreens.solve(screen).view("box")?.frame)
    #expect(frame.x == 0.5 && frame.maxX == 11)
  }

  @Test(
    "elements ask for the sizes of the table by the tools",
    arguments: [
      ("switch", 23_000.0, 49.0, 31.0), ("switch", 24_500, 61, 28), ("stepper", 12_000, 94, 29),
      ("stepper", 20_000, 94, 32), ("activityIndicatorView", 20_000, 20, 20),
    ])
  func elements(_ element: String, _ tools: Double, _ width: Double, _ height: Double) throws {
    var screen = TestScreens.screen([TestScreens.view("it", element)])
    screen.setting.toolsVersion = tools
    let sizes = IntrinsicSizes(screen: screen, controls: [], traits: Traits())
    var typesetter = try Typesetter(fonts: Bench.fonts.get())
    let size = sizes.size(of: "it", width: nil, &typesetter)
    #expect(size?.width == width && size?.height == height)
  }
}
