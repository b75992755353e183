import Model

/// Sizes and places of a legacy button's parts, all in points.
struct ButtonAnatomy {
  /// The button.
  let control: Control
  /// Conditions of the layout.
  let traits: Traits
  /// Size of the title on as many lines as it has newlines for, unrounded.
  let naturalTitle: Extent

  /// Insets in force: 6 points above and below while none is set and neither image nor background
  /// stands there (facts A2, A3, A5, A8).
  var contentInsets: EdgeInsets {
    if let set = control.insets.content { return set }
    guard usesDefaultPadding else { return .zero }
    return EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// Whether UIKit's own padding and least width hold.
  private var usesDefaultPadding: Bool {
    control.insets.content == nil && control.image == nil && control.backgroundImage == nil
  }

  /// Size of the image beside the title; nothing when the file does not say.
  var imageExtent: Extent { control.image?.extent ?? .zero }

  /// Title size as the button counts it: both sides rounded up to whole points (facts A2, A7).
  private var countedTitle: Extent { PixelGrid(scale: 1).roundUp(naturalTitle) }

  /// Size the button asks for: the title on one line, however narrow the button (fact A14), and
  /// never less than its background image (fact A8) or, without insets, 30 points (fact A6).
  var intrinsicExtent: Extent {
    let insets = contentInsets
    var width = countedTitle.width + imageExtent.width + insets.horizontal
    var height = max(countedTitle.height, imageExtent.height) + insets.vertical
    if usesDefaultPadding { width = max(width, 30) }
    if let background = control.backgroundImage?.extent {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return Extent(width: width, height: height)
  }

  /// Width the button asks for, its title's side constraints included.
  var widthWish: Double {
    guard let held = control.titleConstraints else { return intrinsicExtent.width }
    let constrained = countedTitle.width + (held.leading ?? 0) + (held.trailing ?? 0)
    return max(intrinsicExtent.width, constrained)
  }

  /// Height the button asks for once its title is set; only constraints let a wrapped title raise
  /// it (facts A14, A15).
  func heightWish(title: Extent) -> Double {
    guard let held = control.titleConstraints, held.top != nil || held.bottom != nil else {
      return intrinsicExtent.height
    }
    let constrained = traits.grid.roundUp(title.height) + (held.top ?? 0) + (held.bottom ?? 0)
    return max(intrinsicExtent.height, constrained)
  }

  /// Room promised around the title: the insets that were set, or else the constraints.
  ///
  /// Insets of the title move its room within that of the content (fact A9), so they add up; a
  /// title that is held by constraints does not heed them.
  var promisedInsets: EdgeInsets {
    if let set = control.insets.content {
      return control.titleConstraints == nil ? set.adding(control.insets.title) : set
    }
    guard let held = control.titleConstraints else { return .zero }
    let leads = traits.direction == .leftToRight
    return EdgeInsets(
      top: held.top ?? 0, left: (leads ? held.leading : held.trailing) ?? 0,
      bottom: held.bottom ?? 0, right: (leads ? held.trailing : held.leading) ?? 0)
  }

  /// Width that the title may take.
  ///
  /// Without constraints the title is kept in the content rectangle less title insets and image
  /// (facts A16, A17, A19). Once a title label has constraints of its own it is laid out by them
  /// alone: a side without one reaches to the button's edge, which is the flaw that the article on
  /// rounded buttons shows and cures (inferred from its pictures and its cure).
  func titleRoom(width: Double) -> Double {
    let room: Double
    if let held = control.titleConstraints {
      room = width - (held.leading ?? 0) - (held.trailing ?? 0) - imageExtent.width
    } else {
      room =
        width - contentInsets.horizontal - control.insets.title.horizontal - imageExtent.width
    }
    return max(0, room)
  }

  /// Places the title label: sides rounded up to pixels, corner to the nearest pixel (facts D8, A17).
  func titleFrame(title: Extent, bounds: Rectangle) -> Rectangle {
    let shift = control.insets.title
    let counted = traits.grid.roundUp(title)
    let start = blockStart(title: counted, bounds: bounds)
    let x = start + (imageLeads ? imageExtent.width : 0) + sidewaysShift(shift)
    let y = verticalStart(height: counted.height, bounds: bounds) + uprightShift(shift)
    let corner = Position(x: traits.grid.roundToNearest(x), y: traits.grid.roundToNearest(y))
    return Rectangle(origin: corner, extent: counted)
  }

  /// Places the image; nil when its size is not known.
  func imageFrame(title: Extent, bounds: Rectangle) -> Rectangle? {
    guard let image = control.image?.extent else { return nil }
    let shift = control.insets.image
    let counted = traits.grid.roundUp(title)
    let start = blockStart(title: counted, bounds: bounds)
    let x = start + (imageLeads ? 0 : counted.width) + sidewaysShift(shift)
    let y = verticalStart(height: image.height, bounds: bounds) + uprightShift(shift)
    return Rectangle(x: x, y: y, width: image.width, height: image.height)
  }
}

extension ButtonAnatomy {
  /// Whether the image stands at the left.
  private var imageLeads: Bool { traits.direction == .leftToRight }

  /// Left edge of image and title, which move as one block (fact A18).
  private func blockStart(title: Extent, bounds: Rectangle) -> Double {
    let content = bounds.inset(by: contentInsets)
    let spare = content.width - imageExtent.width - title.width
    switch sideways {
    case .left: return content.minX
    case .right: return content.minX + spare
    default: return content.minX + spare / 2
    }
  }

  /// The side that content is pushed to: left, right or center.
  private var sideways: ContentAlignment {
    let leads = traits.direction == .leftToRight
    switch control.horizontalAlignment {
    case .left, .right: return control.horizontalAlignment
    case .leading, .fill: return leads ? .left : .right
    case .trailing: return leads ? .right : .left
    case .center, .top, .bottom: return .center
    }
  }

  /// Top edge of a part of so much height.
  private func verticalStart(height: Double, bounds: Rectangle) -> Double {
    let content = bounds.inset(by: contentInsets)
    switch control.verticalAlignment {
    case .top: return content.minY
    case .bottom: return content.maxY - height
    default: return content.minY + (content.height - height) / 2
    }
  }

  /// How far insets move a part sideways: half when centred, whole when pushed (fact A18).
  private func sidewaysShift(_ insets: EdgeInsets) -> Double {
    switch sideways {
    case .left: insets.left
    case .right: -insets.right
    default: (insets.left - insets.right) / 2
    }
  }

  /// How far insets move a part up or down.
  private func uprightShift(_ insets: EdgeInsets) -> Double {
    switch control.verticalAlignment {
    case .top: insets.top
    case .bottom: -insets.bottom
    default: (insets.top - insets.bottom) / 2
    }
  }
}
