import Model

/// Whether the content of a row of a table can give the row its height.
struct RowTies {
  /// The views.
  let tree: ViewTree

  /// Whether a constraint in the row reaches the bottom of its content.
  ///
  /// Without one nothing gives the content a height, and UIKit falls back to that of an empty row,
  /// which is the stored one.
  func reachBottom(of cell: Int) -> Bool {
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
