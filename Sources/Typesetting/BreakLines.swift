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
}

/// Breaks a measured title at one width.
struct LineBreaker {
  private let title: MeasuredTitle
  private let width: Double
  private let breaksAnywhere: Bool
  private let pushesOutLoneWords: Bool

  /// Prepares; a width of infinity breaks at hard line ends only.
  init(title: MeasuredTitle, width: Double, mode: LineBreakMode, pushesOutLoneWords: Bool) {
    self.title = title
    self.width = width + TextRoom.tolerance
    breaksAnywhere = mode == .charWrap
    self.pushesOutLoneWords = pushesOutLoneWords && mode != .charWrap
  }

  /// Breaks the whole title.
  func lines() -> [BrokenLine] {
    let paragraphs = title.analysis.paragraphs
    return paragraphs.indices.flatMap { index in
      var found = lines(of: paragraphs[index], isLast: index == paragraphs.count - 1)
      let isWhole = !paragraphs[index].goesOn && !(index > 0 && paragraphs[index - 1].goesOn)
      if pushesOutLoneWords, isWhole, found.count == 2 { pushOut(&found) }
      return found
    }
  }

  private func lines(of paragraph: TextParagraph, isLast: Bool) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var start = paragraph.range.lowerBound
    var word = 0..<0
    repeat {
      var line = nextLine(from: start, in: paragraph)
      if line.ending == .insideWord {
        let cut = line.range.upperBound
        if !word.contains(cut) { word = self.word(around: cut, in: paragraph) }
        line.brokenWordWidth = title.width(trimmed(word))
      }
      if line.range.upperBound >= paragraph.range.upperBound {
        line.range = line.range.lowerBound..<paragraph.end
        line.ending = isLast ? .endOfText : .hardBreak
        keepSpaces(upTo: paragraph.range.upperBound, of: &line)
      }
      lines.append(line)
      start = line.range.upperBound
    } while start < paragraph.range.upperBound
    return lines
  }

  /// Finds the longest line that fits, by the breaks of the text.
  private func nextLine(from start: Int, in paragraph: TextParagraph) -> BrokenLine {
    let end = paragraph.range.upperBound
    let whole = trimmed(start..<end)
    if fits(whole) { return line(start..<end, ending: .endOfText) }
    if breaksAnywhere { return brokenInside(start, in: paragraph) }
    var best: Int?
    var place = start + 1
    while place < end {
      if title.analysis.lineBreaks[place] != .none {
        guard fits(trimmed(start..<place)) else { break }
        best = place
      } else if !fits(trimmed(start..<place)) {
        break
      }
      place += 1
    }
    if let best { return line(start..<best, ending: .softBreak) }
    return brokenInside(start, in: paragraph)
  }

  /// Ends a line between any two characters; one character at least is kept.
  private func brokenInside(_ start: Int, in paragraph: TextParagraph) -> BrokenLine {
    let analysis = title.analysis
    let end = paragraph.range.upperBound
    var best = characterEnd(after: start, before: end)
    var place = best
    while place < end {
      place = characterEnd(after: place, before: end)
      guard fits(trimmed(start..<place)) else { break }
      best = place
    }
    while best < end, analysis.units[best] != 0x09,
      CharacterProperties.isHangingSpace(analysis.units[best])
    {
      best += 1
    }
    if best >= end { return line(start..<end, ending: .endOfText) }
    if analysis.lineBreaks[best] != .none { return line(start..<best, ending: .softBreak) }
    return line(start..<best, ending: .insideWord)
  }

  private func characterEnd(after start: Int, before end: Int) -> Int {
    var place = min(start + 1, end)
    while place < end, !title.analysis.isCharacterStart[place] { place += 1 }
    return place
  }

  private func word(around place: Int, in paragraph: TextParagraph) -> Range<Int> {
    let breaks = title.analysis.lineBreaks
    var start = place
    while start > paragraph.range.lowerBound, breaks[start] == .none { start -= 1 }
    var end = place
    while end < paragraph.range.upperBound, breaks[end] == .none { end += 1 }
    return start..<end
  }

  private func fits(_ content: Range<Int>) -> Bool { title.width(content) <= width }

  private func line(_ range: Range<Int>, ending: LineEnding) -> BrokenLine {
    BrokenLine(range: range, content: trimmed(range), ending: ending)
  }

  /// Counts the spaces at the end of a paragraph as far as they fit: a label with a single space is
  /// as wide as the space (stored frames: 4.5 points at 17 points, 2x).
  private func keepSpaces(upTo end: Int, of line: inout BrokenLine) {
    while line.content.upperBound < end,
      fits(line.content.lowerBound..<line.content.upperBound + 1)
    {
      line.content = line.content.lowerBound..<line.content.upperBound + 1
    }
  }

  /// Leaves out the spaces that hang over the end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound,
      CharacterProperties.isHangingSpace(title.analysis.units[end - 1])
    {
      end -= 1
    }
    return range.lowerBound..<end
  }
}

extension LineBreaker {
  /// Pushes a word down to the lone word of the second of two lines, where both fit there.
  ///
  /// Strategy `pushOut`, on in labels (fact D19). Read from recorded lines, not documented: only in
  /// paragraphs of exactly two lines (fact I, third set, 1; one whose first two lines end with a
  /// line separator keeps its lone word), and only below a third of the room:
  /// nine lone words of 10 to 30 % of it were joined, two of 50 and 70 % were left alone. Han and
  /// kana stand without spaces, and no such push was recorded there.
  private func pushOut(_ lines: inout [BrokenLine]) {
    let (first, last) = (lines[0], lines[1])
    guard first.ending == .softBreak, isLoneWord(last.content),
      title.width(last.content) < width / 3
    else { return }
    var place = first.range.upperBound - 1
    while place > first.range.lowerBound, title.analysis.lineBreaks[place] == .none { place -= 1 }
    guard place > first.range.lowerBound, fits(place..<last.content.upperBound) else { return }
    lines[0] = line(first.range.lowerBound..<place, ending: .softBreak)
    lines[1].range = place..<last.range.upperBound
    lines[1].content = place..<last.content.upperBound
  }

  private func isLoneWord(_ content: Range<Int>) -> Bool {
    guard let first = content.first else { return false }
    let item = title.analysis.items.first { $0.range.contains(first) }
    let unspaced: [ScriptTag] = [.han, ScriptTag("Hira"), ScriptTag("Kana")]
    guard let item, !unspaced.contains(item.script) else { return false }
    return !content.dropFirst().contains { title.analysis.lineBreaks[$0] != .none }
  }
}
