internal import Model

/// A critical point in words.
struct CriticalWords {
  /// The point.
  let point: CriticalPoint

  /// Says from which size on it fails, first where, and how wide it would have to be.
  var sentence: String {
    var words = LanguageNames.name(of: point.locale).map { "In " + $0 + " it" } ?? "It"
    words += point.isWhatIf ? " would fail" : " fails"
    if let size = point.pointSize { words += " from " + Wording.points(size) + " pt on" }
    words += ", first at " + point.category.shortName
    if let part = point.part.name { words += " (" + part + ")" }
    if point.state != .normal { words += " (" + point.state.rawValue + ")" }
    guard let width = point.width else { return words + "; no width alone would cure it." }
    return words + "; " + Wording.points(width) + " pt wide it would pass at every size."
  }
}
