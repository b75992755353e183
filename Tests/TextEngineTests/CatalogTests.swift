import Foundation
import Model
import Testing
import TextEngine

@Suite("Font catalogue") struct CatalogTests {
  @Test(
    "refuses what is no catalogue, with line and column",
    arguments: [
      ("{", "1:2"), ("{}", "1:1"), ("{\"fonts\": [\n {}]}", "2:2"),
      ("{\"fonts\": [\n  {\"id\": \"a\", \"standsInFor\": \"b\", \"role\": \"king\"}]}", "2:3"),
    ])
  func refusals(_ text: String, _ place: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "catalog.json")
    #expect {
      try FontCatalog(path: path)
    } throws: { error in
      guard case .invalidCatalog(path, place, _)? = error as? TextEngineError else { return false }
      return true
    }
  }

  @Test("says that a file is not there") func absent() {
    #expect(throws: TextEngineError.unreadable(path: "/nowhere.json")) {
      try FontCatalog(path: "/nowhere.json")
    }
  }

  @Test("prefers the font of the language, then those without one") func languages() throws {
    let catalog = try FontCatalog(path: catalogPath)
    func first(_ script: ScriptTag, _ locale: String) -> String? {
      catalog.fallbacks(for: script, locale: locale).first?.id
    }
    #expect(first(.han, "zh-Hans") == "pingfang-sc")
    #expect(first(.han, "zh-Hant-TW") == "pingfang-tc")
    #expect(first(.han, "zh-Hant-HK") == "pingfang-hk")
    #expect(first(.han, "ja-JP") == "hiragino-sans")
    #expect(first(.han, "ko_KR") == "apple-sd-gothic-neo")
    #expect(first(.han, "en") == "pingfang-sc")
    #expect(first(ScriptTag("Arab"), "fa") == "sf-arabic")
    #expect(first(ScriptTag("Arab"), "ur-PK") == "noto-nastaliq-urdu")
  }

  @Test("blends advance factors between sizes") func factors() throws {
    let catalog = try FontCatalog(path: catalogPath)
    let font = try #require(catalog.fonts.first { $0.id == "pingfang-sc" })
    #expect(font.advanceFactor(atSize: 10) == 1.02)
    #expect(font.advanceFactor(atSize: 16.5) > 1.019)
    #expect((font.advanceFactor(atSize: 16.5) - 1.0195).magnitude < 1e-9)
    #expect(font.advanceFactor(atSize: 18) == 1.019)
  }

  @Test("takes the nearest weight, the bolder of two") func weights() throws {
    let catalog = try FontCatalog(path: catalogPath)
    let font = try #require(catalog.fonts.first { $0.id == "sf-arabic" })
    #expect(font.file(weight: .light, isItalic: false) == "NotoSansArabic-Regular.ttf")
    #expect(font.file(weight: .semibold, isItalic: true) == "NotoSansArabic-Bold.ttf")
    #expect(font.file(weight: .medium, isItalic: false) == "NotoSansArabic-Regular.ttf")
  }

  @Test("reads features on and off") func features() {
    #expect(OpenTypeFeature("-calt") == OpenTypeFeature(tag: "calt", value: 0))
    #expect(OpenTypeFeature("ss01") == OpenTypeFeature(tag: "ss01", value: 1))
    #expect(OpenTypeFeature("+") == nil)
    #expect(OpenTypeFeature("toolong") == nil)
  }
}

@Suite("Named stand-ins") struct NamedStandInTests {
  @Test(
    "are found by family and by PostScript name",
    arguments: [
      ("Hiragino Sans", "hiragino-sans"), ("HiraginoSans-W6", "hiragino-sans"),
      ("SFProText-SemiboldItalic", "sf-pro-text"), ("sf pro display", "sf-pro-display"),
      ("HelveticaNeue-Light", "helvetica-neue"), ("Helvetica-Bold", "helvetica"),
      ("ArialMT", "arial"), ("Arial-BoldItalicMT", "arial"),
      ("TimesNewRomanPSMT", "times-new-roman"), ("CourierNewPS-BoldMT", "courier-new"),
    ])
  func names(_ name: String, _ id: String) throws {
    #expect(try FontCatalog(path: catalogPath).font(named: name)?.id == id)
  }

  @Test(
    "are none for a name that only begins like one",
    arguments: [
      "HiraginoSansSerif", "SF Profound", "", "Avenir-Medium", "Arial Narrow", "Helveticant",
    ])
  func strangers(_ name: String) throws {
    #expect(try FontCatalog(path: catalogPath).font(named: name) == nil)
  }

  @Test(
    "take weight and slant from the name",
    arguments: [
      ("HiraginoSans-W6", FontWeight?.some(.semibold), false),
      ("HelveticaNeue-BoldItalic", .bold, true),
      ("Avenir-UltraLight", .ultraLight, false), ("HelveticaNeue-LightOblique", .light, true),
      ("Avenir-Book", .regular, false), ("Avenir Black", .black, false), ("Highlight", nil, false),
      ("Georgia-BoldItalic", .bold, true), ("SpotlightSemibold", .semibold, false),
    ])
  func styles(_ name: String, _ weight: FontWeight?, _ isItalic: Bool) {
    let style = FontStyleName(endOf: name)
    #expect(style.weight == weight)
    #expect(style.isItalic == isItalic)
  }

  @Test(
    "look like one of the catalogue where the kind is known",
    arguments: [
      ("Menlo", "courier-new"), ("Menlo-BoldItalic", "courier-new"), ("Courier", "courier-new"),
      ("FiraCode-Regular", "courier-new"), ("Avenir", nil), ("Couriers", nil),
    ])
  func lookalikes(_ name: String, _ id: String?) throws {
    #expect(try FontCatalog(path: catalogPath).lookalike(of: name)?.id == id)
  }

  @Test("have metrics by weight where they are published") func metrics() throws {
    let catalog = try FontCatalog(path: catalogPath)
    let font = try #require(catalog.font(named: "HelveticaNeue"))
    let heights = [FontWeight.light, .regular, .medium, .semibold, .bold].map {
      font.metrics(of: $0)?.lineHeight ?? 0
    }
    for (height, expected) in zip(heights, [1.165, 1.165, 1.192, 1.192, 1.192]) {
      #expect((height - expected).magnitude < 1e-9)
    }
  }
}
