import Model
import Testing

@testable import Reading

@Suite("What a profile does to a control") struct ProfileDressingTests {
  static let radiusAttribute = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="round">\
    <real key="value" value="10"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """

  /// Reads one view of the class `A` by its profile, in flow style.
  static func control(
    _ profile: String, view: String? = nil, children: String = ""
  ) throws -> Control {
    let view =
      view ?? BuilderFixture.button(attributes: "customClass=\"A\"", children: children)
    let text = BuilderFixture.storyboard(view)
    var file = InputFile(path: "App/Main.storyboard", bytes: Array(text.utf8))
    file.profiles = try readProfiles("  A: \(profile)")
    return try #require(try InputFormat.storyboard.read(file).controls.first)
  }

  /// Subjects that are in doubt, room excepted.
  static func doubts(_ control: Control) -> Set<Doubt.Subject> {
    Set(control.doubts.map(\.subject)).subtracting([.width])
  }

  @Test("without a profile, and with an empty one, the whole look is in doubt")
  func none() throws {
    for profile in ["{}", "~"] {
      let control = try Self.control(profile)
      #expect(Self.doubts(control) == [.appearance])
      #expect(control.assumptions == [])
    }
  }

  @Test(
    "what it says is out of doubt, what it leaves open is not",
    arguments: [
      ("{cornerRadius: 8}", [Doubt.Subject.shape, .insets, .image, .lines, .font, .height]),
      ("{cornerRadius: 8, backgroundImage: none}", [.insets, .image, .lines, .font, .height]),
      (
        "{contentInsets: 8, titleConstraints: none, backgroundImage: none}",
        [.shape, .image, .lines, .font, .height]
      ),
      ("{contentInsets: 8}", [.shape, .insets, .image, .lines, .font, .height]),
      ("{lineBreakMode: wordWrap}", [.shape, .insets, .image, .font, .height]),
      ("{lines: 2}", [.shape, .insets, .image, .lines, .font, .height]),
      ("{font: stored}", [.shape, .insets, .image, .lines, .font, .height]),
      (
        "{font: stored, adjustsFontForContentSizeCategory: on}",
        [.shape, .insets, .image, .lines, .height]
      ),
      ("{minimumHeight: stored}", [.shape, .insets, .image, .lines, .font]),
      ("{others: stored}", []),
    ])
  func open(_ profile: String, _ subjects: [Doubt.Subject]) throws {
    #expect(Self.doubts(try Self.control(profile)) == Set(subjects))
  }

  @Test("a doubt names the properties that are open") func reason() throws {
    let control = try Self.control("{cornerRadius: 8, lines: stored}")
    let reasons = control.doubts.map(\.reason)
    #expect(reasons.contains("its class A has a profile that leaves open: backgroundImage"))
    #expect(reasons.contains("its class A has a profile that leaves open: lineBreakMode"))
    #expect(control.assumptions == ["corner radius 8"])
  }

  @Test("values reach the control") func values() throws {
    let control = try Self.control(
      """
      {cornerRadius: 10, cornerCurve: continuous, contentInsets: by-radius, \
      titleConstraints: {top: 2, leading: r}, backgroundImage: by-radius, image: {size: {width: 9, \
      height: 8}}, lineBreakMode: wordWrap, lines: 3, font: {textStyle: title2}, \
      adjustsFontForContentSizeCategory: on, minimumHeight: 44, clipsToBounds: on}
      """)
    #expect(control.shape == CornerShape(radius: .fixed(10), curve: .continuous))
    #expect(control.insets.content == EdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    #expect(control.titleConstraints == TitleConstraints(top: 2, leading: 10))
    #expect(control.backgroundImage?.extent == Extent(width: 21, height: 21))
    #expect(control.backgroundImage?.caps.left == 10)
    #expect(control.image?.extent == Extent(width: 9, height: 8))
    #expect(control.text.lineLimit == 3)
    #expect(control.titles[0].title.runs.map(\.attributes.font) == [.textStyle(.title2)])
    #expect(control.response(of: control.titles[0]) == .live)
    #expect(control.height.minimum == 44)
    #expect(control.clipsToBounds)
    #expect(Self.doubts(control) == [])
  }

  @Test("a radius comes from the attribute, else from the default, else stays in doubt")
  func attribute() throws {
    let profile = "{cornerRadius: {attribute: round}, contentInsets: by-radius, others: stored}"
    let set = try Self.control(profile, children: Self.radiusAttribute)
    #expect(set.shape?.radius == .fixed(10))
    #expect(set.insets.content?.top == 5)
    #expect(Self.doubts(set) == [])
    let unset = try Self.control(profile)
    #expect(unset.shape == nil)
    #expect(Self.doubts(unset) == [.shape, .insets])
    let standard = try Self.control("{cornerRadius: {attribute: round, default: 6}}")
    #expect(standard.shape?.radius == .fixed(6))
  }

  @Test("each line of a title has its font, and the last font serves all further lines")
  func fonts() throws {
    let view = BuilderFixture.button("a&#10;b&#10;c", attributes: "customClass=\"A\"")
    let control = try Self.control(
      "{font: [{textStyle: headline}, {system: 13}]}", view: view)
    let runs = control.titles[0].title.runs
    #expect(runs.map(\.text) == ["a\n", "b\n", "c"])
    #expect(
      runs.map(\.attributes.font) == [.textStyle(.headline), .system(13), .system(13)])
  }

  @Test("a label has no button's properties, and insets of its own stay in doubt")
  func label() throws {
    let view = BuilderFixture.label(attributes: "customClass=\"A\"")
    let settled = try Self.control(
      """
      {cornerRadius: 4, contentInsets: none, lines: 0, lineBreakMode: stored, font: stored, \
      adjustsFontForContentSizeCategory: on, minimumHeight: 20}
      """, view: view)
    #expect(Self.doubts(settled) == [])
    #expect(settled.text.lineLimit == 0)
    let padded = try Self.control("{contentInsets: 8, others: stored}", view: view)
    #expect(Self.doubts(padded) == [.insets])
  }

  @Test("a profile may say that a view is Apple's button, or a configured one") func wraps() throws
  {
    let view = """
      <view customClass="A" id="v"><rect key="frame" x="20" y="60" width="200" height="44"/></view>
      """
    let apple = try Self.control("{wraps: apple-id-button, cornerRadius: 9}", view: view)
    #expect(apple.kind == .appleIDButton)
    #expect(apple.appleIDButton?.cornerRadius == .fixed(9))
    #expect(!apple.doubts.map(\.subject).contains(.appearance))
    let configured = try Self.control(
      "{wraps: configured-button, configuration: {style: filled, size: large}}")
    #expect(configured.kind == .configuredButton)
    #expect(configured.configuration?.style == .filled)
    #expect(configured.titles.map(\.title.text) == ["Save all"])
    #expect(!configured.doubts.map(\.subject).contains(.appearance))
    let open = try Self.control("{wraps: configured-button}")
    #expect(open.doubts.map(\.subject).contains(.appearance))
  }

  @Test(
    "fields, text views and segments have fewer properties to settle",
    arguments: [
      ("textField", "{}", [Doubt.Subject.appearance]),
      ("textField", "{minimumHeight: 44}", [.shape, .insets, .font]),
      ("textField", "{contentInsets: 8, cornerRadius: 8}", [.font, .height]),
      ("textView", "{contentInsets: none, font: stored}", [.shape, .font, .height]),
      ("segmentedControl", "{minimumHeight: stored}", [.font]),
      ("segmentedControl", "{font: {textStyle: headline}}", [.height]),
      ("segmentedControl", "{others: stored}", [.font]),
    ])
  func others(_ element: String, _ profile: String, _ subjects: [Doubt.Subject]) throws {
    let control = try Self.control(profile, view: Self.view(element))
    #expect(Self.doubts(control) == Set(subjects))
  }

  @Test("insets of a field replace those of its border, and none are none")
  func fieldInsets() throws {
    let insets = try ["{contentInsets: 8}", "{contentInsets: none}", "{others: stored}"].map {
      try Self.control($0, view: Self.view("textField")).insets.content
    }
    #expect(insets == [EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), .zero, nil])
  }

  /// A view of the class with a text, of a kind that is no button.
  private static func view(_ element: String) -> String {
    """
    <\(element) customClass="A" borderStyle="roundedRect" text="Name" id="v" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="20" y="20" width="200" height="34"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <segments><segment title="Day"/><segment title="Week"/></segments></\(element)>
    """
  }
}
