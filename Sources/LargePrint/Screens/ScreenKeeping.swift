import Auditing
import Model

/// Keeps a solved screen for drawing it whole, where something that stands on it is not well.
struct ScreenKeeping {
  /// The screen, solved.
  let places: ScreenPlaces
  /// Its controls, judged.
  let judged: [JudgedControl]
  /// Sizes asked for.
  let categories: [ContentSizeCategory]

  /// The screen in its base language, and in the language of its worst cell where that is another;
  /// none where nothing was found on it.
  var layouts: [ScreenLayouts] {
    let flawed = judged.filter { $0.isFlawed && isPlaced($0.result.control) }
    guard !flawed.isEmpty, let base = places.locales.first else { return [] }
    let worst = worstLocale(of: flawed.map(\.result))
    return ([base] + [worst].compactMap { $0 != base ? $0 : nil }).compactMap(layouts)
  }

  /// Whether the solution is trusted for the control's place.
  private func isPlaced(_ control: Control) -> Bool {
    control.source.object.map { places.trust.level(of: $0) == .place } ?? false
  }

  private func layouts(in locale: String) -> ScreenLayouts? {
    let solved = categories.sorted().compactMap { category in
      places.dressed[ScreenKey(locale: locale, category: category)].map {
        (category: category, screen: $0.solved)
      }
    }
    return ScreenLayouts(solved, locale: locale) { places.trust.level(of: $0) == .place }
  }

  /// Language of the first cell that nothing is worse than; nil where no cell is flawed.
  private func worstLocale(of results: [ControlResult]) -> String? {
    let cells = results.flatMap(\.cells).filter { $0.outcome >= .needsReview }
    return cells.reduce(nil as Cell?) { worst, next in
      guard let worst else { return next }
      return Self.rank(of: worst) < Self.rank(of: next) ? next : worst
    }?.traits.locale
  }

  private static func rank(of cell: Cell) -> (Outcome, Int, Double) {
    (cell.outcome, cell.isWhatIf ? 0 : 1, cell.shortfall)
  }
}

extension JudgedControl {
  /// Whether any rule spoke of it.
  fileprivate var isFlawed: Bool {
    !controlVerdicts.isEmpty || result.cells.contains { $0.outcome >= .needsReview }
  }
}
