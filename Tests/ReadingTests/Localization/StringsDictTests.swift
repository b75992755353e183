import Model
import Reading
import Testing

@Suite("Strings that vary") struct StringsDictTests {
  private static func entry(_ body: String) throws -> StringContents {
    try readStrings(
      "<plist><dict><key>k</key><dict>\(body)</dict></dict></plist>", "de.lproj/A.stringsdict")
  }

  private static func pair(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  private static func variable(_ name: String, _ forms: [(String, String)]) -> String {
    let texts = forms.map { pair($0.0, $0.1) }.joined()
    return "<key>\(name)</key><dict>"
      + pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      + pair("NSStringFormatValueTypeKey", "d") + texts + "</dict>"
  }

  private static func format(_ text: String) -> String { pair("NSStringLocalizedFormatKey", text) }

  @Test("by number give each plural form once") func plural() throws {
    let contents = try Self.entry(
      Self.format("In %#@n@!") + Self.variable("n", [("one", "%d day"), ("other", "%d days")]))
    #expect(contents.texts() == ["k|plural.one|In %d day!", "k|plural.other|In %d days!"])
  }

  @Test("of two variables vary one at a time") func two() throws {
    let contents = try Self.entry(
      Self.format("%1$#@a@ in %2$#@b@")
        + Self.variable("a", [("one", "%d file, 100 %%"), ("other", "%d files")])
        + Self.variable("b", [("one", "%d folder"), ("other", "%d folders")]))
    #expect(
      contents.texts() == [
        "k|substitution.a|plural.one|%1$d file, 100 %% in %2$d folders",
        "k|substitution.a|plural.other|%1$d files in %2$d folders",
        "k|substitution.b|plural.one|%1$d files in %2$d folder",
      ])
  }

  @Test("meet a variable where a form of another leads to it") func nested() throws {
    let contents = try Self.entry(
      Self.format("%#@a@")
        + Self.variable("a", [("one", "one %#@b@"), ("other", "many")])
        + Self.variable("b", [("one", "x"), ("other", "y")]))
    #expect(contents.texts().map { $0.split(separator: "|").last } == ["one y", "many", "one x"])
  }

  @Test("by device and width are told apart") func devices() throws {
    let contents = try Self.entry(
      "<key>NSStringDeviceSpecificRuleType</key><dict>" + Self.pair("iphone", "Tap")
        + Self.pair("mac", "Click") + "</dict><key>NSStringVariableWidthRuleType</key><dict>"
        + Self.pair("20", "T") + "</dict>")
    #expect(contents.texts() == ["k|device.iphone|Tap", "k|device.mac|Click", "k|width.20|T"])
  }

  @Test(
    "without an end or without forms are notices with their place",
    arguments: [
      (format("%#@a@") + variable("a", [("other", "%#@a@")]), Notice.Reason.overLimit),
      (format("%#@a@"), .invalidValue), (pair("x", "y"), .invalidValue),
      (
        format("%#@a@")
          + variable("a", [("other", String(repeating: "%#@b@", count: 40))])
          + variable("b", [("other", String(repeating: "%#@c@", count: 40))])
          + variable("c", [("other", "")]), .overLimit
      ),
    ])
  func endless(_ body: String, _ reason: Notice.Reason) throws {
    let contents = try Self.entry(body)
    #expect(contents.texts() == [])
    #expect(contents.notices.map(\.reason) == [reason])
    #expect(contents.notices.first?.source.line == 1)
  }
}
