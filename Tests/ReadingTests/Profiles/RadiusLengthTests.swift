import JSONText
import Model
import Testing

@testable import Reading

@Suite("Lengths by the radius") struct RadiusLengthTests {
  private func read(_ word: String) throws -> RadiusLength {
    try RadiusLength.read(
      JSONNode(content: .string(word), place: TextPlace(line: 1, column: 1)))
  }

  @Test(
    "are read as written",
    arguments: [
      ("r", 1.0, 0.0), ("r/2", 0.5, 0), ("2r+1", 2, 1), ("1.5r-2", 1.5, -2), (" 2 r + 1 ", 2, 1),
      ("0r+3", 0, 3), ("3r/4+0.5", 0.75, 0.5), ("r-1", 1, -1),
    ])
  func words(_ word: String, _ radii: Double, _ points: Double) throws {
    let length = try read(word)
    #expect(length == RadiusLength(radii: radii, points: points))
    #expect(length.resolved(radius: 24) == radii * 24 + points)
  }

  @Test(
    "are refused otherwise",
    arguments: [
      "", "x", "rr", "r/0", "r/", "r*2", "2", "r+", "r++1", "-r", "1e3r", "r/2/2", "999r", "r+1e9",
      "nanr", ".r", "r+99999",
    ])
  func refused(_ word: String) {
    #expect(throws: ValueError.self) { try read(word) }
  }

  @Test("are not known without a radius, unless they do not follow it") func unknown() throws {
    #expect(try read("r").resolved(radius: nil) == nil)
    #expect(try read("0r+3").resolved(radius: nil) == 3)
    #expect(ProfileSides.byRadius.insets(radius: nil) == nil)
    #expect(
      ProfileSides.byRadius.insets(radius: 24)
        == EdgeInsets(top: 12, left: 24, bottom: 12, right: 24))
  }
}
