import Model
import Reading
import Testing

@Suite("Property lists of strings") struct PropertyListTests {
  private static func xml(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.org/none.dtd">
    <plist version="1.0">
    \(body)
    </plist>
    """
  }

  @Test("in XML are read with places, sections and references") func plain() throws {
    let contents = try readStrings(
      Self.xml("<dict>\n<key>a &amp; b</key><string><![CDATA[x <y>]]> </string></dict>"))
    #expect(contents.texts() == ["a & b|x <y> "])
    #expect(contents.tables[0].translations[0].source.line == 5)
  }

  @Test(
    "in XML are refused with their place when they make no sense",
    arguments: [
      ("<dict><string>a</string></dict>", Notice.Reason.notWellFormed),
      ("<dict><key>a</key></dict>", .notWellFormed),
      ("<array/>", .invalidValue), ("<dict/><dict/>", .notWellFormed),
      ("<dict><key>a</key><b/></dict>", .notWellFormed),
    ])
  func faults(_ body: String, _ reason: Notice.Reason) {
    let error = stringError(Self.xml(body))
    #expect(error?.reason == reason)
    #expect((error?.source.line ?? 0) >= 3)
  }

  @Test("may not define entities of their own") func entities() {
    let bomb = """
      <!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
      <plist><dict><key>a</key><string>&b;</string></dict></plist>
      """
    #expect(stringError(bomb)?.reason == .documentType)
    let unknown = Self.xml("<dict><key>a</key><string>&nbsp;</string></dict>")
    #expect(stringError(unknown)?.reason == .notWellFormed)
  }

  @Test("in XML may nest 64 deep") func depth() {
    let open = String(repeating: "<dict><key>a</key>", count: 80)
    let close = String(repeating: "</dict>", count: 80)
    #expect(stringError(Self.xml(open + "<string/>" + close))?.reason == .overLimit)
  }

  /// A binary property list of objects, the first of them the root; one byte a reference.
  private static func binary(_ objects: [[UInt8]], top: UInt8 = 0, count: UInt8? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let numbers: [UInt8] = [count ?? UInt8(objects.count), top, UInt8(bytes.count)]
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in numbers { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private static func text(_ text: String) -> [UInt8] {
    text.utf8.count < 15
      ? [0x50 | UInt8(text.utf8.count)] + text.utf8
      : [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8
  }

  @Test("in binary are read: short, long and wide texts") func binary() throws {
    let wide: [UInt8] = [0x62, 0x04, 0x16, 0x00, 0x21]
    let bytes = Self.binary([
      [0xD2, 1, 2, 3, 4], Self.text("a"), Self.text("a key of many letters"),
      Self.text("A text of many letters"), wide,
    ])
    #expect(
      try readStrings(bytes).texts() == ["a|A text of many letters", "a key of many letters|Ж!"])
  }

  @Test("in binary may refer to themselves without an end to be found") func cycles() {
    #expect(
      stringError(Self.binary([[0xD1, 1, 0], Self.text("a")]))?.reason == .overLimit)
    // Sixteen references a level and a dozen levels would be as many values as a disc has bytes.
    var objects: [[UInt8]] = [[0xD1, 13, 1], [UInt8]()]
    objects = (0..<12).map { level in
      level == 0
        ? [0xD1, 13, 1] : [0xAF, 0x10, 16] + [UInt8](repeating: UInt8(level + 1), count: 16)
    }
    objects += [Self.text("leaf"), Self.text("a")]
    #expect(stringError(Self.binary(objects))?.reason == .overLimit)
  }

  @Test("in binary are refused when offsets, lengths or references lead outside")
  func outside() {
    let sound = Self.binary([[0xD1, 1, 1], Self.text("a")])
    #expect(stringError(sound) == nil)
    #expect(stringError(Array(sound.prefix(30)))?.reason == .notWellFormed)
    #expect(stringError(Self.binary([[0xD1, 1, 9], Self.text("a")]))?.reason == .notWellFormed)
    #expect(stringError(Self.binary([[0xDF, 0x13, 255]]))?.reason == .notWellFormed)
    #expect(
      stringError(Self.binary([[0xD1, 1, 1], [0x5F, 0x10, 200]]))?.reason == .notWellFormed)
    #expect(stringError(Self.binary([Self.text("a")], top: 7))?.reason == .notWellFormed)
    #expect(stringError(Self.binary([Self.text("a")], count: 99))?.reason == .notWellFormed)
    for place in 8..<sound.count {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var bytes = sound
        bytes[place] = value
        _ = stringError(bytes)
      }
    }
  }
}
