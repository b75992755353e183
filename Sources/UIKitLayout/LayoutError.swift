import ConstraintSolver

/// Why a control could not be laid out.
package enum LayoutError: Error, Hashable, Sendable {
  /// No arranger knows the kind.
  case unknownKind(String)
  /// The kind is known but not modelled for this control; carries the reason.
  case notModelled(String)
  /// The title could not be set; carries what the typesetter said.
  case typesetting(String)
  /// A length came out as no number or beyond all screens.
  case absurdLength(String)
  /// A screen is beyond a limit; carries which, as a clause.
  case tooLarge(String)
  /// The constraints of a screen could not be solved; carries what the solver said.
  case unsolvable(String)
}

extension LayoutError {
  /// Says in words what a solver says of the constraints of a screen.
  init(_ error: SolverError) {
    guard case .tooLarge(let quantity) = error else {
      self = .unsolvable("\(error)")
      return
    }
    self = .tooLarge("solving its constraints takes too \(quantity.excess)")
  }
}

extension LimitedQuantity {
  /// What there is too much of, to follow "too".
  fileprivate var excess: String {
    switch self {
    case .variables: "many lengths"
    case .constraints: "many constraints"
    case .terms: "long a constraint"
    case .priorities: "many priorities"
    case .entries: "much memory"
    case .pivots, .work: "much work"
    }
  }
}
