import Model
import Typesetting
import UIKitLayout

/// What the views of a screen ask for, as measured or as if every text were as wide as its error
/// allows.
struct TextSizes {
  /// The sizes as measured.
  let sizes: IntrinsicSizes
  /// By how much texts may be wider, as a share of their width, by object id.
  let shares: [String: Double]

  /// What a view asks for.
  func size(of view: String, width: Double?, _ typesetter: inout Typesetter) -> NaturalSize? {
    guard let share = shares[view], share > 0 else {
      return sizes.size(of: view, width: width, &typesetter)
    }
    let room = width.map { $0 / (1 + share) }
    var size = sizes.size(of: view, width: room, &typesetter)
    if let natural = size?.width { size?.width = sizes.traits.grid.roundUp(natural * (1 + share)) }
    return size
  }
}
