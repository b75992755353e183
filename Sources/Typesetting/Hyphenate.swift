internal import Model
internal import TextEngine

extension LineBreaker {
  /// Parts the word that did not fit on a line, where the style asks for it (fact D24).
  ///
  /// Tried only where the line without the word fills less than the factor's share of its room.
  func hyphenated(_ unparted: BrokenLine?, at place: LinePlace) -> BrokenLine? {
    let marks = title.analysis.hyphenMarks
    guard !marks.isEmpty, asksForParting(unparted, at: place) else { return nil }
    var best: BrokenLine?
    let wordStart = unparted?.range.upperBound ?? place.start
    for end in wordStart + 1..<max(wordStart + 1, place.end) {
      guard !mayBreak(at: end, place.strategy),
        title.width(place.start..<end, from: place.indent) <= place.room
      else { break }
      guard marks[end] else { continue }
      var next = line(place.start..<end, ending: .softBreak, at: place)
      next.hyphenWidth = title.hyphenWidth(behind: end - 1)
      if fits(next) { best = next }
    }
    return best
  }

  private func asksForParting(_ unparted: BrokenLine?, at place: LinePlace) -> Bool {
    let filled = unparted.map { title.width($0.content, from: place.indent) } ?? 0
    return filled < place.style.hyphenationFactor * place.room
  }
}
