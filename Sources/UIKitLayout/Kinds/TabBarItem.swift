import Model
import Typesetting

extension Arranger {
  /// Lays the title of a tab out, on one line at the foot of the bar, below the tab's image.
  static let tabBarItem = Arranger(
    kind: .tabBarItem,
    help: "UITabBarItem: the title on one line of the tab bar, at one size whatever is chosen."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    var layout = try BarAnatomy(control: control, height: BarAnatomy.tabBarHeight)
      .layout(setting, &typesetter)
    layout.titleFrame.y = layout.bounds.height - traits.grid.roundUp(layout.titleFrame.height)
    return layout
  }
}
