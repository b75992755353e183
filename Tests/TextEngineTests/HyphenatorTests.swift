import Foundation
import Testing
import TextEngine

@Suite("Hyphenator") struct HyphenatorTests {
  /// The word with a hyphen wherever it may be parted.
  private func parted(_ word: String, _ locale: String, folders: [String]) -> String? {
    let units = Array(word.utf16)
    guard let marks = Hyphenator(folders: folders).marks(in: units, locale: locale) else {
      return nil
    }
    let parts = units.indices.map { index in
      (marks[index] ? "-" : "") + String(decoding: [units[index]], as: UTF16.self)
    }
    return parts.joined()
  }

  @Test(
    "parts words as the installed patterns say",
    arguments: [
      ("default", "en", "de-fault"), ("Authenticator", "en-GB", "Au-then-ti-ca-tor"),
      ("ÜBERTRAGUNG", "de", "ÜBER-TRA-GUNG"), ("настройки", "ru", "на-стройки"),
      ("configuración", "es-MX", "con-fi-gu-ra-ción"), ("a b", "en", "a b"), ("", "en", ""),
    ])
  func installed(_ word: String, _ locale: String, _ expected: String) {
    #expect(parted(word, locale, folders: Hyphenator.systemFolders) == expected)
  }

  @Test("takes the patterns of another region where its own are missing, the first by name")
  func otherRegions() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("UTF-8\na1b\n", to: "hyph_xx_BB.dic")
    _ = try folder.write("UTF-8\nb1a\n", to: "hyph_xx_CC.dic")
    _ = try folder.write("UTF-8\na1a\n", to: "hyph_xx_Latn_AA.dic")
    _ = try folder.write("UTF-8\na1b\n", to: "hyph_zz_Latn.dic")
    let folders = [folder.path]
    #expect(parted("aaabaaa", "xx", folders: folders) == "aaa-baaa")
    #expect(parted("aaabaaa", "xx-DD", folders: folders) == "aaa-baaa")
    #expect(parted("aaabaaa", "xx-CC", folders: folders) == "aaab-aaa")
    #expect(parted("aaabaaa", "zz", folders: folders) == nil)
    #expect(parted("configuração", "pt-PT", folders: Hyphenator.systemFolders) != nil)
  }

  @Test("knows no language without patterns", arguments: ["und", "", "x/../../etc", "tlh-Latn"])
  func unknown(_ locale: String) {
    #expect(parted("default", locale, folders: Hyphenator.systemFolders) == nil)
  }

  @Test("reads patterns of one's own in other encodings") func own() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("KOI8-R\nа1м\n", to: "hyph_xx.dic")
    _ = try folder.write("UTF-8\nна1м\nab1cd\n", to: "hyph_yy_YY.dic")
    let path = try folder.write("EBCDIC-NONE\na1b\n", to: "hyph_zz.dic")
    let folders = [URL(fileURLWithPath: path).deletingLastPathComponent().path]
    #expect(parted("панама", "yy", folders: folders) == "пана-ма")
    #expect(parted("zabcdz", "yy", folders: folders) == "zab-cdz")
    #expect(parted("aab", "zz", folders: folders) == nil)
  }

  @Test("leaves letters outside the first plane alone") func surrogates() {
    let word = "𝒶𝒷𝒸𝒹𝑒"
    let found = parted(word, "en", folders: Hyphenator.systemFolders)
    #expect(found?.contains("-") == false)
  }
}
