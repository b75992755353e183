internal import Model
internal import TextEngine

extension LineBreaker {
  /// Pushes a word down to the lone word of the second of two lines, where both fit there.
  ///
  /// Strategy `pushOut`, on in labels (fact D19). Read from recorded lines, not documented: only in
  /// paragraphs of exactly two lines (fact I, third set, 1; one whose first two lines end with a
  /// line separator keeps its lone word), and only below a third of the room:
  /// nine lone words of 10 to 30 % of it were joined, two of 50 and 70 % were left alone. Han and
  /// kana stand without spaces, and no such push was recorded there.
  func pushOut(_ lines: inout [BrokenLine], in slot: LineSlot) {
    let (first, last) = (lines[0], lines[1])
    guard first.ending == .softBreak, first.hyphenWidth == nil, isLoneWord(last.content, in: slot),
      title.width(last.content) < last.room / 3
    else { return }
    var place = first.range.upperBound - 1
    while place > first.range.lowerBound, !mayBreak(at: place, slot.strategy) { place -= 1 }
    guard place > first.range.lowerBound,
      title.width(place..<last.content.upperBound, from: last.indent) <= last.room
    else { return }
    lines[0].range = first.range.lowerBound..<place
    lines[0].content = trimmed(lines[0].range)
    lines[1].range = place..<last.range.upperBound
    lines[1].content = place..<last.content.upperBound
  }

  private func isLoneWord(_ content: Range<Int>, in slot: LineSlot) -> Bool {
    guard let first = content.first else { return false }
    let item = title.analysis.items.first { $0.range.contains(first) }
    let unspaced: [ScriptTag] = [.han, ScriptTag("Hira"), ScriptTag("Kana")]
    guard let item, !unspaced.contains(item.script) else { return false }
    return !content.dropFirst().contains { mayBreak(at: $0, slot.strategy) }
  }
}
