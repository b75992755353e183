/// Sizes beyond which a solver gives up with a typed error.
///
/// They keep a hostile file from taking all memory or time; the largest screen planned for, 2,000
/// views, stays below a tenth of each.
package struct SolverLimits: Hashable, Sendable {
  /// Most variables.
  package var variables = 100_000
  /// Most constraints at one time.
  package var constraints = 200_000
  /// Most terms of one constraint.
  package var terms = 10_000
  /// Most different priorities below required.
  package var priorities = 256
  /// Most numbers in the tableau, 16 bytes each.
  package var entries = 40_000_000
  /// Most pivots in one call.
  package var pivots = 1_000_000
  /// Most terms of rows read and written, over all calls, a few nanoseconds each; a count and not a
  /// clock, so that a system is within it on every machine or on none.
  package var work = 1_000_000_000
  /// Largest constant and factor, and smallest factor's inverse: a thousand screens are far less,
  /// and the rounding errors of larger numbers would reach a pixel.
  package var magnitude = 1e7

  /// Takes the usual limits.
  package init() {}
}

/// Differences that count as none.
enum Tolerance {
  /// Points by which a value may pass its bound: far below a pixel, far above rounding errors.
  static let feasibility = 1e-7
  /// Points by which a value must be able to move to count as ambiguous.
  static let movement = 1e-6
  /// Reduced cost that counts as zero; costs are small sums of products of factors.
  static let cost = 1e-9
  /// Smallest factor that may be divided by.
  static let pivot = 1e-9
  /// Smallest factor, as a share of the largest of its equation, of a variable that an equation is
  /// solved for without looking further: rounding errors grow tenfold at most.
  static let newcomer = 0.1
  /// Share of its parts below which a sum counts as cancelled.
  static let cancellation = 1e-11
  /// Points, in relation to the size of the terms, by which a required constraint may fail in the
  /// final values before the tableau is built afresh.
  static let residual = 1e-6
  /// Steps of one point on which values are given out, so that rounding errors of different pivot
  /// orders vanish: halves, thirds and sixths of pixels stay exact.
  static let stepsPerPoint = 3.0 * 1_048_576
}
