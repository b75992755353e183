import Model
import Reading
import Testing

@Suite("Paragraph styles of Interface Builder") struct ParagraphStyleReaderTests {
  private func contents(_ style: String, in fragment: String = "") throws -> ScreenContents {
    try BuilderFixture.read(
      BuilderFixture.storyboard(
        BuilderFixture.label(
          children: """
            <attributedString key="attributedText"><fragment content="a b"><attributes>
            <font key="NSFont" metaFont="system" size="16"/>\(fragment)
            <paragraphStyle key="NSParagraphStyle" \(style)
            </attributes></fragment></attributedString>
            """)))
  }

  private func style(_ text: String) throws -> ParagraphStyle {
    let contents = try contents(text)
    #expect(contents.notices.isEmpty)
    return try #require(contents.controls.first?.titles.first?.title.runs.first).attributes
      .paragraph
  }

  @Test("say everything that the engine knows") func whole() throws {
    let read = try style(
      """
      alignment="justified" lineBreakMode="truncatingTail" lineSpacing="4" paragraphSpacing="3"
      paragraphSpacingBefore="2" firstLineHeadIndent="30" headIndent="12" tailIndent="-8"
      minimumLineHeight="20" maximumLineHeight="40" lineHeightMultiple="1.25"
      hyphenationFactor="0.60000002384185791" defaultTabInterval="36"
      allowsDefaultTighteningForTruncation="YES"><tabStops><textTab alignment="left" location="28">
      <options/></textTab><textTab alignment="right" location="140"><options/></textTab></tabStops>
      </paragraphStyle>
      """)
    var expected = ParagraphStyle(
      alignment: .justified, lineBreakMode: .truncateTail, lineSpacing: 4, lineHeightMultiple: 1.25,
      minimumLineHeight: 20, maximumLineHeight: 40, firstLineHeadIndent: 30, headIndent: 12,
      tailIndent: -8, paragraphSpacing: 3, paragraphSpacingBefore: 2,
      hyphenationFactor: 0.60000002384185791)
    expected.tabs = TabStops(stops: [TabStop(at: 28), TabStop(at: 140, .right)], interval: 36)
    expected.allowsTightening = true
    #expect(read == expected)
  }

  @Test("tighten by a factor above 0 only") func tightening() throws {
    #expect(try style("tighteningFactorForTruncation=\"0.4\"/>").allowsTightening)
    #expect(try !style("tighteningFactorForTruncation=\"0.0\"/>").allowsTightening)
    #expect(
      try !style(
        "tighteningFactorForTruncation=\"0.4\" allowsDefaultTighteningForTruncation=\"NO\"/>"
      ).allowsTightening)
  }

  @Test(
    "that make no sense are refused with line and column, and leave a doubt",
    arguments: [
      ("hyphenationFactor=\"7\"/>", "hyphenationFactor “7”"),
      ("hyphenationFactor=\"nan\"/>", "hyphenationFactor “nan”"),
      ("headIndent=\"-3\"/>", "headIndent “-3”"),
      ("firstLineHeadIndent=\"1e9\"/>", "firstLineHeadIndent “1e9”"),
      ("lineHeightMultiple=\"twice\"/>", "lineHeightMultiple “twice”"),
      ("paragraphSpacing=\"\"/>", "paragraphSpacing"),
      ("alignment=\"middle\"/>", "alignment “middle”"),
      ("lineBreakMode=\"wrap\"/>", "lineBreakMode “wrap”"),
      (
        "><tabStops><textTab alignment=\"left\" location=\"far\"/></tabStops></paragraphStyle>",
        "location “far”"
      ),
    ])
  func faults(_ text: String, _ words: String) throws {
    let contents = try contents(text)
    let notice = try #require(contents.notices.first)
    #expect(contents.notices.count == 1)
    #expect(notice.reason == .invalidValue)
    #expect(notice.message.contains(words), "\(notice.message)")
    #expect(notice.source.file == "App/Main.storyboard")
    #expect((notice.source.line ?? 0) > 1 && (notice.source.column ?? 0) > 0)
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.subject == .lines && $0.reason.contains(words) })
  }

  @Test("Images have the size of their bounds, of the image they name, or are in doubt")
  func attachments() throws {
    func run(_ image: String) throws -> (TitleRun?, Control?) {
      let contents = try BuilderFixture.read(
        BuilderFixture.storyboard(
          BuilderFixture.label(
            children: """
              <attributedString key="attributedText"><fragment content="&#xFFFC;"><attributes>
              <font key="NSFont" metaFont="system" size="16"/>\(image)</attributes></fragment>
              </attributedString>
              """)))
      return (contents.controls.first?.titles.first?.title.runs.first, contents.controls.first)
    }
    let (bounded, control) = try run(
      """
      <attachment key="NSAttachment"><rect key="bounds" x="0.0" y="-4" width="20" height="18"/>
      </attachment>
      """)
    #expect(bounded?.attachment == TextAttachment(Extent(width: 20, height: 18), rise: -4))
    #expect(control?.doubts.contains { $0.subject == .text } == false)
    let (unknown, doubtful) = try run("")
    #expect(unknown?.attachment == TextAttachment(.zero))
    #expect(doubtful?.doubts.contains { $0.subject == .text } == true)
  }

  @Test("A label's own tightening and strategies are read") func label() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(
        attributes: "adjustsLetterSpacingToFitWidth=\"YES\"",
        children: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
          keyPath="lineBreakStrategy"><integer key="value" value="0"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """))
    #expect(control.text.allowsTightening)
    #expect(control.text.lineBreakStrategy == .none)
    let plain = try BuilderFixture.control(BuilderFixture.label())
    #expect(!plain.text.allowsTightening)
    #expect(plain.text.lineBreakStrategy == .standard)
  }
}
