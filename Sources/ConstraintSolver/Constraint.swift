/// How important a constraint is: above 0, up to 1000, which is required.
///
/// As in Auto Layout, where `UILayoutPriority` is a floating-point number and 999.5 is a level of its
/// own (fact H7). A higher priority beats any number of lower ones; constraints of the same priority
/// share one sum of errors (fact H9: that sum and a weighted one fit stored frames equally well).
package struct Priority: Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  package var value: Double

  /// Takes a number as it stands; a solver refuses numbers out of range.
  package init(_ value: Double) {
    self.value = value
  }

  /// A constraint that must hold: 1000.
  package static let required = Priority(1000)

  /// Whether it must hold.
  package var isRequired: Bool { value == Priority.required.value }

  /// Orders priorities by importance.
  package static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}

/// How the two sides of a constraint compare.
package enum Relation: Hashable, Sendable {
  /// The left side equals the right one.
  case equal
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The left side is at least the right one.
  case greaterThanOrEqual
}

/// A linear equality or inequality, required or wished for.
package struct Constraint: Hashable, Sendable {
  /// Left side minus right side, compared with zero.
  package var expression: LinearExpression
  /// How it compares with zero.
  package var relation: Relation
  /// How important it is.
  package var priority: Priority
  /// A number of the caller's, repeated where conflicts are reported.
  package var tag: Int

  /// Compares two expressions.
  ///
  /// The error of a wish that is not fulfilled is measured in the unit of the left side.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, tag: Int = 0
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
    self.tag = tag
  }

  /// Compares a variable with a number.
  package init(
    _ variable: Variable, _ relation: Relation, _ number: Double, priority: Priority = .required,
    tag: Int = 0
  ) {
    self.init(
      LinearExpression(variable), relation, LinearExpression(constant: number), priority: priority,
      tag: tag)
  }
}

extension Constraint {
  /// How far it is from holding for given values: 0 or more, in the unit of its left side.
  func error(_ values: [Double]) -> Double {
    let value = expression.value(values)
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
