import ConstraintSolver
import Model

extension ScreenPlan {
  /// Ids of the views whose frame a solver decides: not those given by masks, stored frames or the
  /// surface (fact H, section 1).
  package var decidedViews: Set<String> {
    let placement = ViewPlacement(tree: tree, canvas: canvas)
    return Set(
      tree.views.indices
        .filter { tree.views[$0].isInLayout && placement.given($0) == nil }
        .map { tree.views[$0].id })
  }

  /// The root or cell that each view is laid out in, by object id.
  package var layoutRoots: [String: String] {
    var result: [String: String] = [:]
    for view in tree.views.indices {
      let root = tree.chain(of: view).first { tree.views[$0].isCellPart } ?? 0
      result[tree.views[view].id] = tree.views[root].id
    }
    return result
  }

  /// The size that a view's stored frame gives its alignment rectangle, in points.
  package var storedSizes: [String: NaturalSize] {
    var result: [String: NaturalSize] = [:]
    for view in tree.views {
      guard let frame = view.stored else { continue }
      let box = frame.inset(by: ElementShape(view, screen: screen).outsets)
      result[view.id] = NaturalSize(width: box.width, height: box.height)
    }
    return result
  }

  /// Stored constraints that the stored frames themselves break, with the layout root that each
  /// stands in: required equalities of lengths and places, missed by more than a point.
  ///
  /// So do a stack view's own that make arranged views as wide or tall as it is, or as each other.
  /// Those that depend on margins, safe areas, baselines or scrolled content are left out, since a
  /// stored frame does not say what these were.
  package func storedContradictions() -> [(layoutRoot: String, statement: String, error: Double)] {
    let values = storedValues
    let roots = layoutRoots
    return constraints.compactMap { planned in
      guard isProvable(planned) else { return nil }
      var sum = planned.form.quantities.reduce(planned.form.constant) {
        $0 + $1.factor * (knownRoom($1.value) ?? 0)
      }
      for addend in planned.form.unknowns {
        guard addend.value < values.count, let value = values[addend.value] else { return nil }
        sum += value * addend.factor
      }
      guard abs(sum) > 1, let first = planned.form.unknowns.first else { return nil }
      return (roots[tree.views[first.value / 4].id] ?? "", planned.statement, abs(sum))
    }
  }

  private func isProvable(_ planned: PlannedConstraint) -> Bool {
    guard planned.relation == .equal, planned.priority == 1000,
      planned.form.quantities.allSatisfy({ knownRoom($0.value) != nil })
    else { return false }
    switch planned.origin {
    case .stored: return true
    case .stack(_, let name): return name == "UISV-alignment" || name == "UISV-fill-equally"
    default: return false
    }
  }

  /// A stack view's stored insets in a cell, where no safe area adds to them.
  private func knownRoom(_ quantity: Quantity) -> Double? {
    guard case .margin(let view, let side) = quantity, tree.views[view].element == "stackView",
      tree.chain(of: view).contains(where: { tree.views[$0].isCellPart })
    else { return nil }
    return MarginTable(plan: self, view: view, width: 0).base(side)
  }

  /// Stored frames as values of the unknowns; nil where none is stored.
  var storedValues: [Double?] {
    tree.views.flatMap { view -> [Double?] in
      guard let frame = view.stored else { return [nil, nil, nil, nil] }
      let box = frame.inset(by: ElementShape(view, screen: screen).outsets)
      return [box.x, box.y, box.width, box.height]
    }
  }
}
