internal import Model

/// Whether the error of a stand-in font's widths could change the number of lines.
///
/// Nothing is laid out again. Only what follows from the lines that are there is claimed: breaks
/// before the line in question are taken to stay where they are.
extension Subject {
  /// Whether a line is so full that, a little wider, its last word would need another line.
  var mayNeedOneLineMore: Bool { text.lines.contains(where: mayBreakEarlier) }

  /// Whether a line, a little wider, would lose its last word to the next one.
  func mayBreakEarlier(_ line: LineBox) -> Bool {
    guard line.widthError > 0, wraps else { return false }
    let growth = roomGrowth(forWiderText: line.widthError, between: line.indents)
    return line.frame.width + line.widthError > room(of: line) + growth
  }

  /// Whether one line less would let the text keep so much room above and below, in points, and is
  /// possible.
  func oneLineLessCures(keeping kept: Double, tolerance: Double) -> Bool {
    mayNeedOneLineLess && spill + kept - lineHeight <= 2 * tolerance
  }

  /// Whether one line more would take so much room above and below, in points, and is possible.
  func oneLineMoreBreaks(keeping kept: Double, tolerance: Double) -> Bool {
    guard mayNeedOneLineMore, !heightFollowsText else { return false }
    return text.lines.count != control.text.lineLimit && spill + kept + lineHeight > tolerance
  }

  /// Points by which the lines are taller than the control; negative for room left.
  var spill: Double {
    let frames = lineFrames
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else {
      return 0
    }
    return bottom - top - layout.bounds.height
  }

  /// Whether the last two lines, a little narrower, would fit on one.
  var mayNeedOneLineLess: Bool {
    guard let last = text.lines.last, let before = text.lines.dropLast().last,
      before.ending == .softBreak
    else { return false }
    let joined = before.frame.width + blankWidth + last.frame.width
    let room = room(of: before)
    return joined > room && joined - before.widthError - last.widthError <= room
  }

  /// Whether the control becomes taller when its title takes one line more.
  ///
  /// A wrapped title does not raise the height that a plain button asks for, unless constraints tie
  /// it to the top or bottom (facts A14, A15).
  var heightFollowsText: Bool {
    let held = control.titleConstraints
    if control.kind == .button && held?.top == nil && held?.bottom == nil { return false }
    guard control.height.basis != .unsolved else { return false }
    if let solvedGrowth { return solvedGrowth.height >= lineHeight - pixel }
    guard let maximum = control.height.maximum else { return true }
    return maximum - layout.bounds.height >= lineHeight - pixel
  }

  /// Height of the last line, in points.
  var lineHeight: Double { text.lines.last?.frame.height ?? 0 }

  /// Width of a blank: a quarter of an em, as most text faces have it.
  var blankWidth: Double { text.pointSize / 4 }

  /// Whether text goes on in another line where its room ends.
  private var wraps: Bool {
    control.text.lineLimit != 1 && text.shrinkFactor >= 1
  }
}
