import JSONText
import Model
import Testing

@testable import Reading

@Suite("Manifest paragraphs") struct ManifestParagraphTests {
  private func style(_ keys: String) throws -> ParagraphStyle {
    let label = try readControl(#""kind": "label", "title": "x", "paragraph": {\#(keys)}"#)
    return try #require(label.titles.first?.title.runs.first).attributes.paragraph
  }

  @Test("say everything that the engine knows") func whole() throws {
    let read = try style(
      #"""
      "lineBreakStrategy": "pushOut", "firstLineHeadIndent": 30, "headIndent": 12,
      "tailIndent": -8, "paragraphSpacing": 3, "paragraphSpacingBefore": 2,
      "hyphenationFactor": 0.5, "tabStops": [100, {"location": 40, "alignment": "center"}],
      "defaultTabInterval": 36, "allowsDefaultTighteningForTruncation": true
      """#)
    var expected = ParagraphStyle(
      lineBreakStrategy: .pushOut, firstLineHeadIndent: 30, headIndent: 12, tailIndent: -8,
      paragraphSpacing: 3, paragraphSpacingBefore: 2, hyphenationFactor: 0.5)
    expected.tabs = TabStops(stops: [TabStop(at: 40, .center), TabStop(at: 100)], interval: 36)
    expected.allowsTightening = true
    #expect(read == expected)
  }

  @Test("begin with UIKit's defaults") func defaults() throws {
    #expect(try style("") == ParagraphStyle())
  }

  @Test(
    "refuse what makes no sense, with the key and its place",
    arguments: [
      (#""hyphenationFactor": 2"#, "hyphenationFactor: must be 0 to 1, not 2"),
      (#""headIndent": -1"#, "headIndent: must be 0 to 10000, not -1"),
      (#""tailIndent": "far""#, "tailIndent: must be a number, not a string"),
      (#""tabStops": [{"alignment": "left"}]"#, "tabStops[0]: the key “location” is missing"),
      (#""tabStops": [true]"#, "tabStops[0]: must be a number or an object"),
      (
        #""tabStops": [{"location": 4, "alignment": "rihgt"}]"#,
        "tabStops[0].alignment: unknown word “rihgt” (did you mean “right”?)"
      ),
      (#""lineBreakStrategy": "push""#, "lineBreakStrategy: unknown word “push”"),
      (
        #""allowsDefaultTighteningForTruncation": 1"#,
        "allowsDefaultTighteningForTruncation: must be true or false"
      ),
    ])
  func faults(_ keys: String, _ words: String) throws {
    let contents = try readManifest(
      #"{"controls": [{"id": "a", "kind": "label", "title": "x", "paragraph": {\#(keys)}}]}"#)
    let notice = try #require(contents.notices.first)
    #expect(contents.controls.isEmpty)
    #expect(notice.message.contains("paragraph.\(words)"), "\(notice.message)")
    #expect(notice.source.line == 1)
    #expect((notice.source.column ?? 0) > 70)
  }

  @Test("read tracking, letters, images, designs and digits of runs") func runs() throws {
    let label = try readControl(
      #"""
      "kind": "label", "transform": "uppercase", "titles": [{"runs": [
        {"text": "a", "tracking": 1.5,
          "font": {"textStyle": "body", "design": "rounded", "monospacedDigits": true}},
        {"attachment": {"width": 20, "height": 18, "y": -4}},
        {"text": "b", "transform": "none", "font": {"system": 12, "design": "serif"}}]}],
      "allowsDefaultTighteningForTruncation": true, "lineBreakStrategy": "none"
      """#)
    let runs = try #require(label.titles.first).title.runs
    #expect(runs.map(\.attributes.transform) == [.uppercase, .uppercase, .none])
    #expect(runs.map(\.attributes.tracking) == [1.5, nil, nil])
    #expect(runs.map(\.attributes.font.design) == [.rounded, .standard, .serif])
    #expect(runs.map(\.attributes.font.hasMonospacedDigits) == [true, false, false])
    #expect(runs[1].attachment == TextAttachment(Extent(width: 20, height: 18), rise: -4))
    #expect(label.text.allowsTightening)
    #expect(label.text.lineBreakStrategy == .none)
  }

  @Test("read the axes of a variable font") func axes() throws {
    let label = try readControl(
      #"""
      "kind": "label", "title": "x",
      "font": {"family": "Recursive", "size": 17, "axes": {"wght": 650.5, "CASL": 1, "slnt": -15}}
      """#)
    let font = try #require(label.titles.first?.title.runs.first).attributes.font
    #expect(font.axes == ["wght": 650.5, "CASL": 1, "slnt": -15])
  }

  @Test(
    "refuse runs and fonts that contradict themselves",
    arguments: [
      (#""titles": [{"runs": [{}]}]"#, "must have either “text” or “attachment”"),
      (
        #""titles": [{"runs": [{"text": "a", "attachment": {"width": 1, "height": 1}}]}]"#,
        "must have either “text” or “attachment”"
      ),
      (
        #""titles": [{"runs": [{"attachment": {"width": 1}}]}]"#,
        "titles[0].runs[0].attachment: the key “height” is missing"
      ),
      (
        #""title": "x", "font": {"family": "Avenir", "size": 12, "design": "serif"}"#,
        "font: “design” goes with the system font: “textStyle” or “system”"
      ),
      (#""title": "x", "transform": "upper""#, "transform: unknown word “upper”"),
    ])
  func contradictions(_ keys: String, _ words: String) throws {
    let contents = try readManifest(#"{"controls": [{"id": "a", "kind": "label", \#(keys)}]}"#)
    #expect(contents.notices.first?.message.contains(words) == true, "\(contents.notices)")
  }
}
