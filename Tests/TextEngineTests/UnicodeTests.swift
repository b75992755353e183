import Model
import Testing
import TextEngine

@Suite("Unicode") struct UnicodeTests {
  private func breaks(_ text: String, _ kind: BoundaryKind = .line) throws -> [Int] {
    let marks = try BreakIterator(kind, locale: "en").boundaries(of: Array(text.utf16))
    return marks.indices.filter { marks[$0] != .none }
  }

  @Test("finds where lines may end") func lines() throws {
    #expect(try breaks("one two-three") == [0, 4, 8, 13])
    #expect(try breaks("a\u{A0}b") == [0, 3])
    let marks = try BreakIterator(.line, locale: "en").boundaries(of: Array("a\nb".utf16))
    #expect(marks[2] == .required)
    #expect(try breaks("") == [0])
  }

  @Test(
    "parts scripts without spaces by dictionary",
    arguments: [
      (["ພາສາ", "ລາວ"], "lo"), (["ကျွန်တော်", "ကျောင်း"], "my"), (["ខ្ញុំ", "ចូលចិត្ត"], "km"),
      (["ภาษา", "ไทย"], "th"),
    ])
  func dictionaries(_ words: [String], _ locale: String) throws {
    let text = Array(words.joined().utf16)
    let marks = try BreakIterator(.line, locale: locale).boundaries(of: text)
    let first = words[0].utf16.count
    #expect(marks.indices.filter { marks[$0] != .none } == [0, first, text.count])
  }

  @Test("finds characters as people see them") func characters() throws {
    #expect(try breaks("e\u{301}👍🏽🇩🇪x", .character) == [0, 2, 6, 10, 11])
  }

  @Test("serves one text after the other") func reuse() throws {
    let iterator = try BreakIterator(.line, locale: "de")
    let first = iterator.boundaries(of: Array("ab cd".utf16))
    _ = iterator.boundaries(of: Array("x".utf16))
    #expect(iterator.boundaries(of: Array("ab cd".utf16)) == first)
  }

  @Test("resolves levels by the first strong character, else by the interface") func levels() throws
  {
    let bidi = try BidiResolver()
    func levels(_ text: String, _ rightToLeft: Bool) -> BidiLevels {
      bidi.levels(of: Array(text.utf16), fallsBackToRightToLeft: rightToLeft)
    }
    #expect(levels("abc", true).paragraph == 0)
    #expect(levels("אבג a", false).units == [1, 1, 1, 1, 2])
    #expect(levels("123", false).paragraph == 0)
    #expect(levels("123", true).paragraph == 1)
    #expect(levels("", true).paragraph == 1)
  }

  @Test(
    "puts levels into visual order (rule L2)",
    arguments: [
      ([0, 0], [0, 1]), ([1, 1], [1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 1], [2, 1, 0]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([], []),
    ] as [([UInt8], [Int])])
  func visualOrder(_ levels: [UInt8], _ order: [Int]) {
    #expect(BidiLevels.visualOrder(of: levels) == order)
  }

  @Test("knows scripts, spaces and pictures") func properties() {
    #expect(CharacterProperties.script(of: 0x61) == .latin)
    #expect(CharacterProperties.script(of: 0x31) == .common)
    #expect(CharacterProperties.script(of: 0x301) == .inherited)
    #expect(CharacterProperties.script(of: 0x4E00) == .han)
    #expect(CharacterProperties.script(of: 0x627).letters == "Arab")
    #expect(CharacterProperties.isHangingSpace(0x20))
    #expect(!CharacterProperties.isHangingSpace(0xA0))
    #expect(CharacterProperties.isEmoji(0x1F600))
    #expect(!CharacterProperties.isEmoji(0x31))
    #expect(CharacterProperties.isIgnorable(0x200D))
    #expect(ScriptTag("nonsense") == .common)
  }
}
