import Model
import Reading
import Testing

@Suite("Buttons of Interface Builder")
struct ButtonReaderTests {
  private func button(_ attributes: String, _ children: String = "") throws -> Control {
    try BuilderFixture.control(
      "<button id=\"a\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" "
        + "height=\"30\"/>\(children)</button>",
      resources: "<image name=\"star\" width=\"24\" height=\"22\"/>"
        + "<image name=\"plus\" catalog=\"system\" width=\"128\" height=\"113\"/>")
  }

  @Test(
    "The default font goes by the type of the button",
    arguments: [
      ("buttonType=\"system\"", 15), ("buttonType=\"roundedRect\"", 15), ("", 18),
      ("buttonType=\"custom\"", 18),
    ])
  func defaultFonts(attributes: String, size: Double) throws {
    let control = try button(attributes, "<state key=\"normal\" title=\"Go\"/>")
    #expect(control.kind == .button)
    #expect(control.titles.map(\.title) == [AttributedTitle("Go", font: .system(size))])
  }

  @Test(
    "Wrapping modes lift the limit on lines, the others do not",
    arguments: [
      ("", LineBreakMode.truncateMiddle, 1), ("wordWrap", .wordWrap, 0),
      ("characterWrap", .charWrap, 0), ("clip", .clip, 1), ("headTruncation", .truncateHead, 1),
      ("tailTruncation", .truncateTail, 1),
    ])
  func lines(word: String, mode: LineBreakMode, limit: Int) throws {
    let attribute = word.isEmpty ? "" : "lineBreakMode=\"\(word)\""
    let control = try button(attribute, "<state key=\"normal\" title=\"Go\"/>")
    #expect(control.text.lineBreakMode == mode)
    #expect(control.text.lineLimit == limit)
  }

  @Test("Every state that looks different has a title of its own")
  func states() throws {
    let control = try button(
      "",
      """
      <state key="normal" title="Play"/><state key="selected" title="Pause"/>
      <state key="highlighted" title="Play"/><state key="disabled"><string key="title">A
      B</string></state><state key="focused" image="star"/><state key="odd" title="x"/>
      """)
    #expect(control.titles.map(\.state) == [.normal, .selected, .disabled])
    #expect(control.titles.map(\.title.text) == ["Play", "Pause", "A\nB"])
  }

  @Test("Insets are set, or UIKit's zero, or Xcode's smallest number")
  func insets() throws {
    let control = try button(
      "",
      """
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
      <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0"/>
      """)
    #expect(control.insets.content == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(control.insets.title == EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(control.insets.image == .zero)
    let tiny = try button(
      "", "<inset key=\"contentEdgeInsets\" minX=\"0\" minY=\"0\" maxX=\"0\" maxY=\"2.2e-308\"/>")
    #expect(tiny.insets.content == .zero)
    let none = try button(
      "", "<inset key=\"contentEdgeInsets\" minX=\"0\" minY=\"0.0\" maxX=\"0\" maxY=\"0\"/>")
    #expect(none.insets.content == nil)
    #expect(try button("").insets == ButtonInsets())
  }

  @Test("Alignments are read, and words of the other axis are not")
  func alignments() throws {
    let control = try button(
      "contentHorizontalAlignment=\"leading\" contentVerticalAlignment=\"bottom\"")
    #expect(control.horizontalAlignment == .leading)
    #expect(control.verticalAlignment == .bottom)
    let odd = try button("contentHorizontalAlignment=\"top\" contentVerticalAlignment=\"left\"")
    #expect(odd.horizontalAlignment == .center)
    #expect(odd.verticalAlignment == .center)
  }

  @Test("An image has the size that the resources give, and no other")
  func images() throws {
    let known = try button("", "<state key=\"normal\" image=\"star\"/>")
    #expect(known.image == TitleImage(extent: Extent(width: 24, height: 22)))
    #expect(known.titles.isEmpty)
    #expect(known.doubts.isEmpty)
    for state in [
      "<state key=\"normal\" image=\"plus\" catalog=\"system\"/>",
      "<state key=\"normal\"><imageReference key=\"image\" image=\"plus\"/></state>",
      "<state key=\"normal\" image=\"absent\"/>",
    ] {
      let unknown = try button("", state)
      #expect(unknown.image == TitleImage(extent: nil))
      #expect(unknown.doubts.map(\.subject) == [.image])
    }
    #expect(try button("buttonType=\"contactAdd\"").image == TitleImage(extent: nil))
    #expect(try button("buttonType=\"system\"").image == nil)
  }

  @Test("A background image has its size; what stretches is in doubt")
  func backgroundImage() throws {
    let control = try button("", "<state key=\"normal\" title=\"a b\" backgroundImage=\"star\"/>")
    #expect(control.backgroundImage?.extent == Extent(width: 24, height: 22))
    #expect(control.doubts.map(\.subject) == [.shape])
  }
}
