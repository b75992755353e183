internal import Model

/// Finds what a stack view offers beside an Apple ID button, and how far apart.
struct AppleIDNeighbours {
  private let root: ViewNode?
  private let interactive: [String: String]

  /// Takes a screen's views and controls.
  init(root: ViewNode?, controls: [Control]) {
    self.root = root
    let pairs = controls.filter(\.kind.isButton).compactMap { control in
      control.source.object.map { ($0, control.id) }
    }
    interactive = Dictionary(pairs) { first, _ in first }
  }

  /// Adds neighbours and margin to a button that a stack view arranges.
  ///
  /// Whether a neighbour signs in is not known. The margin is the stack view's spacing, where its
  /// distribution keeps just that between the views.
  func add(to control: inout Control) {
    guard control.kind == .appleIDButton, let id = control.source.object,
      let stack = root.flatMap({ Self.stack(around: id, in: $0) })
    else { return }
    let others = stack.children.filter { $0.id != id && Self.isArranged($0) }
    guard !others.isEmpty else { return }
    control.appleIDButton?.neighbours = others.compactMap { interactive[$0.id] }
      .map { AppleIDButton.Neighbour(control: $0, isKnownToSignIn: false) }
    let distribution = stack.attributes["distribution"] ?? "fill"
    guard ["fill", "fillEqually", "fillProportionally"].contains(distribution) else { return }
    let spacing = stack.attributes["spacing"].map { Double($0) } ?? 0
    control.appleIDButton?.margin = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A stack view leaves out hidden views; size classes leave out others.
  private static func isArranged(_ view: ViewNode) -> Bool {
    view.attributes["hidden"] != "YES" && view.attributes["installed"] != "NO"
  }

  private static func stack(around id: String, in node: ViewNode) -> ViewNode? {
    if node.element == "stackView", node.children.contains(where: { $0.id == id }) { return node }
    for child in node.children {
      if let found = stack(around: id, in: child) { return found }
    }
    return nil
  }
}
