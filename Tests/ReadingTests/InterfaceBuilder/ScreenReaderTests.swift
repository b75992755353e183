import Model
import Reading
import Testing

@Suite("Screens, views and constraints are kept")
struct ScreenReaderTests {
  private typealias Fixture = ConstraintFixture

  @Test("A scene is a screen with device, root and guides")
  func scene() throws {
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(
        BuilderFixture.label(),
        head: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t-g\"/></layoutGuides>"))
    let screen = try #require(contents.screens.first)
    #expect(contents.screens.count == 1)
    #expect(screen.id == "App/Main.storyboard#con-tr-001")
    #expect(screen.name == "Sign in")
    #expect(screen.source.object == "con-tr-001")
    #expect(
      screen.device
        == Device(id: "retina6_12", extent: Extent(width: 393, height: 852), scale: 3))
    let root = try #require(screen.root)
    #expect(root.id == "roo-tv-001")
    #expect(root.frame == Rectangle(x: 0, y: 0, width: 393, height: 852))
    #expect(root.guides == ["safeArea": "saf-ar-001", "top": "t-g"])
    #expect(root.children.map(\.element) == ["label"])
  }

  @Test("Constraints keep everything that is stored")
  func constraints() throws {
    let tie = """
      <constraint firstItem="lab-el-001" firstAttribute="leading" relation="lessThanOrEqual" \
      secondItem="roo-tv-001" secondAttribute="trailing" multiplier="1:2" constant="7" \
      priority="300" identifier="gap" placeholder="YES" id="c1"/><constraint id="odd"/>
      """
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(BuilderFixture.label(), constraints: tie))
    #expect(
      contents.screens.first?.root?.constraints == [
        LayoutConstraint(
          id: "c1", firstItem: "lab-el-001", firstAttribute: "leading",
          relation: "lessThanOrEqual", secondItem: "roo-tv-001", secondAttribute: "trailing",
          multiplier: "1:2", constant: 7, priority: 300, identifier: "gap", isPlaceholder: true)
      ])
  }

  @Test("Views keep their attributes and the geometry inside them")
  func attributes() throws {
    let stack = """
      <stackView axis="vertical" id="S" customClass="Pile"><rect key="frame" x="1" y="2" width="3" \
      height="4"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/></stackView>
      """
    let contents = try BuilderFixture.read(BuilderFixture.storyboard(stack))
    let node = try #require(contents.screens.first?.root?.children.first)
    #expect(node.element == "stackView")
    #expect(node.className == "Pile")
    #expect(
      node.attributes == [
        "axis": "vertical", "autoresizingMask.widthSizable": "YES", "layoutMargins.top": "5",
        "layoutMargins.left": "6", "layoutMargins.bottom": "7", "layoutMargins.right": "8",
      ])
  }

  @Test("Controls are found wherever they stand")
  func everywhere() throws {
    let table = """
      <tableView id="T"><rect key="frame" x="0" y="0" width="393" height="400"/>
      <view key="tableHeaderView" id="H"><rect key="frame" x="0" y="0" width="393" height="40"/>
      <subviews>\(BuilderFixture.label(id: "in-header"))</subviews></view>
      <prototypes><tableViewCell id="C"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0" y="0" width="9" \
      height="9"/><subviews>\(BuilderFixture.button(id: "in-cell"))</subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      <sections><tableViewSection id="X"><cells><tableViewCell id="D">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <subviews>\(BuilderFixture.label(id: "in-section"))</subviews></tableViewCell></cells>
      </tableViewSection></sections></tableView>
      """
    let bar = """
      <navigationItem key="navigationItem" id="N"><barButtonItem key="rightBarButtonItem" id="B">
      \(BuilderFixture.button(id: "in-bar").replacing("<button", with: "<button key=\"customView\""))
      </barButtonItem></navigationItem>
      """
    let contents = try BuilderFixture.read(BuilderFixture.storyboard(table, head: bar))
    #expect(
      contents.controls.map(\.source.object) == ["in-header", "in-cell", "in-section", "in-bar"])
    #expect(contents.screens.map(\.id).count == 2)
    let inBar = contents.controls[3]
    #expect(inBar.screen == "App/Main.storyboard#in-bar")
    #expect(inBar.width.basis == .unsolved)
  }

  @Test("Each root view of a xib is a screen")
  func xib() throws {
    let objects =
      Fixture.view(
        "A", "x=\"0\" y=\"0\" width=\"9\" height=\"9\"", children: BuilderFixture.label())
      + BuilderFixture.button()
    let contents = try BuilderFixture.read(BuilderFixture.xib(objects), path: "Parts.xib")
    #expect(contents.screens.map(\.id) == ["Parts.xib#A", "Parts.xib#but-to-001"])
    #expect(contents.controls.map(\.screen) == contents.screens.map(\.id))
    #expect(contents.screens.allSatisfy { $0.device == nil })
    #expect(contents.controls.allSatisfy { $0.displayScale == 2 })
  }

  @Test(
    "Pixels to a point go by the device",
    arguments: [
      ("retina4_7", 2), ("retina6_1", 2), ("retina6_5", 3), ("ipad10_2", 2), ("ipad99_9", 2),
      ("retina9_9", 3),
    ])
  func scale(device: String, scale: Double) throws {
    let control = try BuilderFixture.control(BuilderFixture.label(), device: device)
    #expect(control.displayScale == scale)
  }

  @Test("A canvas on its side is as wide as the device is tall")
  func landscape() throws {
    let text = BuilderFixture.storyboard(BuilderFixture.label())
      .replacing("\"portrait\"", with: "\"landscape\"")
    let device = try BuilderFixture.read(text).screens.first?.device
    #expect(device?.extent == Extent(width: 852, height: 393))
  }
}
