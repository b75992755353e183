internal import Model
internal import TextEngine

/// A stretch of a line that is ready to draw, in points.
struct LineSegment {
  /// What it was measured as; nil for room that nothing is drawn in.
  var measured: MeasuredItem?
  /// Part of the measured item, in its own units.
  var part: Range<Int>
  /// Unit of the title that the part begins with; nil for marks that are not in the text.
  var start: Int?
  /// Width, room in front included.
  var width: Double
  /// Room in front that nothing is drawn in, as a tab or an image leaves.
  var space: Double
  /// Embedding level.
  var level: UInt8
  /// Rise above the line's baseline.
  var rise: Double

  /// Makes room that nothing is drawn in.
  static func blank(width: Double, level: UInt8) -> LineSegment {
    LineSegment(measured: nil, part: 0..<0, width: width, space: width, level: level, rise: 0)
  }
}

extension Typesetter {
  /// Cuts the measured items for a line, and shapes anew where a cut falls between glyphs that
  /// belong together.
  mutating func segments(
    of line: ComposedLine, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LineSegment] {
    var segments: [LineSegment] = []
    for piece in line.pieces {
      switch piece {
      case .text(let range):
        let x = segments.reduce(line.indent) { $0 + $1.width }
        segments += try self.segments(of: range, from: x, of: line, in: title, locale: locale)
      case .ellipsis(let unit):
        var segment = try ellipsis(like: unit, in: title, locale: locale)
        segment.level = line.level
        segments.append(segment)
      case .hyphen(let unit):
        segments.append(try hyphen(like: unit, level: line.level, in: title, locale: locale))
      }
    }
    return segments
  }

  /// Cuts the measured items for a part of the title, with the room that tabs and images leave.
  private mutating func segments(
    of range: Range<Int>, from x: Double, of line: ComposedLine, in title: MeasuredTitle,
    locale: String
  ) throws(TypesettingError) -> [LineSegment] {
    var tabs = title.tabs(on: range, from: x)[...]
    var segments: [LineSegment] = []
    var end = range.lowerBound
    for measured in title.items(on: range) {
      let part = measured.item.range.clamped(to: range)
      var segment = try segment(part, of: measured, in: title, locale: locale)
      segment.space = title.width(end..<part.lowerBound) + tabs.removeRoom(before: part.lowerBound)
      segment.width += segment.space
      segments.append(segment)
      end = part.upperBound
    }
    if end < range.upperBound {
      let space = title.width(end..<range.upperBound) + tabs.removeRoom(before: range.upperBound)
      segments.append(.blank(width: space, level: line.level))
    }
    return segments
  }

  private mutating func segment(
    _ part: Range<Int>, of measured: MeasuredItem, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> LineSegment {
    let rise = title.heights[measured.item.run].rise
    let start = measured.item.range.lowerBound
    if measured.isSafe(at: part.lowerBound), measured.isSafe(at: part.upperBound) {
      let own = part.lowerBound - start..<part.upperBound - start
      return LineSegment(
        measured: measured, part: own, start: part.lowerBound, width: title.width(part), space: 0,
        level: measured.item.level, rise: rise)
    }
    var item = measured.item
    item.range = part
    let again = try measurer.measure(
      item, text: Array(title.analysis.units[part]), run: title.analysis.runs[item.run],
      size: title.pointSizes[item.run], locale: locale)
    return LineSegment(
      measured: again, part: 0..<part.count, start: part.lowerBound,
      width: again.advances.reduce(0, +),
      space: 0, level: item.level, rise: rise)
  }

  /// Sets an ellipsis like a unit of the text, in the font that draws that unit if it has one.
  mutating func ellipsis(
    like unit: Int, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> LineSegment {
    let analysis = title.analysis
    let neighbour = title.items.first { $0.item.range.contains(unit) }
    let run = neighbour?.item.run ?? analysis.run(at: unit)
    var item = TextItem(
      range: 0..<1, run: run, level: 0, script: neighbour?.item.script ?? .latin,
      source: .requested)
    if let neighbour, neighbour.cut.face.glyph(of: 0x2026) != nil {
      item.source = neighbour.item.source
    }
    let measured = try measurer.measure(
      item, text: LinePiece.ellipsisUnits, run: analysis.runs[run], size: title.pointSizes[run],
      locale: locale)
    return LineSegment(
      measured: measured, part: 0..<1, width: measured.advances.reduce(0, +),
      space: 0, level: 0, rise: title.heights[run].rise)
  }

  private mutating func hyphen(
    like unit: Int, level: UInt8, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> LineSegment {
    let run = title.analysis.run(at: unit)
    let measured = try measurer.hyphen(
      of: run, in: title.analysis, size: title.pointSizes[run], locale: locale)
    return LineSegment(
      measured: measured, part: 0..<1, width: measured.advances.reduce(0, +), space: 0,
      level: level, rise: title.heights[run].rise)
  }

  /// Draws segments side by side in visual order, from a place on the baseline.
  mutating func draw(_ segments: [LineSegment], at origin: Position) -> DrawnLine {
    var line = DrawnLine()
    var x = origin.x
    for segment in Self.visualOrder(segments) {
      draw(segment, at: Position(x: x + segment.space, y: origin.y - segment.rise), in: &line)
      x += segment.width
    }
    return line
  }

  private static func visualOrder(_ segments: [LineSegment]) -> [LineSegment] {
    guard segments.count > 1 else { return segments }
    return BidiLevels.visualOrder(of: segments.map(\.level)).map { segments[$0] }
  }

  private mutating func draw(
    _ segment: LineSegment, at origin: Position, in line: inout DrawnLine
  ) {
    guard let measured = segment.measured else { return }
    let scale = measured.pointSize / measured.cut.face.unitsPerEm
    let number = glyphs.number(of: measured.cut.face)
    measurer.fonts.noteUse(of: measured.cut)
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(segment.part.count)
    var x = origin.x
    for step in segment.part.indices {
      let unit =
        measured.item.isRightToLeft
        ? segment.part.upperBound - 1 - (step - segment.part.lowerBound) : step
      var pen = x
      let stretch = measured.stretch(of: unit)
      for index in measured.shaped.glyphRanges[unit] {
        let glyph = measured.shaped.glyphs[index]
        let place = PlacedGlyph(
          glyph: glyph.glyph, x: pen + glyph.offsetX * scale, y: origin.y - glyph.offsetY * scale)
        pen += glyph.advance * scale
        guard let ink = glyphs.ink(of: glyph.glyph, in: number) else { continue }
        placed.append(place)
        line.add(
          Rectangle(
            x: place.x + ink.x * scale * stretch, y: place.y - ink.maxY * scale,
            width: ink.width * scale * stretch, height: ink.height * scale))
      }
      x += measured.advances[unit]
    }
    if !placed.isEmpty {
      line.runs.append(
        GlyphRun(face: measured.cut.id, pointSize: measured.pointSize, glyphs: placed))
    }
  }
}

/// What a line draws, in points from the title's corner.
struct DrawnLine {
  /// Glyphs in visual order.
  var runs: [GlyphRun] = []
  /// Box around the outlines; nil while nothing is drawn.
  private(set) var ink: Rectangle?

  /// Takes in the box of a glyph.
  mutating func add(_ box: Rectangle) { ink = ink?.union(box) ?? box }
}
