import Model
import Reading
import Testing

@Suite("What a file says of its screens beside their views") struct ScreenSettingTests {
  /// Reads a storyboard of a navigation controller, its root and a controller shown as a sheet.
  static func screens(navigation: String = "") throws -> [Screen] {
    let view =
      "<view key=\"view\" id=\"ID\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701.1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="s1"><objects><navigationController id="nav" \(navigation)>
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
      <connections><segue destination="root" kind="relationship" relationship="rootViewController" \
      id="g1"/></connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="root">
      \(view.replacing("ID", with: "v1"))<subviews><segmentedControl id="seg">
      <rect key="frame" x="0" y="0" width="90" height="32"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      </subviews></view><connections><segue destination="sheet" kind="presentation" id="g2"/>
      </connections></viewController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="sheet">\(view.replacing("ID", with: "v2"))
      </view></viewController></objects></scene>
      </scenes>
      <designables><designable name="seg"><size key="intrinsicContentSize" width="90" height="31"/>
      </designable></designables>
      <resources><image name="star" catalog="system" width="128" height="116"/></resources>
      </document>
      """
    let file = InputFile(path: "A.storyboard", bytes: Array(text.utf8))
    return try InterfaceBuilderDocument(file).contents().screens
  }

  @Test("tools, images and drawn sizes") func resources() throws {
    let setting = try #require(try Self.screens().first { $0.id == "A.storyboard#root" }?.setting)
    #expect(setting.toolsVersion == 21_701)
    #expect(setting.owner == .controller)
    #expect(setting.images["star"]?.isSymbol == true)
    #expect(setting.designedExtents["seg"] == Extent(width: 90, height: 31))
  }

  @Test("a root of a navigation controller has its bar, a sheet has none") func bars() throws {
    let screens = try Self.screens()
    let root = try #require(screens.first { $0.id == "A.storyboard#root" })
    #expect(root.setting.bars == ScreenBars(hasNavigationBar: true, hasLargeTitles: true))
    let sheet = try #require(screens.first { $0.id == "A.storyboard#sheet" })
    #expect(sheet.setting.bars == ScreenBars(isSheet: true))
  }

  @Test("a hidden bar takes no room") func hiddenBar() throws {
    let screens = try Self.screens(navigation: "navigationBarHidden=\"YES\"")
    #expect(screens.first { $0.id == "A.storyboard#root" }?.setting.bars == ScreenBars())
  }

  @Test("titles of segments are attributes") func segments() throws {
    let root = try #require(try Self.screens().first { $0.id == "A.storyboard#root" }?.root)
    #expect(root.children.first?.attributes["segments.1"] == "Two")
  }

  @Test(
    "a xib whose file's owner calls the root its view belongs to a controller",
    arguments: [
      (
        #"<outlet property="view" destination="root" id="o"/>"#, ScreenSetting.Owner.controllerOfNib
      ),
      (#"<outlet property="view" destination="other" id="o"/>"#, .nib),
      (#"<outlet property="box" destination="root" id="o"/>"#, .nib), ("", .nib),
    ]) func nibOwner(outlet: String, owner: ScreenSetting.Owner) throws
  {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701.1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>\(outlet)</connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Hello" id="l"><rect key="frame" x="0" y="0" width="40" height="21"/></label>
      </subviews></view></objects></document>
      """
    let file = InputFile(path: "A.xib", bytes: Array(text.utf8))
    let screens = try InterfaceBuilderDocument(file).contents().screens
    #expect(screens.map(\.setting.owner) == [owner])
  }
}
