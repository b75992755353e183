import Model
import Reading
import Testing

@Suite("XML is read safely")
struct XMLParserTests {
  private func parse(_ text: String, limits: XMLLimits = XMLLimits()) throws -> XMLElement {
    try XMLParser(InputFile(path: "a.xib", bytes: Array(text.utf8)), limits: limits).root()
  }

  private func error(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> ReadingError? {
    do throws(ReadingError) {
      _ = try XMLParser(InputFile(path: "a.xib", bytes: bytes), limits: limits).root()
      return nil
    } catch {
      return error
    }
  }

  @Test("Elements keep names, attributes, order and the place of their start")
  func tree() throws {
    let root = try parse(
      """
      <?xml version="1.0"?>
      <!-- a < b -->
      <a x="1 &lt; 2">
        <b/><c y="&#10;"><d/></c>
      </a>
      """)
    #expect(root.name == "a")
    #expect(root["x"] == "1 < 2")
    #expect(root.line == 3)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children[1]["y"] == "\n")
    #expect([root.children[0].line, root.children[0].column] == [4, 3])
    #expect([root.children[1].children[0].line, root.children[1].children[0].column] == [4, 20])
  }

  @Test("Text is kept for strings only, sections and spaces included")
  func text() throws {
    let root = try parse("<a>out<string> x <![CDATA[<y>]]>&amp;z</string><b>no</b></a>")
    #expect(root.children[0].text == " x <y>&z")
    #expect(root.text.isEmpty)
    #expect(root.children[1].text.isEmpty)
  }

  @Test("A byte order mark and UTF-16 are read", arguments: [true, false])
  func encodings(isLittle: Bool) throws {
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a t=\"Grüße 👋\"/>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let root = try XMLParser(InputFile(path: "a", bytes: bytes)).root()
    #expect(root["t"] == "Grüße 👋")
    #expect(root.line == 2)
    #expect(try parse("\u{FEFF}<a t=\"é\"/>")["t"] == "é")
  }

  @Test("A document type is refused where it stands")
  func documentType() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- <!DOCTYPE no> --> <!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]>
      <a>&d;</a>
      """
    let place = SourceReference(file: "a.xib", line: 2, column: 24)
    #expect(error(Array(bomb.utf8)) == .documentType(place))
  }

  @Test("An entity that nobody declared is not well-formed")
  func entity() {
    let found = error(Array("<a>\n<b c=\"&secret;\"/></a>".utf8))
    #expect(found?.reason == .notWellFormed)
    #expect(found?.source.line == 2)
  }

  @Test("Nesting and number are limited")
  func limits() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(error(Array(deep.utf8))?.reason == .overLimit)
    let wide = "<a>" + String(repeating: "<b/>", count: 50) + "</a>"
    var limits = XMLLimits()
    limits.elementCount = 50
    #expect(error(Array(wide.utf8), limits: limits)?.reason == .overLimit)
    limits.elementCount = 51
    #expect(error(Array(wide.utf8), limits: limits) == nil)
  }

  @Test("So many attributes that comparing them would take minutes are refused")
  func attributes() throws {
    func element(_ count: Int) -> String {
      "<a>\n<b " + (0..<count).map { "c\($0)=\"=>'\"" }.joined(separator: " ") + "/></a>"
    }
    #expect(try parse(element(1000)).children[0].attributes.count == 1000)
    let refused = error(Array(element(200_000).utf8))
    #expect(refused?.reason == .overLimit)
    #expect(refused?.source == SourceReference(file: "a.xib", line: 2, column: 1))
  }

  @Test("What is no XML is told apart")
  func faults() {
    #expect(error([])?.reason == .empty)
    #expect(error(Array("\u{FEFF} \n".utf8))?.reason == .empty)
    #expect(error([0x62, 0x70, 0, 1, 2])?.reason == .notWellFormed)
    #expect(error(Array("<a><b></a>".utf8))?.reason == .notWellFormed)
    let conflict = "<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> x\n</a>"
    let place = SourceReference(file: "a.xib", line: 2, column: 1)
    #expect(error(Array(conflict.utf8)) == .mergeConflict(place))
  }

  @Test("Subtrees that nobody wants are left out, and places stay right")
  func skipping() throws {
    let text = "<a><color><x/></color><color/><b/></a>"
    let file = InputFile(path: "a", bytes: Array(text.utf8))
    let root = try XMLParser(file, skipping: ["color"]).root()
    #expect(root.children.map(\.name) == ["b"])
    #expect(root.children[0].column == 31)
  }
}
