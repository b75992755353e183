import Model
import Reading
import Testing

@Suite("Apple ID buttons in Interface Builder") struct AppleIDButtonReaderTests {
  private static func attribute(_ key: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(key)">\(value)\
    </userDefinedRuntimeAttribute>
    """
  }

  private static func wrapper(
    _ attributes: String, id: String = "app-le-001", constraints: String = ""
  ) -> String {
    """
    <button opaque="NO" lineBreakMode="middleTruncation" id="\(id)" customClass="AppleButton" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="60" width="250" height="46"/>
    <constraints>\(constraints)</constraints><state key="normal" title="Button"/>
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button>
    """
  }

  private static let size = """
    <constraint firstAttribute="height" constant="46" id="c1"/>
    <constraint firstAttribute="width" constant="250" id="c2"/>
    """

  @Test("the class itself is laid out, black and signing in")
  func ownClass() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.button("Button", attributes: "customClass=\"ASAuthorizationAppleIDButton\""))
    let button = try #require(control.appleIDButton)
    #expect(control.kind == .appleIDButton)
    #expect(control.notModelled == nil)
    #expect(button == AppleIDButton())
    #expect(control.shape == CornerShape(radius: .fixed(6), curve: .continuous))
    #expect(!control.doubts.contains { $0.subject == .appearance })
    #expect(control.titles.first?.title.text == "Sign in with Apple")
    #expect(control.titles.count == AppleIDTitles.titles(of: .signIn).count)
  }

  @Test(
    "a wrapper's numbers in every spelling",
    arguments: [
      ("<integer key=\"value\" value=\"1\"/>", 1), ("<real key=\"value\" value=\"2\"/>", 2),
      ("<real key=\"value\" value=\"2.9\"/>", 2), ("<integer key=\"value\" value=\"7\"/>", 7),
      ("<integer key=\"value\" value=\"-1\"/>", -1),
    ] as [(String, Int)])
  func spellings(value: String, number: Int) throws {
    let control = try BuilderFixture.control(
      Self.wrapper(Self.attribute("authButtonType", value), constraints: Self.size))
    #expect(control.appleIDButton?.requestedType == number)
    #expect(control.appleIDButton?.requestedStyle == nil)
    #expect(control.doubts.contains { $0.subject == .appearance })
    let isKnown = (0...2).contains(number)
    #expect(control.doubts.contains { $0.subject == .text } == !isKnown)
  }

  @Test("numbers written as text and as truth count too")
  func otherTypes() throws {
    let control = try BuilderFixture.control(
      Self.wrapper(
        """
        <userDefinedRuntimeAttribute type="string" keyPath="authButtonType" value="2"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="authButtonStyle" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="cornerRadius" value=" 9.5 "/>
        """))
    #expect(control.appleIDButton?.type == .signUp)
    #expect(control.appleIDButton?.style == .whiteOutline)
    #expect(control.appleIDButton?.cornerRadius == .fixed(9.5))
    #expect(control.shape == CornerShape(radius: .fixed(9.5), curve: .continuous))
  }

  @Test("open sides and a title that is too long stay in doubt, fixed sides do not")
  func doubts() throws {
    let type = Self.attribute("authButtonType", "<integer key=\"value\" value=\"1\"/>")
    let open = try BuilderFixture.control(Self.wrapper(type))
    #expect(open.doubts.map(\.subject).contains(.width))
    #expect(open.doubts.map(\.subject).contains(.font))
    let fixed = try BuilderFixture.control(Self.wrapper(type, constraints: Self.size))
    #expect(fixed.width == .fixed(250))
    #expect(fixed.height == .fixed(46))
    #expect(!fixed.doubts.contains { [.width, .height].contains($0.subject) })
    #expect(fixed.assumesScaling == false)
    let font = fixed.titles.first?.title.runs.first?.attributes.font
    #expect(font == .system(46 * 0.39, weight: .medium))
  }

  @Test(
    "a file of one language shows that title, or English as a sample",
    arguments: [
      ("de", "Mit Apple fortfahren", TitleStanding.sample, "de"),
      ("en", "Continue with Apple", .real, "en"), ("tlh", "Continue with Apple", .sample, "tlh"),
    ])
  func language(
    folder: String, text: String, standing: TitleStanding, locale: String
  ) throws {
    let type = Self.attribute("authButtonType", "<integer key=\"value\" value=\"1\"/>")
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(Self.wrapper(type)), path: "App/\(folder).lproj/Main.storyboard")
    let titles = try #require(contents.controls.first).titles
    #expect(titles.map(\.title.text) == [text])
    #expect(titles.map(\.standing) == [standing])
    #expect(titles.map(\.locale) == [locale])
  }

  private func stack(_ attributes: String) throws -> [Control] {
    let type = Self.attribute("authButtonType", "<integer key=\"value\" value=\"0\"/>")
    return try BuilderFixture.read(
      BuilderFixture.storyboard(
        """
        <stackView axis="vertical" id="sta-ck-001" \(attributes)>
        <rect key="frame" x="20" y="60" width="250" height="200"/><subviews>
        \(Self.wrapper(type))\(BuilderFixture.button("E-mail", id: "mai-l0-001"))
        \(BuilderFixture.button("Hidden", id: "hid-de-001", attributes: "hidden=\"YES\""))
        \(BuilderFixture.label("Or", id: "lab-el-002"))
        </subviews></stackView>
        """)
    ).controls
  }

  @Test("a stack view gives neighbours and room")
  func stackView() throws {
    let button = try #require(try stack("spacing=\"12\"").first?.appleIDButton)
    #expect(button.margin == 12)
    #expect(
      button.neighbours == [
        AppleIDButton.Neighbour(
          control: "App/Main.storyboard#mai-l0-001", isKnownToSignIn: false)
      ])
    #expect(try stack("").first?.appleIDButton?.margin == 0)
    let spread = try stack("spacing=\"12\" distribution=\"equalSpacing\"").first
    #expect(spread?.appleIDButton?.margin == nil)
    #expect(spread?.appleIDButton?.neighbours.count == 1)
  }
}
