internal import Model

/// What a line is made of, in the order of the text.
enum LinePiece: Hashable {
  /// A part of the title.
  case text(Range<Int>)
  /// An ellipsis that stands where text was cut, set like the unit it is given.
  case ellipsis(like: Int)

  /// A hyphen where a word is parted behind the unit it is given, and set like it.
  case hyphen(like: Int)

  /// Units of a hyphen.
  static let hyphenUnits: [UInt16] = [0x2D]
  /// Units of an ellipsis.
  static let ellipsisUnits: [UInt16] = [0x2026]
}

/// A line whose pieces are chosen, before it is placed.
struct ComposedLine {
  /// Pieces in the order of the text.
  var pieces: [LinePiece]
  /// What the line stands for.
  var range: Range<Int>
  /// Why it ends.
  var ending: LineEnding
  /// Width of the word that was cut inside.
  var brokenWordWidth: Double?
  /// Embedding level of its paragraph.
  var level: UInt8
  /// Where its paragraph lets it begin and end.
  var indents = LineIndents()
  /// Width between its indents.
  var room = Double.infinity
  /// Room below it on top of the line's own gap.
  var spacingBelow = 0.0

  /// Distance of its beginning from the leading side.
  var indent: Double { indents.head }

  /// Composes a line of pieces.
  init(pieces: [LinePiece], range: Range<Int>, ending: LineEnding, level: UInt8) {
    self.pieces = pieces
    self.range = range
    self.ending = ending
    self.level = level
  }

  /// Takes a broken line as it is.
  init(_ line: BrokenLine, level: UInt8) {
    pieces = line.content.isEmpty ? [] : [.text(line.content)]
    if line.hyphenWidth != nil { pieces.append(.hyphen(like: line.content.upperBound - 1)) }
    indents = line.indents
    room = line.room
    spacingBelow = line.spacingBelow
    range = line.range
    ending = line.ending
    brokenWordWidth = line.brokenWordWidth
    self.level = level
  }
}
