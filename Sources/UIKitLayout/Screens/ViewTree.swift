import Model

/// A view of a screen as the layout sees it.
struct TreeView: Sendable {
  /// Its object id.
  var id: String
  /// Name of its element.
  var element: String
  /// Custom class.
  var className: String?
  /// Stored frame in its parent, in points.
  var stored: Rectangle?
  /// All other attributes.
  var attributes: [String: String]
  /// Constraints that it owns.
  var constraints: [LayoutConstraint]
  /// Index of its parent; nil for the root.
  var parent: Int?
  /// Indices of the views inside, back to front.
  var children: [Int] = []
  /// Whether it takes part: installed, and no hidden view of a stack (fact H7).
  var isInLayout = true
  /// Whether it or a view around it is hidden.
  var isHidden = false
  /// Index of the stack view that arranges it.
  var stack: Int?
}

extension TreeView {
  /// Reads an attribute as a number of points; nil when it is absent or no sensible length.
  func number(_ name: String) -> Double? {
    guard let value = attributes[name].flatMap(Double.init), abs(value) <= 1e6 else { return nil }
    return value
  }

  /// Reads an attribute as `YES`.
  func flag(_ name: String) -> Bool { attributes[name] == "YES" }

  /// Whether Interface Builder's masks or stored frame place it, not constraints (fact H8).
  var hasMask: Bool {
    attributes["translatesAutoresizingMaskIntoConstraints"] != "NO" || flag("fixedFrame")
  }

  /// Whether what stands inside scrolls.
  var isScrollView: Bool { element == "scrollView" }

  /// Whether it is a cell or what holds a cell's views.
  var isCellPart: Bool { isCell || isCellContent }

  /// Whether it is a cell.
  var isCell: Bool { Self.cells.contains(element) }

  /// Whether it holds the views of a cell.
  var isCellContent: Bool {
    element == "tableViewCellContentView" || element == "collectionViewCellContentView"
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}

/// What an id of a constraint names: a view, or a guide in one.
struct LayoutItem: Hashable, Sendable {
  /// Part of a view that a constraint may name.
  enum Region: Hashable, Sendable {
    /// The view itself.
    case bounds
    /// What bars and notch leave free.
    case safeArea
    /// What scrolls.
    case content
    /// The window that it scrolls in.
    case frame
    /// Below the bars above; its bottom is their edge.
    case topGuide
    /// Above the bars below; its top is their edge.
    case bottomGuide
    /// The keyboard, which is away.
    case keyboard
  }

  /// Index of the view.
  var view: Int
  /// Part of it.
  var region: Region
}

/// The views of a screen as a list, each before those inside it.
struct ViewTree: Sendable {
  /// The views, back to front.
  private(set) var views: [TreeView] = []
  /// What each id names.
  private(set) var items: [String: LayoutItem] = [:]

  /// Most views of one screen; the largest public one has some hundred.
  static let most = 20_000

  /// Lists a root view and everything inside it.
  init(_ root: ViewNode) throws(LayoutError) {
    try add(root, parent: nil)
  }

  private mutating func add(_ node: ViewNode, parent: Int?) throws(LayoutError) {
    guard views.count < Self.most else { throw .tooLarge("more than \(Self.most) views") }
    let index = views.count
    views.append(
      TreeView(
        id: node.id, element: node.element, className: node.className, stored: node.frame,
        attributes: node.attributes, constraints: node.constraints, parent: parent))
    place(index)
    name(node, at: index)
    for child in node.children {
      views[index].children.append(views.count)
      try add(child, parent: index)
    }
  }

  /// Says what a view takes from those around it.
  private mutating func place(_ index: Int) {
    let view = views[index]
    let hides = view.flag("hidden")
    views[index].isHidden = hides
    views[index].isInLayout = view.attributes["installed"] != "NO"
    guard let parent = view.parent else { return }
    let isArranged =
      views[parent].element == "stackView" && view.attributes["key"] == nil
    if isArranged { views[index].stack = parent }
    if isArranged, hides { views[index].isInLayout = false }
    if views[parent].isHidden { views[index].isHidden = true }
    if !views[parent].isInLayout { views[index].isInLayout = false }
  }

  private mutating func name(_ node: ViewNode, at index: Int) {
    func note(_ id: String, _ region: LayoutItem.Region) {
      if items[id] == nil { items[id] = LayoutItem(view: index, region: region) }
    }
    note(node.id, .bounds)
    for (key, id) in node.guides.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "safeArea": note(id, .safeArea)
      case "contentLayoutGuide": note(id, .content)
      case "frameLayoutGuide": note(id, .frame)
      case "top": note(id, .topGuide)
      case "bottom": note(id, .bottomGuide)
      case "keyboard": note(id, .keyboard)
      default: break
      }
    }
  }
}

extension ViewTree {
  /// Whether a view stands inside another, at any depth.
  func isInside(_ view: Int, _ container: Int) -> Bool {
    var parent = views[view].parent
    while let index = parent {
      if index == container { return true }
      parent = views[index].parent
    }
    return false
  }

  /// A view and those around it, from the view outward, up to one that is left out.
  func chain(of view: Int, below container: Int? = nil) -> [Int] {
    var chain: [Int] = []
    var index: Int? = view
    while let next = index, next != container {
      chain.append(next)
      index = views[next].parent
    }
    return chain
  }
}
