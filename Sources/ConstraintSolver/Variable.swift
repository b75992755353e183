/// An unknown of a system, given out by a solver and valid in it alone.
package struct Variable: Hashable, Comparable, Sendable {
  /// Its number, from 0, in the order the variables were made.
  package let index: Int

  /// Orders variables as they were made; ties between solutions are settled in this order.
  package static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}

/// A constraint of a system, given out when it is added and never given out again.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// Its number, from 0, in the order the constraints were added.
  package let index: Int

  /// Orders constraints as they were added.
  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}
