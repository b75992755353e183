internal import Model
internal import TextEngine

extension LineBreaker {
  /// Parts the word that did not fit on a line, where the style asks for it (fact D24).
  ///
  /// Tried only where the line without the word fills less than the factor's share of its room.
  func hyphenated(_ unparted: BrokenLine?, at place: LinePlace) -> BrokenLine? {
    let marks = title.analysis.hyphenMarks
    let filled = unparted.map { title.width($0.content) } ?? 0
    guard !marks.isEmpty, filled < place.style.hyphenationFactor * place.room else { return nil }
    var best: BrokenLine?
    let wordStart = unparted?.range.upperBound ?? place.start
    for end in wordStart + 1..<max(wordStart + 1, place.end) {
      guard title.analysis.lineBreaks[end] == .none,
        title.width(place.start..<end) <= place.room
      else { break }
      guard marks[end] else { continue }
      var next = line(place.start..<end, ending: .softBreak, at: place)
      next.hyphenWidth = title.hyphenWidth(behind: end - 1)
      if fits(next) { best = next }
    }
    return best
  }
}
