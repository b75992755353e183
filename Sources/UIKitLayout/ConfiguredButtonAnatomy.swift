import Model

/// Sizes and places of a configured button's parts, all in points.
struct ConfiguredButtonAnatomy {
  /// The button.
  let control: Control
  /// Its configuration.
  let configuration: ButtonConfiguration
  /// Conditions of the layout.
  let traits: Traits

  /// Looks at a button; without a configuration it has the plain one.
  init(control: Control, traits: Traits) {
    self.control = control
    self.traits = traits
    configuration = control.configuration ?? ButtonConfiguration()
  }

  /// Room between the edges and the content.
  ///
  /// The insets are plain numbers of the configuration and so do not follow the category.
  var contentInsets: EdgeInsets {
    configuration.contentInsetsInForce.resolved(in: traits.direction)
  }

  /// Size of the image; nothing when the file does not say.
  var imageExtent: Extent { control.image?.extent ?? .zero }

  /// Room between image and title; none without an image.
  var imagePadding: Double { control.image == nil ? 0 : configuration.imagePadding }

  /// Width that a line of the title may take.
  func titleRoom(width: Double) -> Double {
    let inner = width - contentInsets.horizontal
    let image = configuration.imagePlacement.isBeside ? imageExtent.width + imagePadding : 0
    return max(0, inner - image)
  }

  /// Size that a button asks for around a title: pixels and not whole points (fact B5).
  ///
  /// Wrapped lines count (facts B6, B7).
  func extent(around title: Extent) -> Extent {
    let content = contentExtent(title: title)
    return Extent(
      width: content.width + contentInsets.horizontal,
      height: content.height + contentInsets.vertical)
  }

  /// Size of image and title together.
  private func contentExtent(title: Extent) -> Extent {
    let image = imageExtent
    guard configuration.imagePlacement.isBeside else {
      return Extent(
        width: max(title.width, image.width), height: title.height + imagePadding + image.height)
    }
    return Extent(
      width: title.width + imagePadding + image.width, height: max(title.height, image.height))
  }

  /// Places the labels.
  func titleFrame(title: Extent, bounds: Rectangle) -> Rectangle {
    let block = blockFrame(title: title, bounds: bounds)
    var place = centred(title, in: block)
    switch imageSide {
    case .left: place.x = block.maxX - title.width
    case .right: place.x = block.minX
    case .top: place.y = block.maxY - title.height
    default: place.y = block.minY
    }
    return snapped(place, title)
  }

  /// Places the image; nil when its size is not known.
  func imageFrame(title: Extent, bounds: Rectangle) -> Rectangle? {
    guard let image = control.image?.extent else { return nil }
    let block = blockFrame(title: title, bounds: bounds)
    var place = centred(image, in: block)
    switch imageSide {
    case .left: place.x = block.minX
    case .right: place.x = block.maxX - image.width
    case .top: place.y = block.minY
    default: place.y = block.maxY - image.height
    }
    return snapped(place, image)
  }
}

extension ConfiguredButtonAnatomy {
  /// How lines stand to each other: left, center or right.
  ///
  /// Automatic follows the image (fact B13): the side it stands at, the middle above or below.
  var lineAlignment: TextAlignment {
    let leads = traits.direction == .leftToRight
    switch alignmentInForce {
    case .center: return .center
    case .trailing: return leads ? .right : .left
    case .leading, .automatic: return leads ? .left : .right
    }
  }

  /// What to doubt about the alignment of lines: what automatic means without an image is not said.
  ///
  /// Lines at one side come nearest to that side's corners, so that no other alignment is stricter.
  var alignmentDoubt: Doubt? {
    guard configuration.titleAlignment == .automatic else { return nil }
    return Doubt(.alignment, "how an automatic title alignment places its lines is not public")
  }

  private var alignmentInForce: ButtonConfiguration.TitleAlignment {
    guard configuration.titleAlignment == .automatic, control.image != nil else {
      return configuration.titleAlignment
    }
    switch configuration.imagePlacement {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top, .bottom: return .center
    }
  }

  /// Side of the image: left, right, top or bottom.
  private var imageSide: ContentAlignment {
    let leads = traits.direction == .leftToRight
    switch configuration.imagePlacement {
    case .leading: return leads ? .left : .right
    case .trailing: return leads ? .right : .left
    case .top: return .top
    case .bottom: return .bottom
    }
  }

  /// Box of image and title, which move as one (fact A20).
  private func blockFrame(title: Extent, bounds: Rectangle) -> Rectangle {
    let content = bounds.inset(by: contentInsets)
    let size = contentExtent(title: title)
    var place = centred(size, in: content)
    let leads = traits.direction == .leftToRight
    switch control.horizontalAlignment {
    case .left: place.x = content.minX
    case .right: place.x = content.maxX - size.width
    case .leading, .fill: place.x = leads ? content.minX : content.maxX - size.width
    case .trailing: place.x = leads ? content.maxX - size.width : content.minX
    case .center, .top, .bottom: break
    }
    switch control.verticalAlignment {
    case .top: place.y = content.minY
    case .bottom: place.y = content.maxY - size.height
    default: break
    }
    return Rectangle(origin: place, extent: size)
  }

  private func centred(_ extent: Extent, in box: Rectangle) -> Position {
    Position(
      x: box.minX + (box.width - extent.width) / 2, y: box.minY + (box.height - extent.height) / 2)
  }

  private func snapped(_ place: Position, _ extent: Extent) -> Rectangle {
    let grid = traits.grid
    return Rectangle(
      x: grid.roundToNearest(place.x), y: grid.roundToNearest(place.y), width: extent.width,
      height: extent.height)
  }
}
