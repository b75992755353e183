import Model
import Reading
import Testing

@Suite("Variations by size class")
struct VariationTests {
  private func label(
    _ variations: String, device: String? = "retina6_12"
  ) throws -> Control {
    try BuilderFixture.control(
      BuilderFixture.label(
        children: """
          <fontDescription key="fontDescription" type="system" pointSize="10"/>
          <constraints><constraint firstAttribute="width" constant="200" id="w">
          <variation key="widthClass=regular" constant="300"/>
          <variation key="heightClass=regular-widthClass=compact" constant="201"/>
          </constraint></constraints>\(variations)
          """),
      device: device)
  }

  private let fonts = """
    <variation key="heightClass=regular-widthClass=regular">
    <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
    <variation key="widthClass=regular">
    <fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
    <variation key="userInterfaceIdiom=mac">
    <fontDescription key="fontDescription" type="system" pointSize="40"/></variation>
    """

  @Test(
    "The most exact variation in force gives the font",
    arguments: [("retina6_12", 10.0), ("ipad9_7", 30), (nil, 10)])
  func font(device: String?, size: Double) throws {
    let control = try label(fonts, device: device)
    #expect(control.titles[0].title.runs[0].attributes.font == .system(size))
  }

  @Test(
    "A constraint's constant varies",
    arguments: [("retina6_12", 201.0), ("ipad9_7", 300), (nil, 200)])
  func constant(device: String?, width: Double) throws {
    #expect(try label("", device: device).width.minimum == width)
  }

  @Test("A constraint left out by default and brought back by a class is in force there only")
  func masks() throws {
    let mask = """
      <variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="w"/></mask>
      </variation>
      """
    #expect(try label(mask).width.basis == .ownConstraint)
    let elsewhere = try label(mask, device: "ipad9_7")
    #expect(elsewhere.width.basis == .content)
  }

  @Test("A view that is left out is still a control, in doubt")
  func excludedView() throws {
    let views = """
      <view id="V"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>\(BuilderFixture.label(id: "L"))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="L"/></mask></variation></view>
      """
    let contents = try BuilderFixture.read(BuilderFixture.storyboard(views))
    let control = try #require(contents.controls.first)
    #expect(control.doubts.contains { $0.subject == .appearance })
    let view = contents.screens.first?.root?.children.first
    #expect(view?.children.first?.attributes["installed"] == "NO")
  }

  @Test("A frame stored for a class in force wins")
  func frames() throws {
    let control = try BuilderFixture.control(
      """
      <label text="a b" id="L"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <variation key="widthClass=compact"><rect key="frame" x="0" y="0" width="60" height="20"/>
      </variation></label>
      """)
    #expect(control.width == .fixed(60, basis: .storedFrame))
  }

  @Test("Large phones on their side are wide, small ones are not", arguments: [true, false])
  func landscape(isLarge: Bool) throws {
    let text = BuilderFixture.storyboard(
      BuilderFixture.label(children: fonts), device: isLarge ? "retina6_7" : "retina6_12"
    ).replacing("\"portrait\"", with: "\"landscape\"")
    let font = try BuilderFixture.read(text).controls[0].titles[0].title.runs[0].attributes.font
    #expect(font == .system(isLarge ? 20 : 17))
  }
}
