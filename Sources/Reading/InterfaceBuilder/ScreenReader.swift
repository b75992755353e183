internal import Model

/// One root view with the elements of its controls.
struct ReadScreen {
  /// The screen with its view tree.
  var screen: Screen
  /// Elements of controls, in the order of the file.
  var controls: [FoundControl] = []
  /// Constraints that make no sense and are left out.
  var faults: [ConstraintFault] = []
  /// Whether the height of the root is the screen's: not for cells and views that stand alone.
  var heightIsScreen: Bool
}

/// An element that becomes a control.
struct FoundControl {
  /// The element.
  var element: XMLElement
  /// Its object id.
  var id: String
  /// Kind of control.
  var kind: ControlKind
  /// Whether the size classes of the canvas, or those of a view around it, leave it out.
  var isInstalled: Bool
  /// Whether it, or a view around it, is hidden.
  var isHidden: Bool
}

/// Finds the root views of a document: one a scene, one a view of a xib, and views that stand
/// beside them, such as those of bars.
struct ScreenReader {
  /// The `document` element.
  let document: XMLElement
  /// What the document says about everything in it.
  let canvas: Canvas

  /// Reads all root views, in the order of the file.
  func screens() -> [ReadScreen] {
    var result: [ReadScreen] = []
    let settings = ScreenSettingReader(document: document)
    for scene in document.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        collect(object, controller: nil, settings, into: &result)
      }
    }
    for object in document.child("objects")?.children ?? [] {
      collect(object, controller: nil, settings, into: &result)
    }
    return result
  }

  /// Goes down to the first views; what is no view (controllers, bar items) is looked through.
  private func collect(
    _ element: XMLElement, controller: XMLElement?, _ settings: ScreenSettingReader,
    into result: inout [ReadScreen]
  ) {
    if ViewReader.isView(element, in: "") {
      result.append(screen(of: element, controller: controller, settings))
      return
    }
    let inner = element.name.hasSuffix("ontroller") ? element : controller
    for child in element.children { collect(child, controller: inner, settings, into: &result) }
  }

  private func screen(
    of view: XMLElement, controller: XMLElement?, _ settings: ScreenSettingReader
  ) -> ReadScreen {
    let isMain = controller != nil && view["key"] == "view"
    let owner = isMain ? controller ?? view : view
    let id = owner["id"] ?? "\(owner.line):\(owner.column)"
    var reader = ViewReader(canvas: canvas)
    var root = reader.node(of: view)
    for guide in (isMain ? owner.child("layoutGuides")?.children : nil) ?? [] {
      if let key = guide["type"], let id = guide["id"] { root.guides[key] = id }
    }
    var screen = Screen(
      id: canvas.path + "#" + id, name: Self.name(of: owner),
      source: canvas.source(of: owner, object: owner["id"]), device: canvas.device, root: root,
      setting: settings.setting(
        controller: controller, root: view, isNib: controller == nil && view["key"] == nil))
    screen.setting.isWhole = reader.faults.isEmpty
    return ReadScreen(
      screen: screen, controls: reader.controls, faults: reader.faults, heightIsScreen: isMain)
  }

  /// A name for people: label, storyboard id, title or class, else the kind of element.
  private static func name(of element: XMLElement) -> String {
    for key in ["userLabel", "storyboardIdentifier", "title", "customClass", "reuseIdentifier"] {
      if let name = element[key], !name.isEmpty { return name }
    }
    return element.name
  }
}
