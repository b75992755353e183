import ConstraintSolver
import Model

/// What a running app gives a cell: place and size, as its table or collection decides them.
struct CellRoom: Hashable, Sendable {
  /// Index of the cell above it; nil for the first.
  var previous: Int?
  /// Corner, in points; the vertical one counts from the cell above where there is one.
  var corner: Position
  /// Width in points; nil for that of its table less `margins`.
  var width: Double?
  /// Room beside it in its table, in points: that of inset groups.
  var margins = 0.0
  /// Height in points; nil for a cell that sizes itself.
  var height: Double?
}

extension ViewPlacement {
  /// What a running app gives a cell or its content view (`nil` for all other views).
  ///
  /// A row keeps its stored distance from the one above and from its table's sides, and is as tall
  /// as the file says or as its content asks for; items of collections keep their stored size.
  func cellGiven(_ view: Int) -> Given? {
    let node = tree.views[view]
    guard let parent = node.parent else { return nil }
    if node.isCellContent { return contentGiven(view, in: parent) }
    guard node.element == "tableViewCell", tree.views[parent].element == "tableView",
      let stored = node.stored
    else { return node.stored.map { .fixed($0) } ?? .whole }
    let rows = tree.views[parent].children.filter {
      tree.views[$0].element == "tableViewCell" && tree.views[$0].isInLayout
    }
    let previous = rows.last { $0 < view }
    let above = previous.flatMap { tree.views[$0].stored?.maxY } ?? 0
    let outer = tree.views[parent].stored?.width ?? stored.width
    return .cell(
      CellRoom(
        previous: previous, corner: Position(x: stored.x, y: stored.y - above), width: nil,
        margins: outer - stored.width,
        height: rowHeight(view, in: tree.views[parent], stored: stored)))
  }

  /// A cell that stands alone in a xib is as wide as the surface and sizes itself.
  func rootCellGiven(_ node: TreeView) -> Given {
    .cell(
      CellRoom(previous: nil, corner: Position(x: 0, y: 0), width: rootExtent(node).width))
  }

  private func contentGiven(_ view: Int, in cell: Int) -> Given {
    guard let own = tree.views[view].stored, let outer = tree.views[cell].stored else {
      return .whole
    }
    return .inset(
      trailing: max(0, outer.width - own.width), bottom: max(0, outer.height - own.height))
  }

  /// The height of a row; nil when it sizes itself.
  ///
  /// A cell's own row height goes before the table's; a negative one, as `automaticDimension` is
  /// stored, or none means that rows size themselves, which an estimate of 0 switches off.
  private func rowHeight(_ cell: Int, in table: TreeView, stored: Rectangle) -> Double? {
    let height = tree.views[cell].number("rowHeight") ?? table.number("rowHeight") ?? -1
    if height > 0 { return height }
    let isFixed = height == 0 || table.number("estimatedRowHeight") == 0
    return isFixed || !RowTies(tree: tree).reachBottom(of: cell) ? stored.height : nil
  }
}

extension ScreenPlanner {
  /// Adds what holds a cell in the running app.
  mutating func addCell(_ view: Int, _ room: CellRoom) {
    equate(anchors.start(view, .horizontal), LinearForm(room.corner.x), view)
    let above = room.previous.map { anchors.end($0, .vertical) } ?? LinearForm()
    equate(anchors.start(view, .vertical), above + LinearForm(room.corner.y), view)
    if let width = room.width {
      equate(anchors.size(view, .horizontal), LinearForm(width), view)
    } else if let parent = tree.views[view].parent {
      equate(
        anchors.size(view, .horizontal),
        anchors.size(parent, .horizontal) - LinearForm(room.margins), view)
    }
    guard let height = room.height else { return addFitting(view) }
    equate(anchors.size(view, .vertical), LinearForm(height), view)
  }

  /// A cell that sizes itself is as low as its content lets it, at UIKit's fitting size level.
  private mutating func addFitting(_ view: Int) {
    add(
      anchors.size(view, .vertical), .equal, LinearForm(), priority: 50, .frame(view: view),
      "\(name(view)) fitting height")
  }

  /// Adds what holds a cell's content view: the cell less accessory and separator.
  mutating func addInset(_ view: Int, trailing: Double, bottom: Double) {
    guard let parent = tree.views[view].parent else { return }
    for (axis, inset) in [(LayoutAnchors.Axis.horizontal, trailing), (.vertical, bottom)] {
      equate(anchors.start(view, axis), LinearForm(), view)
      equate(anchors.size(view, axis), anchors.size(parent, axis) - LinearForm(inset), view)
    }
  }
}
