internal import Model
internal import TextEngine

/// A place where text is cut for an ellipsis.
struct Truncation {
  /// Part of the paragraph that is cut, in UTF-16 units.
  let text: Range<Int>
  /// Room, in points.
  let width: Double
  /// Embedding level of the paragraph.
  let level: UInt8
  /// Where its paragraph lets it begin and end, in points.
  let indents: LineIndents

  /// Distance of its beginning from the leading side, in points.
  var indent: Double { indents.head }
}

extension Typesetter {
  /// Cuts the tail: as much of the beginning as fits in front of an ellipsis.
  mutating func truncateTail(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    let starts = Self.characterStarts(in: cut.text, of: title)
    for end in Self.ends(starts, of: cut, in: title) {
      let mark = max(cut.text.lowerBound, end - 1)
      let ellipsis = try ellipsis(like: mark, in: title, locale: locale).width
      let head = cut.text.lowerBound..<end
      guard title.width(head, from: cut.indent) + ellipsis <= cut.width else { continue }
      let pieces = Self.pieces(before: head, mark: mark, after: nil, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return [.ellipsis(like: cut.text.lowerBound)]
  }

  /// Cuts the head: as much of the end as fits behind an ellipsis.
  mutating func truncateHead(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    let starts = Self.characterStarts(in: cut.text, of: title)
    let first = starts.partitioningIndex(where: {
      title.width($0..<cut.text.upperBound) <= cut.width
    })
    for start in starts[first...] {
      let ellipsis = try ellipsis(like: start, in: title, locale: locale).width
      let tail = start..<cut.text.upperBound
      guard title.width(tail, from: cut.indent + ellipsis) + ellipsis <= cut.width else {
        continue
      }
      let pieces = Self.pieces(before: nil, mark: start, after: tail, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return [.ellipsis(like: max(cut.text.lowerBound, cut.text.upperBound - 1))]
  }

  /// Cuts the middle: the end first, by half of the room, then as much of the beginning as fits.
  ///
  /// Read from recorded cuts, not documented: where half of the room ends within a character, the
  /// character stays if at least a third of it lies inside (``keptShare``).
  mutating func truncateMiddle(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    let starts = Self.characterStarts(in: cut.text, of: title)
    let ellipsis = try ellipsis(like: cut.text.lowerBound, in: title, locale: locale).width
    let room = cut.width - ellipsis
    let tail = Self.tail(of: cut.text, nearest: room / 2, starts: starts, in: title)
    for end in Self.ends(starts, of: cut, in: title) where end < tail.lowerBound {
      let head = cut.text.lowerBound..<end
      guard title.width(head, from: cut.indent) + title.width(tail) <= room else { continue }
      let mark = max(cut.text.lowerBound, end - 1)
      let pieces = Self.pieces(before: head, mark: mark, after: tail, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return try truncateTail(cut, in: title, locale: locale)
  }

  /// Share of a character that has to lie in the latter half for the character to stay.
  ///
  /// Six recorded middle cuts bound it: characters of which 0.45, 0.48 and 0.69 lay inside stayed,
  /// such of 0.09, 0.14 and 0.22 went (fact I.7, reports B02 and B06). Half, as the nearest place
  /// between two characters would have it, is not excluded by how far the widths may be off. All six
  /// leave less room than the next character takes; report B14 alone leaves more and is not followed.
  private static let keptShare = 1.0 / 3

  private static func tail(
    of text: Range<Int>, nearest width: Double, starts: [Int], in title: MeasuredTitle
  ) -> Range<Int> {
    var start = text.upperBound
    for next in starts.reversed() where next < start {
      let free = width - title.width(start..<text.upperBound)
      guard free >= keptShare * title.width(next..<start) else { break }
      start = next
    }
    return start..<text.upperBound
  }

  private mutating func width(
    of pieces: [LinePiece], cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> Double {
    var line = ComposedLine(pieces: pieces, range: cut.text, ending: .truncated, level: cut.level)
    line.indents = cut.indents
    return try segments(of: line, in: title, locale: locale).reduce(0) { $0 + $1.width }
  }

  /// Joins what is kept with an ellipsis; spaces beside it go (one recorded middle truncation).
  private static func pieces(
    before: Range<Int>?, mark: Int, after: Range<Int>?, in title: MeasuredTitle
  ) -> [LinePiece] {
    let isSpace = { CharacterProperties.isHangingSpace(title.analysis.units[$0]) }
    var pieces: [LinePiece] = []
    if let before, let last = before.last(where: { !isSpace($0) }) {
      pieces.append(.text(before.lowerBound..<last + 1))
    }
    pieces.append(.ellipsis(like: mark))
    if let after, let first = after.first(where: { !isSpace($0) }) {
      pieces.append(.text(first..<after.upperBound))
    }
    return pieces
  }

  /// The places behind which text may be cut, last first, from the last one that has room without
  /// an ellipsis.
  private static func ends(
    _ starts: [Int], of cut: Truncation, in title: MeasuredTitle
  ) -> ReversedCollection<ArraySlice<Int>> {
    let first = starts.partitioningIndex(where: {
      title.width(cut.text.lowerBound..<$0, from: cut.indent) > cut.width
    })
    return starts[..<first].reversed()
  }

  /// The places between characters, both ends included.
  private static func characterStarts(in text: Range<Int>, of title: MeasuredTitle) -> [Int] {
    (text.lowerBound...text.upperBound).filter {
      $0 == text.lowerBound || $0 == text.upperBound || title.analysis.isCharacterStart[$0]
    }
  }
}
