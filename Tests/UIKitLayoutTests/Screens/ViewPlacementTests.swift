import Model
import Testing
import UIKitLayout

@Suite("Frames from outside the constraints (facts H8, H9)") struct ViewPlacementTests {
  /// A box with a stored frame in a root of 300 × 400 points that is laid out 400 × 500.
  static func frame(
    _ attributes: [String: String], direction: WritingDirection = .leftToRight
  ) throws -> Rectangle? {
    let box = ViewNode(
      id: "box", element: "view", frame: Rectangle(x: 30, y: 40, width: 100, height: 50),
      attributes: attributes)
    let screen = TestScreens.screen([box], width: 300, height: 400)
    let canvas = ScreenCanvas(extent: Extent(width: 400, height: 500), displayScale: 2)
    var solver = try ScreenSolver(screen: screen, canvas: canvas, direction: direction)
    return try solver.solve { _, _ in nil }.view("box")?.frame
  }

  @Test("without springs the stored frame stays") func rigid() throws {
    #expect(try Self.frame([:]) == Rectangle(x: 30, y: 40, width: 100, height: 50))
  }

  @Test("springs share what the parent gains by their lengths") func springs() throws {
    let all = try Self.frame([
      "autoresizingMask.flexibleMinX": "YES", "autoresizingMask.flexibleMaxX": "YES",
      "autoresizingMask.heightSizable": "YES",
    ])
    // 100 points more, shared by 30 before and 170 after; the height takes all of its 100.
    #expect(all == Rectangle(x: 45, y: 40, width: 100, height: 150))
  }

  @Test("stored frames do not turn with the direction of writing") func rightToLeft() throws {
    #expect(
      try Self.frame([:], direction: .rightToLeft)
        == Rectangle(x: 30, y: 40, width: 100, height: 50))
  }

  @Test("a view without any constraint keeps its stored frame") func unplaced() throws {
    #expect(
      try Self.frame(["translatesAutoresizingMaskIntoConstraints": "NO"])
        == Rectangle(x: 30, y: 40, width: 100, height: 50))
  }

  /// A box of 80 points, held by a placeholder that says 60.
  static func placeholder(_ mode: LayoutMode) throws -> Double? {
    var constraint = TestScreens.hold(nil, "width", nil, nil, 60)
    constraint.isPlaceholder = true
    let screen = TestScreens.screen(
      [TestScreens.view("box", "label", constraints: [constraint])],
      constraints: [TestScreens.hold("box", "leading", "root", "leading")])
    return try TestScreens.solve(
      screen, sizes: ["box": NaturalSize(width: 80, height: 20)], mode: mode
    ).view("box")?.frame.width
  }

  @Test("placeholder constraints hold in the canvas and not in the app") func placeholders() throws
  {
    #expect(try Self.placeholder(.canvas) == 60)
    #expect(try Self.placeholder(.runTime) == 80)
  }

  @Test("edges of a scroll view are those of its content, its size is its own") func scrolling()
    throws
  {
    let scroll = TestScreens.view(
      "scroll", "scrollView",
      constraints: [
        TestScreens.hold("box", "top", "scroll", "top", 10),
        TestScreens.hold("scroll", "bottom", "box", "bottom", 10),
        TestScreens.hold("box", "leading", "scroll", "leading"),
        TestScreens.hold("scroll", "trailing", "box", "trailing"),
        TestScreens.hold("box", "width", "scroll", "width"),
        TestScreens.hold("box", "height", nil, nil, 1000),
      ], [TestScreens.view("box")])
    let sides = ["leading", "top", "trailing", "bottom"]
    let screen = TestScreens.screen(
      [scroll], constraints: sides.map { TestScreens.hold("scroll", $0, "root", $0) })
    let solved = try TestScreens.solve(screen)
    #expect(solved.view("box")?.frame == Rectangle(x: 0, y: 10, width: 375, height: 1000))
    #expect(solved.view("scroll")?.scrollContent == Extent(width: 375, height: 1020))
  }

  @Test("multipliers act on coordinates of the owner", arguments: ["4", "4:1", "8/2"])
  func multiplier(_ text: String) throws {
    let screen = TestScreens.screen(
      [TestScreens.view("box", constraints: [TestScreens.hold(nil, "width", nil, nil, 10)])],
      constraints: [
        TestScreens.hold("root", "centerX", "box", "centerX", multiplier: text)
      ], width: 400)
    #expect(try TestScreens.solve(screen).view("box")?.frame.midX == 50)
  }

  @Test("a view that nothing sizes collapses in the app, which is said") func collapse() throws {
    var box = TestScreens.view("box")
    box.frame = Rectangle(x: 0, y: 0, width: 240, height: 128)
    let screen = TestScreens.screen(
      [box],
      constraints: [
        TestScreens.hold("box", "leading", "root", "leading"),
        TestScreens.hold("box", "top", "root", "top"),
        TestScreens.hold("box", "width", nil, nil, 100),
      ])
    let solved = try TestScreens.solve(screen)
    #expect(solved.view("box")?.frame.height == 0)
    #expect(solved.doubts.map(\.subject) == [.height])
  }
}
