import Model
import Typesetting
import UIKitLayout

/// What the views of a screen ask for, as measured or as if every text were as wide as its error
/// allows.
///
/// Solving asks for the same text again and again, so what was measured is kept.
struct TextSizes {
  /// By how much texts may be wider, as a share of their width, by object id; none at first.
  var shares: [String: Double] = [:]
  private let sizes: IntrinsicSizes
  private var measured: [Question: NaturalSize?] = [:]

  /// A view, and the width that it is offered.
  private struct Question: Hashable {
    var view: String
    var width: Double?
  }

  /// Begins with nothing measured.
  init(_ sizes: IntrinsicSizes) {
    self.sizes = sizes
  }

  /// What a view asks for.
  mutating func size(
    of view: String, width: Double?, _ typesetter: inout Typesetter
  ) -> NaturalSize? {
    guard let share = shares[view], share > 0 else {
      return measure(Question(view: view, width: width), &typesetter)
    }
    let room = width.map { $0 / (1 + share) }
    var size = measure(Question(view: view, width: room), &typesetter)
    if let natural = size?.width { size?.width = sizes.traits.grid.roundUp(natural * (1 + share)) }
    return size
  }

  private mutating func measure(
    _ question: Question, _ typesetter: inout Typesetter
  ) -> NaturalSize? {
    if let known = measured[question] { return known }
    let size = sizes.size(of: question.view, width: question.width, &typesetter)
    measured[question] = .some(size)
    return size
  }
}
