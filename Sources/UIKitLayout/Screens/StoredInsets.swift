import ConstraintSolver
import Model

/// Room that stored frames show, at the sides of views that constraints pin to margins or safe areas.
///
/// Bars that code sets and margins of some tools follow no table; where a file's own pins agree on
/// them, a canvas believes the pins (fact H, section 11).
struct StoredInsets: Sendable {
  /// Room by quantity, in points.
  private(set) var values: [Quantity: Double] = [:]

  /// Knows nothing.
  init() {}

  /// Reads the pins of required equalities; of several answers the most frequent counts, the first
  /// of those.
  init(constraints: [PlannedConstraint], stored: [Double?]) {
    var answers: [Quantity: [Double]] = [:]
    for planned in constraints {
      guard case .stored = planned.origin, planned.relation == .equal, planned.priority == 1000,
        planned.form.quantities.count == 1, let addend = planned.form.quantities.first,
        abs(addend.factor) == 1, let sum = Self.sum(planned.form, stored)
      else { continue }
      let room = -sum / addend.factor
      if room >= 0, room < 300 { answers[addend.value, default: []].append(room) }
    }
    values = answers.compactMapValues(Self.usual)
  }

  private static func sum(_ form: LinearForm, _ stored: [Double?]) -> Double? {
    var sum = form.constant
    for addend in form.unknowns {
      guard addend.value < stored.count, let value = stored[addend.value] else { return nil }
      sum += value * addend.factor
    }
    return sum
  }

  private static func usual(_ answers: [Double]) -> Double? {
    var best: (value: Double, count: Int)?
    for answer in answers {
      let count = answers.filter { abs($0 - answer) < 0.5 }.count
      if count > best?.count ?? 0 { best = (answer, count) }
    }
    return best?.value
  }
}
