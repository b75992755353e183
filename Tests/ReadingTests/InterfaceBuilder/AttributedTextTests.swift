import Model
import Reading
import Testing

@Suite("Attributed texts of Interface Builder")
struct AttributedTextTests {
  private func label(_ fragments: String) throws -> Control {
    try BuilderFixture.control(
      BuilderFixture.label(
        "left over", attributes: "usesAttributedText=\"YES\"",
        children: "<attributedString key=\"attributedText\">\(fragments)</attributedString>"))
  }

  private func font(_ attributes: String) throws -> FontDescriptor? {
    try label(
      "<fragment content=\"a b\"><attributes><font key=\"NSFont\" \(attributes)/></attributes>"
        + "</fragment>"
    ).titles.first?.title.runs.first?.attributes.font
  }

  @Test("Fragments become runs with font, kern, rise and paragraph")
  func runs() throws {
    let control = try label(
      """
      <fragment content="One "><attributes><font key="NSFont" size="20" name="Lato-Bold"/>
      <real key="NSKern" value="1.5"/><integer key="NSBaselineOffset" value="3"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
      lineSpacing="4" lineHeightMultiple="1.2" minimumLineHeight="21" maximumLineHeight="30"/>
      </attributes></fragment>
      <fragment><string key="content">two
      three</string><attributes><font key="NSFont" metaFont="system" size="16"/></attributes>
      </fragment>
      """)
    let title = try #require(control.titles.first).title
    #expect(title.text == "One two\nthree")
    var first = TextAttributes(font: FontDescriptor(family: .named("Lato-Bold"), size: .fixed(20)))
    first.kern = 1.5
    first.baselineOffset = 3
    first.paragraph = ParagraphStyle(
      alignment: .center, lineBreakMode: .wordWrap, lineSpacing: 4, lineHeightMultiple: 1.2,
      minimumLineHeight: 21, maximumLineHeight: 30)
    #expect(title.runs[0].attributes == first)
    #expect(title.runs[1].attributes == TextAttributes(font: .system(16)))
    #expect(!control.doubts.contains { $0.subject == .font })
    #expect(!title.scalesWithCategory)
  }

  @Test("Roles and private names mean the system font")
  func systemFonts() throws {
    #expect(try font("metaFont=\"systemBold\" size=\"14\"") == .system(14, weight: .semibold))
    #expect(try font("metaFont=\"smallSystem\"") == .system(11))
    #expect(try font("metaFont=\"system\"") == .system(13))
    #expect(try font("size=\"17\" name=\".SFUI-Semibold\"") == .system(17, weight: .semibold))
    #expect(
      try font("size=\"17\" name=\".SFNS-RegularItalic\"")
        == FontDescriptor(isItalic: true, size: .fixed(17)))
    #expect(
      try font("size=\"17\" name=\"HelveticaNeue\"")
        == FontDescriptor(family: .named("HelveticaNeue"), size: .fixed(17)))
  }

  @Test("A fragment without a font takes the label's, in doubt, once")
  func withoutFont() throws {
    let control = try label("<fragment content=\"a\"/><fragment content=\"b\"/>")
    #expect(control.titles.first?.title.runs.map(\.attributes.font) == [.system(17), .system(17)])
    #expect(control.doubts.filter { $0.subject == .font }.count == 1)
    let odd = try label(
      "<fragment content=\"a\"><attributes><font key=\"NSFont\" name=\"X\" size=\"-3\"/>"
        + "</attributes></fragment>")
    #expect(odd.doubts.contains { $0.subject == .font })
  }

  @Test("A button's fragment without a font is Helvetica at 12 points, in doubt (fact A25)")
  func buttonWithoutFont() throws {
    let button = try BuilderFixture.control(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><state key="normal">
      <attributedString key="attributedTitle"><fragment content="a"/></attributedString>
      </state></button>
      """)
    let font = button.titles.first?.title.runs.first?.attributes.font
    #expect(font == FontDescriptor(family: .named("Helvetica"), size: .fixed(12)))
    #expect(button.doubts.contains { $0.subject == .font && $0.reason.contains("Helvetica") })
  }

  @Test(
    "Private names tell designs",
    arguments: [
      (".SFUIRounded-Semibold", FontDesign.rounded), (".AppleSystemUIFontRounded-Bold", .rounded),
      (".NewYork-Regular", .serif), (".AppleSystemUIFontSerif", .serif),
      (".SFNSMono-Light", .monospaced), (".SFUI-Regular", .standard),
    ])
  func designs(_ name: String, _ design: FontDesign) throws {
    #expect(try font("size=\"17\" name=\"\(name)\"")?.design == design)
  }

  @Test("Without fragments the plain text counts")
  func noFragments() throws {
    #expect(try label("").titles.map(\.title.text) == ["left over"])
  }

  @Test("A button's attributed title wins over its plain one")
  func button() throws {
    let control = try BuilderFixture.control(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <state key="normal" title="plain"><attributedString key="attributedTitle">
      <fragment content="rich"><attributes><font key="NSFont" metaFont="system" size="20"/>
      </attributes></fragment></attributedString></state></button>
      """)
    #expect(control.titles.map(\.title) == [AttributedTitle("rich", font: .system(20))])
    #expect(control.response(of: control.titles[0]) == .never)
  }

  @Test("Comments for translators are no text")
  func comments() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(
        children: "<attributedString key=\"userComments\"><fragment content=\"note\"/>"
          + "</attributedString>"))
    #expect(control.titles.map(\.title.text) == ["Hello"])
  }
}
