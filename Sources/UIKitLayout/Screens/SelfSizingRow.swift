import ConstraintSolver
import Model

/// Rows of a table that take their height from what stands in them.
struct SelfSizingRow {
  /// The views.
  let tree: ViewTree

  /// Whether the app lets a row size itself.
  ///
  /// The cell's own row height goes before the table's; a negative one, as automatic dimension is
  /// stored, or none leaves it to the content, which an estimate of 0 switches off. Without a tie to
  /// the bottom of the content nothing gives the content a height, and UIKit falls back to that of
  /// an empty row, which is the stored one.
  func isOne(_ cell: Int) -> Bool {
    let node = tree.views[cell]
    guard node.element == "tableViewCell", let table = node.parent.map({ tree.views[$0] }),
      table.element == "tableView"
    else { return false }
    let height = node.number("rowHeight") ?? table.number("rowHeight") ?? -1
    return height < 0 && table.number("estimatedRowHeight") != 0 && isTiedBelow(cell)
  }

  /// The row whose content a view holds; nil for any other view.
  func row(ofContent view: Int) -> Int? {
    guard tree.views[view].isCellContent, let cell = tree.views[view].parent, isOne(cell) else {
      return nil
    }
    return cell
  }

  /// Whether a constraint in the row reaches the bottom of its content.
  private func isTiedBelow(_ cell: Int) -> Bool {
    let holders = [cell] + tree.views[cell].children.filter { tree.views[$0].isCellContent }
    return holders.contains { owner in
      tree.views[owner].constraints.contains { constraint in
        constraint.isInstalled && !constraint.isPlaceholder
          && ends(of: constraint, owner: owner).contains { end in
            holders.contains(end.view) && ["bottom", "bottomMargin"].contains(end.attribute)
          }
      }
    }
  }

  private func ends(
    of constraint: LayoutConstraint, owner: Int
  ) -> [(view: Int, attribute: String)] {
    let first = constraint.firstItem.map { tree.items[$0]?.view } ?? owner
    let second = constraint.secondItem.flatMap { tree.items[$0]?.view }
    return [(first, constraint.firstAttribute), (second, constraint.secondAttribute ?? "")]
      .compactMap { view, attribute in view.map { ($0, attribute) } }
  }
}

extension ScreenPlanner {
  /// Lets a row be as low as its content allows: UIKit fits cells at the priority of the fitting size
  /// level, 50.
  mutating func addRow(_ view: Int, stored: Rectangle) {
    hold(view, at: stored, height: false)
    add(
      anchors.size(view, .vertical), .equal, LinearForm(), priority: 50, .frame(view: view),
      "\(name(view)) fitting height")
  }

  /// Keeps the content of a row as much lower than the row as it is stored (fact H5).
  mutating func addRowContent(_ view: Int, stored: Rectangle, in row: Int) {
    hold(view, at: stored, height: false)
    let rowHeight = tree.views[row].stored?.height ?? stored.height
    equate(
      anchors.size(view, .vertical),
      anchors.size(row, .vertical) - LinearForm(rowHeight - stored.height), view)
  }
}
