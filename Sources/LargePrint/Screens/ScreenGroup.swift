import Model

/// Controls that are laid out together: those of one screen, or one that stands alone.
struct ScreenGroup: Sendable {
  /// Their screen; nil for a control without one that has views.
  var screen: Screen?
  /// Indices of the controls, in the order of the input.
  var indices: [Int]

  /// Groups controls by the screens they name, in the order of the first control of each.
  ///
  /// Only screens with views can be solved; the controls of any other stand alone.
  static func grouping(_ controls: [Control], on screens: [Screen]) -> [ScreenGroup] {
    let solvable = screens.filter { $0.root != nil }
    let known = Dictionary(solvable.map { ($0.id, $0) }) { first, _ in first }
    var groups: [ScreenGroup] = []
    var places: [String: Int] = [:]
    for (index, control) in controls.enumerated() {
      guard let id = control.screen, let screen = known[id] else {
        groups.append(ScreenGroup(screen: nil, indices: [index]))
        continue
      }
      if let place = places[id] {
        groups[place].indices.append(index)
      } else {
        places[id] = groups.count
        groups.append(ScreenGroup(screen: screen, indices: [index]))
      }
    }
    return groups
  }
}
