internal import Model

/// Reads what a document says of its screens beside their views.
struct ScreenSettingReader {
  /// The `document` element.
  let document: XMLElement
  /// Ids of controllers that stand in a navigation controller, with whether its titles are large.
  private let navigated: [String: Bool]
  /// Ids of controllers that stand in a tab bar controller.
  private let tabbed: Set<String>
  /// Ids of controllers that are shown as sheets.
  private let sheets: Set<String>
  /// Sizes that custom classes drawn live asked for.
  private let designed: [String: Extent]
  private let images: [String: ImageResource]

  /// Follows the relations between the controllers of a document.
  init(document: XMLElement) {
    self.document = document
    let relations = ControllerRelations(document: document)
    navigated = relations.navigated
    tabbed = relations.tabbed
    sheets = relations.sheets
    designed = Self.designed(document.child("designables"))
    images = Self.images(document.child("resources"))
  }

  /// The setting of a root view and of the controller that owns it.
  func setting(controller: XMLElement?, root: XMLElement, isNib: Bool) -> ScreenSetting {
    let isMain = controller != nil && root["key"] == "view"
    return ScreenSetting(
      owner: isMain ? .controller : isNib ? nibOwner(of: root) : .other,
      toolsVersion: toolsVersion,
      isLandscape: document.child("device")?["orientation"] == "landscape",
      bars: bars(of: isMain ? controller ?? root : root), images: images,
      designedExtents: designed)
  }

  /// A view controller where the file's owner calls the root its view; else the xib alone.
  private func nibOwner(of root: XMLElement) -> ScreenSetting.Owner {
    let outlets = document.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }?.child("connections")?.children
    let isView = outlets?.contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == root["id"]
    }
    return isView == true ? .controllerOfNib : .nib
  }

  /// The first number of `20037.1` or `24_412`.
  private var toolsVersion: Double? {
    document["toolsVersion"].flatMap { Double($0.prefix { $0.isNumber }) }
  }

  private func bars(of owner: XMLElement) -> ScreenBars {
    let id = owner["id"] ?? ""
    let simulated = owner.children.filter { $0.name.hasPrefix("simulated") }.map(\.name)
    let hidesTabs = owner.flag("hidesBottomBarWhenPushed") == true
    return ScreenBars(
      hasNavigationBar: navigated[id] != nil || simulated.contains("simulatedNavigationBarMetrics"),
      hasLargeTitles: navigated[id] == true,
      hasTabBar: (tabbed.contains(id) && !hidesTabs)
        || simulated.contains("simulatedTabBarMetrics"),
      hasToolbar: simulated.contains("simulatedToolbarMetrics"), isSheet: sheets.contains(id))
  }

  private static func designed(_ list: XMLElement?) -> [String: Extent] {
    var result: [String: Extent] = [:]
    for element in list?.children ?? [] {
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      result[id] = Extent(width: width, height: height)
    }
    return result
  }

  private static func images(_ resources: XMLElement?) -> [String: ImageResource] {
    var result: [String: ImageResource] = [:]
    for image in resources?.children ?? [] where image.name == "image" {
      guard let name = image["name"], let width = image.number("width"),
        let height = image.number("height"), width > 0, height > 0
      else { continue }
      result[name] = ImageResource(
        extent: Extent(width: width, height: height), isSymbol: image["catalog"] == "system")
    }
    return result
  }
}

/// Who holds whom among the controllers of a storyboard.
struct ControllerRelations {
  /// Controllers in a navigation controller, with whether its titles are large.
  private(set) var navigated: [String: Bool] = [:]
  /// Controllers in a tab bar controller.
  private(set) var tabbed: Set<String> = []
  /// Controllers that are shown as sheets.
  private(set) var sheets: Set<String> = []

  private var segues: [(from: String, to: String, kind: String)] = []

  /// Follows all segues: roots and pushed controllers inherit their navigation controller.
  init(document: XMLElement) {
    for scene in document.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? []
      where object.name.hasSuffix("ontroller") {
        collect(object, controller: object["id"] ?? "")
        note(object)
      }
    }
    spread()
  }

  private mutating func collect(_ element: XMLElement, controller: String) {
    if element.name == "segue", let to = element["destination"] {
      let relation = element["relationship"] ?? element["kind"] ?? ""
      segues.append((controller, to, relation))
      let style = element["modalPresentationStyle"]
      let isModal = element["kind"] == "presentation" || element["kind"] == "modal"
      if isModal, style != "fullScreen", style != "overFullScreen" { sheets.insert(to) }
    }
    for child in element.children { collect(child, controller: controller) }
  }

  /// A navigation controller's own bar says whether it is hidden and large.
  private mutating func note(_ object: XMLElement) {
    guard object.name == "navigationController", let id = object["id"] else { return }
    let bar = object.child("navigationBar", key: "navigationBar")
    if object.flag("navigationBarHidden") == true || bar?.flag("hidden") == true { return }
    navigated[id] = bar?.flag("largeTitles") == true
  }

  private mutating func spread() {
    let pushing: Set<String> = ["rootViewController", "show", "push"]
    for _ in 0..<segues.count {
      var isChanged = false
      for segue in segues {
        if segue.kind == "viewControllers", tabbed.insert(segue.to).inserted { isChanged = true }
        guard pushing.contains(segue.kind) else { continue }
        if let isLarge = navigated[segue.from], navigated[segue.to] == nil {
          navigated[segue.to] = isLarge
          isChanged = true
        }
        if tabbed.contains(segue.from), tabbed.insert(segue.to).inserted { isChanged = true }
      }
      if !isChanged { return }
    }
  }
}
