@testable import ConstraintSolver

/// A tree of views like a form's: columns of rows of columns, with labels that hug their text.
struct SampleScreen {
  /// The four unknowns of a view.
  struct View {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable

    var right: LinearExpression { LinearExpression(left) + LinearExpression(width) }
    var bottom: LinearExpression { LinearExpression(top) + LinearExpression(height) }
  }

  /// A text size wished for: at most and at least so wide and so high.
  struct Label {
    var widths: [ConstraintID]
    var heights: [ConstraintID]
    var letters: Int
  }

  var solver: Solver
  var views: [View] = []
  var labels: [Label] = []
  private let childCount = 5

  /// Builds a screen of so many views and solves it.
  init(
    viewCount: Int, isRightToLeft: Bool = false, limits: SolverLimits = SolverLimits()
  ) throws {
    solver = Solver(limits: limits)
    let root = try makeView()
    try pin(root.left, 0)
    try pin(root.top, 0)
    try solver.suggest(390, for: root.width, priority: Priority(999))
    try require(root.height, .greaterThanOrEqual, 844)
    try fill(viewCount: viewCount, isRightToLeft: isRightToLeft)
    try solver.solve()
  }

  /// Height of the whole screen.
  var rootHeight: Double { solver.value(of: views[0].height) }

  /// Gives all labels the size of their text at a scale and solves again.
  mutating func setTextScale(_ scale: Double) throws {
    try applyTextScale(scale)
    try solver.solve()
  }

  /// Gives all labels the size of their text at a scale.
  mutating func applyTextScale(_ scale: Double) throws {
    for label in labels {
      for id in label.widths { try solver.setConstant(Double(label.letters) * 9 * scale, of: id) }
      for id in label.heights { try solver.setConstant(20 * scale, of: id) }
    }
  }

  /// Left, top, width and height of every view.
  var frames: [[Double]] {
    views.map { [$0.left, $0.top, $0.width, $0.height].map(solver.value) }
  }

  private mutating func fill(viewCount: Int, isRightToLeft: Bool) throws {
    var parent = 0
    var depth = [0]
    while views.count < viewCount {
      var children: [View] = []
      while children.count < childCount, views.count < viewCount {
        children.append(try makeView())
        depth.append(depth[parent] + 1)
      }
      if depth[parent].isMultiple(of: 2) {
        try stack(children, in: views[parent])
      } else {
        try row(children, in: views[parent], isRightToLeft: isRightToLeft)
      }
      parent += 1
    }
    for index in parent..<views.count { try label(index) }
  }

  private mutating func stack(_ children: [View], in parent: View) throws {
    var end = LinearExpression(parent.top)
    for child in children {
      try equal(child.left, LinearExpression(parent.left, plus: 8))
      try equal(child.right, parent.right + LinearExpression(constant: -8))
      try equal(child.top, end + LinearExpression(constant: 8))
      end = child.bottom
    }
    let edge = end + LinearExpression(constant: 8)
    let parentBottom = parent.bottom
    _ = try solver.add(Constraint(parentBottom, .greaterThanOrEqual, edge))
    _ = try solver.add(Constraint(parentBottom, .equal, edge, priority: Priority(240)))
  }

  private mutating func row(_ children: [View], in parent: View, isRightToLeft: Bool) throws {
    var end = isRightToLeft ? parent.right : LinearExpression(parent.left)
    let step = LinearExpression(constant: isRightToLeft ? -4 : 4)
    for child in children {
      try equal(child.top, LinearExpression(parent.top))
      _ = try solver.add(Constraint(parent.bottom, .greaterThanOrEqual, child.bottom))
      try equal(isRightToLeft ? child.right : LinearExpression(child.left), end + step)
      end = isRightToLeft ? LinearExpression(child.left) : child.right
    }
    try equal(end, isRightToLeft ? LinearExpression(parent.left) : parent.right)
    try equal(parent.bottom, LinearExpression(parent.top), priority: 50)
  }

  private mutating func label(_ index: Int) throws {
    let view = views[index]
    let letters = 3 + index * 7 % 11
    let hugging = Priority(index.isMultiple(of: childCount) ? 250 : 251)
    let resistance = Priority(index.isMultiple(of: 3) ? 749 : 750)
    let wishes = try [(view.width, Double(letters) * 9), (view.height, 20)].map { side, length in
      [
        try solver.add(Constraint(side, .lessThanOrEqual, length, priority: hugging)),
        try solver.add(Constraint(side, .greaterThanOrEqual, length, priority: resistance)),
      ]
    }
    labels.append(Label(widths: wishes[0], heights: wishes[1], letters: letters))
  }

  private mutating func makeView() throws -> View {
    let view = View(
      left: try solver.makeVariable(), top: try solver.makeVariable(),
      width: try solver.makeVariable(), height: try solver.makeVariable())
    try require(view.width, .greaterThanOrEqual, 0)
    try require(view.height, .greaterThanOrEqual, 0)
    views.append(view)
    return view
  }

  private mutating func pin(_ variable: Variable, _ value: Double) throws {
    try require(variable, .equal, value)
  }

  private mutating func require(_ variable: Variable, _ relation: Relation, _ value: Double) throws
  {
    _ = try solver.add(Constraint(variable, relation, value))
  }

  private mutating func equal(
    _ left: Variable, _ right: LinearExpression, priority: Double = 1000
  ) throws {
    try equal(LinearExpression(left), right, priority: priority)
  }

  private mutating func equal(
    _ left: LinearExpression, _ right: LinearExpression, priority: Double = 1000
  ) throws {
    _ = try solver.add(Constraint(left, .equal, right, priority: Priority(priority)))
  }
}
