import Model
import TestSupport
import Testing
import TextEngine

/// Fonts that a user gives, made from an installed one.
@Suite("Fonts of one's own") struct OwnFontTests {
  private func library(_ change: (inout FontBuilder) throws -> Void) throws -> (
    FontLibrary, TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let source = try testFonts.get().namedCut(
      "Liberation Sans", weight: .regular, isItalic: false, size: 17)
    var builder = try FontBuilder(contentsOf: try #require(source).face.path)
    try change(&builder)
    try builder.write(to: folder.path + "/own.ttf")
    let library = try FontLibrary(
      catalogPath: catalogPath, folders: [folder.path] + FontLibrary.systemFolders)
    return (library, folder)
  }

  /// What UIFont prints for Helvetica at 17 points (facts: sf_metrics, helvetica_iOS_quirk).
  @Test("Helvetica's ascender grows by 15 % of its height on iOS, in the stand-in and in the font")
  func helvetica() throws {
    func check(_ metrics: FontMetrics) {
      #expect((metrics.ascender * 17 - 15.64033203125).magnitude < 1e-9)
      #expect((metrics.descender * 17 - 3.90966796875).magnitude < 1e-9)
      #expect((metrics.lineHeight * 17 - 19.55).magnitude < 1e-9)
      #expect(metrics.lineGap == 0)
    }
    let standIn = try testFonts.get().standIn(
      named: "Helvetica", weight: .regular, isItalic: false, size: 17)
    check(standIn.font.text.metrics)
    let (library, folder) = try library { font in
      font.rename(family: "Helvetica", style: "Regular", postScriptName: "Helvetica")
      font.set(1577, at: 4, of: "hhea")
      font.set(-471, at: 6, of: "hhea")
      font.set(0, at: 8, of: "hhea")
    }
    let real = try library.namedCut("Helvetica", weight: .regular, isItalic: false, size: 17)
    #expect(real?.isStandIn == false)
    check(try #require(real).metrics)
    _ = folder
  }

  @Test("No other font's ascender grows") func others() throws {
    let (library, folder) = try library { font in
      font.rename(family: "Helvetica Neue", style: "Regular", postScriptName: "HelveticaNeue")
    }
    let cut = try #require(
      try library.namedCut("HelveticaNeue", weight: .regular, isItalic: false, size: 17))
    #expect(cut.metrics == cut.face.metrics)
    _ = folder
  }

  @Test(
    "A variable font is found by its instances' names",
    arguments: [
      ("ZZVar-Black", [900.0, 100]), ("zzvar black", [900, 100]), ("ZZVar Expanded", [400, 125]),
      ("ZZVar-Expanded", [400, 125]), ("ZZVar-Narrow", [400, 75]), ("ZZVar-Regular", [300, 100]),
      ("ZZVar", [400, 100]),
    ])
  func instances(_ name: String, _ coordinates: [Double]) throws {
    let (library, folder) = try variable()
    let cut = try library.namedCut(name, weight: .regular, isItalic: false, size: 17)
    #expect(try #require(cut).face.coordinates == coordinates)
    #expect(cut?.widthError == 0)
    _ = folder
  }

  @Test(
    "Axis values go before name and weight, within the axis",
    arguments: [
      (["wght": 650.0], [650.0, 100]), (["wdth": 1000], [900, 125]), (["zzzz": 3], [900, 100]),
      (["wght": -5, "wdth": 80], [100, 80]),
    ])
  func axes(_ axes: [String: Double], _ coordinates: [Double]) throws {
    let (library, folder) = try variable()
    for name in ["ZZVar-Black", "ZZVar"] {
      let cut = try library.namedCut(name, weight: .black, isItalic: false, size: 17, axes: axes)
      #expect(try #require(cut).face.coordinates == coordinates, "\(name)")
    }
    _ = folder
  }

  private func variable() throws -> (FontLibrary, TemporaryFolder) {
    try library { font in
      font.rename(family: "ZZVar", style: "Regular", postScriptName: "ZZVar-Regular")
      font.vary(
        [("wght", 100, 300, 900), ("wdth", 75, 100, 125)],
        instances: [
          .init("Black", "ZZVar-Black", at: [900, 100]),
          .init("Expanded", "ZZVar-Expanded", at: [400, 125]),
          .init("Narrow", nil, at: [400, 75]),
        ])
    }
  }

  /// Ascender and descender of hhea, typo and win, the flag that asks for typo, and who wins.
  @Test(
    "hhea counts, be typo asked for or not; typo only where hhea is zero, win where neither is",
    arguments: [
      ([900, -300, 1000, -500, 1100, 600], true, 900.0, 300.0),
      ([900, -300, 1000, -500, 1100, 600], false, 900, 300),
      ([0, 0, 1000, -500, 1100, 600], true, 1000, 500),
      ([0, 0, 1000, -500, 1100, 600], false, 1100, 600),
      ([0, 0, 1000, -500, 0, 0], false, 1000, 500),
    ])
  func tables(_ values: [Int], _ usesTypo: Bool, _ ascender: Double, _ descender: Double) throws {
    let (library, folder) = try library { font in
      font.rename(family: "ZZMet", style: "Regular", postScriptName: "ZZMet-Regular")
      for (place, value) in zip([("hhea", 4), ("hhea", 6), ("OS/2", 68), ("OS/2", 70)], values) {
        font.set(value, at: place.1, of: place.0)
      }
      font.set(values[4], at: 74, of: "OS/2")
      font.set(values[5], at: 76, of: "OS/2")
      font.set(usesTypo ? 0xC0 : 0x40, at: 62, of: "OS/2")
    }
    let cut = try library.namedCut("ZZMet", weight: .regular, isItalic: false, size: 17)
    let metrics = try #require(cut).metrics
    #expect((metrics.ascender * 2048 - ascender).magnitude < 1e-9)
    #expect((metrics.descender * 2048 - descender).magnitude < 1e-9)
    _ = folder
  }
}
