import TestSupport
import Testing

@Suite("Goldens")
struct GoldenTests {
  @Test("the first line that differs is named, with both readings")
  func firstDifference() {
    #expect(Golden.firstDifference(kept: "a\nb\n", made: "a\nb\n") == nil)
    #expect(
      Golden.firstDifference(kept: "a\nb\nc", made: "a\nx\nc")
        == "line 2\n  kept: “b”\n  made: “x”")
    #expect(
      Golden.firstDifference(kept: "a", made: "a\nb")
        == "line 2\n  kept: (the text is over)\n  made: “b”")
  }

  @Test("the top of the repository holds the package")
  func repositoryTop() throws {
    #expect(try Repository.text(of: "Package.swift").contains("name: \"LargePrint\""))
  }
}
