/// What a solver counts and limits.
package enum LimitedQuantity: Hashable, Sendable {
  /// Variables made.
  case variables
  /// Constraints held at one time.
  case constraints
  /// Terms of one constraint.
  case terms
  /// Different priorities below required.
  case priorities
  /// Numbers stored in the tableau.
  case entries
  /// Exchanges of a basic symbol in one call.
  case pivots
  /// Terms of rows read and written.
  case work
}

/// Required constraints that cannot hold together.
///
/// The set is irreducible but for rounding: it comes from one row of the tableau, whose factors are
/// the only combination of those constraints that contradicts itself, so that leaving out any of
/// them lets the rest hold.
package struct Conflict: Hashable, Sendable {
  /// Those the solver holds, in the order they were added; the refused one is not among them.
  package var constraints: [ConstraintID]
  /// Their tags and, if one was refused, its tag, sorted, each once.
  package var tags: [Int]
  /// Whether a constraint was refused; otherwise changed constants made the conflict.
  package var isRefusal: Bool
}

/// Why a system cannot be solved, or not be changed as asked.
package enum SolverError: Error, Hashable, Sendable {
  /// A variable of another solver.
  case unknownVariable(Variable)
  /// A constraint that was removed, or is another solver's.
  case unknownConstraint(ConstraintID)
  /// A priority that is not above 0 and at most 1000.
  case invalidPriority(Double)
  /// A number that is not finite, or beyond ``SolverLimits/magnitude``.
  case invalidNumber(Double)
  /// Required constraints contradict each other.
  case conflict(Conflict)
  /// A limit was reached.
  case tooLarge(LimitedQuantity)
  /// Rounding errors grew beyond use, even after the tableau was built afresh.
  case numericalBreakdown
}
