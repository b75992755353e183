import ConstraintSolver
import Model

extension ScreenPlanner {
  /// Adds a stack view's own constraints, under the names that UIKit prints (fact H7).
  mutating func addStack(_ view: Int) {
    let stack = StackShape(view: view, tree: tree)
    guard let first = stack.members.first, let last = stack.members.last else { return }
    let ends = stackSpan(stack, stack.axis)
    let axis = stack.axis
    add(
      anchors.start(first, axis), .equal, ends.start, stack.origin("canvas-connection"),
      stackStatement(stack, "canvas-connection"))
    add(
      ends.end, .equal, anchors.end(last, axis), stack.origin("canvas-connection"),
      stackStatement(stack, "canvas-connection"))
    addSpacing(stack)
    addDistribution(stack)
    addAlignment(stack)
  }

  /// The ends that arranged views are held to: the margins where insets are stored.
  private func stackSpan(
    _ stack: StackShape, _ axis: LayoutAnchors.Axis
  ) -> (start: LinearForm, end: LinearForm) {
    let item = LayoutItem(view: stack.view, region: .bounds)
    return stack.usesMargins
      ? anchors.marginSpan(item, axis, fromInside: true)
      : anchors.span(item, axis, fromInside: true)
  }

  private func stackStatement(_ stack: StackShape, _ part: String) -> String {
    "UISV-\(part) of \(name(stack.view))"
  }

  /// Keeps neighbours apart: by the spacing, or by at least that much.
  private mutating func addSpacing(_ stack: StackShape) {
    let relation: Relation = stack.isLoose ? .greaterThanOrEqual : .equal
    for (before, after) in zip(stack.members, stack.members.dropFirst()) {
      add(
        anchors.start(after, stack.axis) - anchors.end(before, stack.axis), relation,
        LinearForm(stack.spacing), stack.origin("spacing"), stackStatement(stack, "spacing"))
    }
  }

  /// Shares the length out.
  private mutating func addDistribution(_ stack: StackShape) {
    switch stack.distribution {
    case "fillEqually": addEqualSizes(stack)
    case "fillProportionally":
      proportions.append(
        ProportionalStack(
          view: stack.view, members: stack.members, axis: stack.axis, spacing: stack.spacing))
    case "equalSpacing": addEqualGaps(stack, isCentred: false)
    case "equalCentering": addEqualGaps(stack, isCentred: true)
    default: addTies(stack)
    }
  }

  /// Where views of one hugging priority may stretch, UIKit promises nothing; most stored frames have
  /// all of them stretched (fact H7: 24 of 44), so equal sizes are wished for, below all else.
  private mutating func addTies(_ stack: StackShape) {
    let key = stack.axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    var groups: [Double: Int] = [:]
    for member in stack.members {
      let hugging = tree.views[member].number(key) ?? 250
      guard let first = groups[hugging] else {
        groups[hugging] = member
        continue
      }
      add(
        anchors.size(member, stack.axis), .equal, anchors.size(first, stack.axis),
        priority: Self.tiePriority, stack.origin("tie"), stackStatement(stack, "tie"))
    }
  }

  /// Below all that UIKit knows, and below what a canvas keeps.
  private static let tiePriority = 0.125

  private mutating func addEqualSizes(_ stack: StackShape) {
    guard let first = stack.members.first else { return }
    for member in stack.members.dropFirst() {
      add(
        anchors.size(member, stack.axis), .equal, anchors.size(first, stack.axis),
        stack.origin("fill-equally"), stackStatement(stack, "fill-equally"))
    }
  }

  /// Equal gaps at 1000, or equal distances of centres at 149; the stack is short at 49.
  private mutating func addEqualGaps(_ stack: StackShape, isCentred: Bool) {
    let axis = stack.axis
    let name = isCentred ? "equal-centering" : "distributing"
    let gaps = zip(stack.members, stack.members.dropFirst()).map { before, after in
      isCentred
        ? centre(after, axis) - centre(before, axis)
        : anchors.start(after, axis) - anchors.end(before, axis)
    }
    for gap in gaps.dropFirst() {
      add(
        gap, .equal, gaps[0], priority: isCentred ? 149 : 1000, stack.origin(name),
        stackStatement(stack, name))
    }
    add(
      anchors.size(stack.view, axis), .equal, LinearForm(), priority: 49,
      stack.origin("canvas-fit"), stackStatement(stack, "canvas-fit"))
  }

