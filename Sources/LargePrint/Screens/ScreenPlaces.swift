import Auditing
import Model

/// One screen, solved in every language at every size.
struct ScreenPlaces: Sendable {
  /// A control as its solved screen asks it to be laid out.
  struct Placed: Sendable {
    /// The control, as large as the screen makes it.
    var control: Control
    /// Its place, where that is known as well as its size.
    var place: ScreenPlace?
    /// How far it would grow if every text were as wide as its error allows, in points.
    var growth: Extent
  }

  /// A text as it was laid out to find its box.
  struct Shown: Sendable {
    /// Index of the title in the control's titles.
    var titleIndex: Int
    /// Whether Dynamic Type was supposed.
    var isWhatIf: Bool
    /// The layout.
    var layout: ControlLayout
  }

  /// Which controls the solution is trusted for.
  var trust: ScreenTrust
  /// Languages that it is solved in, that of the input first.
  var locales: [String] = []
  /// The screen with its texts.
  var dressed: [ScreenKey: DressedScreen] = [:]
  /// Growth by object id.
  var growth: [ScreenKey: [String: Extent]] = [:]
  /// What was laid out on the way, by id of the control.
  var shown: [ScreenKey: [String: Shown]] = [:]
  /// Id of the control that answers for the screen as a whole.
  var spokesman: String?

  /// Tells a control its size and place; nil where the solution is not trusted for it.
  func placed(_ control: Control, _ key: ScreenKey) -> Placed? {
    guard let id = control.source.object, trust.level(of: id) >= .size,
      let screen = dressed[key],
      let index = screen.solved.views.firstIndex(where: { $0.id == id })
    else { return nil }
    let view = screen.solved.views[index]
    return Placed(
      control: control.standing(on: screen.solved, as: view),
      place: place(of: control, index, on: screen, key), growth: growth[key]?[id] ?? .zero)
  }

  private func place(
    of control: Control, _ view: Int, on screen: DressedScreen, _ key: ScreenKey
  ) -> ScreenPlace? {
    let large = ScreenKey(locale: key.locale, category: .large)
    guard let id = control.source.object, trust.level(of: id) == .place,
      !screen.solved.views[view].isPlaceOpen, let atLarge = dressed[large]
    else { return nil }
    return ScreenPlace(
      now: screen, atLarge: atLarge, view: view, speaksForScreen: control.id == spokesman)
  }
}

extension Control {
  /// The control with the size that its solved screen gives it, and the doubts that leaves.
  func standing(on screen: SolvedScreen, as view: SolvedView) -> Control {
    var copy = self
    copy.width = .fixed(view.frame.width, basis: .solved)
    copy.height = .fixed(view.frame.height, basis: .solved)
    copy.doubts.removeAll(where: \.isSettledBySolving)
    if view.isWidthOpen {
      copy.doubts.append(Doubt(.width, "its constraints leave its width open"))
    }
    if view.isHeightOpen {
      copy.doubts.append(Doubt(.height, "its constraints leave its height open"))
    }
    return copy
  }
}
