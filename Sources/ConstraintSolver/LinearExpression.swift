/// A variable and the factor it is taken with.
package struct LinearTerm: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// Its factor.
  package var coefficient: Double

  /// Takes a variable so many times.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of variables, each with a factor, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// The terms in the order they were given; a variable may occur more than once.
  package var terms: [LinearTerm]
  /// What is added to them.
  package var constant: Double

  /// Sums terms and a constant.
  package init(_ terms: [LinearTerm], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Takes a variable so many times and adds a constant: the form of an Auto Layout attribute.
  package init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.init([LinearTerm(variable, times: coefficient)], constant: constant)
  }

  /// Stands for a number.
  package init(constant: Double) {
    self.init([], constant: constant)
  }

  /// Adds two expressions.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Takes one expression from another.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// Multiplies every term and the constant.
  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      expression.terms.map { LinearTerm($0.variable, times: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}

extension LinearExpression {
  /// The same sum with every variable once, in order, and without terms that cancel.
  var collected: LinearExpression {
    var merged: [LinearTerm] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.indices.last, merged[last].variable == term.variable {
        merged[last].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return LinearExpression(merged.filter { $0.coefficient != 0 }, constant: constant)
  }

  /// The sum for given values, one to each variable.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}