  private func centre(_ view: Int, _ axis: LayoutAnchors.Axis) -> LinearForm {
    anchors.start(view, axis) + anchors.size(view, axis) * 0.5
  }

  /// Holds arranged views across the axis.
  private mutating func addAlignment(_ stack: StackShape) {
    let axis: LayoutAnchors.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let ends = stackSpan(stack, axis)
    for member in stack.members {
      let (start, end) = (anchors.start(member, axis), anchors.end(member, axis))
      let (low, high) = stack.alignment.relations
      align(stack, start, low, ends.start)
      align(stack, end, high, ends.end)
      if stack.alignment == .center {
        align(stack, start + end, .equal, ends.start + ends.end)
      }
    }
    addBaselines(stack)
    guard stack.alignment != .fill else { return }
    for member in stack.members {
      add(
        anchors.size(member, axis), .equal, LinearForm(), priority: 25,
        stack.origin("ambiguity-suppression"), stackStatement(stack, "ambiguity-suppression"))
    }
    add(
      ends.end - ends.start, .equal, LinearForm(), priority: 51, stack.origin("spanning-fit"),
      stackStatement(stack, "spanning-fit"))
  }

  private mutating func align(
    _ stack: StackShape, _ left: LinearForm, _ relation: Relation, _ right: LinearForm
  ) {
    add(
      left, relation, right, stack.origin("alignment"), stackStatement(stack, "alignment"))
  }

  private mutating func addBaselines(_ stack: StackShape) {
    guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline,
      stack.axis == .horizontal, let first = stack.members.first
    else { return }
    let isFirst = stack.alignment == .firstBaseline
    func line(_ view: Int) -> LinearForm {
      anchors.start(view, .vertical) + anchors.baseline(view, isFirst: isFirst)
    }
    for member in stack.members.dropFirst() { align(stack, line(member), .equal, line(first)) }
  }
}

/// What a stack view says of itself.
struct StackShape {
  /// Its index.
  let view: Int
  /// Arranged views that take part.
  let members: [Int]
  /// Axis along which they stand.
  let axis: LayoutAnchors.Axis
  /// Room between neighbours, in points; the standard spacing is 8 on both axes (fact H7).
  let spacing: Double
  /// How the length is shared, in Interface Builder's spelling.
  let distribution: String
  /// Where views stand across the axis.
  let alignment: Alignment
  /// Whether insets are stored, which switches margin-relative arrangement on (fact H5).
  let usesMargins: Bool

  /// Where views stand across the axis.
  enum Alignment: Hashable, Sendable {
    case fill, start, center, end, firstBaseline, lastBaseline

    /// How a view's first and last edge compare with the stack's.
    var relations: (low: Relation, high: Relation) {
      switch self {
      case .fill: (.equal, .equal)
      case .start: (.equal, .lessThanOrEqual)
      case .end: (.greaterThanOrEqual, .equal)
      case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
      }
    }
  }

  /// Reads a stack view's attributes.
  init(view: Int, tree: ViewTree) {
    let node = tree.views[view]
    self.view = view
    members = node.children.filter { tree.views[$0].isInLayout && tree.views[$0].stack == view }
    axis = node.attributes["axis"] == "vertical" ? .vertical : .horizontal
    let isStandard = node.attributes["spacingType"] == "standard"
    spacing = isStandard ? 8 : node.number("spacing") ?? 0
    distribution = node.attributes["distribution"] ?? "fill"
    alignment = Self.alignment(node.attributes["alignment"] ?? "fill")
    usesMargins = ["layoutMargins.top", "directionalLayoutMargins.top", "layoutMargins.left"]
      .contains { node.attributes[$0] != nil }
  }

  /// Whether neighbours may stand further apart.
  var isLoose: Bool { distribution == "equalSpacing" || distribution == "equalCentering" }

  /// Names one of its constraints.
  func origin(_ name: String) -> PlannedConstraint.Origin {
    .stack(view: view, name: "UISV-" + name)
  }

  private static func alignment(_ name: String) -> Alignment {
    switch name {
    case "leading", "top": .start
    case "trailing", "bottom": .end
    case "center": .center
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }
}
