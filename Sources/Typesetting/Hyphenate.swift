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
    let wordStart = unparted?.range.upperBound ?? place.start
    let wordEnd =
      (wordStart + 1..<max(wordStart + 1, place.end)).first {
        title.analysis.lineBreaks[$0] != .none
      } ?? place.end
    var best: BrokenLine?
    for end in wordStart..<wordEnd where end > place.start && marks[end] {
      var next = line(place.start..<end, ending: .softBreak, at: place)
      next.hyphenWidth = title.hyphenWidth(behind: end - 1)
      guard fits(next) else { break }
      best = next
    }
    return best
  }
}
