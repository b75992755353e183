import Model
import Typesetting

/// A control's title, ready to be set at any width.
struct TitleSetting {
  /// Control whose text rules hold.
  let control: Control
  /// Title to set.
  let title: ControlTitle
  /// Conditions.
  let traits: Traits

  /// Sets the title without a limit of width, as intrinsic sizes do.
  func unlimited(_ typesetter: inout Typesetter) throws(LayoutError) -> TextLayout {
    try set(in: room(width: nil, height: nil, shrinks: false), &typesetter)
  }

  /// Sets the title in a width, and in a height where one is given.
  func within(
    width: Double, height: Double? = nil, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TextLayout {
    try set(in: room(width: width, height: height, shrinks: true), &typesetter)
  }

  /// Finds the side that natural text begins on, resolved to left, center or right.
  var physicalAlignment: TextAlignment {
    let asked =
      title.title.runs.first?.attributes.paragraph.alignment ?? control.text.alignment
    switch asked {
    case .natural, .justified: return traits.direction == .rightToLeft ? .right : .left
    case .left, .center, .right: return asked
    }
  }

  /// Places set lines in a box: by alignment sideways, in the middle up and down (fact D9).
  func frame(of text: TextLayout, in box: Rectangle) -> Rectangle {
    let spare = box.width - text.extent.width
    let x: Double =
      switch physicalAlignment {
      case .right: spare
      case .center: spare / 2
      case .left, .natural, .justified: 0
      }
    let y = (box.height - traits.grid.roundUp(text.extent.height)) / 2
    return Rectangle(origin: Position(x: box.minX + x, y: box.minY + y), extent: text.extent)
  }

  private func room(width: Double?, height: Double?, shrinks: Bool) -> TextRoom {
    let text = control.text
    let mode = title.title.runs.first?.attributes.paragraph.lineBreakMode ?? text.lineBreakMode
    var room = TextRoom(
      width: width, height: height, lineLimit: text.lineLimit, lineBreakMode: mode,
      alignment: text.alignment,
      minimumScaleFactor: shrinks && text.adjustsFontSizeToFitWidth ? text.minimumScaleFactor : 0,
      lineBreakStrategy: text.lineBreakStrategy)
    // A text view has the strategy of plain paragraphs, which is none (fact D19).
    if control.kind == .textView { room.lineBreakStrategy = .none }
    room.allowsTightening = text.allowsTightening
    room.isFilled = control.kind.isTextBox
    return room
  }

  private func set(
    in room: TextRoom, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TextLayout {
    do {
      return try typesetter.layOut(title.title, in: room, traits: traits)
    } catch {
      throw .typesetting("\(error)")
    }
  }
}
