import Model
import Testing

@Suite("Titles too long to be set")
struct TitleLimitTests {
  private static let limit = AttributedTitle.lengthLimit
  private static let reason = "its title is longer than \(limit) UTF-16 units"

  private static func text(_ length: Int, _ character: Character = "x") -> String {
    String(repeating: character, count: length)
  }

  @Test("A title at the limit is judged") func atLimit() throws {
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(BuilderFixture.label(Self.text(Self.limit))))
    #expect(contents.notices.isEmpty)
    #expect(contents.controls.first?.notModelled == nil)
    #expect(contents.controls.first?.titles.first?.title.text.count == Self.limit)
  }

  @Test(
    "A longer one is cut, and the control stays without judgement",
    arguments: ["label", "button", "configuration"], [limit + 1, 3_000_000])
  func beyond(_ place: String, _ length: Int) throws {
    let text = Self.text(length)
    let view =
      switch place {
      case "label": BuilderFixture.label(text)
      case "button": BuilderFixture.button(text)
      default:
        BuilderFixture.button(
          children: "<buttonConfiguration key=\"configuration\" title=\"\(text)\"/>")
      }
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard("\n\(view)\n\(BuilderFixture.label(id: "other"))"))
    #expect(contents.controls.map(\.notModelled) == [Self.reason, nil])
    let control = try #require(contents.controls.first)
    #expect(control.titles.map(\.title.text.utf16.count).max() == Self.limit)
    #expect(
      contents.notices == [
        Notice(
          source: control.source, reason: .overLimit,
          message: "The control is not judged: \(Self.reason).")
      ])
    #expect(control.source.line == 10)
  }

  @Test("A character of two units is not torn apart") func pairs() throws {
    let control = try BuilderFixture.control(BuilderFixture.label("x" + Self.text(Self.limit, "𝒳")))
    let text = try #require(control.titles.first?.title.text)
    #expect(text.utf16.count == Self.limit - 1)
    #expect(text.last == "𝒳")
  }

  @Test("Runs count together, and a subtitle by itself") func runs() throws {
    let fragments = ["a", "b", "c"].map {
      "<fragment content=\"\(Self.text(Self.limit / 2 + 1, Character($0)))\"/>"
    }
    let label = """
      <label id="L" usesAttributedText="YES"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <attributedString key="attributedText">\(fragments.joined())</attributedString></label>
      """
    let runs = try #require(try BuilderFixture.control(label).titles.first).title.runs
    #expect(runs.map(\.text.count) == [Self.limit / 2 + 1, Self.limit / 2 - 1])
    let button = try BuilderFixture.control(
      BuilderFixture.button(
        children: """
          <buttonConfiguration key="configuration" title="\(Self.text(Self.limit))" \
          subtitle="\(Self.text(Self.limit + 1))"/>
          """))
    #expect(button.notModelled == Self.reason)
    #expect(button.titles.first?.title.text.count == Self.limit)
    #expect(button.titles.first?.subtitle?.text.count == Self.limit)
  }
}
