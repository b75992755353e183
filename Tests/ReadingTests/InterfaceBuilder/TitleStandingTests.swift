import Model
import Reading
import Testing

@Suite("What titles are worth, and their language")
struct TitleStandingTests {
  @Test(
    "What Xcode puts in by itself is no text of the app",
    arguments: [
      ("Label", TitleStanding.placeholder), (" Title ", .placeholder), ("Detail", .placeholder),
      ("Subtitle", .placeholder), ("Labels", .real), ("label", .real), ("Title page", .real),
      ("Lorem ipsum dolor", .sample),
    ])
  func standing(text: String, standing: TitleStanding) throws {
    let control = try BuilderFixture.control(BuilderFixture.label(text))
    #expect(control.titles.map(\.standing) == [standing])
  }

  @Test("A button's own word is a placeholder too")
  func button() throws {
    let control = try BuilderFixture.control(BuilderFixture.button("Button"))
    #expect(control.titles.map(\.standing) == [.placeholder])
  }

  @Test(
    "The innermost folder of a language gives the language",
    arguments: [
      ("App/de.lproj/Main.storyboard", "de"), ("App/Base.lproj/Main.storyboard", "und"),
      ("App/pt-BR.lproj/Main.xib", "pt-BR"), ("zh_TW.lproj/Main.xib", "zh-TW"),
      ("English.lproj/Main.xib", "en"), ("mul.lproj/Main.xib", "und"), ("Main.xib", "und"),
      ("fr.lproj/Base.lproj/Main.xib", "und"), ("a.lproj.xib", "und"),
    ])
  func locale(path: String, locale: String) throws {
    let text = BuilderFixture.storyboard(BuilderFixture.label())
    #expect(try BuilderFixture.read(text, path: path).controls[0].titles[0].locale == locale)
  }
}
