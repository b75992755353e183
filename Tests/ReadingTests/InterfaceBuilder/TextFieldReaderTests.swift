import Model
import Testing

@testable import Reading

@Suite("Text fields and text views of Interface Builder") struct TextFieldReaderTests {
  private static func field(_ attributes: String, children: String = "") -> String {
    """
    <textField opaque="NO" contentMode="scaleToFill" id="fie-ld-001" minimumFontSize="17" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="20" y="60" width="200" height="34"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\(children)</textField>
    """
  }

  private static func view(_ attributes: String, children: String = "") -> String {
    """
    <textView clipsSubviews="YES" contentMode="scaleToFill" id="vie-wt-001" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="20" y="60" width="200" height="128"/>\(children)</textView>
    """
  }

  @Test("text and placeholder are two titles of one control") func parts() throws {
    let control = try BuilderFixture.control(
      Self.field(
        #"text="Anna" placeholder="Your name" borderStyle="roundedRect" textAlignment="center""#))
    #expect(control.kind == .textField)
    #expect(control.titles.map(\.title.text) == ["Anna", "Your name"])
    #expect(control.titles.map(\.part) == [.text, .placeholder])
    #expect(control.border == .roundedRect)
    #expect(control.text.alignment == .center)
    #expect(control.text.lineLimit == 1)
    #expect(control.titles.first?.title.runs.first?.attributes.font == .textStyle(.body))
  }

  @Test("follows the category where the file says so") func adjusts() throws {
    let key = "adjustsFontForContentSizeCategory"
    let plain = try BuilderFixture.control(Self.field(#"placeholder="Name""#))
    #expect(!plain.text.adjustsFontForContentSizeCategory)
    let live = try BuilderFixture.control(Self.field(#"placeholder="Name" \#(key)="YES""#))
    #expect(live.text.adjustsFontForContentSizeCategory)
    #expect(live.border == .none)
  }

  @Test("a least size as large as the font shrinks nothing") func shrinking() throws {
    let control = try BuilderFixture.control(Self.field(#"placeholder="Name""#))
    #expect(control.text.minimumScaleFactor == 1)
  }

  @Test("a secret text is never seen, its placeholder is") func secret() throws {
    let control = try BuilderFixture.control(
      Self.field(
        #"text="hush" placeholder="Password""#,
        children: #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#))
    #expect(control.titles.map(\.title.text) == ["Password"])
  }

  @Test("an unknown border, a clear button and a class of the app are doubts") func doubts() throws
  {
    let control = try BuilderFixture.control(
      Self.field(
        #"text="Anna" borderStyle="wavy" clearButtonMode="always" customClass="FancyField""#))
    #expect(Set(control.doubts.map(\.subject)).isSuperset(of: [.insets, .width, .appearance]))
    #expect(control.border == .none)
  }

  @Test("a text view scrolls unless the file says no") func scrolls() throws {
    let scrolling = try BuilderFixture.control(Self.view(#"text="Read me""#))
    #expect(scrolling.kind == .textView)
    #expect(scrolling.scrolls)
    #expect(scrolling.text.lineLimit == 0)
    #expect(scrolling.doubts.map(\.subject).contains(.font))
    let still = try BuilderFixture.control(
      Self.view(
        #"text="Read me" scrollEnabled="NO""#,
        children: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#))
    #expect(!still.scrolls)
    #expect(still.titles.first?.title.runs.first?.attributes.font == .system(14))
    #expect(!still.doubts.map(\.subject).contains(.font))
  }

  @Test("dummy Latin is a sample") func dummy() throws {
    let control = try BuilderFixture.control(Self.view(#"text="Lorem ipsum dolor sit er elit""#))
    #expect(control.titles.map(\.standing) == [.sample])
  }

  @Test("an Apple button's neighbours are buttons, not fields") func neighbours() throws {
    let stack = """
      <stackView opaque="NO" axis="vertical" id="sta-ck-001" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="60" width="300" height="100"/><subviews>
      \(Self.field(#"placeholder="E-mail""#))
      <button customClass="ASAuthorizationAppleIDButton" id="app-le-001">
      <rect key="frame" x="0" y="40" width="300" height="46"/></button></subviews></stackView>
      """
    let contents = try BuilderFixture.read(BuilderFixture.storyboard(stack))
    let apple = try #require(contents.controls.first { $0.kind == .appleIDButton })
    #expect(apple.appleIDButton?.neighbours == [])
  }
}
