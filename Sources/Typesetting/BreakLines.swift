internal import Model
internal import TextEngine

/// A line before it is placed: a part of the text and why it ends.
struct BrokenLine: Hashable {
  /// Its text, hanging spaces and line end included.
  var range: Range<Int>
  /// Its text without hanging spaces.
  var content: Range<Int>
  /// Why it ends.
  var ending: LineEnding
  /// Width of the word that was cut inside.
  var brokenWordWidth: Double?
  /// Width of the hyphen that ends it; nil for none.
  var hyphenWidth: Double?
  /// Where its paragraph lets it begin and end.
  var indents = LineIndents()
  /// Width between its indents.
  var room = Double.infinity
  /// Room below it on top of the line's own gap.
  var spacingBelow = 0.0

  /// Distance of its beginning from the leading side.
  var indent: Double { indents.head }
}

/// Breaks a measured title at one width.
struct LineBreaker {
  let title: MeasuredTitle
  private let width: Double
  private let mode: LineBreakMode
  private let strategy: LineBreakStrategy

  /// Prepares; a width of infinity breaks at hard line ends only.
  ///
  /// A paragraph's own mode and strategy go first: a label may have styles for a part of its text
  /// only (`UILabel`'s documentation).
  init(title: MeasuredTitle, width: Double, mode: LineBreakMode, strategy: LineBreakStrategy) {
    self.title = title
    self.width = width
    self.mode = mode
    self.strategy = strategy
  }

  /// Breaks the whole title.
  func lines() -> [BrokenLine] {
    let paragraphs = title.analysis.paragraphs
    return paragraphs.indices.flatMap { index in
      let isFirst = index == 0 || !paragraphs[index - 1].goesOn
      let style = title.analysis.style(of: paragraphs[index])
      let slot = LineSlot(
        paragraph: paragraphs[index], style: style, isFirst: isFirst,
        isLast: index == paragraphs.count - 1, width: width,
        strategy: style.lineBreakStrategy ?? strategy,
        breaksAnywhere: (style.lineBreakMode ?? mode) == .charWrap)
      var found = lines(in: slot)
      if slot.strategy.pushesOutLoneWords, !slot.breaksAnywhere, isFirst, !paragraphs[index].goesOn,
        found.count == 2
      {
        pushOut(&found, in: slot)
      }
      if !slot.isLast, !paragraphs[index].goesOn, let last = found.indices.last {
        let next = title.analysis.style(of: paragraphs[index + 1])
        found[last].spacingBelow = slot.style.paragraphSpacing + next.paragraphSpacingBefore
      }
      return found
    }
  }

  private func lines(in slot: LineSlot) -> [BrokenLine] {
    let paragraph = slot.paragraph
    var lines: [BrokenLine] = []
    var start = paragraph.range.lowerBound
    var word = 0..<0
    repeat {
      let place = LinePlace(start: start, in: slot)
      var line = nextLine(at: place)
      if line.ending == .insideWord {
        let cut = line.range.upperBound
        if !word.contains(cut) { word = self.word(around: cut, in: slot) }
        line.brokenWordWidth = title.width(trimmed(word))
      }
      if line.range.upperBound >= paragraph.range.upperBound {
        line.range = line.range.lowerBound..<paragraph.end
        line.ending = slot.isLast ? .endOfText : .hardBreak
        keepSpaces(upTo: paragraph.range.upperBound, of: &line)
      }
      lines.append(line)
      start = line.range.upperBound
    } while start < paragraph.range.upperBound
    return lines
  }

  /// Finds the longest line that fits, by the breaks of the text.
  private func nextLine(at place: LinePlace) -> BrokenLine {
    let whole = line(place.start..<place.end, ending: .endOfText, at: place)
    if fits(whole) { return whole }
    if place.breaksAnywhere { return brokenInside(place) }
    var best: BrokenLine?
    for end in place.start + 1..<max(place.start + 1, place.end) {
      guard title.width(trimmed(place.start..<end), from: place.indent) <= place.room else { break }
      guard mayBreak(at: end, place.strategy) else { continue }
      let next = line(place.start..<end, ending: .softBreak, at: place)
      if fits(next) { best = next }
    }
    return hyphenated(best, at: place) ?? best ?? brokenInside(place)
  }

