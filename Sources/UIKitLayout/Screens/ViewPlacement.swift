import ConstraintSolver
import Model

/// What gives views a frame from outside the constraints (fact H8).
struct ViewPlacement {
  /// The views.
  let tree: ViewTree
  /// The surface.
  let canvas: ScreenCanvas
  private let placed: Set<Int>

  /// How a view's frame follows its parent's.
  enum Given: Hashable, Sendable {
    /// The root: as large as the surface.
    case root(Extent)
    /// A frame as stored, whatever the parent.
    case fixed(Rectangle)
    /// A frame that follows the parent by springs and struts.
    case mask(Rectangle)
    /// All of the parent.
    case whole
    /// What a table gives a cell in the running app.
    case cell(CellRoom)
    /// The parent less some room, in points.
    case inset(trailing: Double, bottom: Double)
  }

  /// Finds the views that constraints place.
  init(tree: ViewTree, canvas: ScreenCanvas) {
    self.tree = tree
    self.canvas = canvas
    placed = Self.placed(in: tree)
  }

  /// Whether any constraint places a view.
  func isPlaced(_ view: Int) -> Bool { placed.contains(view) }

  /// The frame that a view is given; nil when constraints or a stack view decide.
  func given(_ view: Int) -> Given? {
    let node = tree.views[view]
    guard node.parent != nil else {
      let isFree = canvas.mode == .runTime && node.element == "tableViewCell"
      return isFree ? rootCellGiven(node) : .root(rootExtent(node))
    }
    if node.stack != nil { return nil }
    if node.isCellPart { return canvas.mode == .canvas ? cellPart(view) : cellGiven(view) }
    guard let stored = node.stored else { return nil }
    if node.hasMask { return .mask(stored) }
    return isPlaced(view) ? nil : .fixed(stored)
  }

  /// The size of the root, in points.
  func rootExtent(_ node: TreeView) -> Extent {
    canvas.extent ?? node.stored?.extent ?? Extent(width: 320, height: 568)
  }

  private func cellPart(_ view: Int) -> Given? {
    tree.views[view].stored.map { .fixed($0) } ?? .whole
  }

  private static func placed(in tree: ViewTree) -> Set<Int> {
    let translator = ConstraintTranslator(
      tree: tree, anchors: LayoutAnchors(tree: tree, direction: .leftToRight, contents: [:]))
    var result: Set<Int> = []
    for owner in tree.views.indices {
      for constraint in tree.views[owner].constraints where constraint.isInstalled {
        guard let ends = translator.ends(of: constraint, owner: owner) else { continue }
        let (first, second) = (ends.first.view, ends.second?.view)
        if second.map({ $0 != first && tree.isInside($0, first) }) != true { result.insert(first) }
        if let second, second != first, !tree.isInside(first, second) { result.insert(second) }
      }
    }
    return result
  }
}

extension ScreenPlanner {
  /// Adds what holds a given frame.
  mutating func addFrame(of view: Int, _ given: ViewPlacement.Given) {
    switch given {
    case .root(let extent):
      hold(view, at: Rectangle(origin: Position(x: 0, y: 0), extent: extent))
    case .fixed(let frame):
      hold(view, at: alignment(frame, of: view))
    case .whole:
      guard let parent = tree.views[view].parent else { return }
      for axis in [LayoutAnchors.Axis.horizontal, .vertical] {
        equate(anchors.start(view, axis), LinearForm(), view)
        equate(anchors.size(view, axis), anchors.size(parent, axis), view)
      }
    case .cell(let room):
      addCell(view, room)
    case .inset(let trailing, let bottom):
      addInset(view, trailing: trailing, bottom: bottom)
    case .mask(let frame):
      addMask(view, frame: alignment(frame, of: view))
    }
  }

  /// The alignment rectangle in a stored frame (fact H6).
  func alignment(_ frame: Rectangle, of view: Int) -> Rectangle {
    frame.inset(by: ElementShape(tree.views[view], screen: screen).outsets)
  }

