import Model
import Testing
import UIKitLayout

@Suite("Layout margins and safe areas (facts H4, H5)") struct LayoutMarginTests {
  /// Pins a box to all four margins of a view.
  static func pins(_ owner: String) -> [LayoutConstraint] {
    ["leading", "top"].map { TestScreens.hold("box", $0, owner, $0 + "Margin") }
      + ["trailing", "bottom"].map { TestScreens.hold(owner, $0 + "Margin", "box", $0) }
  }

  @Test("a plain view has margins of 8 points") func plain() throws {
    let inner = TestScreens.view(
      "inner", constraints: Self.pins("inner"), [TestScreens.view("box")])
    let screen = TestScreens.screen(
      [inner],
      constraints: [
        TestScreens.hold("inner", "leading", "root", "leading", 50),
        TestScreens.hold("inner", "top", "root", "top", 50),
        TestScreens.hold("inner", "width", nil, nil, 100),
        TestScreens.hold("inner", "height", nil, nil, 100),
      ])
    let solved = try TestScreens.solve(screen)
    #expect(solved.view("box")?.frame == Rectangle(x: 58, y: 58, width: 84, height: 84))
  }

  @Test(
    "a controller's root has 16 or 20 points at its sides by its width, and the safe area above",
    arguments: [(375.0, 16.0), (393, 16), (400, 20), (430, 20)])
  func root(_ width: Double, _ margin: Double) throws {
    let screen = TestScreens.screen(
      [TestScreens.view("box")], constraints: Self.pins("root"), width: width)
    let solved = try TestScreens.solve(
      screen, safeArea: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(
      solved.view("box")?.frame
        == Rectangle(x: margin, y: 20, width: width - 2 * margin, height: 667 - 54))
  }

  @Test(
    "a table cell's content view, by the tools that saved the file",
    arguments: [
      (12_000.0, 8.0, 8.0), (15_000, 16, 11), (17_701, 16, 11), (24_506, 16, 15),
    ])
  func cell(_ tools: Double, _ side: Double, _ top: Double) throws {
    let whole = Rectangle(x: 0, y: 0, width: 375, height: 100)
    let content = ViewNode(
      id: "content", element: "tableViewCellContentView", frame: whole,
      constraints: Self.pins("content"), children: [TestScreens.view("box")])
    let cell = ViewNode(id: "cell", element: "tableViewCell", frame: whole, children: [content])
    let screen = Screen(
      id: "s", name: "s", source: SourceReference(file: "test"), root: cell,
      setting: ScreenSetting(owner: .nib, toolsVersion: tools))
    let solved = try TestScreens.solve(screen, mode: .canvas)
    #expect(
      solved.view("box")?.frame
        == Rectangle(x: side, y: top, width: 375 - 2 * side, height: 100 - 2 * top))
  }

  @Test("stored insets of a stack view switch margin-relative arrangement on") func stack() throws {
    let stack = TestScreens.view(
      "stack", "stackView",
      [
        "layoutMargins.top": "1", "layoutMargins.left": "2", "layoutMargins.bottom": "3",
        "layoutMargins.right": "4",
      ],
      constraints: [
        TestScreens.hold(nil, "width", nil, nil, 100),
        TestScreens.hold(nil, "height", nil, nil, 50),
      ], [TestScreens.view("box")])
    let screen = TestScreens.screen(
      [stack],
      constraints: [
        TestScreens.hold("stack", "leading", "root", "leading"),
        TestScreens.hold("stack", "top", "root", "top"),
      ])
    let solved = try TestScreens.solve(screen)
    #expect(solved.view("box")?.frame == Rectangle(x: 2, y: 1, width: 94, height: 46))
    let mirrored = try TestScreens.solve(screen, direction: .rightToLeft)
    #expect(mirrored.view("box")?.frame == Rectangle(x: 277, y: 1, width: 94, height: 46))
  }

  @Test("margins of a view that keeps its superview's reach as far in as those") func preserved()
    throws
  {
    let inner = TestScreens.view(
      "inner", "view", ["preservesSuperviewLayoutMargins": "YES"],
      constraints: [TestScreens.hold("box", "leading", "inner", "leadingMargin")],
      [TestScreens.view("box")])
    let screen = TestScreens.screen(
      [inner],
      constraints: [
        TestScreens.hold("inner", "leading", "root", "leading", 4),
        TestScreens.hold("inner", "trailing", "root", "trailing"),
        TestScreens.hold("inner", "top", "root", "top"),
        TestScreens.hold("inner", "height", nil, nil, 50),
      ])
    let solved = try TestScreens.solve(screen)
    // The root's margin is 16; the view stands 4 in.
    #expect(solved.view("box")?.frame.x == 16)
  }

  @Test("the safe area of a nested view is what bars cover of it") func nested() throws {
    var inner = TestScreens.view(
      "inner", constraints: [TestScreens.hold("box", "top", "guide", "top")],
      [TestScreens.view("box")])
    inner.guides = ["safeArea": "guide"]
    let screen = TestScreens.screen(
      [inner],
      constraints: [
        TestScreens.hold("inner", "leading", "root", "leading"),
        TestScreens.hold("inner", "top", "root", "top", 30),
        TestScreens.hold("inner", "width", nil, nil, 100),
        TestScreens.hold("inner", "height", nil, nil, 100),
      ])
    let solved = try TestScreens.solve(
      screen, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(solved.view("box")?.frame.y == 44)
  }
}
