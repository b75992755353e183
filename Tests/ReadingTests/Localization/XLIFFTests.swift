import Model
import Reading
import Testing

@Suite("XLIFF") struct XLIFFTests {
  @Test("1.2 gives a table for each file and language, with states, groups and inline marks")
  func old() throws {
    let contents = try readStrings(
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de">
          <header><tool tool-id="x"/></header>
          <body>
            <trans-unit id="a-1.text"><source>Send</source><target>Senden</target><note>n</note>
            </trans-unit>
            <group><trans-unit id="b"><source>Stop <g id="1">now</g>!</source></trans-unit></group>
            <trans-unit id="c"><source>x</source><target state="needs-translation">x</target>
            </trans-unit>
          </body>
        </file>
      </xliff>
      """, "de.xliff")
    #expect(contents.tables.map(\.name) == ["Main", "Main"])
    #expect(contents.tables.map(\.locale) == ["en", "de"])
    #expect(contents.texts("en") == ["a-1.text|Send", "b|Stop now!", "c|x"])
    #expect(contents.texts("de") == ["a-1.text|Senden", "b|–", "c|x"])
    #expect(
      contents.tables[1].translations.map(\.state) == [.translated, .untranslated, .untranslated])
    #expect(contents.tables[1].translations.map(\.source.line) == [5, 7, 8])
  }

  @Test("2.0 joins the segments of a unit") func new() throws {
    let contents = try readStrings(
      """
      <xliff version="2.0" srcLang="en" trgLang="pt_BR"><file id="Localizable.strings">
      <unit id="u1" name="greet"><segment state="final"><source>Hi, </source><target>Oi, </target>
      </segment><segment><source>you</source><target>você</target></segment></unit>
      <unit id="u2"><segment><source>No</source></segment></unit></file></xliff>
      """, "a.xlf")
    #expect(contents.tables.map(\.name) == ["Localizable", "Localizable"])
    #expect(contents.texts("en") == ["greet|Hi, you", "u2|No"])
    #expect(contents.texts("pt-BR") == ["greet|Oi, você", "u2|–"])
  }

  @Test(
    "ids carry plural forms and devices",
    arguments: [
      ("k|==|plural.one", "k|plural.one"),
      ("k|==|device.ipad.plural.other", "k|device.ipad|plural.other"),
      ("k|==|substitutions.n.plural.one", "k|substitutions.n|plural.one"),
      ("/k:dict/n:dict/one:dict/:string", "k|substitution.n|plural.one"), ("a/b", "a/b"),
    ])
  func forms(_ id: String, _ key: String) throws {
    let contents = try readStrings(
      """
      <xliff version="1.2"><file original="A" source-language="en"><body>
      <trans-unit id="\(id)"><source>x</source></trans-unit></body></file></xliff>
      """, "a.xliff")
    #expect(contents.texts() == [key + "|x"])
  }

  @Test("is refused when it is something else") func refusals() {
    #expect(stringError("<a/>", "a.xliff")?.reason == .notWellFormed)
    #expect(stringError("<xliff version='9'/>", "a.xliff")?.reason == .invalidValue)
    #expect(stringError("<!DOCTYPE x><xliff/>", "a.xliff")?.reason == .documentType)
  }
}