  private mutating func hold(_ view: Int, at frame: Rectangle) {
    let x = physicalStart(frame.x, frame.width, in: tree.views[view].parent)
    equate(anchors.start(view, .horizontal), x, view)
    equate(anchors.start(view, .vertical), LinearForm(frame.y), view)
    equate(anchors.size(view, .horizontal), LinearForm(frame.width), view)
    equate(anchors.size(view, .vertical), LinearForm(frame.height), view)
  }

  /// Stored frames count from the left, whatever the direction of writing.
  private func physicalStart(_ x: Double, _ width: Double, in parent: Int?) -> LinearForm {
    guard anchors.direction == .rightToLeft, let parent else { return LinearForm(x) }
    return anchors.size(parent, .horizontal) - LinearForm(x + width)
  }

  /// Holds one length to another, as a frame does.
  mutating func equate(_ left: LinearForm, _ right: LinearForm, _ view: Int) {
    add(left, .equal, right, .frame(view: view), "\(name(view)) stored frame")
  }

  /// Springs share what the parent gains by their stored lengths, as UIKit's masks do.
  private mutating func addMask(_ view: Int, frame: Rectangle) {
    guard let parent = tree.views[view].parent, let outer = tree.views[parent].stored else {
      return hold(view, at: frame)
    }
    let attributes = tree.views[view].attributes
    func isFlexible(_ name: String) -> Bool { attributes["autoresizingMask." + name] == "YES" }
    var sideways = Springs(
      before: frame.x, length: frame.width, whole: outer.width,
      flexible: (isFlexible("flexibleMinX"), isFlexible("widthSizable"), isFlexible("flexibleMaxX"))
    )
    if anchors.direction == .rightToLeft { sideways = sideways.mirrored }
    let upright = Springs(
      before: frame.y, length: frame.height, whole: outer.height,
      flexible: (
        isFlexible("flexibleMinY"), isFlexible("heightSizable"), isFlexible("flexibleMaxY")
      ))
    add(sideways, view, parent, .horizontal)
    add(upright, view, parent, .vertical)
  }

  private mutating func add(
    _ springs: Springs, _ view: Int, _ parent: Int, _ axis: LayoutAnchors.Axis
  ) {
    let gain = anchors.size(parent, axis) - LinearForm(springs.whole)
    equate(
      anchors.start(view, axis), gain * springs.shares.before + LinearForm(springs.before), view)
    equate(
      anchors.size(view, axis), gain * springs.shares.length + LinearForm(springs.length), view)
  }
}

/// The three parts of a parent's length, as `autoresizingMask` sees them.
struct Springs {
  /// Room before the view, in points.
  var before: Double
  /// The view's own length, in points.
  var length: Double
  /// The parent's length, in points.
  var whole: Double
  /// Which parts give: before, length, after.
  var flexible: (before: Bool, length: Bool, after: Bool)

  /// The same, seen from the other side.
  var mirrored: Springs {
    let isRigid = !flexible.before && !flexible.length && !flexible.after
    return Springs(
      before: whole - before - length, length: length, whole: whole,
      flexible: (isRigid || flexible.after, flexible.length, flexible.before))
  }

  /// Shares of what the parent gains.
  ///
  /// Flexible parts take it by their lengths; equally, when those sum to nothing. Without any, the
  /// room after the view takes all.
  var shares: (before: Double, length: Double) {
    let after = whole - before - length
    let parts = [(flexible.before, before), (flexible.length, length), (flexible.after, after)]
    let springs = parts.filter(\.0)
    guard !springs.isEmpty else { return (0, 0) }
    let sum = springs.reduce(0) { $0 + max(0, $1.1) }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? max(0, part) / sum : 1 / Double(springs.count)
    }
    return (share(flexible.before, before), share(flexible.length, length))
  }
}
