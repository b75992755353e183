import Model

/// The safe area that Interface Builder gives a root view (fact H4).
struct CanvasSafeArea {
  /// The screen.
  let screen: Screen

  /// Room at the four sides, in points.
  var insets: EdgeInsets {
    guard let root = screen.root, hasSafeArea(root) else { return .zero }
    switch shape(of: root) {
    case .whole: return whole
    case .sheet:
      return EdgeInsets(
        top: bars.hasNavigationBar ? sheetBar : 0, left: 0, bottom: toolbar, right: 0)
    case .part:
      return EdgeInsets(top: 0, left: 0, bottom: bars.hasTabBar ? tabBar : 0, right: 0)
    case .freeForm:
      // Three of the corpus' xibs drop it, all of these tools; those before and after keep it.
      let dropsBottom = root.guides["safeArea"] != nil && tools >= 17_700 && tools < 20_000
      return EdgeInsets(top: whole.top, left: 0, bottom: dropsBottom ? 0 : whole.bottom, right: 0)
    }
  }

  /// What a root is, to judge by its height.
  private enum Shape {
    /// The screen, or a xib's root.
    case whole
    /// A page sheet.
    case sheet
    /// Some other part of a screen: below bars that are not see-through, or embedded.
    case part
    /// A xib's root that is lower than a screen.
    case freeForm
  }

  /// A controller's root lower than its screen is a sheet if by so much as one; a root that is wider
  /// is a free-form whole.
  private func shape(of root: ViewNode) -> Shape {
    guard let frame = root.frame, let device = screen.device,
      frame.height < device.extent.height
    else { return .whole }
    if screen.setting.owner.isNib { return .freeForm }
    guard frame.width <= device.extent.width else { return .whole }
    let missing = device.extent.height - frame.height
    return tools >= 15_000 && [20, 48, 54, 59].contains(missing) ? .sheet : .part
  }

  private var bars: ScreenBars { screen.setting.bars }

  private var whole: EdgeInsets {
    var top = deviceTop * (isDoubled ? 2 : 1)
    var bottom = deviceBottom * (isDoubled ? 2 : 1)
    if bars.hasNavigationBar { top += navigationBar }
    if bars.hasTabBar { bottom += tabBar }
    bottom += toolbar
    return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private var tabBar: Double { tools >= 24_700 ? 0 : 49 }

  /// A toolbar takes nothing on a tablet.
  private var toolbar: Double {
    guard bars.hasToolbar, !device.hasPrefix("ipad") else { return 0 }
    return tools >= 15_000 ? 49 : 44
  }

  /// A controller's view and a xib's root have a safe area; cells and loose views have none.
  private func hasSafeArea(_ root: ViewNode) -> Bool {
    switch screen.setting.owner {
    case .controller: true
    case .nib, .controllerOfNib: !Self.cells.contains(root.element)
    case .other: false
    }
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]

  private var tools: Double { screen.setting.toolsVersion ?? 0 }
  private var device: String { screen.device?.id ?? "" }
  private var isLandscape: Bool { screen.setting.isLandscape }

  /// Files saved with 23700 to 25xxx have a controller's insets twice on devices with a notch.
  private var isDoubled: Bool {
    screen.setting.owner == .controller && deviceBottom > 0 && tools >= 23_700 && tools < 26_000
  }

  private var navigationBar: Double {
    if isLandscape, !device.hasPrefix("ipad") { return 32 }
    guard tools >= 24_100 else { return 44 }
    return screen.setting.bars.hasLargeTitles ? 106 : 54
  }

  private var sheetBar: Double {
    bars.hasLargeTitles && tools >= 24_100 ? 126 : 56
  }

  private var deviceTop: Double {
    if isLandscape, !device.hasPrefix("ipad") { return 0 }
    switch device {
    case "retina5_9": return tools >= 22_500 ? 50 : 44
    case "retina6_5": return 44
    case "retina6_1": return tools >= 21_220 ? 48 : 44
    case "retina6_0": return tools > 21_100 ? 47 : 44
    case "retina6_7": return 47
    case "retina6_12", "retina6_72": return 59
    case "retina6_3", "retina6_9": return 62
    case "ipad11_0rounded", "ipad12_9rounded": return 24
    case _ where device.hasPrefix("ipad"): return 20
    default: return tools >= 14_800 && tools < 21_600 ? 0 : 20
    }
  }

  private var deviceBottom: Double {
    switch device {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5", "": return 0
    case "ipad11_0rounded", "ipad12_9rounded": return 20
    case _ where device.hasPrefix("ipad"): return 0
    default: return isLandscape ? 21 : 34
    }
  }
}
