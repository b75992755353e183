import Model
import Testing
import UIKitLayout

@Suite("Safe areas of Interface Builder's canvas (fact H4)") struct CanvasSafeAreaTests {
  /// The safe area that a controller's root gets.
  static func insets(
    _ device: String, _ tools: Double, height: Double? = nil, bars: ScreenBars = ScreenBars(),
    owner: ScreenSetting.Owner = .controller
  ) -> [Double] {
    let extents = [
      "retina4_7": Extent(width: 375, height: 667), "retina6_1": Extent(width: 414, height: 896),
      "retina6_12": Extent(width: 393, height: 852),
    ]
    let extent = extents[device] ?? Extent(width: 768, height: 1024)
    let frame = Rectangle(x: 0, y: 0, width: extent.width, height: height ?? extent.height)
    let screen = Screen(
      id: "s", name: "s", source: SourceReference(file: "test"),
      device: Device(id: device, extent: extent, scale: 2),
      root: ViewNode(id: "root", element: "view", frame: frame),
      setting: ScreenSetting(owner: owner, toolsVersion: tools, bars: bars))
    let safe = ScreenCanvas.of(screen).safeArea
    return [safe.top, safe.bottom]
  }

  @Test(
    "devices without bars, by the tools",
    arguments: [
      ("retina4_7", 14_490.0, [20.0, 0]), ("retina4_7", 16_096, [0, 0]),
      ("retina4_7", 21_701, [20, 0]),
      ("retina6_1", 17_701, [44, 34]), ("retina6_1", 21_225, [48, 34]),
      ("retina6_1", 24_128, [96, 68]), ("retina6_12", 22_505, [59, 34]),
      ("ipad9_7", 17_701, [20, 0]),
    ])
  func devices(_ device: String, _ tools: Double, _ expected: [Double]) {
    #expect(Self.insets(device, tools) == expected)
  }

  @Test("bars add to it") func bars() {
    let both = ScreenBars(hasNavigationBar: true, hasTabBar: true)
    #expect(Self.insets("retina6_1", 17_701, bars: both) == [88, 83])
    let large = ScreenBars(hasNavigationBar: true, hasLargeTitles: true)
    #expect(Self.insets("retina6_1", 24_128, bars: large) == [202, 68])
  }

  @Test("a page sheet has only its own bar above") func sheet() {
    #expect(Self.insets("retina6_1", 17_701, height: 842) == [0, 0])
    let bar = ScreenBars(hasNavigationBar: true)
    #expect(Self.insets("retina6_1", 17_701, height: 842, bars: bar) == [56, 0])
  }

  @Test("a view that nobody owns has none") func loose() {
    #expect(Self.insets("retina6_1", 17_701, owner: .other) == [0, 0])
  }
}
