internal import Model

extension ViewIndex {
  /// Whether springs and struts place a view, or a frame that is frozen.
  ///
  /// A view that says nothing keeps its autoresizing mask; one in a stack view never does.
  func isFrameBased(_ view: Int) -> Bool {
    let entry = entries[view]
    guard usesAutoLayout, entry.attributes["fixedFrame"] != "YES" else { return true }
    if arrangingStack(of: view) != nil { return false }
    return entry.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Whether a frame-based view grows with its container along an axis.
  func isSizable(_ view: Int, _ axis: LayoutAxis) -> Bool {
    let key = axis == .horizontal ? "widthSizable" : "heightSizable"
    return entries[view].attributes["autoresizingMask." + key] == "YES"
  }

  /// Whether the near side of a frame-based view moves with its container.
  func hasFlexibleStart(_ view: Int, _ axis: LayoutAxis) -> Bool {
    let key = axis == .horizontal ? "flexibleMinX" : "flexibleMinY"
    return entries[view].attributes["autoresizingMask." + key] == "YES"
  }

  /// The stack view that arranges a view; nil where none does.
  func arrangingStack(of view: Int) -> Int? {
    guard let parent = entries[view].parent, entries[parent].element == "stackView" else {
      return nil
    }
    return parent
  }

  /// The direction in which a stack view lines its views up; sideways unless said (fact E).
  func axis(ofStack stack: Int) -> LayoutAxis {
    entries[stack].attributes["axis"] == "vertical" ? .vertical : .horizontal
  }

  /// Whether a view scrolls what is in it, so that its far sides are no walls for the content.
  func scrolls(_ view: Int) -> Bool {
    ["scrollView", "tableView", "collectionView", "textView"].contains(entries[view].element)
  }

  /// Whether a view has a size of its own that no text changes.
  func isRigid(_ view: Int) -> Bool {
    ["imageView", "switch", "stepper", "activityIndicatorView"].contains(entries[view].element)
  }

  /// The stored length of a view, in points; nil where no frame is stored.
  func storedLength(_ view: Int, _ axis: LayoutAxis) -> Double? {
    entries[view].frame.map { axis == .horizontal ? $0.width : $0.height }
  }
}
