/// Halving of an interval at whose ends a question has different answers.
enum Bisection {
  /// Finds the last number that passes between one that does and one that does not.
  ///
  /// `low` passes and `high` does not, and neither is asked again. The result passes, and the number
  /// one step above does not; where answers change several times, one of the changes is found.
  static func lastPassing(
    from low: Double, to high: Double, step: Double, _ passes: (Double) -> Bool
  ) -> Double {
    let steps = ((high - low) / step).rounded(.up)
    guard steps.isFinite, steps >= 1, steps < 1e9 else { return low }
    var (near, far) = (0, Int(steps))
    while far - near > 1 {
      let middle = (near + far) / 2
      if passes(low + Double(middle) * step) { near = middle } else { far = middle }
    }
    return low + Double(near) * step
  }
}
