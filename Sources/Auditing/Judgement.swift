package import Model

/// What a rule answers about one subject.
package enum Judgement: Hashable, Sendable {
  /// Looked at and found fine.
  case passes
  /// There is nothing to look at; the reason is a sentence without a full stop.
  case doesNotApply(String)
  /// Found wrong, or too close to tell.
  case broken(Breach)
}

/// What is wrong, before doubts about the input are weighed.
package struct Breach: Hashable, Sendable {
  /// Whether it holds at both ends of the error band; else the verdict is "needs review".
  package var isProven: Bool
  /// What is wrong, as a sentence with its numbers.
  package var message: String
  /// Lengths it rests on, the decisive one first.
  package var measured: [MeasuredValue]

  /// What it rests on, where that is less than the rule as a whole rests on; nil for all of it.
  package var restsOn: Set<Doubt.Subject>?
  /// How much it hurts, where that is not what the rule says of itself; nil for the rule's own.
  package var impact: Impact?
  /// Whether the decisive value is a length in points, so that its miss may be told as points.
  package var isLength: Bool

  /// States what is wrong.
  package init(
    isProven: Bool = true, message: String, measured: [MeasuredValue],
    restsOn: Set<Doubt.Subject>? = nil, impact: Impact? = nil,
    isLength: Bool = true
  ) {
    self.isProven = isProven
    self.restsOn = restsOn
    self.impact = impact
    self.isLength = isLength
    self.message = message
    self.measured = measured
  }

  /// Points by which the decisive length misses its limit; 0 where it is only in the error band,
  /// or no number.
  package var shortfall: Double {
    guard isLength, let miss = measured.first?.shortfall, miss > 0 else { return 0 }
    return miss
  }
}

/// Where a measured value stands to its limit when its error is counted.
enum LimitStanding: Hashable {
  /// On the right side at both ends of the error band.
  case kept
  /// On different sides at the two ends.
  case withinError
  /// On the wrong side at both ends.
  case missed
}

extension MeasuredValue {
  /// Compares with the limit, forgiving a miss of at most `tolerance`, in the value's unit.
  func standing(tolerance: Double) -> LimitStanding {
    let miss = shortfall
    if miss - error > tolerance { return .missed }
    return error > 0 && miss + error > tolerance ? .withinError : miss > tolerance ? .missed : .kept
  }
}
