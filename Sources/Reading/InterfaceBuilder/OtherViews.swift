internal import Model

/// Counts the views of a document that are neither laid out nor mere containers.
struct OtherViews {
  /// Views that hold other views or show no text, and controls that are read.
  private static let known: Set<String> = [
    "button", "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "containerView", "imageView", "label", "navigationBar",
    "scrollView", "segmentedControl", "stackView", "tabBar", "tableView", "tableViewCell",
    "tableViewCellContentView", "tableViewHeaderFooterView", "textField", "textView", "toolbar",
    "view", "visualEffectView",
  ]

  /// Path as reports show it.
  let path: String

  /// Makes one notice for each kind of such views, in the order of the kinds' names.
  ///
  /// Views that become a control, as a class or profile may ask, are not counted.
  func notices(on screens: [Screen], controls: [Control]) -> [Notice] {
    let read = Set(controls.compactMap(\.source.object))
    var counts: [String: Int] = [:]
    for screen in screens {
      if let root = screen.root { count(root, leavingOut: read, into: &counts) }
    }
    return counts.sorted { $0.key < $1.key }.map { element, count in
      Notice(
        notLaidOut: NoticeTally(name: element, count: count, files: 1),
        source: SourceReference(file: path))
    }
  }

  private func count(
    _ node: ViewNode, leavingOut read: Set<String>, into counts: inout [String: Int]
  ) {
    if !Self.known.contains(node.element), !read.contains(node.id) {
      counts[node.element, default: 0] += 1
    }
    for child in node.children { count(child, leavingOut: read, into: &counts) }
  }
}
