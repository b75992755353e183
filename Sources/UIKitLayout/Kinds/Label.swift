import Model
import Typesetting

extension Arranger {
  /// Lays a label out as `UILabel` does.
  static let label = Arranger(
    kind: .label,
    help: "UILabel: size rounded up to pixels, text centred up and down, lines cut by the height."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    let wish = try labelWish(setting, &typesetter)
    let bounds = labelBounds(control, wish: wish)
    let text = try labelText(setting, bounds: bounds, &typesetter)
    return ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: .zero,
      titleFrame: setting.frame(of: text, in: bounds), title: text)
  }

  /// Finds the size that a label asks for, rounded up to pixels (facts D2, D3, D8).
  ///
  /// A label of several lines asks at the width it may take: its own preferred width (D14) or the
  /// room of its container.
  private static func labelWish(
    _ setting: TitleSetting, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> Extent {
    let control = setting.control
    let limit = control.text.preferredMaximumWidth ?? control.width.maximum
    let natural = try setting.unlimited(&typesetter)
    let grid = setting.traits.grid
    let endsEarly = natural.lines.contains { $0.indents.tail != 0 }
    guard control.text.lineLimit != 1, let limit, natural.extent.width > limit || endsEarly else {
      return grid.roundUp(natural.extent)
    }
    return grid.roundUp(try setting.within(width: limit, &typesetter).extent)
  }

  /// Brings the wish into the room that the control is given.
  private static func labelBounds(_ control: Control, wish: Extent) -> Rectangle {
    Rectangle(
      x: 0, y: 0, width: control.width.clamp(wish.width), height: control.height.clamp(wish.height))
  }

  /// Sets the text in the final box; a box lower than the text cuts lines (fact D12).
  private static func labelText(
    _ setting: TitleSetting, bounds: Rectangle, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TextLayout {
    let text = try setting.within(width: bounds.width, &typesetter)
    let needed = setting.traits.grid.roundUp(text.extent.height)
    guard text.lines.count > 1, needed > bounds.height else { return text }
    return try setting.within(width: bounds.width, height: bounds.height, &typesetter)
  }
}
