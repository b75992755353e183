import Model
import Reading
import Testing

@Suite("Values of Interface Builder's texts that make no sense") struct TextCheckTests {
  private func contents(_ labels: String...) throws -> ScreenContents {
    try BuilderFixture.read(BuilderFixture.storyboard(labels.joined(separator: "\n")))
  }

  private func label(
    _ attributes: String, id: String = "lab-el-001", content: String = "content=\"a b\"",
    inside: String = ""
  ) -> String {
    BuilderFixture.label(
      id: id,
      children: """
        <attributedString key="attributedText"><fragment \(content)>\(inside)<attributes>
        \(attributes)</attributes></fragment></attributedString>
        """)
  }

  private static let font = "<font key=\"NSFont\" metaFont=\"system\" size=\"17\"/>"

  @Test(
    "are said with line and column, and leave a doubt",
    arguments: [
      ("<real key=\"NSKern\" value=\"nan\"/>", "the NSKern “nan” of an attributed text", 2),
      ("<real key=\"NSKern\" value=\"1e9\"/>", "the NSKern “1e9”", 2),
      ("<real key=\"CTTracking\" value=\"wide\"/>", "the CTTracking “wide”", 2),
      ("<real key=\"NSBaselineOffset\" value=\"1e9\"/>", "the NSBaselineOffset “1e9”", 2),
      ("<string key=\"NSBaselineOffset\">x</string>", "the NSBaselineOffset “x”", 2),
    ])
  func values(_ attribute: String, _ words: String, _ line: Int) throws {
    let contents = try contents(label("\(Self.font)\n\(attribute)"))
    let notice = try #require(contents.notices.first)
    #expect(contents.notices.count == 1)
    #expect(notice.reason == .invalidValue)
    #expect(notice.message.contains(words), "\(notice.message)")
    #expect(notice.source.file == "App/Main.storyboard")
    #expect((notice.source.line ?? 0) > 1 && notice.source.column == 1)
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.reason.contains(words) }, "\(control.doubts)")
    let look = control.titles.first?.title.runs.first?.attributes
    #expect(look?.kern == nil && look?.baselineOffset == 0)
  }

  @Test(
    "are fonts without a size or a name",
    arguments: [
      ("metaFont=\"system\" size=\"-3\"", "size “-3”"),
      ("metaFont=\"system\" size=\"abc\"", "size “abc”"),
      ("name=\"\" size=\"17\"", "name “”"), ("name=\" \" size=\"17\"", "name “ ”"),
      ("name=\"Avenir\" size=\"0\"", "size “0”"),
      ("name=\"Avenir\"", "a font of an attributed text has no size"),
      ("size=\"17\"", "a font of an attributed text says neither name nor role"),
      ("metaFont=\"wobbly\" size=\"17\"", "metaFont “wobbly”"),
      ("metaFont=\"systemFat\" size=\"17\"", "metaFont “systemFat”"),
    ])
  func fonts(_ attributes: String, _ words: String) throws {
    let contents = try contents(label("<font key=\"NSFont\" \(attributes)/>"))
    #expect(contents.notices.map(\.reason) == [.invalidValue])
    #expect(contents.notices.first?.message.contains(words) == true, "\(contents.notices)")
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.subject == .font })
    #expect(control.titles.first?.title.runs.first?.attributes.font.family == .system)
  }

  @Test("are a plain font without a name") func plainFont() throws {
    let contents = try contents(
      BuilderFixture.label(
        children:
          "<fontDescription key=\"fontDescription\" name=\"\" family=\"\" pointSize=\"17\"/>"))
    #expect(contents.notices.map(\.reason) == [.invalidValue])
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.subject == .font })
    #expect(control.titles.first?.title.runs.first?.attributes.font == .system(17))
  }

  @Test(
    "are plain fonts without a size, or with words that are not known",
    arguments: [
      ("type=\"system\" pointSize=\"abc\"", "the pointSize “abc” of a font"),
      ("type=\"system\" pointSize=\"-4\"", "pointSize “-4”"),
      ("type=\"system\" pointSize=\"nan\"", "pointSize “nan”"),
      ("name=\"Avenir\" pointSize=\"1e308\"", "pointSize “1e308”"),
      ("type=\"system\"", "a font has no pointSize"),
      ("type=\"system\" weight=\"fat\" pointSize=\"17\"", "weight “fat”"),
      ("type=\"round\" pointSize=\"17\"", "type “round”"),
      ("pointSize=\"17\"", "a font says neither name nor type"),
      ("style=\"UICTFontTextStyleNope\"", "style “UICTFontTextStyleNope”"),
    ])
  func plainFonts(_ attributes: String, _ words: String) throws {
    let contents = try contents(
      BuilderFixture.label(
        children: "\n<fontDescription key=\"fontDescription\" \(attributes)/>"))
    #expect(contents.notices.map(\.reason) == [.invalidValue])
    let notice = try #require(contents.notices.first)
    #expect(notice.message.contains(words), "\(notice.message)")
    #expect((notice.source.line ?? 0) > 1 && notice.source.column == 1)
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.subject == .font && $0.reason.contains(words) })
  }

  @Test(
    "are no fonts by role with a weight as Interface Builder writes it",
    arguments: [
      ("system", FontWeight.regular), ("systemLight", .light), ("systemMedium", .medium),
      ("systemSemibold", .semibold), ("systemHeavy", .heavy), ("systemUltraLight", .ultraLight),
      ("smallSystemBold", .semibold), ("cellTitle", .regular),
    ])
  func roles(_ role: String, _ weight: FontWeight) throws {
    let contents = try contents(label("<font key=\"NSFont\" metaFont=\"\(role)\" size=\"17\"/>"))
    #expect(contents.notices.isEmpty)
    let control = try #require(contents.controls.first)
    #expect(!control.doubts.contains { $0.subject == .font })
    let font = control.titles.first?.title.runs.first?.attributes.font
    #expect(font == .system(17, weight: weight))
  }

  @Test(
    "are texts in base64 that is none, or none of UTF-8", arguments: ["!!!notbase64", "/////w=="])
  func base64(_ encoded: String) throws {
    let broken = "<string key=\"content\" base64-UTF8=\"YES\">\(encoded)</string>"
    let contents = try contents(
      label(Self.font, content: "", inside: broken),
      BuilderFixture.label(id: "lab-el-002", children: broken.replacing("content", with: "text")))
    #expect(contents.notices.map(\.source.object) == ["lab-el-001", "lab-el-002"])
    for notice in contents.notices {
      #expect(notice.message.contains("left out: the base64 “\(encoded)”"), "\(notice.message)")
    }
    for control in contents.controls {
      #expect(control.doubts.contains { $0.subject == .text })
    }
  }

  @Test("Attributes that are not understood are named once for a file, and leave a doubt")
  func unknown() throws {
    let odd = "<real key=\"NSExpansion\" value=\"1\"/><string key=\"MyMark\">x</string>"
    let contents = try contents(
      label(Self.font + odd),
      label(Self.font + "<real key=\"NSExpansion\" value=\"2\"/>", id: "lab-el-002"),
      label(
        Self.font + "<color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\"/>", id: "lab-el-003"))
    #expect(contents.notices.map(\.reason) == [.notLaidOut])
    let notice = try #require(contents.notices.first)
    #expect(notice.message.hasSuffix("count for nothing: MyMark, NSExpansion."))
    #expect((notice.source.line ?? 0) > 1 && (notice.source.column ?? 0) > 1)
    let doubts = contents.controls.map { $0.doubts.count { $0.reason.contains("not understood") } }
    #expect(doubts == [1, 1, 0])
  }
}
