internal import Model
internal import TextEngine

extension Typesetter {
  /// Keeps the lines that fit limit and height, and cuts the last one where text is left over.
  mutating func compose(
    _ lines: [BrokenLine], in title: MeasuredTitle, room: TextRoom, locale: String
  ) throws(TypesettingError) -> [ComposedLine] {
    let count = Self.visibleCount(of: lines, in: title, room: room)
    var composed = lines.prefix(count).map {
      ComposedLine($0, level: Self.paragraph(at: $0.range.lowerBound, in: title).level)
    }
    guard count < lines.count, let last = composed.indices.last else { return composed }
    let style = title.analysis.style(
      of: Self.paragraph(at: lines[last].range.lowerBound, in: title))
    composed[last] = try cut(
      lines[last], in: title, mode: style.lineBreakMode ?? room.lineBreakMode,
      isOnlyLine: count == 1, locale: locale)
    return composed
  }

  /// Counts the lines that are shown: at least one, whatever the height (fact D12).
  private static func visibleCount(
    of lines: [BrokenLine], in title: MeasuredTitle, room: TextRoom
  ) -> Int {
    var count = room.lineLimit > 0 ? min(room.lineLimit, lines.count) : lines.count
    guard let limit = room.height else { return count }
    var bottom = 0.0
    for (index, line) in lines.prefix(count).enumerated() {
      let height = LineHeight(of: line.range, in: title)
      bottom += height.height
      if index > 0, bottom > limit + TextRoom.tolerance {
        count = index
        break
      }
      bottom += height.gap + line.spacingBelow
    }
    return count
  }

  /// Cuts the last visible line; with more than one, head and middle behave as tail (fact I.7).
  private mutating func cut(
    _ line: BrokenLine, in title: MeasuredTitle, mode: LineBreakMode, isOnlyLine: Bool,
    locale: String
  ) throws(TypesettingError) -> ComposedLine {
    let paragraph = Self.paragraph(at: line.range.lowerBound, in: title)
    let text = line.range.lowerBound..<max(line.range.lowerBound, paragraph.range.upperBound)
    var composed = ComposedLine(line, level: paragraph.level)
    let cut = Truncation(
      text: text, width: line.room, level: paragraph.level, indents: line.indents)
    switch mode {
    case .wordWrap, .charWrap:
      composed.ending = .clipped
      return composed
    case .clip:
      composed.pieces = [.text(Self.clipped(text, of: line, in: title))]
      composed.ending = .clipped
    case .truncateHead where isOnlyLine:
      composed.pieces = try truncateHead(cut, in: title, locale: locale)
      composed.ending = .truncated
    case .truncateMiddle where isOnlyLine:
      composed.pieces = try truncateMiddle(cut, in: title, locale: locale)
      composed.ending = .truncated
    case .truncateHead, .truncateMiddle, .truncateTail:
      composed.pieces = try truncateTail(cut, in: title, locale: locale)
      composed.ending = .truncated
    }
    composed.range = text.lowerBound..<paragraph.end
    composed.brokenWordWidth = nil
    return composed
  }

  /// The part of a line that begins before the edge.
  private static func clipped(
    _ text: Range<Int>, of line: BrokenLine, in title: MeasuredTitle
  ) -> Range<Int> {
    let end = text.dropFirst().first {
      title.analysis.isCharacterStart[$0]
        && title.width(text.lowerBound..<$0, from: line.indent) >= line.room
    }
    return text.lowerBound..<(end ?? text.upperBound)
  }

  /// The paragraph that holds a unit.
  static func paragraph(at unit: Int, in title: MeasuredTitle) -> TextParagraph {
    let paragraphs = title.analysis.paragraphs
    let next = paragraphs.partitioningIndex(where: { $0.range.lowerBound > unit })
    return next > 0 ? paragraphs[next - 1] : TextParagraph(range: 0..<0, end: 0, level: 0)
  }
}
