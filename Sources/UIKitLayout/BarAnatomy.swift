import Model
import Typesetting

/// A title that a bar lays out, in the box that the bar gives it; lengths in points.
struct BarAnatomy {
  /// The item.
  let control: Control
  /// Height of its place in the bar, where the input says none.
  let height: Double

  /// Height of a navigation bar and of a toolbar (fact H, sections 4 and 6).
  static let barHeight = 44.0
  /// Height of a tab bar (fact H, sections 4 and 6).
  static let tabBarHeight = 49.0
  /// Height that a large title adds to its bar at Large (fact H, section 4: 96 less 44).
  static let largeTitleHeight = 52.0

  /// Sets the title on its line and places it; that a bar makes room for a large title that is taller
  /// than its place at Large is inferred from one drawn at AX5 (fact I, text finding 9).
  func layout(
    _ setting: TitleSetting, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> ControlLayout {
    let natural = try setting.unlimited(&typesetter)
    let counted = setting.traits.grid.roundUp(natural.extent)
    let grows = control.showsLargeTitle
    let wish = Extent(
      width: counted.width, height: grows ? max(height, counted.height) : height)
    let bounds = Rectangle(
      x: 0, y: 0, width: control.width.clamp(wish.width), height: control.height.clamp(wish.height))
    let text = try setting.within(width: bounds.width, &typesetter)
    var layout = ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: .zero,
      titleFrame: setting.frame(of: text, in: bounds), title: text)
    layout.titleRoom = bounds.width
    return layout
  }
}
