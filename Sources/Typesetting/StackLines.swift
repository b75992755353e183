internal import Model
internal import TextEngine

extension Typesetter {
  /// Sets lines one below the other and aligns each as its paragraph says, in a box as wide as the
  /// widest.
  mutating func stack(
    _ lines: [ComposedLine], in title: MeasuredTitle, room: TextRoom, traits: Traits
  ) throws(TypesettingError) -> (lines: [LineBox], extent: Extent) {
    let alignments = lines.map { Self.alignment(of: $0, in: title) ?? room.alignment }
    var parts: [[LineSegment]] = []
    for (line, alignment) in zip(lines, alignments) {
      var found = try segments(of: line, in: title, locale: traits.locale)
      if alignment == .justified, line.isJustified {
        found.stretch(to: line.room, units: title.analysis.units)
      }
      parts.append(found)
    }
    let widths = zip(lines, parts).map { line, segments in
      let width = segments.reduce(0) { $0 + $1.width }
      return line.ending == .clipped ? min(width, room.width ?? width) : width
    }
    let box = zip(lines, widths).map { $0.indent + $1 }.max() ?? 0
    let shares = alignments.map { Self.share(of: $0, direction: traits.direction) }
    let spare = room.isFilled ? max(0, (room.width ?? box) - box) : 0
    var boxes: [LineBox] = []
    var top = 0.0
    for (index, line) in lines.enumerated() {
      let height = LineHeight(of: Self.hull(of: line), in: title)
      let free = box - line.indent - widths[index]
      let x =
        free * shares[index] + spare * (shares[index] - shares[0])
        + (traits.direction == .leftToRight ? line.indent : 0)
      let baseline = top + height.ascent
      let drawn = draw(parts[index], at: Position(x: x, y: baseline - height.lift))
      var placed = LineBox(
        text: Self.text(of: line, in: title), range: line.range,
        frame: Rectangle(x: x, y: top, width: widths[index], height: height.height),
        baseline: baseline, ink: drawn.ink, ending: line.ending,
        brokenWordWidth: line.brokenWordWidth, widthError: Self.error(of: parts[index]),
        glyphRuns: drawn.runs)
      placed.indents = line.indents
      boxes.append(placed)
      top += height.height + (index < lines.count - 1 ? height.gap + line.spacingBelow : 0)
    }
    return (boxes, Extent(width: box, height: top + Self.roomBelow(lines, in: title)))
  }

  /// Alignment that a line's paragraph asks for.
  private static func alignment(of line: ComposedLine, in title: MeasuredTitle) -> TextAlignment? {
    title.analysis.style(of: paragraph(at: line.range.lowerBound, in: title)).alignment
  }

  /// How far the width of a line may be off: shares add up, points count once.
  private static func error(of segments: [LineSegment]) -> Double {
    segments.reduce(0) { $0 + ($1.width - $1.space).magnitude * ($1.measured?.error.share ?? 0) }
      + (segments.compactMap(\.measured?.error.points).max() ?? 0)
  }

  /// Finds the room that one line with a line spacing leaves below it (fact D20, a claim).
  private static func roomBelow(_ lines: [ComposedLine], in title: MeasuredTitle) -> Double {
    guard lines.count == 1, let run = title.analysis.runs.first else { return 0 }
    return max(0, run.attributes.paragraph.lineSpacing)
  }

  /// Finds the share of free room that stands at the left of a line.
  ///
  /// Natural alignment follows the interface, not the text.
  private static func share(of alignment: TextAlignment, direction: WritingDirection) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .rightToLeft ? 1 : 0
    }
  }

  /// The part of the text whose fonts decide a line's height.
  private static func hull(of line: ComposedLine) -> Range<Int> {
    var hull: Range<Int>?
    for case .text(let range) in line.pieces {
      hull = (hull?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
    return hull ?? line.range
  }

  private static func text(of line: ComposedLine, in title: MeasuredTitle) -> String {
    if line.pieces.count == 1, case .text(let range) = line.pieces[0],
      range == title.analysis.units.indices, let last = title.analysis.units.last,
      !CharacterProperties.isHangingSpace(last)
    {
      return title.analysis.text
    }
    var units: [UInt16] = []
    for piece in line.pieces {
      switch piece {
      case .text(let range): units += title.analysis.units[range]
      case .ellipsis: units += LinePiece.ellipsisUnits
      case .hyphen: units += LinePiece.hyphenUnits
      }
    }
    while let last = units.last, CharacterProperties.isHangingSpace(last) { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }
}
