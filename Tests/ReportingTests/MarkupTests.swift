import Testing

@testable import Reporting

@Suite struct MarkupTests {
  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
    ("]]></script>", "]]&gt;&lt;/script&gt;"),
    ("a\nb\tc", "a\nb\tc"),
    ("a\u{0}b\u{1B}c\u{7F}d\u{85}e", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"),
    ("\u{202E}x", "\u{202E}x"),
  ])
  func escapesTextAndAttributesAlike(words: String, escaped: String) {
    #expect(Markup.text(words).html == escaped)
    #expect(Markup.tag("p", ["title": words]).html == "<p title=\"\(escaped)\"></p>")
  }

  @Test func literalsAreText() {
    let literal: Markup = "a < b"
    #expect(literal.html == "a &lt; b")
    #expect(Markup.tag("p", [:], [["a", "&"], .raw("<br>")]).html == "<p>a&amp;<br></p>")
  }

  @Test func leavesOutAttributesWithoutValue() {
    let input = Markup.tag("input", ["name": nil, "checked": "", "value": "1"])
    #expect(input.html == "<input checked value=\"1\">")
  }

  @Test func closesOnlyEmptyShapes() {
    #expect(Markup.tag("path", ["d": "M0 0"]).html == "<path d=\"M0 0\"/>")
    #expect(Markup.tag("g", [:]).html == "<g></g>")
  }

  @Test func isolatesInputFromItsSurroundings() {
    #expect(Markup.isolated("\u{202E}<").html == "<bdi>\u{202E}&lt;</bdi>")
    #expect(Markup.when(false, "never").html.isEmpty)
  }
}
