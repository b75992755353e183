import Model
import TestSupport

/// Places drawn by a seed, the same in every run.
struct SeededPlaces {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Draws a number between 0 and a limit.
  mutating func number(upTo limit: Double) -> Double {
    Double.random(in: 0...limit, using: &generator)
  }

  /// Draws a place in a square at the origin.
  mutating func place(upTo limit: Double) -> Position {
    Position(x: number(upTo: limit), y: number(upTo: limit))
  }
}
