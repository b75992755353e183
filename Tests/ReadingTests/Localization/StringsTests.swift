import Model
import Reading
import Testing

@Suite("Strings files") struct StringsTests {
  @Test("hold quoted and bare words, comments, and keys that are their own text")
  func grammar() throws {
    let contents = try readStrings(
      """
      /* A comment with "quotes"; */
      "one" = "Eins"; // behind
      two='Zwei';
      path/to:three.x-y_$ = Drei;
      "Same";
      """)
    #expect(
      contents.texts() == ["one|Eins", "two|Zwei", "path/to:three.x-y_$|Drei", "Same|Same"])
    #expect(contents.tables[0].name == "A")
    #expect(contents.tables[0].locale == "de")
    let places = contents.tables[0].translations.map { [$0.source.line, $0.source.column] }
    #expect(places == [[2, 1], [3, 1], [4, 1], [5, 1]])
  }

  @Test("resolve escapes: letters, octal digits of NeXTSTEP and halves of UTF-16")
  func escapes() throws {
    let contents = try readStrings(
      #""a" = "\"x\"\n\t\\ \q \U00e9 \Ud83d\Ude00 \101 \341 \Ud83d!";"#)
    #expect(contents.texts() == ["a|\"x\"\n\t\\ q é 😀 A Æ \u{FFFD}!"])
  }

  @Test("go over several lines inside quotation marks") func lines() throws {
    #expect(try readStrings("\"a\" = \"1\r\n2\";\r\n").texts() == ["a|1\r\n2"])
  }

  @Test("may be a dictionary in braces, with values that are no texts named in notices")
  func braces() throws {
    let contents = try readStrings(
      #"{ a = "A"; b = (1, 2); c = <00ff 7F>; d = { e = "E"; }; }"#)
    #expect(contents.texts() == ["a|A"])
    #expect(contents.notices.map(\.reason) == [.invalidValue, .invalidValue, .invalidValue])
    #expect(contents.notices.map(\.source.column) == [12, 24, 39])
  }

  @Test(
    "are read in UTF-8 with its mark and in UTF-16 of either order, with and without its mark",
    arguments: [false, true], [false, true])
  func encodings(isLittle: Bool, hasMark: Bool) throws {
    let text = "\"grün\" = \"Größe 😀\";\n"
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    #expect(try readStrings(bytes).texts() == ["grün|Größe 😀"])
    #expect(try readStrings([0xEF, 0xBB, 0xBF] + text.utf8).texts() == ["grün|Größe 😀"])
  }

  @Test(
    "name line and column of what is wrong",
    arguments: [
      ("\"a\" = \"A\"\n\"b\" = \"B\";", 1, 10, "semicolon"),
      ("\"a\" \"A\";", 1, 4, "equals"),
      ("a = ;", 1, 5, "a value"),
      ("a = b;\n = c;", 2, 2, "a key"),
      ("a = \"b;\n", 1, 5, "no end"),
      ("a = b;\n /* c", 2, 2, "comment"),
      ("{ a = b;", 1, 9, "}"),
      ("{ a = b; } c", 1, 12, "goes on"),
      ("a = (b c);", 1, 8, "comma"),
      ("a = <0g>;", 1, 7, "hexadecimal"),
    ])
  func faults(_ text: String, _ line: Int, _ column: Int, _ words: String) {
    let error = stringError(text)
    #expect(error?.reason == .notWellFormed)
    #expect([error?.source.line, error?.source.column] == [line, column])
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("are refused when empty, half merged, in another encoding or too deep")
  func refusals() {
    #expect(stringError("")?.reason == .empty)
    #expect(stringError([0xEF, 0xBB, 0xBF, 0x0A])?.reason == .empty)
    let merge = "a = b;\n<<<<<<< ours\nc = d;\n=======\nc = e;\n>>>>>>> theirs\n"
    #expect(stringError(merge)?.reason == .mergeConflict)
    #expect(stringError(merge)?.source.line == 2)
    let latin: [UInt8] = Array("a = b;\n\"b\" = \"".utf8) + [0xFC] + Array("\";".utf8)
    #expect(stringError(latin)?.reason == .notWellFormed)
    #expect(stringError(latin)?.source.line == 2)
    #expect(stringError([0xFF, 0xFE, 0x61])?.reason == .notWellFormed)
    let deep = "a = " + String(repeating: "(", count: 100_000)
    #expect(stringError(deep)?.reason == .overLimit)
    let braces = String(repeating: "{a=", count: 100_000)
    #expect(stringError(braces)?.reason == .overLimit)
  }

  @Test("name their language by their folder, old names among them") func folders() throws {
    let text = "a = b;"
    #expect(try readStrings(text, "pt_BR.lproj/A.strings").tables[0].locale == "pt-BR")
    #expect(try readStrings(text, "German.lproj/A.strings").tables[0].locale == "de")
    let base = try readStrings(text, "x/Base.lproj/A.b.strings").tables[0]
    #expect([base.locale, base.name] == ["und", "A.b"])
    #expect(base.isSource)
  }
}
