import Model
import Typesetting

extension Arranger {
  /// Lays a button out as `UIButton` does without a configuration.
  static let button = Arranger(
    kind: .button,
    help: "UIButton without a configuration: edge insets, image, background, title constraints."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    let natural = try setting.unlimited(&typesetter)
    let anatomy = ButtonAnatomy(control: control, traits: traits, naturalTitle: natural.extent)
    let width = control.width.clamp(anatomy.widthWish)
    let text = try setting.within(width: anatomy.titleRoom(width: width), &typesetter)
    let height = control.height.clamp(anatomy.heightWish(title: text.extent))
    let bounds = Rectangle(x: 0, y: 0, width: width, height: height)
    return ControlLayout(
      bounds: bounds, intrinsicExtent: anatomy.intrinsicExtent,
      promisedInsets: anatomy.promisedInsets,
      titleFrame: anatomy.titleFrame(title: text.extent, bounds: bounds), title: text,
      imageFrame: anatomy.imageFrame(title: text.extent, bounds: bounds))
  }
}
