import Model
import Typesetting

extension Arranger {
  /// Lays the title of a bar button out, on one line of the bar's height.
  static let barButtonItem = Arranger(
    kind: .barButtonItem,
    help: "UIBarButtonItem: the title on one line of the bar, at one size whatever is chosen."
  ) { control, title, traits, typesetter throws(LayoutError) in
    try BarAnatomy(control: control, height: BarAnatomy.barHeight)
      .layout(TitleSetting(control: control, title: title, traits: traits), &typesetter)
  }
}
