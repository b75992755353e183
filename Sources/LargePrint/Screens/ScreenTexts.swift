import Model
import Typesetting
import UIKitLayout

/// The texts that the controls of a screen show in one language at one size.
struct ScreenTexts {
  /// The controls.
  let controls: [Control]
  /// Language and size.
  let key: ScreenKey
  /// Options of the run.
  let options: AuditOptions

  /// The layout to make of a control; nil for one without a title.
  ///
  /// The title is the one of the normal state in the language, else the control's first.
  func job(of control: Control) -> CellGrid.Job? {
    let normal = control.titles.firstIndex {
      $0.state == .normal && $0.locale == key.locale && $0.reasonNotToLayOut == nil
    }
    let index =
      normal ?? control.titles.firstIndex { $0.state == .normal }
      ?? (control.titles.isEmpty ? nil : 0)
    return index.map { index in
      CellGrid(control: control, options: options)
        .job(index: index, title: control.titles[index], category: key.category)
    }
  }

  /// What the views of the screen ask for with these texts.
  func sizes(on screen: Screen, mode: LayoutMode) -> IntrinsicSizes {
    var traits = Traits(
      category: key.category, locale: key.locale, boldText: options.boldText,
      displayScale: controls.first?.displayScale ?? 3)
    traits.systemVersion = options.systemVersion
    return IntrinsicSizes(screen: screen, controls: controls, traits: traits, mode: mode) {
      job(of: $0)?.title
    }
  }
}
