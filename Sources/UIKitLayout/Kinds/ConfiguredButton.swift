import Model
import Typesetting

extension Arranger {
  /// Lays a button out as `UIButton` does with a configuration.
  static let configuredButton = Arranger(
    kind: .configuredButton,
    help: "UIButton with a UIButton.Configuration: insets by size, subtitle, image, corner style."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let anatomy = ConfiguredButtonAnatomy(control: control, traits: traits)
    let setting = ConfiguredTitleSetting(anatomy: anatomy, title: title)
    let natural = try setting.block(width: nil, &typesetter)
    let wish = anatomy.extent(around: natural.countedExtent)
    let width = control.width.clamp(wish.width)
    let room = anatomy.titleRoom(width: width)
    let block = try setting.block(width: room, &typesetter)
    let height = control.height.clamp(anatomy.extent(around: block.countedExtent).height)
    return anatomy.layout(
      block, bounds: Rectangle(x: 0, y: 0, width: width, height: height), wish: wish)
  }
}

extension ConfiguredButtonAnatomy {
  /// Puts everything in its place.
  fileprivate func layout(
    _ block: TitleBlock, bounds: Rectangle, wish: Extent
  ) -> ControlLayout {
    let size = block.countedExtent
    var layout = ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: contentInsets,
      titleFrame: titleFrame(title: size, bounds: bounds), title: block.layout,
      imageFrame: imageFrame(title: size, bounds: bounds))
    layout.titleRoom = titleRoom(width: bounds.width)
    layout.doubts = metricDoubts(block)
    guard configuration.drawsBackground else { return layout }
    let insets = configuration.background.insets.resolved(in: traits.direction)
    let box = bounds.inset(by: insets)
    let found = ConfiguredButtonShape(
      configuration: configuration, traits: traits, extent: box.extent
    ).answer
    layout.background = BackgroundLayout(
      frame: box, shape: found.shape, roundest: found.roundest)
    if let reason = found.doubt { layout.doubts.append(Doubt(.shape, reason)) }
    return layout
  }

  /// Lengths that the layout rests on and nobody published.
  private func metricDoubts(_ block: TitleBlock) -> [Doubt] {
    var doubts: [Doubt] = []
    if configuration.style == .glass, configuration.contentInsets == nil {
      doubts.append(Doubt(.insets, "the insets of glass buttons are not public"))
    }
    if block.subtitle != nil, configuration.titlePadding == nil {
      doubts.append(Doubt(.insets, "UIKit's room between title and subtitle is not public"))
    }
    if block.showsAlignment, let doubt = alignmentDoubt { doubts.append(doubt) }
    return doubts
  }
}

/// Title and subtitle of a configured button, ready to be set at any width.
struct ConfiguredTitleSetting {
  /// The button's parts.
  let anatomy: ConfiguredButtonAnatomy
  /// Texts to set.
  let title: ControlTitle

  /// Sets both texts in a width; nil for no limit.
  func block(
    width: Double?, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TitleBlock {
    let first = try set(title, width, &typesetter)
    var second: TextLayout?
    if let subtitle = title.subtitle, !subtitle.text.isEmpty {
      second = try set(ControlTitle(subtitle), width, &typesetter)
    }
    return TitleBlock(
      title: first, subtitle: second,
      padding: anatomy.configuration.titlePadding ?? ButtonConfiguration.uncertainTitlePadding,
      alignment: anatomy.lineAlignment, grid: anatomy.traits.grid)
  }

  private func set(
    _ title: ControlTitle, _ width: Double?, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TextLayout {
    let setting = TitleSetting(control: control, title: title, traits: anatomy.traits)
    guard let width else { return try setting.unlimited(&typesetter) }
    return try setting.within(width: width, &typesetter)
  }

  /// The button with the lines that its break mode allows: wrapping modes any number, all others
  /// one; a number of lines set by hand is not heeded (fact B6).
  private var control: Control {
    var control = anatomy.control
    let mode = control.text.lineBreakMode
    control.text.lineLimit = mode == .wordWrap || mode == .charWrap ? 0 : 1
    control.text.alignment = anatomy.lineAlignment
    return control
  }
}
