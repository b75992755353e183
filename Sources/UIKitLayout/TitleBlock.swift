import Model
import Typesetting

/// A title with a subtitle below it, each a label of its own; lengths in points.
struct TitleBlock {
  /// The title's lines.
  let title: TextLayout
  /// The subtitle's lines; nil without a subtitle.
  let subtitle: TextLayout?
  /// Room between the two labels.
  let padding: Double
  /// How the labels and their lines stand to each other: left, center or right.
  let alignment: TextAlignment
  /// Steps that the labels' sizes are rounded up to.
  let grid: PixelGrid

  /// Size of the labels together, each rounded up to pixels (facts B5, D2).
  var countedExtent: Extent {
    let first = grid.roundUp(title.extent)
    guard let second = (subtitle?.extent).map(grid.roundUp) else { return first }
    return Extent(
      width: max(first.width, second.width), height: first.height + padding + second.height)
  }

  /// Whether lines differ in width, so that their alignment is seen.
  var showsAlignment: Bool {
    let widths = layout.lines.map(\.frame.width)
    guard let least = widths.min(), let most = widths.max() else { return false }
    return most - least > 1 / grid.scale
  }

  /// All lines from the top left corner of the labels, with what holds for both texts.
  var layout: TextLayout {
    let whole = countedExtent
    var text = title.moved(by: offset(of: title, top: 0, in: whole))
    if let subtitle {
      let top = grid.roundUp(title.extent.height) + padding
      text.append(subtitle.moved(by: offset(of: subtitle, top: top, in: whole)))
    }
    text.extent = whole
    return text
  }

  /// Where a label's lines begin: its rounding is shared above and below (fact D9).
  private func offset(of text: TextLayout, top: Double, in whole: Extent) -> Position {
    let spare = whole.width - text.extent.width
    let slack = (grid.roundUp(text.extent.height) - text.extent.height) / 2
    switch alignment {
    case .right: return Position(x: spare, y: top + slack)
    case .center: return Position(x: spare / 2, y: top + slack)
    case .left, .natural, .justified: return Position(x: 0, y: top + slack)
    }
  }
}

extension TextLayout {
  /// Moves every line.
  fileprivate func moved(by offset: Position) -> TextLayout {
    var copy = self
    copy.lines = lines.map { $0.moved(by: offset) }
    return copy
  }

  /// Adds the lines of another text below; what is counted is summed, what is measured is the
  /// larger of the two.
  fileprivate mutating func append(_ other: TextLayout) {
    lines += other.lines
    isTruncated = isTruncated || other.isTruncated
    untruncatedExtent = Extent(
      width: max(untruncatedExtent.width, other.untruncatedExtent.width),
      height: untruncatedExtent.height + other.untruncatedExtent.height)
    untruncatedLineCount += other.untruncatedLineCount
    if other.naturalWidth > naturalWidth {
      naturalWidth = other.naturalWidth
      naturalIndents = other.naturalIndents
      naturalWidthError = other.naturalWidthError
    }
    pointSize = max(pointSize, other.pointSize)
    shrinkFactor = min(shrinkFactor, other.shrinkFactor)
    doubts += other.doubts.filter { !doubts.contains($0) }
    missingCharacters += other.missingCharacters.filter { !missingCharacters.contains($0) }
  }
}

extension LineBox {
  /// Moves the line with everything in it.
  fileprivate func moved(by offset: Position) -> LineBox {
    var copy = self
    copy.frame = frame.offset(x: offset.x, y: offset.y)
    copy.baseline += offset.y
    copy.ink = ink?.offset(x: offset.x, y: offset.y)
    for run in copy.glyphRuns.indices {
      for glyph in copy.glyphRuns[run].glyphs.indices {
        copy.glyphRuns[run].glyphs[glyph].x += offset.x
        copy.glyphRuns[run].glyphs[glyph].y += offset.y
      }
    }
    return copy
  }
}
