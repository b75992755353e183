import ConstraintSolver
import Model

/// Writes a screen's plan: what holds a view, in the order in which it is added to the solver.
struct ScreenPlanner {
  /// The screen.
  let screen: Screen
  /// The surface.
  let canvas: ScreenCanvas
  /// The views.
  let tree: ViewTree
  /// Forms of attributes.
  let anchors: LayoutAnchors
  /// Unknowns made.
  let unknownCount: Int
  /// Constraints written so far.
  var constraints: [PlannedConstraint] = []
  /// Stack views that share their room by natural size.
  var proportions: [ProportionalStack] = []
  /// What the plan rests on without proof.
  var doubts: [Doubt] = []

  /// Starts without constraints.
  init(screen: Screen, canvas: ScreenCanvas, direction: WritingDirection, tree: ViewTree) {
    self.screen = screen
    self.canvas = canvas
    self.tree = tree
    var contents: [Int: Unknown] = [:]
    var next = tree.views.count * 4
    for (index, view) in tree.views.enumerated() where view.isScrollView {
      contents[index] = next
      next += 2
    }
    unknownCount = next
    anchors = LayoutAnchors(tree: tree, direction: direction, contents: contents)
  }

  /// Writes everything; what comes later gives way where required constraints contradict.
  mutating func run() {
    let placement = ViewPlacement(tree: tree, canvas: canvas)
    for view in tree.views.indices where tree.views[view].isInLayout {
      addSizeSigns(view)
      if let given = placement.given(view) { addFrame(of: view, given) }
    }
    for view in tree.views.indices where tree.views[view].isInLayout {
      for constraint in tree.views[view].constraints { addStored(constraint, owner: view) }
    }
    for view in tree.views.indices where tree.views[view].isInLayout {
      if tree.views[view].element == "stackView" { addStack(view) }
      addContent(view)
    }
    if canvas.mode == .canvas, canvas.keepsStoredSizes { addWishes(placement) }
  }

  /// Adds a constraint: left side against right side.
  mutating func add(
    _ left: LinearForm, _ relation: Relation, _ right: LinearForm, priority: Double = 1000,
    _ origin: PlannedConstraint.Origin, _ statement: String
  ) {
    constraints.append(
      PlannedConstraint(
        form: left - right, relation: relation, priority: priority, origin: origin,
        statement: statement))
  }

  /// A name for people: label, text, title or id.
  func name(_ view: Int) -> String {
    let node = tree.views[view]
    for key in ["userLabel", "text", "placeholder"] {
      if let name = node.attributes[key], !name.isEmpty { return String(name.prefix(40)) }
    }
    return "\(node.className ?? node.element) \(node.id)"
  }
}

extension ScreenPlanner {
  /// Sizes are not negative: UIKit breaks constraints sooner than that.
  private mutating func addSizeSigns(_ view: Int) {
    let sides: [(LayoutAnchors.Axis, String)] = [(.horizontal, "width"), (.vertical, "height")]
    for (axis, side) in sides {
      let size = anchors.size(view, axis)
      add(size, .greaterThanOrEqual, LinearForm(), .size(view: view), "\(name(view)).\(side) ≥ 0")
      if let content = anchors.contentSize(view, axis) {
        add(
          content, .greaterThanOrEqual, LinearForm(), .size(view: view),
          "\(name(view)).content.\(side) ≥ 0")
      }
    }
  }

  /// Adds a constraint of the file; one that names something that is not laid out is left out.
  private mutating func addStored(_ constraint: LayoutConstraint, owner: Int) {
    guard constraint.isInstalled, canvas.mode == .canvas || !constraint.isPlaceholder,
      let translated = ConstraintTranslator(tree: tree, anchors: anchors)
        .translate(constraint, owner: owner)
    else { return }
    constraints.append(
      PlannedConstraint(
        form: translated.form, relation: translated.relation,
        priority: min(1000, max(1, constraint.priority)), origin: .stored(constraint.id),
        statement: statement(constraint, owner: owner)))
  }

  /// What a view asks for by itself, as hugging and compression resistance (fact H6).
  private mutating func addContent(_ view: Int) {
    let node = tree.views[view]
    guard !Self.hasNoContent.contains(node.element) else { return }
    let wishes: [(LayoutAnchors.Axis, String, Quantity, Quantity)] = [
      (.horizontal, "horizontal", .widthCap(view: view), .widthFloor(view: view)),
      (.vertical, "vertical", .heightCap(view: view), .heightFloor(view: view)),
    ]
    for (axis, word, cap, floor) in wishes {
      let size = anchors.size(view, axis)
      let hugging = priority(node, word + "HuggingPriority", else: 250)
      let resistance = priority(node, word + "CompressionResistancePriority", else: 750)
      add(
        size, .lessThanOrEqual, LinearForm(quantity: cap), priority: hugging, .content(view: view),
        "\(name(view)) \(word) content hugging")
      add(
        size, .greaterThanOrEqual, LinearForm(quantity: floor), priority: resistance,
        .content(view: view), "\(name(view)) \(word) compression resistance")
    }
  }

  private func priority(_ node: TreeView, _ name: String, else usual: Double) -> Double {
    guard let value = node.number(name), value >= 1, value <= 1000 else { return usual }
    return value
  }

  /// Elements that never ask for a size by themselves (fact H6).
  static let hasNoContent: Set<String> = [
    "stackView", "containerView", "tableView", "collectionView", "scrollView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "mapView", "webView", "wkWebView", "visualEffectView", "sceneKitView",
    "glkView", "mtkView", "arscnView", "skView",
  ]
}