  /// Ends a line between any two characters; one character at least is kept.
  private func brokenInside(_ place: LinePlace) -> BrokenLine {
    let analysis = title.analysis
    var best = characterEnd(after: place.start, before: place.end)
    var next = best
    while next < place.end {
      next = characterEnd(after: next, before: place.end)
      guard title.width(trimmed(place.start..<next), from: place.indent) <= place.room else {
        break
      }
      best = next
    }
    while best < place.end, analysis.units[best] != 0x09,
      CharacterProperties.isHangingSpace(analysis.units[best])
    {
      best += 1
    }
    if best >= place.end { return line(place.start..<place.end, ending: .endOfText, at: place) }
    if mayBreak(at: best, place.strategy) {
      return line(place.start..<best, ending: .softBreak, at: place)
    }
    return line(place.start..<best, ending: .insideWord, at: place)
  }

  private func characterEnd(after start: Int, before end: Int) -> Int {
    var place = min(start + 1, end)
    while place < end, !title.analysis.isCharacterStart[place] { place += 1 }
    return place
  }

  private func word(around place: Int, in slot: LineSlot) -> Range<Int> {
    let range = slot.paragraph.range
    var start = place
    while start > range.lowerBound, !mayBreak(at: start, slot.strategy) { start -= 1 }
    var end = place
    while end < range.upperBound, !mayBreak(at: end, slot.strategy) { end += 1 }
    return start..<end
  }

  /// Whether a line may end in front of a unit; between two Hangul letters where the strategy does
  /// not forbid it (fact D19).
  func mayBreak(at unit: Int, _ strategy: LineBreakStrategy) -> Bool {
    let analysis = title.analysis
    guard analysis.lineBreaks[unit] != .none else { return false }
    guard strategy.keepsHangulWords, unit > 0, unit < analysis.units.count else { return true }
    return !CharacterProperties.isHangul(analysis.units[unit])
      || !CharacterProperties.isHangul(analysis.units[unit - 1])
  }

  /// Whether a line and its hyphen fit between the indents.
  func fits(_ line: BrokenLine) -> Bool {
    // Tabs only add to a width, and to place those of a whole paragraph for every line takes time.
    guard title.width(line.content) <= line.room else { return false }
    return title.width(line.content, from: line.indent) + (line.hyphenWidth ?? 0) <= line.room
  }

  /// Makes a line; one that ends with a soft hyphen gets a hyphen in its place.
  func line(_ range: Range<Int>, ending: LineEnding, at place: LinePlace) -> BrokenLine {
    var line = BrokenLine(range: range, content: trimmed(range), ending: ending)
    line.indents = place.indents
    line.room = place.room
    guard ending == .softBreak, line.content.count > 1,
      title.analysis.units[line.content.upperBound - 1] == AnalyzedTitle.softHyphen
    else { return line }
    line.content = line.content.lowerBound..<line.content.upperBound - 1
    line.hyphenWidth = title.hyphenWidth(behind: line.content.upperBound - 1)
    return line
  }

  /// Counts the spaces at the end of a paragraph as far as they fit: a label with a single space is
  /// as wide as the space (stored frames: 4.5 points at 17 points, 2x).
  private func keepSpaces(upTo end: Int, of line: inout BrokenLine) {
    while line.content.upperBound < end,
      title.width(line.content.lowerBound..<line.content.upperBound + 1, from: line.indent)
        <= line.room
    {
      line.content = line.content.lowerBound..<line.content.upperBound + 1
    }
  }

  /// Leaves out the spaces that hang over the end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound,
      CharacterProperties.isHangingSpace(title.analysis.units[end - 1])
    {
      end -= 1
    }
    return range.lowerBound..<end
  }
}
