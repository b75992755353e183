internal import Model

/// The views of one screen by number and id, with the constraints that reach each of them.
struct ViewIndex {
  /// A view without the views inside it.
  struct Entry {
    /// Name of its element.
    var element: String
    /// Its attributes.
    var attributes: [String: String]
    /// Stored frame in its parent.
    var frame: Rectangle?
    /// Stored frame in the screen; nil when a frame on the way up is missing.
    var screenFrame: Rectangle?
    /// Number of the view around it; nil for the root.
    var parent: Int?
  }

  /// Whether the root is as tall as the screen.
  let heightIsScreen: Bool
  /// Whether constraints place views.
  let usesAutoLayout: Bool
  /// All views, parents before children; the root is number 0.
  private(set) var entries: [Entry] = []
  /// Constraints in force by the place that they reach, by slot and seen from there.
  private var ties: [[LayoutTie]] = []

  private var numbers: [String: Int] = [:]
  private var guides: [String: (view: Int, key: String)] = [:]

  /// Indexes a screen.
  init(_ screen: ReadScreen, usesAutoLayout: Bool) {
    heightIsScreen = screen.heightIsScreen
    self.usesAutoLayout = usesAutoLayout
    guard let root = screen.screen.root else { return }
    add(root, parent: nil)
    ties = Array(repeating: [], count: slotCount)
    addTies(of: root)
  }

  /// The number of a view; nil for an id that is no view's.
  func number(of id: String) -> Int? { numbers[id] }

  /// Number of slots that all places in the screen take.
  var slotCount: Int { entries.count * LayoutAnchorPlace.slotsOfView }

  /// The constraints of a view on one axis and part, those of its guides included.
  func ties(of view: Int, _ axis: LayoutAxis, _ part: LayoutPart) -> [LayoutTie] {
    ties[LayoutAnchorPlace(view: view, axis: axis, part: part).slot]
  }

  /// Whether a view stands inside another, at any depth.
  func isInside(_ view: Int, _ container: Int) -> Bool {
    var next = entries[view].parent
    while let current = next {
      if current == container { return true }
      next = entries[current].parent
    }
    return false
  }

  private mutating func add(_ node: ViewNode, parent: Int?) {
    let number = entries.count
    let around = parent.map { entries[$0].screenFrame } ?? .zero
    let frame =
      parent == nil
      ? node.frame.map { Rectangle(origin: .zero, extent: $0.extent) }
      : node.frame
    let screenFrame = around.flatMap { outer in
      frame.map { $0.offset(x: outer.x, y: outer.y) }
    }
    entries.append(
      Entry(
        element: node.element, attributes: node.attributes, frame: node.frame,
        screenFrame: screenFrame, parent: parent))
    if !node.id.isEmpty { numbers[node.id] = number }
    for (key, id) in node.guides { guides[id] = (number, key) }
    for child in node.children { add(child, parent: number) }
  }

  private mutating func addTies(of node: ViewNode) {
    for constraint in node.constraints where constraint.isInstalled && !constraint.isPlaceholder {
      guard let tie = tie(constraint, owner: node.id) else { continue }
      ties[place(of: tie.own).slot].append(tie)
      if let flipped = tie.flipped { ties[place(of: flipped.own).slot].append(flipped) }
    }
    for child in node.children { addTies(of: child) }
  }

  private func tie(_ constraint: LayoutConstraint, owner: String) -> LayoutTie? {
    guard let first = anchor(constraint.firstItem ?? owner, constraint.firstAttribute),
      let multiplier = LayoutTie.multiplier(constraint.multiplier)
    else { return nil }
    var other: LayoutAnchor?
    if let item = constraint.secondItem {
      other = anchor(item, constraint.secondAttribute ?? constraint.firstAttribute)
      if other == nil { return nil }
    } else if let attribute = constraint.secondAttribute {
      other = anchor(constraint.firstItem ?? owner, attribute)
    }
    let relation: LayoutTie.Relation =
      switch constraint.relation {
      case "lessThanOrEqual": .atMost
      case "greaterThanOrEqual": .atLeast
      default: .equal
      }
    return LayoutTie(
      own: first, relation: relation, other: other, multiplier: multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  private func anchor(_ id: String, _ word: String) -> LayoutAnchor? {
    guard let attribute = LayoutAttribute(word) else { return nil }
    if let view = numbers[id] { return LayoutAnchor(view: view, attribute: attribute) }
    return guides[id].map { LayoutAnchor(view: $0.view, attribute: attribute, guide: $0.key) }
  }
}
