import Foundation
import Model
import Testing
import TextEngine

@Suite("System font profile") struct ProfileTests {
  private let text = """
    {"version": 1, "blend": [[10, 0], [20, 1]],
     "classes": {"lowercase": [[97, 122]]}, "bases": {"e": "éè"},
     "weights": {"regular": {
       "text": {"scales": {"lowercase": 0.5}, "characters": {"e": 0.1}},
       "display": {"scales": {"lowercase": 2}, "characters": {}},
       "sizeScale": [[10, 1], [20, 1.5]]}},
     "kerning": {"scale": 0.5, "left": {"A": 0.25}},
     "pairs": {"rightEdges": {"slope": "AV"}, "leftEdges": {"slope": "AV", "stem": "HI"},
       "text": {"slope": {"slope": 0.02, "stem": -0.02}},
       "display": {"slope": {"slope": -0.01, "stem": -0.02}}},
     "substitutes": {"black": "regular"},
     "errorBands": [
       {"script": "cyrillic", "sizes": [0, 20], "weights": ["bold"], "fraction": 0.02, "points": 0.5},
       {"script": "missing-font", "sizes": [0, 9], "weights": [], "fraction": 0.2, "points": 2},
       {"script": "any", "sizes": [0, 1000], "weights": ["any"], "fraction": 0.06, "points": 1}]}
    """

  private func profile(_ text: String) throws -> SystemProfile? {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "system-profile.json")
    let catalog = try folder.write("{\"fonts\": []}", to: "catalog.json")
    return try FontLibrary(catalogPath: catalog, folders: []).profile
  }

  @Test("scales by class and adds by character, in each design") func corrections() throws {
    let profile = try #require(try profile(text))
    let regular = try #require(profile.corrections(for: .regular))
    func advance(_ scalar: UInt32, _ share: Double) -> Double {
      let text = regular.advance(
        of: scalar, before: nil, ClusterAdvance(advance: 0.6, kern: 0), isDisplay: false)
      let display = regular.advance(
        of: scalar, before: nil, ClusterAdvance(advance: 0.4, kern: 0), isDisplay: true)
      return text * (1 - share) + display * share
    }
    #expect((advance(97, 0) - 0.3).magnitude < 1e-12)
    #expect((advance(101, 0) - 0.4).magnitude < 1e-12)
    #expect(advance(0xE9, 0) == advance(101, 0))
    #expect((advance(97, 1) - 0.8).magnitude < 1e-12)
    #expect((advance(65, 0.5) - 0.5).magnitude < 1e-12)
    #expect((advance(0x1F600, 0.5) - 0.5).magnitude < 1e-12)
    #expect(regular.factor(atSize: 15) == 1.25)
    #expect(profile.corrections(for: .black) != nil)
    #expect(profile.corrections(for: .thin) == nil)
  }

  @Test("corrects kerning by the left character and adds for pairs of edges") func pairs() throws {
    let profile = try #require(try profile(text))
    let regular = try #require(profile.corrections(for: .regular))
    func advance(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?, kern: Double) -> Double {
      let cluster = ClusterAdvance(advance: 0.6, kern: kern)
      let designs = [false, true].map { isDisplay in
        regular.advance(of: scalar.value, before: next?.value, cluster, isDisplay: isDisplay)
      }
      return (designs[0] + designs[1]) / 2
    }
    #expect((advance("A", nil, kern: -0.1) - (0.6 - 0.075)).magnitude < 1e-12)
    #expect((advance("H", nil, kern: -0.1) - (0.6 - 0.05)).magnitude < 1e-12)
    #expect((advance("A", "V", kern: 0) - 0.605).magnitude < 1e-12)
    #expect((advance("V", "H", kern: 0) - 0.58).magnitude < 1e-12)
    #expect(advance("H", "V", kern: 0) == 0.6)
  }

  @Test("blends designs and finds the band that fits first") func bands() throws {
    let profile = try #require(try profile(text))
    #expect(profile.displayShare(atSize: 15) == 0.5)
    let cyrillic = ScriptTag("Cyrl")
    #expect(profile.band(script: cyrillic, weight: .bold, size: 17)?.fraction == 0.02)
    #expect(profile.band(script: cyrillic, weight: .bold, size: 21)?.fraction == 0.06)
    #expect(profile.band(script: .latin, weight: .bold, size: 17)?.points == 1)
    #expect(profile.band(script: .common, weight: .bold, size: 5)?.fraction == 0.06)
    #expect(profile.missingFontBand?.fraction == 0.2)
  }

  @Test("is missed by nobody, but refused when it is broken") func absent() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write("{\"fonts\": []}", to: "catalog.json")
    #expect(try FontLibrary(catalogPath: catalog, folders: []).profile == nil)
    #expect(throws: TextEngineError.self) { try profile("{\"version\": 7}") }
    #expect(throws: TextEngineError.self) { try profile("[") }
  }

  @Test("of the repository is there and has a band for everything") func kept() throws {
    let profile = try #require(try testFonts.get().profile)
    for weight in FontWeight.allCases {
      #expect(profile.corrections(for: weight) != nil)
      for size in [6.0, 17, 28, 120] {
        #expect(profile.band(script: .latin, weight: weight, size: size) != nil)
      }
    }
  }
}
