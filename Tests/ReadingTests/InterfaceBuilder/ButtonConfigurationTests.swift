import Model
import Reading
import Testing

@Suite("Button configurations of Interface Builder") struct ButtonConfigurationTests {
  /// Reads a button with a configuration; what is not sure of its width is left out.
  private func button(
    _ attributes: String, children: String = "", button: String = "", resources: String = ""
  ) throws -> Control {
    var control = try BuilderFixture.control(
      BuilderFixture.button(
        "Button", attributes: button,
        children: "<buttonConfiguration key=\"configuration\" title=\"Pay\" \(attributes)>"
          + "\(children)</buttonConfiguration>"),
      resources: resources)
    control.doubts.removeAll { $0.subject == .width }
    return control
  }

  @Test(
    "Styles, and the names that iOS has for the same looks (facts B19, B20)",
    arguments: [
      ("plain", .plain), ("gray", .gray), ("tinted", .tinted), ("filled", .filled),
      ("borderless", .plain), ("bordered", .gray), ("borderedTinted", .tinted),
      ("borderedProminent", .filled), ("prominentClearGlass", .glass), ("glass", .glass),
    ] as [(String, ButtonConfiguration.Style)])
  func styles(_ word: String, _ style: ButtonConfiguration.Style) throws {
    let control = try button("style=\"\(word)\"")
    #expect(control.configuration?.style == style)
    #expect(control.doubts == [])
  }

  @Test("Everything that decides about places and shapes") func all() throws {
    let control = try button(
      """
      style="tinted" buttonSize="large" imagePlacement="top" imagePadding="6" titlePadding="2" \
      titleAlignment="trailing" cornerStyle="fixed" titleLineBreakMode="truncatingTail"
      """,
      children: """
        <backgroundConfiguration key="background" cornerRadius="9">
        <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="-4"/>
        </backgroundConfiguration>
        <directionalEdgeInsets key="contentInsets" top="10" leading="11" bottom="12" trailing="13"/>
        """)
    var wanted = ButtonConfiguration(style: .tinted, size: .large)
    wanted.imagePlacement = .top
    wanted.imagePadding = 6
    wanted.titlePadding = 2
    wanted.titleAlignment = .trailing
    wanted.cornerStyle = .fixed
    wanted.contentInsets = DirectionalEdgeInsets(top: 10, leading: 11, bottom: 12, trailing: 13)
    wanted.background = ButtonConfiguration.Background(
      cornerRadius: 9,
      insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4))
    #expect(control.configuration == wanted)
    #expect(control.text.lineBreakMode == .truncateTail)
    #expect(control.text.lineLimit == 1)
    #expect(control.doubts == [])
  }

  @Test("Words that are not known are in doubt and change nothing")
  func unknownWords() throws {
    let control = try button(
      "style=\"shiny\" buttonSize=\"huge\" cornerStyle=\"wavy\" imagePlacement=\"over\"")
    #expect(control.configuration == ButtonConfiguration())
    #expect(control.doubts.map(\.subject) == [.appearance, .insets, .image, .shape])
    #expect(control.doubts[0].reason.contains("shiny"))
  }

  @Test("A colour, an image or a stroke draws a background where the style has none")
  func background() throws {
    func drawn(_ attributes: String, _ children: String = "") throws -> Bool? {
      try button(
        "style=\"plain\"",
        children: "<backgroundConfiguration key=\"background\" \(attributes)>\(children)"
          + "</backgroundConfiguration>"
      ).configuration?.drawsBackground
    }
    #expect(try drawn("") == false)
    #expect(try drawn("strokeWidth=\"0.0\" strokeOutset=\"0.0\"") == false)
    #expect(try drawn("strokeWidth=\"1\"") == true)
    #expect(try drawn("image=\"panel\"") == true)
    #expect(try drawn("", "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>") == true)
    #expect(try drawn("", "<color key=\"backgroundColor\" white=\"0\" alpha=\"0\"/>") == false)
  }

  @Test("A subtitle stands under every title; the font of one that names none is in doubt")
  func subtitle() throws {
    let plain = try button("subtitle=\"in two parts\"")
    #expect(plain.titles.map { $0.subtitle?.text } == ["in two parts"])
    #expect(plain.doubts == [ButtonConfiguration.subtitleDoubt])
    let fitted = try button(
      "subtitle=\"in two parts\"",
      children: "<fontDescription key=\"subtitleFontDescription\" type=\"system\" "
        + "pointSize=\"11\"/>")
    #expect(fitted.titles[0].subtitle == AttributedTitle("in two parts", font: .system(11)))
    #expect(fitted.doubts == [])
    #expect(try button("subtitle=\"\"").titles[0].subtitle == nil)
  }

  @Test("The role primary makes a title semibold that names no font") func role() throws {
    func font(_ button: Control) -> FontDescriptor? {
      button.titles.first?.title.runs.first?.attributes.font
    }
    let semibold = FontDescriptor(weight: .semibold, size: .textStyle(.body))
    #expect(try font(button("", button: "role=\"primary\"")) == semibold)
    #expect(try font(button("", button: "role=\"destructive\"")) == .textStyle(.body))
    let own = try button(
      "",
      children: "<fontDescription key=\"titleFontDescription\" type=\"system\" "
        + "pointSize=\"14\"/>", button: "role=\"primary\"")
    #expect(font(own) == .system(14))
  }

  @Test("The configuration's image counts, then the state's; an indicator takes its place")
  func image() throws {
    let resources = "<image name=\"card\" width=\"20\" height=\"14\"/>"
    let own = try button("image=\"card\"", resources: resources)
    #expect(own.image == TitleImage(extent: Extent(width: 20, height: 14)))
    #expect(own.doubts == [])
    let symbol = try button("image=\"plus\" catalog=\"system\"")
    #expect(symbol.image == TitleImage(extent: nil))
    #expect(symbol.doubts.map(\.subject) == [.image])
    let busy = try button("image=\"card\" showsActivityIndicator=\"YES\"", resources: resources)
    #expect(busy.image == TitleImage(extent: nil))
    #expect(busy.doubts.map(\.subject) == [.image])
  }

  @Test("The content's place is the button's own; its old insets are not heeded")
  func leftovers() throws {
    let control = try button(
      "style=\"filled\"",
      button: "contentHorizontalAlignment=\"leading\" contentVerticalAlignment=\"top\"")
    #expect(control.horizontalAlignment == .leading)
    #expect(control.verticalAlignment == .top)
    #expect(control.insets == ButtonInsets())
  }

  @Test("Numbers that no screen has count as none", arguments: ["1e300", "nan", "-inf", "x"])
  func absurd(_ number: String) throws {
    let control = try button("imagePadding=\"\(number)\" titlePadding=\"\(number)\"")
    #expect(control.configuration?.imagePadding == 0)
    #expect(control.configuration?.titlePadding == nil)
  }
}
