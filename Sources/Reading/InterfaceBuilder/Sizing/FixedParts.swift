/// Sides and lengths of views that stand fast, whatever the texts in the screen become.
///
/// What stands fast has its stored place and size at every category. It is found by going on from
/// what is known: the screen's sides, constant lengths, pictures and switches (but not in a cell that sizes
/// itself, where they may be stretched), and whatever strong
/// equal constraints, autoresizing masks and stack views derive from those. Everything else
/// depends on some content, and only a solved screen could tell.
struct FixedParts {
  private let index: ViewIndex
  private var fixed: [Bool]
  private var count = 0
  private var waiting: [LayoutAnchorPlace] = []
  private var children: [[Int]] = []

  /// Finds everything that stands fast in a screen.
  init(_ index: ViewIndex) {
    self.index = index
    fixed = Array(repeating: false, count: index.slotCount)
    children = Array(repeating: [], count: index.entries.count)
    for (view, entry) in index.entries.enumerated() {
      if let parent = entry.parent { children[parent].append(view) }
    }
    for view in index.entries.indices { start(with: view) }
    spread()
    while fillStacks() { spread() }
  }

  /// Whether a part of a view stands fast.
  func contains(_ view: Int, _ axis: LayoutAxis, _ part: LayoutPart) -> Bool {
    fixed[LayoutAnchorPlace(view: view, axis: axis, part: part).slot]
  }

  /// Whether what a constraint names stands fast for a view on the other end of it.
  func contains(_ anchor: LayoutAnchor, seenFrom view: Int) -> Bool {
    Self.carries(anchor, to: view, in: index)
      && contains(anchor.view, anchor.attribute.axis, index.part(of: anchor))
  }

  /// Whether a place is passed on through a constraint: the far side of scrolled content is not,
  /// and scrolled content has no width or height of its own but its views'.
  static func carries(_ anchor: LayoutAnchor, to view: Int, in index: ViewIndex) -> Bool {
    if anchor.guide == "frameLayoutGuide" { return true }
    guard index.scrolls(anchor.view), index.isInside(view, anchor.view) else { return true }
    if anchor.guide == "contentLayoutGuide" { return anchor.attribute.part == .start }
    return anchor.attribute.part == .start || anchor.attribute.part == .length
  }

  private mutating func mark(_ view: Int, _ axis: LayoutAxis, _ part: LayoutPart) {
    let place = LayoutAnchorPlace(view: view, axis: axis, part: part)
    guard !fixed[place.slot] else { return }
    fixed[place.slot] = true
    count += 1
    waiting.append(place)
  }

  /// Marks what is known of a view by itself.
  private mutating func start(with view: Int) {
    let isRoot = index.entries[view].parent == nil
    for axis in LayoutAxis.allCases {
      if isRoot || index.isCell(view) {
        mark(view, axis, .start)
        if endIsKnown(view, axis) { mark(view, axis, .end) }
      } else if index.isCellContent(view) {
        continue
      } else if index.isFrameBased(view) {
        if !index.isSizable(view, axis) { mark(view, axis, .length) }
      } else if index.isRigid(view), index.cellLength(around: view, axis) != .content {
        mark(view, axis, .length)
      }
      let constants = index.ties(of: view, axis, .length).contains {
        $0.other == nil && $0.isStrongEqual
      }
      if constants { mark(view, axis, .length) }
    }
  }

  /// Whether the far side of a root or cell is known from the start: that of a screen, and of a cell
  /// unless its content or something unknown decides.
  private func endIsKnown(_ view: Int, _ axis: LayoutAxis) -> Bool {
    guard index.entries[view].parent != nil else {
      return axis == .horizontal || index.heightIsScreen
    }
    let length = index.cellLength(around: view, axis)
    return length == .container || length == .stated
  }

  /// Derives all that follows from what is marked.
  private mutating func spread() {
    while let place = waiting.popLast() {
      completeFrame(place.view, place.axis)
      passOn(place)
      for child in children[place.view] { passDown(to: child, place) }
    }
  }

  /// Two of side, side, middle and length give the others.
  private mutating func completeFrame(_ view: Int, _ axis: LayoutAxis) {
    let parts: [LayoutPart] = [.start, .end, .middle, .length]
    let known = parts.count { contains(view, axis, $0) }
    guard known >= 2, known < parts.count else { return }
    for part in parts { mark(view, axis, part) }
  }

  /// Follows the strong equal constraints of a part; a cell goes along with its content.
  private mutating func passOn(_ place: LayoutAnchorPlace) {
    if index.isCellContent(place.view), let cell = index.entries[place.view].parent {
      mark(cell, place.axis, place.part)
    }
    for tie in index.ties(of: place.view, place.axis, place.part) {
      guard tie.isStrongEqual, let other = tie.other, other.guide == nil,
        Self.carries(tie.own, to: other.view, in: index),
        Self.carries(other, to: place.view, in: index)
      else { continue }
      mark(other.view, other.attribute.axis, other.attribute.part)
    }
  }

  /// Follows autoresizing masks, cells and stack views into a view inside.
  ///
  /// A table or collection says nothing of its cells: they are rows of a list that scrolls.
  private mutating func passDown(to child: Int, _ place: LayoutAnchorPlace) {
    let axis = place.axis
    if index.isCell(child) { return }
    if index.isCellContent(child) {
      mark(child, axis, place.part)
    } else if index.arrangingStack(of: child) != nil {
      passThroughStack(place.view, to: child, axis)
    } else if index.isFrameBased(child) {
      let bothSides = contains(place.view, axis, .start) && contains(place.view, axis, .end)
      if bothSides { mark(child, axis, .length) }
      let nearSide = contains(place.view, axis, .start) && !index.hasFlexibleStart(child, axis)
      if bothSides || nearSide { mark(child, axis, .start) }
    }
  }

  /// A stack view fills its views across; along its axis it gives equal shares when told so.
  private mutating func passThroughStack(_ stack: Int, to child: Int, _ axis: LayoutAxis) {
    let attributes = index.entries[stack].attributes
    guard contains(stack, axis, .start), contains(stack, axis, .end) else { return }
    if index.axis(ofStack: stack) != axis {
      guard ["fill", nil].contains(attributes["alignment"]) else { return }
      for part in [LayoutPart.start, .end] { mark(child, axis, part) }
    } else if attributes["distribution"] == "fillEqually" || children[stack].count == 1 {
      for part in [LayoutPart.start, .end] { mark(child, axis, part) }
    }
  }

  /// Gives the rest of a stack view to the one view in it that does not stand fast.
  private mutating func fillStacks() -> Bool {
    let before = count
    for stack in index.entries.indices where index.entries[stack].element == "stackView" {
      let axis = index.axis(ofStack: stack)
      let isFill = ["fill", nil].contains(index.entries[stack].attributes["distribution"])
      let isFast = contains(stack, axis, .start) && contains(stack, axis, .end)
      guard isFill, isFast else { continue }
      let open = children[stack].filter { !contains($0, axis, .length) }
      guard open.count <= 1 else { continue }
      for child in children[stack] {
        for part in [LayoutPart.start, .end] { mark(child, axis, part) }
      }
    }
    return count > before
  }
}
