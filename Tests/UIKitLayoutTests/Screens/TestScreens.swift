import Model
import UIKitLayout

/// Builds screens of a few views for tests.
enum TestScreens {
  /// A controller's root view.
  static func screen(
    _ children: [ViewNode], constraints: [LayoutConstraint] = [], width: Double = 375,
    height: Double = 667, guides: [String: String] = [:], setting: ScreenSetting = ScreenSetting()
  ) -> Screen {
    let root = ViewNode(
      id: "root", element: "view", frame: Rectangle(x: 0, y: 0, width: width, height: height),
      constraints: constraints, guides: guides, children: children)
    return Screen(
      id: "test#1", name: "test", source: SourceReference(file: "test"), root: root,
      setting: setting)
  }

  /// A view that constraints place.
  static func view(
    _ id: String, _ element: String = "view", _ attributes: [String: String] = [:],
    constraints: [LayoutConstraint] = [], _ children: [ViewNode] = []
  ) -> ViewNode {
    var all = attributes
    all["translatesAutoresizingMaskIntoConstraints"] = "NO"
    return ViewNode(
      id: id, element: element, attributes: all, constraints: constraints, children: children)
  }

  /// A constraint in the short form `a.leading = b.trailing + 8`; without a second item, a length.
  static func hold(
    _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0, relation: String = "equal", priority: Double = 1000,
    multiplier: String? = nil
  ) -> LayoutConstraint {
    LayoutConstraint(
      id: "\(first ?? "owner").\(attribute)-\(second ?? "").\(other ?? "")", firstItem: first,
      firstAttribute: attribute, relation: relation, secondItem: second, secondAttribute: other,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  /// Solves a screen with sizes of a table; the app's layout at 2 pixels to a point.
  static func solve(
    _ screen: Screen, sizes: [String: NaturalSize] = [:], safeArea: EdgeInsets = .zero,
    mode: LayoutMode = .runTime, direction: WritingDirection = .leftToRight
  ) throws -> SolvedScreen {
    let canvas = ScreenCanvas(
      mode: mode, extent: screen.root?.frame?.extent, safeArea: safeArea, displayScale: 2)
    var solver = try ScreenSolver(screen: screen, canvas: canvas, direction: direction)
    return try solver.solve { id, _ in sizes[id] }
  }
}
