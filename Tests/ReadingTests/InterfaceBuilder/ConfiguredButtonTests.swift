import Model
import Reading
import Testing

@Suite("Buttons with a configuration, and Apple ID buttons")
struct ConfiguredButtonTests {
  private func button(_ children: String, attributes: String = "") throws -> Control {
    try BuilderFixture.control(
      BuilderFixture.button("Button", attributes: attributes, children: children))
  }

  @Test("The configuration's title wins over what Xcode leaves behind")
  func title() throws {
    let control = try button(
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy now\"/>")
    #expect(control.kind == .configuredButton)
    #expect(control.titles.map(\.title) == [AttributedTitle("Buy now", font: .textStyle(.body))])
    #expect(control.titles[0].standing == .real)
    #expect(control.notModelled == nil)
    #expect(control.configuration == ButtonConfiguration(style: .filled))
    #expect(control.text.lineLimit == 0)
    #expect(control.text.lineBreakMode == .wordWrap)
    #expect(control.text.adjustsFontForContentSizeCategory)
  }

  @Test("Its own font counts, and small ones have a smaller default")
  func fonts() throws {
    func font(_ attributes: String, _ children: String = "") throws -> FontDescriptor? {
      try button(
        "<buttonConfiguration key=\"configuration\" title=\"Buy\" \(attributes)>\(children)"
          + "</buttonConfiguration>"
      ).titles.first?.title.runs.first?.attributes.font
    }
    #expect(try font("buttonSize=\"mini\"") == .textStyle(.subheadline))
    #expect(
      try font(
        "", "<fontDescription key=\"titleFontDescription\" style=\"UICTFontTextStyleHeadline\"/>")
        == .textStyle(.headline))
    #expect(
      try font(
        "",
        "<attributedString key=\"attributedTitle\"><fragment content=\"Buy\"><attributes>"
          + "<font key=\"NSFont\" size=\"9\" name=\"Lato\"/></attributes></fragment>"
          + "</attributedString>")
        == FontDescriptor(family: .named("Lato"), size: .fixed(9)))
  }

  @Test("Without a title of its own the state's is in doubt; an empty title is none")
  func leftover() throws {
    let image = try button("<buttonConfiguration key=\"configuration\" style=\"plain\"/>")
    #expect(image.titles.map(\.standing) == [.placeholder])
    #expect(image.doubts.contains { $0.subject == .text })
    let empty = try button("<buttonConfiguration key=\"configuration\" title=\"\"/>")
    #expect(empty.titles.isEmpty)
  }

  @Test("A wrapper is known by its properties, on any view")
  func wrapper() throws {
    let control = try BuilderFixture.control(
      """
      <view id="w" customClass="AppleButton"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="authButtonType">
      <integer key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="authButtonStyle">
      <integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
      <real key="value" value="14"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(control.kind == .appleIDButton)
    #expect(control.shape == CornerShape(radius: .fixed(14), curve: .continuous))
    #expect(control.appleIDButton?.type == .signUp)
    #expect(control.appleIDButton?.requestedStyle == 7)
    #expect(control.appleIDButton?.style == .black)
    #expect(control.doubts.contains { $0.subject == .appearance })
  }
}
