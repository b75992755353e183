import Model
import Typesetting

extension Arranger {
  /// Lays a text field out as `UITextField` does while nobody types.
  ///
  /// Insets of a class of its own move the text and not the size that it asks for, as overriding
  /// `textRect(forBounds:)` does.
  static let textField = Arranger(
    kind: .textField,
    help: "UITextField: one line inside the border's insets, cut at its end; text or placeholder."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    let natural = try setting.unlimited(&typesetter)
    let anatomy = TextFieldAnatomy(border: control.border, grid: traits.grid)
    let wish = anatomy.extent(around: natural.extent)
    let bounds = Rectangle(
      x: 0, y: 0, width: control.width.clamp(wish.width), height: control.height.clamp(wish.height))
    let box = bounds.inset(by: control.insets.content ?? anatomy.insets)
    let text = try setting.within(width: max(0, box.width), &typesetter)
    var layout = ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: .zero,
      titleFrame: setting.frame(of: text, in: box), title: text)
    layout.titleRoom = max(0, box.width)
    if control.insets.content == nil {
      layout.doubts = anatomy.doubts(about: natural.extent, in: bounds)
    }
    return layout
  }
}

/// Sizes that a text field's border asks for, in points.
struct TextFieldAnatomy {
  /// The border.
  let border: FieldBorder
  /// Steps that sizes are rounded up to.
  let grid: PixelGrid

  /// Room beside the text in a rounded field, both sides together: recorded fields are 28 points
  /// wider than their text of 14 points ("1" 35, "0" 37, "width" 64, "height" 69, at 3 pixels).
  private static let roundedPadding = 28.0
  /// Least height of a rounded field, with fonts of 12 to 17 points (fact H, section 6).
  private static let roundedHeight = 34.0
  /// Room above and below a line of 17 points, which is 22 points high in a field without a border
  /// (fact H, section 6).
  private static let roundedRoom = 12.0

  /// Room that the border takes at the sides; that both get the same is assumed.
  var insets: EdgeInsets {
    guard border == .roundedRect || border == .bezel else { return .zero }
    let side = Self.roundedPadding / 2
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Size that a field asks for around its text: without a border, or with a thin line, the text's own
  /// (fact H, section 6).
  func extent(around text: Extent) -> Extent {
    let counted = grid.roundUp(text)
    guard border == .roundedRect || border == .bezel else { return counted }
    return Extent(
      width: counted.width + Self.roundedPadding,
      height: max(Self.roundedHeight, counted.height + Self.roundedRoom))
  }

  /// What the layout rests on and nobody published.
  func doubts(about text: Extent, in bounds: Rectangle) -> [Doubt] {
    guard border == .roundedRect || border == .bezel else { return [] }
    var doubts: [Doubt] = []
    if text.width > bounds.width - Self.roundedPadding, text.width <= bounds.width {
      doubts.append(
        Doubt(.insets, "how much of its padding a full field gives to the text is not public"))
    }
    if border == .bezel {
      doubts.append(Doubt(.insets, "a field in relief is laid out as a rounded one"))
    }
    return doubts
  }
}
