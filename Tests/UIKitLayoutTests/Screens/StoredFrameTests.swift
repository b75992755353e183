import Model
import Testing
import UIKitLayout

/// A screen of our own with the frames that the rules of fact H give by hand.
@Suite("Stored frames are reproduced") struct StoredFrameTests {
  /// A sign-in form: title, field and button in a stack view, a note at the bottom.
  static var screen: Screen {
    func stored(_ node: ViewNode, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
      -> ViewNode
    {
      var node = node
      node.frame = Rectangle(x: x, y: y, width: width, height: height)
      return node
    }
    let stack = TestScreens.view(
      "form", "stackView", ["axis": "vertical", "spacing": "12"],
      [
        stored(TestScreens.view("title", "label"), 0, 0, 343, 20.5),
        stored(TestScreens.view("name", "textField"), 0, 32.5, 343, 34),
        stored(TestScreens.view("go", "button"), 0, 78.5, 343, 30),
      ])
    let note = TestScreens.view("note", "label", ["horizontalHuggingPriority": "251"])
    var screen = TestScreens.screen(
      [stored(stack, 16, 60, 343, 108.5), stored(note, 157.5, 630, 60, 17)],
      constraints: [
        TestScreens.hold("form", "leading", "safe", "leading", 16),
        TestScreens.hold("safe", "trailing", "form", "trailing", 16),
        TestScreens.hold("form", "top", "safe", "top", 40),
        TestScreens.hold("note", "centerX", "safe", "centerX"),
        TestScreens.hold("safe", "bottom", "note", "bottom", 20),
      ], guides: ["safeArea": "safe"], setting: ScreenSetting(toolsVersion: 21_701))
    screen.device = Device(id: "retina4_7", extent: Extent(width: 375, height: 667), scale: 2)
    return screen
  }

  static let sizes = [
    "title": NaturalSize(width: 80, height: 20.5), "name": NaturalSize(width: 60, height: 34),
    "go": NaturalSize(width: 46, height: 30), "note": NaturalSize(width: 60, height: 17),
  ]

  @Test("every frame comes out to the point", arguments: [true, false])
  func frames(_ keepsStoredSizes: Bool) throws {
    let screen = Self.screen
    var canvas = ScreenCanvas.of(screen)
    canvas.keepsStoredSizes = keepsStoredSizes
    var solver = try ScreenSolver(screen: screen, canvas: canvas)
    let solved = try solver.solve { id, _ in Self.sizes[id] }
    #expect(canvas.safeArea.top == 20)
    for node in [screen.root?.children ?? [], screen.root?.children.first?.children ?? []].joined()
    {
      let view = try #require(solved.view(node.id))
      let corner = view.parent.map { solved.views[$0].frame } ?? .zero
      #expect(view.frame.offset(x: -corner.x, y: -corner.y) == node.frame, "\(node.id)")
    }
  }

  @Test("stored frames that break their own constraints are found") func contradiction() throws {
    var screen = Self.screen
    screen.root?.children[0].children[0].frame?.width = 300
    let plan = try ScreenPlan(screen: screen, canvas: .of(screen))
    #expect(!plan.storedContradictions().isEmpty)
    let sound = try ScreenPlan(screen: Self.screen, canvas: .of(Self.screen))
    #expect(sound.storedContradictions().isEmpty)
  }
}
