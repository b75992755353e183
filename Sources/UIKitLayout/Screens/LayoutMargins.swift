import Model

/// Safe areas and layout margins of views, at the places that the last solution gave them.
struct LayoutMargins {
  /// The plan.
  let plan: ScreenPlan
  /// Boxes of all views in the root, in points from its leading edge; empty before the first
  /// solution, when only the root is known to reach under bars.
  let boxes: [Rectangle]

  private var views: [TreeView] { plan.tree.views }

  /// Room that bars take from a side of a view: its overlap with the root's (fact H4).
  func safe(_ view: Int, _ side: BoxSide) -> Double {
    let root = rootSafe(side)
    guard root > 0 else { return 0 }
    if view == 0 { return root }
    guard boxes.indices.contains(view), !isInCell(view) else { return 0 }
    let (box, whole) = (boxes[view], boxes[0])
    switch side {
    case .top: return max(0, min(box.height, root - box.minY))
    case .bottom: return max(0, min(box.height, box.maxY - (whole.height - root)))
    case .leading: return max(0, min(box.width, root - box.minX))
    case .trailing: return max(0, min(box.width, box.maxX - (whole.width - root)))
    }
  }

  private func rootSafe(_ side: BoxSide) -> Double {
    let insets = plan.canvas.safeArea
    let leads = plan.direction == .leftToRight
    switch side {
    case .top: return insets.top
    case .bottom: return insets.bottom
    case .leading: return leads ? insets.left : insets.right
    case .trailing: return leads ? insets.right : insets.left
    }
  }

  /// Tables keep their cells clear of bars.
  private func isInCell(_ view: Int) -> Bool {
    plan.tree.chain(of: view).contains { views[$0].isCellPart }
  }

  /// A layout margin in points (fact H5).
  func margin(_ view: Int, _ side: BoxSide) -> Double {
    let node = views[view]
    let own = MarginTable(plan: plan, view: view, width: width(view)).base(side)
    let counts = node.attributes["insetsLayoutMarginsFromSafeArea"] != "NO"
    let whole = own + (counts ? safe(view, side) : 0)
    guard node.flag("preservesSuperviewLayoutMargins"), let parent = node.parent,
      node.element != "tableViewCellContentView", boxes.indices.contains(view)
    else { return whole }
    return max(whole, margin(parent, side) - distance(view, parent, side))
  }

  /// How far a side of a view stands inside that of its parent.
  private func distance(_ view: Int, _ parent: Int, _ side: BoxSide) -> Double {
    let (inner, outer) = (boxes[view], boxes[parent])
    let distance: Double =
      switch side {
      case .top: inner.minY - outer.minY
      case .leading: inner.minX - outer.minX
      case .bottom: outer.maxY - inner.maxY
      case .trailing: outer.maxX - inner.maxX
      }
    return max(0, distance)
  }

  private func width(_ view: Int) -> Double {
    if boxes.indices.contains(view) { return boxes[view].width }
    if view == 0, let extent = plan.canvas.extent { return extent.width }
    return views[view].stored?.width ?? 0
  }
}

/// Margins of a view by what it is (fact H5).
struct MarginTable {
  /// The plan.
  let plan: ScreenPlan
  /// The view.
  let view: Int
  /// Its width, in points.
  let width: Double

  private var node: TreeView { plan.tree.views[view] }
  private var tools: Double {
    plan.canvas.mode == .canvas ? plan.screen.setting.toolsVersion ?? 0 : 23_000
  }

  /// The margin without safe area and without the parent's, in points.
  func base(_ side: BoxSide) -> Double {
    let readable = side == .leading || side == .trailing ? readableMargin : 0
    return max(readable, plain(side))
  }

  private func plain(_ side: BoxSide) -> Double {
    if node.element == "stackView" { return stored(side) ?? 0 }
    if isControllerRoot { return max(stored(side) ?? 0, rootMinimum(side)) }
    if isTableContent {
      let shown = plan.storedInsets.values[.margin(view: view, side: side)]
      return shown ?? max(stored(side) ?? 0, cellMargin(side))
    }
    return stored(side) ?? 8
  }

  private var isControllerRoot: Bool {
    node.parent == nil && !node.isCell && plan.screen.setting.owner != .other
  }

  private var isTableContent: Bool { node.element == "tableViewCellContentView" }

  private func rootMinimum(_ side: BoxSide) -> Double {
    side == .top || side == .bottom ? 0 : width < 400 ? 16 : 20
  }

  /// What the file says; physical insets are turned by direction.
  private func stored(_ side: BoxSide) -> Double? {
    let leads = plan.direction == .leftToRight
    switch side {
    case .top: return inset("top", "top")
    case .bottom: return inset("bottom", "bottom")
    case .leading: return inset("leading", leads ? "left" : "right")
    case .trailing: return inset("trailing", leads ? "right" : "left")
    }
  }

  private func inset(_ directional: String, _ physical: String) -> Double? {
    node.number("directionalLayoutMargins." + directional)
      ?? node.number("layoutMargins." + physical)
  }

  private func cellMargin(_ side: BoxSide) -> Double {
    if side == .top || side == .bottom {
      return tools >= 24_100 ? 15 : tools >= 13_700 ? 11 : 8
    }
    if side == .trailing, hasAccessory { return 8 }
    if tools < 13_700 { return node.flag("preservesSuperviewLayoutMargins") ? 15 : 8 }
    if tools < 17_100 {
      if width >= 414, plan.canvas.screenWidth >= 414 || tools < 15_000 { return 20 }
      return node.flag("preservesSuperviewLayoutMargins") ? 15 : 16
    }
    return plan.canvas.screenWidth < 390 || width <= 320 ? 16 : 20
  }

  private var hasAccessory: Bool {
    guard let cell = node.parent.map({ plan.tree.views[$0] }) else { return false }
    return ["accessoryType"].contains {
      cell.attributes[$0] != nil && cell.attributes[$0] != "none"
    }
  }

  /// Readable width of 560 points (fact H5: two samples).
  private var readableMargin: Double {
    guard node.flag("layoutMarginsFollowReadableWidth"), width > 560 else { return 0 }
    return (width - 560) / 2
  }
}
