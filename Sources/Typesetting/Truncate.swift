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
}

extension Typesetter {
  /// Cuts the tail: as much of the beginning as fits in front of an ellipsis.
  mutating func truncateTail(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    let starts = Self.characterStarts(in: cut.text, of: title)
    for end in starts.reversed() {
      let mark = max(cut.text.lowerBound, end - 1)
      let ellipsis = try ellipsis(like: mark, in: title, locale: locale).width
      let head = cut.text.lowerBound..<end
      guard title.width(head) + ellipsis <= cut.width else { continue }
      let pieces = Self.pieces(before: head, mark: mark, after: nil, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return [.ellipsis(like: cut.text.lowerBound)]
  }

  /// Cuts the head: as much of the end as fits behind an ellipsis.
  mutating func truncateHead(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    for start in Self.characterStarts(in: cut.text, of: title) {
      let ellipsis = try ellipsis(like: start, in: title, locale: locale).width
      let tail = start..<cut.text.upperBound
      guard title.width(tail) + ellipsis <= cut.width else { continue }
      let pieces = Self.pieces(before: nil, mark: start, after: tail, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return [.ellipsis(like: max(cut.text.lowerBound, cut.text.upperBound - 1))]
  }

  /// Cuts the middle: half of the room in front of the ellipsis, the rest behind it (fact I.7).
  mutating func truncateMiddle(
    _ cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> [LinePiece] {
    let starts = Self.characterStarts(in: cut.text, of: title)
    let mark = cut.text.lowerBound
    let ellipsis = try ellipsis(like: mark, in: title, locale: locale).width
    let half = (cut.width - ellipsis) / 2
    let end = starts.last { title.width(mark..<$0) <= half } ?? mark
    let rest = cut.width - ellipsis - title.width(mark..<end)
    for start in starts where start > end {
      let tail = start..<cut.text.upperBound
      guard title.width(tail) <= rest else { continue }
      let pieces = Self.pieces(
        before: mark..<end, mark: max(mark, end - 1), after: tail, in: title)
      if try width(of: pieces, cut: cut, in: title, locale: locale) <= cut.width { return pieces }
    }
    return try truncateTail(cut, in: title, locale: locale)
  }

  private mutating func width(
    of pieces: [LinePiece], cut: Truncation, in title: MeasuredTitle, locale: String
  ) throws(TypesettingError) -> Double {
    let line = ComposedLine(pieces: pieces, range: cut.text, ending: .truncated, level: cut.level)
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

  /// The places between characters, both ends included.
  private static func characterStarts(in text: Range<Int>, of title: MeasuredTitle) -> [Int] {
    (text.lowerBound...text.upperBound).filter {
      $0 == text.lowerBound || $0 == text.upperBound || title.analysis.isCharacterStart[$0]
    }
  }
}
