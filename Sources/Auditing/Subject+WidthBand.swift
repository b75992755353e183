internal import Model

/// What the error of a stand-in font's widths means for lengths sideways.
extension Subject {
  /// Room that the title has on a line, in points.
  ///
  /// A label is its own room. A title with constraints has what they leave, any other what insets
  /// leave (facts A16, A17), less the image beside it; and never less than it takes. Where the
  /// layout says it, that holds.
  var room: Double {
    if let room = layout.titleRoom { return max(layout.titleFrame.width, room) }
    guard control.kind != .label else { return layout.bounds.width }
    let free =
      if let held = control.titleConstraints {
        inner - (held.leading ?? 0) - (held.trailing ?? 0)
      } else {
        promisedRoom - control.insets.title.horizontal
      }
    return max(layout.titleFrame.width, free)
  }

  /// Room that a line has between the indents of its paragraph, in points (fact D23).
  func room(of line: LineBox) -> Double { room(between: line.indents) }

  /// Room between indents; none where they leave none.
  func room(between indents: LineIndents) -> Double { max(0, indents.room(in: room)) }

  /// Whether lines may become wider than the promised insets leave room for.
  var mayGrowIntoPadding: Bool { room > promisedRoom + pixel }

  /// Room between the promised insets, in points.
  private var promisedRoom: Double {
    layout.titleRoom ?? inner - layout.promisedInsets.horizontal
  }

  /// Width of the control less the image beside the title, in points.
  private var inner: Double { layout.bounds.width - (layout.imageFrame?.width ?? 0) }

  /// Finds how much wider the control would become if its title were wider, in points.
  ///
  /// Above its least width a control is as wide as its content asks; at the least, the content may
  /// ask for less.
  func widthGrowth(forWiderText added: Double) -> Double {
    let range = control.width
    guard range.basis != .unsolved else { return 0 }
    if let solvedGrowth { return min(added, max(0, solvedGrowth.width)) }
    let width = layout.bounds.width
    let asked = width > range.minimum + pixel ? width : min(width, layout.intrinsicExtent.width)
    return max(0, range.clamp(asked + added) - width)
  }

  /// Finds how much more room a wider line would be given between its indents, in points; none where
  /// the end of lines is counted from their beginning.
  func roomGrowth(forWiderText added: Double, between indents: LineIndents) -> Double {
    indents.tail > 0 ? 0 : widthGrowth(forWiderText: added)
  }

  /// Finds how far the room between a line and one side of the control may be off, ± points.
  ///
  /// A centred line shifts by half its error at either side; a line held at one side takes it all
  /// at the other. A control that grows with its title takes the error off both.
  func paddingError(of line: LineBox, at edge: Edge) -> Double {
    guard edge.isSideways, line.widthError > 0 else { return 0 }
    return share(at: edge) * max(0, line.widthError - widthGrowth(forWiderText: line.widthError))
  }

  /// Finds the room a line would leave at a side were it the widest of its title, in points.
  ///
  /// A button's title hugs its widest line and is placed as one block, so that a short line stands
  /// where a long one puts it.
  func paddingAlone(of line: LineBox, at edge: Edge) -> Double {
    let block = -edge.overflow(of: layout.titleFrame, over: layout.bounds)
    let isLeading = (edge == .left) == (traits.direction == .leftToRight)
    let free = layout.titleFrame.width - line.frame.width - line.indents.head
    return block + share(at: edge) * free + (isLeading ? line.indents.head : 0)
  }

  private func share(at edge: Edge) -> Double { edge == .left ? shareAtLeft : 1 - shareAtLeft }

  /// The part of a wider line that goes to its left: 0, a half or 1.
  private var shareAtLeft: Double {
    let direction = traits.direction
    if control.kind.isTextBox || control.kind.offersLargeContent {
      return shareAtLeft(of: alignment)
    }
    switch control.horizontalAlignment {
    case .left: return 0
    case .right: return 1
    case .leading, .fill: return direction == .leftToRight ? 0 : 1
    case .trailing: return direction == .leftToRight ? 1 : 0
    case .center, .top, .bottom: return 0.5
    }
  }

  private func shareAtLeft(of alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: traits.direction == .leftToRight ? 0 : 1
    }
  }

  /// Alignment of the first paragraph.
  private var alignment: TextAlignment {
    title.title.runs.first?.attributes.paragraph.alignment ?? control.text.alignment
  }
}
