import Foundation
import Model
import Testing
import TextEngine

@Suite("Font library") struct FontLibraryTests {
  @Test("blends the system font between 17 and 28 points") func designs() throws {
    let library = try FontLibrary(
      catalogPath: catalogPath, folders: FontLibrary.systemFolders, usesProfile: false)
    func names(_ size: Double) throws -> [String?] {
      let font = try library.systemFont(weight: .semibold, isItalic: false, size: size)
      return [font.text.id, font.display?.id]
    }
    #expect(try names(17) == ["Inter-SemiBold", nil])
    #expect(try names(22) == ["Inter-SemiBold", "InterDisplay-SemiBold"])
    #expect(try names(28) == ["InterDisplay-SemiBold", nil])
    let middle = try library.systemFont(weight: .bold, isItalic: true, size: 22.5)
    #expect((middle.displayShare - 0.5).magnitude < 1e-9)
    #expect(middle.text.id == "Inter-BoldItalic")
  }

  @Test("measures stand-ins with San Francisco's metrics") func metrics() throws {
    let cut = try testFonts.get().systemFont(weight: .regular, isItalic: false, size: 17).text
    #expect(cut.metrics == .sanFrancisco)
    #expect(cut.metrics.lineHeight == 1.193359375)
    #expect(cut.face.metrics.lineHeight != cut.metrics.lineHeight)
  }

  @Test("lets a real font in a user's folder win, whatever its file is called") func real() throws {
    let folder = try TemporaryFolder()
    let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    try folder.copy(mono, as: "anything.ttf")
    let catalog = try String(contentsOfFile: catalogPath, encoding: .utf8)
      .replacing("\"SF Pro Text\"", with: "\"DejaVu Sans Mono\"")
    let path = try folder.write(catalog, to: "catalog.json")
    let library = try FontLibrary(
      catalogPath: path, folders: [folder.path] + FontLibrary.systemFolders)
    let cut = try library.systemFont(weight: .regular, isItalic: false, size: 17).text
    #expect(cut.id == "DejaVuSansMono")
    #expect(cut.widthError == 0)
    #expect(cut.metrics == .sanFrancisco)
    let use = library.use(of: cut)
    #expect(use.standsInFor == nil)
    #expect(use.package == nil)
    #expect(use.fileName == "anything.ttf")
  }

  @Test("names the package that brings a missing stand-in") func missing() throws {
    let library = try FontLibrary(catalogPath: catalogPath, folders: [])
    #expect(throws: TextEngineError.missingFont(name: "SF Pro", package: "fonts-inter")) {
      try library.systemFont(weight: .regular, isItalic: false, size: 17)
    }
  }

  @Test(
    "finds a font by PostScript name, full name, and family with weight and slant",
    arguments: [
      ("Inter-BoldItalic", FontWeight.regular, false, "Inter-BoldItalic"),
      ("inter", .semibold, false, "Inter-SemiBold"),
      ("Inter", .heavy, true, "Inter-ExtraBoldItalic"),
      ("Noto Sans CJK TC", .bold, false, "NotoSansCJKtc-Bold"),
      ("DejaVu Sans Bold", .regular, false, "DejaVuSans-Bold"),
    ])
  func names(_ name: String, _ weight: FontWeight, _ isItalic: Bool, _ id: String) throws {
    let cut = try testFonts.get().namedCut(name, weight: weight, isItalic: isItalic, size: 17)
    #expect(cut?.id == id)
    #expect(cut?.widthError == 0)
  }

  @Test("finds nothing under a name that no font has") func unknown() throws {
    let cut = try testFonts.get().namedCut("Gotham", weight: .regular, isItalic: false, size: 17)
    #expect(cut == nil)
  }

  @Test("every file of the catalogue is installed, and stands in for something") func files() throws
  {
    let library = try testFonts.get()
    for entry in library.catalog.fonts {
      for weight in FontWeight.allCases {
        let cut = try library.cut(entry, weight: weight, isItalic: false, size: 17)
        #expect(cut != nil, "\(entry.id) in \(weight)")
        #expect(cut?.entry?.id == entry.id)
      }
      #expect(entry.licence == "OFL-1.1")
      #expect(entry.widthError > 0)
    }
    #expect(Set(library.catalog.fonts.map(\.id)).count == library.catalog.fonts.count)
  }

  @Test("hashes a file as sha256sum does") func hash() throws {
    let library = try testFonts.get()
    let cut = try library.systemFont(weight: .regular, isItalic: false, size: 17).text
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [cut.face.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.hasPrefix(library.use(of: cut).sha256))
    #expect(library.use(of: cut).version.contains("3.019"))
  }
}
