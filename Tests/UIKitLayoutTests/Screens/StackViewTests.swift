import Model
import Testing
import UIKitLayout

@Suite("Stack views (fact H7)") struct StackViewTests {
  /// A stack view of 300 × 100 points in the corner of a screen, and its arranged views by width and
  /// height.
  static func solve(
    _ attributes: [String: String], _ sizes: [(width: Double?, height: Double?)],
    hidden: Set<Int> = [], children: [String: String] = [:]
  ) throws -> [Rectangle?] {
    let arranged = sizes.indices.map { index in
      var own = children
      if hidden.contains(index) { own["hidden"] = "YES" }
      return TestScreens.view("v\(index)", "label", own)
    }
    let stack = TestScreens.view(
      "stack", "stackView", attributes,
      constraints: [
        TestScreens.hold(nil, "width", nil, nil, 300),
        TestScreens.hold(nil, "height", nil, nil, 100),
      ], arranged)
    let screen = TestScreens.screen(
      [stack],
      constraints: [
        TestScreens.hold("stack", "leading", "root", "leading"),
        TestScreens.hold("stack", "top", "root", "top"),
      ])
    let natural = sizes.enumerated().map { index, size in
      ("v\(index)", NaturalSize(width: size.width, height: size.height))
    }
    let solved = try TestScreens.solve(screen, sizes: Dictionary(uniqueKeysWithValues: natural))
    return sizes.indices.map { solved.view("v\($0)")?.frame }
  }

  @Test("fill: all but the one that hugs least keep their size, spacing between") func fill() throws
  {
    let frames = try Self.solve(
      ["spacing": "10"], [(50, 20), (80, 20)], children: ["verticalHuggingPriority": "251"])
    // Both hug alike, so UIKit leaves open which one grows; they share.
    #expect(
      frames == [
        Rectangle(x: 0, y: 0, width: 145, height: 100),
        Rectangle(x: 155, y: 0, width: 145, height: 100),
      ])
  }

  @Test("standard spacing is 8 points on both axes", arguments: ["horizontal", "vertical"])
  func standardSpacing(_ axis: String) throws {
    let frames = try Self.solve(
      ["spacingType": "standard", "axis": axis, "distribution": "fillEqually"],
      [(50, 20), (80, 20)])
    let gap = axis == "vertical" ? 46.0 : 146.0
    let first = try #require(frames[0])
    #expect((axis == "vertical" ? first.height : first.width) == gap)
  }

  @Test("fillEqually: equal lengths whatever they ask for") func fillEqually() throws {
    let frames = try Self.solve(
      ["distribution": "fillEqually", "spacing": "15"], [(50, 20), (80, 20), (10, 20)])
    #expect(frames.map { $0?.width } == [90, 90, 90])
  }

  @Test("fillProportionally: by natural length, spacings counted, the last takes the rest")
  func proportional() throws {
    let frames = try Self.solve(
      ["distribution": "fillProportionally", "spacing": "10"], [(40, 20), (50, 20)])
    // 300 × 40 / (40 + 50 + 10) = 120; what is left is 300 − 10 − 120.
    #expect(frames.map { $0?.width } == [120, 170])
  }

  @Test("equalSpacing: equal gaps, no less than the spacing") func equalSpacing() throws {
    let frames = try Self.solve(
      ["distribution": "equalSpacing", "spacing": "5"], [(40, 20), (60, 20), (80, 20)])
    #expect(frames.map { $0?.x } == [0, 100, 220])
  }

  @Test("equalCentering: centres equally far apart") func equalCentering() throws {
    let frames = try Self.solve(
      ["distribution": "equalCentering"], [(40, 20), (60, 20), (80, 20)])
    let centres = frames.compactMap { $0?.midX }
    #expect(centres[1] - centres[0] == centres[2] - centres[1])
    #expect(frames[0]?.x == 0 && frames[2]?.maxX == 300)
  }

  @Test(
    "alignment across the axis",
    arguments: [("top", 0.0), ("center", 40), ("bottom", 80), ("leading", 0), ("trailing", 80)])
  func alignment(_ word: String, _ top: Double) throws {
    let frames = try Self.solve(["alignment": word], [(300, 20)])
    #expect(frames[0] == Rectangle(x: 0, y: top, width: 300, height: 20))
  }

  @Test("a hidden arranged view takes no room and is no part of the layout") func hidden() throws {
    let frames = try Self.solve(
      ["spacing": "10", "distribution": "fillEqually"], [(40, 20), (40, 20), (40, 20)],
      hidden: [1])
    #expect(frames.map { $0?.width } == [145, nil, 145])
  }

  @Test("firstBaseline: the first lines of all stand level") func baselines() throws {
    let stack = TestScreens.view(
      "stack", "stackView", ["alignment": "firstBaseline"],
      [TestScreens.view("a", "label"), TestScreens.view("b", "label")])
    let screen = TestScreens.screen(
      [stack],
      constraints: [
        TestScreens.hold("stack", "leading", "root", "leading"),
        TestScreens.hold("stack", "top", "root", "top"),
      ])
    let solved = try TestScreens.solve(
      screen,
      sizes: [
        "a": NaturalSize(width: 50, height: 40, firstBaseline: 30, lastBaseline: 10),
        "b": NaturalSize(width: 50, height: 20, firstBaseline: 15, lastBaseline: 5),
      ])
    #expect(solved.view("a")?.frame.y == 0)
    #expect(solved.view("b")?.frame.y == 15)
  }
}
