import Model

/// Turns the attributes of constraints into forms of a plan's unknowns.
///
/// Every view has four unknowns: leading edge and top of its alignment rectangle in its parent, width
/// and height. Leading edges count from the side where writing begins, so that a right-to-left
/// screen is the same plan, mirrored when it is read.
struct LayoutAnchors: Sendable {
  /// The views.
  let tree: ViewTree
  /// Side where writing begins.
  let direction: WritingDirection
  /// Unknowns of scroll views' content: width, and height one after it, by view.
  let contents: [Int: Unknown]

  /// The leading edge of a view in its parent.
  func x(_ view: Int) -> Unknown { view * 4 }
  /// The top of a view in its parent.
  func y(_ view: Int) -> Unknown { view * 4 + 1 }
  /// The width of a view.
  func width(_ view: Int) -> Unknown { view * 4 + 2 }
  /// The height of a view.
  func height(_ view: Int) -> Unknown { view * 4 + 3 }

  /// One axis of the screen.
  enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// The size of a view along an axis.
  func size(_ view: Int, _ axis: Axis) -> LinearForm {
    LinearForm(unknown: axis == .horizontal ? width(view) : height(view))
  }

  /// The first edge of a view along an axis, in its parent.
  func start(_ view: Int, _ axis: Axis) -> LinearForm {
    LinearForm(unknown: axis == .horizontal ? x(view) : y(view))
  }

  /// The last edge of a view along an axis, in its parent.
  func end(_ view: Int, _ axis: Axis) -> LinearForm { start(view, axis) + size(view, axis) }

  /// The corner of a view along an axis, seen from another one: an owner of constraints, most often
  /// around it.
  func origin(_ view: Int, in owner: Int, _ axis: Axis) -> LinearForm {
    if view == owner { return LinearForm() }
    if tree.isInside(view, owner) { return sum(tree.chain(of: view, below: owner), axis) }
    return sum(tree.chain(of: view), axis) - sum(tree.chain(of: owner), axis)
  }

  private func sum(_ chain: [Int], _ axis: Axis) -> LinearForm {
    chain.reduce(LinearForm()) { $0 + start($1, axis) }
  }
}

extension LayoutAnchors {
  /// The two ends of an item along an axis, from the origin of the view it belongs to.
  ///
  /// `fromInside`: whether it is seen from what stands in it; the edges of a scroll view are then
  /// those of its content (fact H9).
  func span(
    _ item: LayoutItem, _ axis: Axis, fromInside: Bool
  ) -> (start: LinearForm, end: LinearForm) {
    let view = item.view
    let whole = size(view, axis)
    let sides: (BoxSide, BoxSide) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    switch item.region {
    case .bounds where fromInside, .content:
      return (LinearForm(), contentSize(view, axis) ?? whole)
    case .bounds, .frame:
      return (LinearForm(), whole)
    case .safeArea:
      return (safe(view, sides.0), whole - safe(view, sides.1))
    case .topGuide:
      return (LinearForm(), axis == .vertical ? safe(view, .top) : whole)
    case .bottomGuide:
      return (axis == .vertical ? whole - safe(view, .bottom) : LinearForm(), whole)
    case .keyboard:
      return (axis == .vertical ? whole - safe(view, .bottom) : LinearForm(), whole)
    }
  }

  private func safe(_ view: Int, _ side: BoxSide) -> LinearForm {
    LinearForm(quantity: .safe(view: view, side: side))
  }

  /// The margins of an item along an axis, from the origin of the view it belongs to.
  func marginSpan(
    _ item: LayoutItem, _ axis: Axis, fromInside: Bool
  ) -> (start: LinearForm, end: LinearForm) {
    let (start, end) = span(item, axis, fromInside: fromInside)
    let sides: (BoxSide, BoxSide) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return (
      start + LinearForm(quantity: .margin(view: item.view, side: sides.0)),
      end - LinearForm(quantity: .margin(view: item.view, side: sides.1))
    )
  }

  /// The size of what scrolls in a view; nil for a view that does not scroll.
  func contentSize(_ view: Int, _ axis: Axis) -> LinearForm? {
    contents[view].map { LinearForm(unknown: axis == .horizontal ? $0 : $0 + 1) }
  }

  /// A baseline of a view, from its top (fact H6); the bottom of a view without text.
  ///
  /// A stack view's is that of its first or last arranged view.
  func baseline(_ view: Int, isFirst: Bool) -> LinearForm {
    let node = tree.views[view]
    if node.element == "stackView" {
      let arranged = node.children.filter { tree.views[$0].isInLayout }
      let isUpright = node.attributes["axis"] == "vertical"
      if let child = isFirst || !isUpright ? arranged.first : arranged.last {
        return start(child, .vertical) + baseline(child, isFirst: isFirst)
      }
    }
    guard Self.hasBaseline.contains(node.element) else { return size(view, .vertical) }
    if isFirst { return LinearForm(quantity: .firstBaseline(view: view)) }
    return size(view, .vertical) - LinearForm(quantity: .lastBaseline(view: view))
  }

  private static let hasBaseline: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl",
  ]
}
