import Testing

@testable import Reporting

@Suite("Harmless text") struct HarmlessTextTests {
  @Test(
    "no line of a log is a host's command",
    arguments: [
      ("::error file=a::b", "./::error file=a::b"),
      ("  ::stop-commands::x", "./  ::stop-commands::x"),
      ("a ##[error]b", "a # #[error]b"), ("##vso[task]", "# #vso[task]"),
      ("##teamcity[x]", "# #teamcity[x]"), ("###[x", "# ##[x"), ("a::b", "a::b"),
    ])
  func logged(_ text: String, _ harmless: String) {
    #expect(HarmlessText.logged(text) == harmless)
    #expect(!HarmlessText.logged(text + "\n::error::x").contains("\n"))
  }

  @Test("one line, no controls, no marks of direction, no more than asked for") func line() {
    #expect(
      HarmlessText.line("a\r\nb\tc\u{1B}[31m\u{202E}d\u{FFFE}")
        == "a  b c\u{FFFD}[31m\u{FFFD}d\u{FFFD}")
    #expect(HarmlessText.line("abc", limit: 2) == "ab…")
    #expect(HarmlessText.line("ab", limit: 2) == "ab")
  }

  @Test("a block keeps its lines and nothing else") func block() {
    #expect(HarmlessText.block("a\n\tb\r\u{1B}c") == "a\n\tb\u{FFFD}\u{FFFD}c")
    #expect(HarmlessText.marked("a\r\nb\nc") == "a↵b↵c")
  }

  @Test("code in Markdown holds nothing that Markdown reads") func code() {
    #expect(HarmlessText.code("a|`b`<c>") == "<code>a&#124;&#96;b&#96;&#60;c&#62;</code>")
  }
}
