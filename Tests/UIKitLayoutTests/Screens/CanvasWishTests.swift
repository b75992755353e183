import ConstraintSolver
import Model
import Testing

@testable import UIKitLayout

@Suite("What a canvas keeps of stored frames") struct CanvasWishTests {
  private static let size = NaturalSize(width: 60, height: 20)

  /// Labels below each other, with stored frames that differ from what the constraints say.
  private static func list(_ count: Int, isAnchored: Bool) -> Screen {
    var constraints: [LayoutConstraint] = []
    var labels: [ViewNode] = []
    for index in 0..<count {
      var label = TestScreens.view("l\(index)", "label")
      label.frame = Rectangle(x: 40, y: Double(100 + 50 * index), width: 60, height: 20)
      labels.append(label)
      constraints.append(TestScreens.hold("l\(index)", "leading", "root", "leading", 16))
      if index > 0 {
        constraints.append(
          TestScreens.hold("l\(index)", "top", "l\(index - 1)", "bottom", 8))
      } else if isAnchored {
        constraints.append(TestScreens.hold("l0", "top", "root", "top", 20))
      }
    }
    return TestScreens.screen(labels, constraints: constraints)
  }

  private static func solver(_ screen: Screen) throws -> ScreenSolver {
    let canvas = ScreenCanvas(mode: .canvas, displayScale: 2, keepsStoredSizes: true)
    return try ScreenSolver(screen: screen, canvas: canvas)
  }

  @Test("what constraints decide gets no wish") func decided() throws {
    var solver = try Self.solver(Self.list(6, isAnchored: true))
    let solved = try solver.solve { _, _ in Self.size }
    #expect(solver.canvasWishes.isEmpty)
    #expect(solved.views.dropFirst().map(\.frame.y) == (0..<6).map { 20 + 28 * Double($0) })
    #expect(solved.views.dropFirst().allSatisfy { $0.frame.x == 16 })
  }

  @Test("what they leave open is where it is stored, as near as all of it can be")
  func open() throws {
    var solver = try Self.solver(Self.list(3, isAnchored: false))
    let solved = try solver.solve { _, _ in Self.size }
    #expect(solver.canvasWishes.count == 3, "one for each top, none for a size")
    #expect(solved.views.dropFirst().map(\.frame.y) == [122, 150, 178], "the middle one is met")
    let taller = try solver.solve { _, _ in NaturalSize(width: 60, height: 30) }
    #expect(taller.views.dropFirst().map(\.frame.y) == [112, 150, 188])
    #expect(solver.canvasWishes.count == 3)
  }

  @Test("a view without a size of its own keeps the stored one, and its place with it")
  func sizes() throws {
    var plain = TestScreens.view("plain")
    plain.frame = Rectangle(x: 30, y: 70, width: 80, height: 90)
    let screen = TestScreens.screen(
      [plain], constraints: [TestScreens.hold("plain", "leading", "root", "leading", 16)])
    var solver = try Self.solver(screen)
    let solved = try solver.solve { _, _ in nil }
    #expect(solved.views.last?.frame == Rectangle(x: 16, y: 70, width: 80, height: 90))
  }

  @Test("too much work is an error in words, and each further solution has work of its own")
  func limits() throws {
    let screen = Self.list(30, isAnchored: true)
    var solver = try Self.solver(screen)
    solver.mostWork = 1000
    let error = LayoutError.tooLarge("solving its constraints takes too much work")
    #expect(throws: error) { try solver.solve { _, _ in Self.size } }
    var patient = try Self.solver(screen)
    _ = try patient.solve { _, _ in Self.size }
    let built = patient.solver.workCount
    patient.mostWork = built
    #expect(throws: error) {
      for height in 21..<60 {
        _ = try patient.solve { _, _ in NaturalSize(width: 60, height: Double(height)) }
      }
    }
    patient.mostWork = 20 * built
    for height in 21..<60 {
      _ = try patient.solve { _, _ in NaturalSize(width: 60, height: Double(height)) }
    }
    #expect(patient.solver.workCount > built)
  }
}
