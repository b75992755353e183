internal import Model

/// What the error of a stand-in font's widths means for lengths sideways.
extension Subject {
  /// Room that the title has on a line, in points.
  ///
  /// A label is its own room; elsewhere it is what insets and an image leave. A title that is wider
  /// than that was not held to its insets, so the whole control is its room (fact A14).
  var room: Double {
    guard control.kind != .label else { return layout.titleFrame.width }
    let outside = layout.bounds.width - (layout.imageFrame?.width ?? 0)
    let inside = outside - layout.promisedInsets.horizontal
    let title = layout.titleFrame.width
    return max(title, title > inside + pixel ? outside : inside)
  }

  /// Finds how much wider the control would become if its title were wider, in points.
  func widthGrowth(forWiderText added: Double) -> Double {
    let range = control.width
    let asked = layout.intrinsicExtent.width
    guard range.basis != .unsolved, abs(layout.bounds.width - range.clamp(asked)) <= pixel else {
      return 0
    }
    return range.clamp(asked + added) - range.clamp(asked)
  }

  /// Finds how far the room between a line and one side of the control may be off, ± points.
  ///
  /// A centred line shifts by half its error at either side; a line held at one side takes it all
  /// at the other. A control that grows with its title takes the error off both.
  func paddingError(of line: LineBox, at edge: Edge) -> Double {
    guard edge.isSideways, line.widthError > 0 else { return 0 }
    let left = shareAtLeft
    let share = edge == .left ? left : 1 - left
    return share * max(0, line.widthError - widthGrowth(forWiderText: line.widthError))
  }

  /// The part of a wider line that goes to its left: 0, a half or 1.
  private var shareAtLeft: Double {
    let direction = traits.direction
    switch control.kind == .label ? .fill : control.horizontalAlignment {
    case .left: return 0
    case .right: return 1
    case .leading: return direction == .leftToRight ? 0 : 1
    case .trailing: return direction == .leftToRight ? 1 : 0
    case .center, .top, .bottom: return 0.5
    case .fill: return shareAtLeft(of: alignment)
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
