import Model

/// What is known of an element by its name and the tools that saved it (fact H6).
struct ElementShape {
  /// The view.
  let view: TreeView
  /// Version of the tools that saved the file.
  let tools: Double

  /// Looks at a view of a screen.
  init(_ view: TreeView, screen: Screen) {
    self.view = view
    tools = screen.setting.toolsVersion ?? 0
  }

  /// How far the frame reaches beyond the alignment rectangle, in points.
  var outsets: EdgeInsets {
    switch view.element {
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider" where tools < 24_100: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
