import ConstraintSolver

/// A constraint of a plan: a form compared with zero.
struct PlannedConstraint: Sendable {
  /// Where it comes from.
  enum Origin: Hashable, Sendable {
    /// The file; carries the object id.
    case stored(String)
    /// A stack view, under the name that UIKit prints.
    case stack(view: Int, name: String)
    /// What a view asks for by itself.
    case content(view: Int)
    /// Masks or a stored frame.
    case frame(view: Int)
    /// Sizes are not negative.
    case size(view: Int)
    /// The stored size of a view that nothing else sizes.
    case wish(view: Int)
  }

  /// Left side minus right side.
  var form: LinearForm
  /// How it compares with zero.
  var relation: Relation
  /// 1 to 1000 for what UIKit knows; wishes of the canvas are below 1.
  var priority: Double
  /// Where it comes from.
  var origin: Origin
  /// The constraint as one reads it.
  var statement: String
}
