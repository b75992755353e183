import Reading
import TestSupport
import Testing

@Suite("String files that are damaged") struct StringFuzzTests {
  private static let seeds = [
    ("a.strings", "/* c */ \"a\" = \"\\U00e9\\n\"; b = { c = (\"d\", <00>); };"),
    (
      "a.stringsdict",
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>x"
        + "</string><key>other</key><string>%d</string></dict></dict></dict></plist>"
    ),
    (
      "a.xcstrings",
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":"#
        + #"{"value":"%#@n@"},"substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":"#
        + #"{"value":"%arg"}}}}}}}}}}}"#
    ),
    (
      "a.xliff",
      "<xliff version='1.2'><file original='A.strings' source-language='en'><body>"
        + "<trans-unit id='k|==|plural.one'><source>x<g>y</g></source></trans-unit></body></file></xliff>"
    ),
  ]

  @Test("are read or refused, never a crash", arguments: seeds)
  func mutations(_ path: String, _ text: String) {
    var generator = SeededGenerator(seed: 6)
    let sound = Array(text.utf8)
    var refused = 0
    for _ in 0..<2000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        default: bytes.insert(contentsOf: bytes[..<place].suffix(20), at: place)
        }
        if bytes.isEmpty { bytes = sound }
      }
      if stringError(bytes, path) != nil { refused += 1 }
    }
    #expect(refused > 0)
    #expect(stringError(sound, path) == nil)
  }
}
