import Model
import Typesetting

extension Arranger {
  /// Lays a text view out as `UITextView` does.
  ///
  /// One that does not scroll asks for the height of its text; one that does takes what it is given,
  /// and its lines go on below the edge. A lone last word stays alone (fact I, third set, 1).
  static let textView = Arranger(
    kind: .textView,
    help: "UITextView: text inside insets of 8 and 5 points, scrolled where it is too long."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    let wish = try textViewWish(setting, &typesetter)
    let bounds = Rectangle(
      x: 0, y: 0, width: control.width.clamp(wish.width), height: control.height.clamp(wish.height))
    let box = bounds.inset(by: control.insets.content ?? textViewInsets)
    let text = try setting.within(width: max(0, box.width), &typesetter)
    var frame = setting.frame(of: text, in: box)
    frame.y = box.minY
    var layout = ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: .zero, titleFrame: frame, title: text)
    layout.titleRoom = max(0, box.width)
    return layout
  }

  /// Room around the text: 10 points in width and 16 in height (fact H, section 6), shared equally.
  private static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  /// Finds the size of the text with its insets, at the width that the view may take.
  private static func textViewWish(
    _ setting: TitleSetting, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> Extent {
    let insets = setting.control.insets.content ?? textViewInsets
    let grid = setting.traits.grid
    func around(_ text: Extent) -> Extent {
      let counted = grid.roundUp(text)
      return Extent(
        width: counted.width + insets.horizontal, height: counted.height + insets.vertical)
    }
    let natural = around(try setting.unlimited(&typesetter).extent)
    let width = setting.control.width.clamp(natural.width)
    guard natural.width > width else { return natural }
    let text = try setting.within(width: max(0, width - insets.horizontal), &typesetter)
    return Extent(width: width, height: around(text.extent).height)
  }
}
