import Model
import Testing
import UIKitLayout

@Suite("Screens are solved") struct ScreenSolverTests {
  @Test("a view held at its four edges fills the room between them") func edges() throws {
    let screen = TestScreens.screen(
      [TestScreens.view("box")],
      constraints: [
        TestScreens.hold("box", "leading", "root", "leading", 20),
        TestScreens.hold("root", "trailing", "box", "trailing", 12),
        TestScreens.hold("box", "top", "root", "top", 30),
        TestScreens.hold("box", "height", nil, nil, 44),
      ])
    let solved = try TestScreens.solve(screen)
    #expect(solved.view("box")?.frame == Rectangle(x: 20, y: 30, width: 343, height: 44))
    #expect(solved.broken.isEmpty)
  }

  @Test("the same constraints stand mirrored where writing begins at the right") func mirrored()
    throws
  {
    let screen = TestScreens.screen(
      [TestScreens.view("box")],
      constraints: [
        TestScreens.hold("box", "leading", "root", "leading", 20),
        TestScreens.hold("box", "width", nil, nil, 100),
        TestScreens.hold("box", "top", "root", "top", 30),
        TestScreens.hold("box", "height", nil, nil, 44),
      ])
    let solved = try TestScreens.solve(screen, direction: .rightToLeft)
    #expect(solved.view("box")?.frame == Rectangle(x: 255, y: 30, width: 100, height: 44))
  }

  @Test("of two required widths the later one gives way and is named") func conflict() throws {
    let screen = TestScreens.screen([
      TestScreens.view(
        "box", "view", ["userLabel": "Box"],
        constraints: [
          TestScreens.hold(nil, "width", nil, nil, 100),
          LayoutConstraint(id: "late", firstAttribute: "width", constant: 120),
        ])
    ])
    let solved = try TestScreens.solve(screen)
    #expect(
      solved.broken == [BrokenConstraint(id: "late", statement: "Box.width = 120", error: 20)])
  }
}
