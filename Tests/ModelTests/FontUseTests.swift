import Model
import Testing

@Suite("Font uses") struct FontUseTests {
  private func use(_ id: String, for name: String?, sha256: String = "00") -> FontUse {
    FontUse(
      id: id, family: "Sans", version: "1", fileName: id + ".otf", sha256: sha256,
      standsInFor: name, package: name.map { _ in "fonts-sans" },
      licence: name == nil ? "" : "OFL-1.1",
      unitsPerEm: 1000)
  }

  @Test("of one file are joined, whatever their order") func joined() {
    let uses = [
      use("Sans", for: "Helvetica"), use("Mono", for: nil), use("Sans", for: "Arial"),
      use("Sans", for: nil), use("Sans", for: "Arial, Verdana"),
    ]
    let merged = FontUse.merging(uses)
    #expect(merged.map(\.id) == ["Mono", "Sans"])
    #expect(merged.map(\.standsInFor) == [nil, "Arial, Helvetica, Verdana"])
    #expect(merged.map(\.package) == [nil, "fonts-sans"])
    #expect(merged.map(\.licence) == ["", "OFL-1.1"])
    #expect(FontUse.merging(uses.reversed()) == merged)
    #expect(FontUse.merging(merged + uses) == merged)
  }

  @Test("are the same file by name, version and hash") func sameFile() {
    #expect(use("Sans", for: "Arial").isSameFile(as: use("Sans", for: nil)))
    #expect(!use("Sans", for: nil).isSameFile(as: use("Sans", for: nil, sha256: "01")))
    #expect(!use("Sans", for: nil).isSameFile(as: use("Mono", for: nil)))
  }
}
