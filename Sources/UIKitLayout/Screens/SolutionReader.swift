import Model

/// Turns a solution into the frames that UIKit would set.
struct SolutionReader {
  /// What was solved.
  let plan: ScreenPlan
  /// Alignment rectangles in the root, unrounded, from its leading edge.
  let boxes: [Rectangle]
  /// What scrolls, by scroll view.
  let contents: [Int: Extent]
  /// What each view asked for.
  let natural: [Int: NaturalSize]
  /// Views whose place or size is open.
  let open: Set<Unknown>

  /// Reads all views that take part.
  func screen(broken: [BrokenConstraint]) -> SolvedScreen {
    var views: [SolvedView] = []
    var places: [Int: Int] = [:]
    for index in plan.tree.views.indices where plan.tree.views[index].isInLayout {
      places[index] = views.count
      let parent = plan.tree.views[index].parent.flatMap { places[$0] }
      views.append(view(index, parent: parent))
    }
    return SolvedScreen(
      screen: plan.screen.id, extent: boxes.first?.extent ?? .zero,
      safeArea: plan.canvas.safeArea, views: views, broken: broken,
      doubts: plan.doubts + collapsed)
  }

  private func view(_ index: Int, parent: Int?) -> SolvedView {
    let node = plan.tree.views[index]
    var view = SolvedView(
      id: node.id, element: node.element, className: node.className, frame: frame(index),
      parent: parent)
    view.isHidden = node.isHidden
    view.clipsChildren = node.flag("clipsSubviews") || node.isScrollView
    view.scrollContent = contents[index]
    if let size = natural[index], let width = size.width, let height = size.height {
      view.intrinsicExtent = Extent(width: width, height: height)
    }
    view.isWidthOpen = open.contains(plan.anchors.width(index))
    view.isHeightOpen = open.contains(plan.anchors.height(index))
    view.isPlaceOpen = open.contains(plan.anchors.x(index)) || open.contains(plan.anchors.y(index))
    return view
  }

  /// The frame around an alignment rectangle, edges on pixels in the root (fact H10), from the left.
  func frame(_ index: Int) -> Rectangle {
    let box = boxes[index]
    let outsets = ElementShape(plan.tree.views[index], screen: plan.screen).outsets
    let isMirrored = plan.direction == .rightToLeft
    let left = isMirrored ? boxes[0].width - box.maxX : box.minX
    let (start, end) = (pixels(left), pixels(left + box.width))
    let (top, bottom) = (pixels(box.minY), pixels(box.maxY))
    let scale = max(1, plan.canvas.displayScale)
    return Rectangle(
      x: start / scale - outsets.left, y: top / scale - outsets.top,
      width: (end - start) / scale + outsets.horizontal,
      height: (bottom - top) / scale + outsets.vertical)
  }

  /// The nearest whole number of pixels, halves up; a millionth of a pixel is forgiven.
  private func pixels(_ length: Double) -> Double {
    (length * max(1, plan.canvas.displayScale) + 0.5 + 1e-6).rounded(.down)
  }

  /// Views that the app would show with no size, although the canvas shows them with one (fact H8).
  private var collapsed: [Doubt] {
    guard plan.canvas.mode == .runTime else { return [] }
    return plan.tree.views.indices.compactMap { index in
      let node = plan.tree.views[index]
      guard node.isInLayout, !node.isHidden, let stored = node.stored, !stored.isEmpty else {
        return nil
      }
      let box = boxes[index]
      guard box.width <= 0 || box.height <= 0, node.element != "stackView" else { return nil }
      let side = box.width <= 0 ? "width" : "height"
      return Doubt(
        box.width <= 0 ? .width : .height,
        "nothing gives \(node.className ?? node.element) \(node.id) a \(side), so it collapses")
    }
  }
}
