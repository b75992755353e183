import JSONText
import Testing

@Suite("JSON text") struct JSONTextTests {
  @Test("keeps line and column of a value") func places() throws {
    let node = try JSONParser.parse("{\n  \"a\": [1,\n 2e1]\n}")
    let second = try #require(node["a"]?.array?.last)
    #expect(second.place == TextPlace(line: 3, column: 2))
    #expect(second.number == 20)
  }

  @Test(
    "refuses what RFC 8259 refuses",
    arguments: [
      "", "{", "[1,]", "{\"a\":1,}", "01", "1.", "+1", "\"\\x\"", "\"\\ud800\"", "nul", "1 2",
      "{\"a\":1,\"a\":2}", "\"\u{1}\"", "\"\\u+123\"",
    ])
  func refusals(_ text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
  }

  @Test("refuses nesting beyond the limit and nothing below") func depth() throws {
    let limit = JSONParser.depthLimit
    let fine = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try JSONParser.parse(fine)
    #expect(throws: JSONError.self) {
      try JSONParser.parse(String(repeating: "[", count: 100_000))
    }
  }

  @Test("reads escapes and surrogate pairs") func escapes() throws {
    #expect(try JSONParser.parse(#""a\n\u00e9\ud83d\ude00""#).string == "a\né😀")
  }

  @Test(
    "writes measures with at most four decimals",
    arguments: [(20 + 1.0 / 3, "20.3333"), (0.1 + 0.2, "0.3"), (61, "61"), (-0.00001, "0")])
  func numbers(_ number: Double, _ text: String) {
    #expect(JSONValue.text(of: number) == text)
  }

  @Test("reads back what it writes") func roundTrip() throws {
    let value = JSONValue.object([
      ("b", .array([.integer(1), .bool(true), .null])), ("a", .string("“\"\\\u{1}</script>")),
    ])
    #expect(value.compactText == #"{"b":[1,true,null],"a":"“\"\\\u0001</script>"}"#)
    let node = try JSONParser.parse(value.prettyText)
    #expect(node["a"]?.string == "“\"\\\u{1}</script>")
    #expect(node["b"]?.array?.count == 3)
  }
}
