import Model
import Reading
import Testing

@Suite("Labels of Interface Builder")
struct LabelReaderTests {
  private func font(_ description: String) throws -> FontDescriptor {
    let control = try BuilderFixture.control(BuilderFixture.label(children: description))
    return try #require(control.titles.first).title.runs[0].attributes.font
  }

  @Test("A label that says nothing has UIKit's defaults")
  func defaults() throws {
    let control = try BuilderFixture.control(
      """
      <label text="Hello" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
      """)
    #expect(control.kind == .label)
    #expect(control.id == "App/Main.storyboard#a")
    #expect(control.titles.map(\.title) == [AttributedTitle("Hello", font: .system(17))])
    #expect(control.titles[0].locale == "und")
    #expect(control.text == TextRules())
    #expect(control.name == nil)
    #expect(control.className == nil)
  }

  @Test("Place, names and screen are kept")
  func names() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(attributes: "userLabel=\"Greeting\""))
    #expect(control.name == "Greeting")
    #expect(control.source.object == "lab-el-001")
    #expect(control.source.line == 9)
    #expect(control.source.column == 1)
    #expect(control.screen == "App/Main.storyboard#con-tr-001")
    #expect(control.displayScale == 3)
  }

  @Test("Fonts of every form")
  func fonts() throws {
    #expect(
      try font("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>")
        == .textStyle(.largeTitle))
    #expect(
      try font("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>")
        == .system(15))
    #expect(
      try font(
        "<fontDescription pointSize=\"9\" key=\"fontDescription\" type=\"system\" weight=\"heavy\"/>"
      )
        == .system(9, weight: .heavy))
    #expect(
      try font("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"15\"/>")
        == .system(15, weight: .bold))
    #expect(
      try font("<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"12\"/>")
        == FontDescriptor(isItalic: true, size: .fixed(12)))
    #expect(
      try font(
        "<fontDescription key=\"fontDescription\" name=\"Lato-Bold\" family=\"Lato\" pointSize=\"8\"/>"
      )
        == FontDescriptor(family: .named("Lato-Bold"), size: .fixed(8)))
  }

  @Test(
    "A font that is not understood is in doubt, not a default",
    arguments: [
      "type=\"system\" pointSize=\"0.0\"", "type=\"system\" pointSize=\"nan\"",
      "type=\"system\" pointSize=\"1e300\"", "style=\"UICTFontTextStyleFuture\"",
      "type=\"futureSystem\" pointSize=\"12\"", "type=\"system\" weight=\"odd\" pointSize=\"12\"",
    ])
  func unknownFonts(attributes: String) throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(
        children: "<fontDescription key=\"fontDescription\" \(attributes)/>"))
    #expect(control.doubts.contains { $0.subject == .font })
  }

  @Test("Text rules are read")
  func rules() throws {
    let control = try BuilderFixture.control(
      """
      <label text="Hello" id="a" lineBreakMode="wordWrap" numberOfLines="0" textAlignment="right" \
      adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="120" clipsSubviews="YES" \
      semanticContentAttribute="forceRightToLeft">
      <rect key="frame" x="1" y="2" width="3" height="4"/></label>
      """)
    #expect(
      control.text
        == TextRules(
          lineLimit: 0, lineBreakMode: .wordWrap, alignment: .right,
          adjustsFontForContentSizeCategory: true, preferredMaximumWidth: 120))
    #expect(control.clipsToBounds)
    #expect(control.direction == .rightToLeft)
  }

  @Test(
    "Shrinking is on when a least size is stored and nothing says no",
    arguments: [
      ("minimumScaleFactor=\"0.5\"", true, 0.5), ("minimumFontSize=\"8.5\"", true, 0.5),
      ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", false, 0.5),
      ("adjustsFontSizeToFit=\"YES\"", true, 0), ("", false, 0),
      ("minimumFontSize=\"40\"", true, 1),
    ])
  func shrinking(attributes: String, isOn: Bool, factor: Double) throws {
    let control = try BuilderFixture.control(
      "<label text=\"a b\" id=\"a\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" "
        + "width=\"3\" height=\"4\"/></label>")
    #expect(control.text.adjustsFontSizeToFitWidth == isOn)
    #expect(control.text.minimumScaleFactor == factor)
  }

  @Test("Texts with newlines stand in children, those with control characters in base64")
  func longTexts() throws {
    func text(_ child: String) throws -> String? {
      try BuilderFixture.control(
        "<label id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"3\" height=\"4\"/>"
          + "\(child)</label>"
      ).titles.first?.title.text
    }
    #expect(try text("<string key=\"text\">One\nTwo</string>") == "One\nTwo")
    #expect(try text("<mutableString key=\"text\">A &amp; B</mutableString>") == "A & B")
    #expect(try text("<string key=\"text\" base64-UTF8=\"YES\">\nR3LDvMOfZQ\n</string>") == "Grüße")
    #expect(try text("<string key=\"text\" base64-UTF8=\"YES\">*</string>") == nil)
    #expect(try text("<string key=\"toolTip\">No</string>") == nil)
  }

  @Test("A label without text is a control without titles")
  func empty() throws {
    #expect(try BuilderFixture.control(BuilderFixture.label("")).titles.isEmpty)
  }

  @Test("A class of one's own and a hidden label are in doubt")
  func doubts() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(attributes: "customClass=\"Fancy\" hidden=\"YES\""))
    #expect(control.className == "Fancy")
    #expect(control.doubts.filter { $0.subject == .appearance }.count == 2)
    let own = try BuilderFixture.control(
      BuilderFixture.label(attributes: "customClass=\"UILabel\""))
    #expect(!own.doubts.contains { $0.subject == .appearance })
  }
}
