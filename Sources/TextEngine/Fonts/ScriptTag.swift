/// A script by its four letters of ISO 15924, such as `Latn`.
package struct ScriptTag: Hashable, Sendable {
  /// The letters as HarfBuzz packs them, first letter in the highest byte.
  package let rawValue: UInt32

  /// Packs four letters; anything else becomes `Zyyy`, common.
  package init(_ letters: String) {
    let bytes = Array(letters.utf8)
    let four = bytes.count == 4 ? bytes : Array("Zyyy".utf8)
    rawValue = four.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters.
  package var letters: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What belongs to no script of its own: digits, punctuation, spaces.
  package static let common = ScriptTag("Zyyy")
  /// Marks that take the script of what they stand on.
  package static let inherited = ScriptTag("Zinh")
  /// Han characters.
  package static let han = ScriptTag("Hani")
  /// Hangul syllables and letters.
  package static let hangul = ScriptTag("Hang")
  /// Latin letters.
  package static let latin = ScriptTag("Latn")
  /// Pictures, in no ISO script; the catalogue calls them `Zsye` as ISO 15924 does.
  package static let emoji = ScriptTag("Zsye")
}
