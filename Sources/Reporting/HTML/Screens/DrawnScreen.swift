internal import Model

/// A solved screen in one language as the page shows it.
struct DrawnScreen {
  /// A control that stands on the screen.
  struct Resident {
    /// The control.
    let entry: ControlEntry
    /// Index of its view.
    let view: Int
    /// The titles that it shows there, with their drawings.
    let pickers: [SizePicker]
  }

  /// Place among the page's screens, from 1.
  let number: Int
  /// Its views, solved.
  let layouts: ScreenLayouts
  /// Name for people.
  let name: String
  /// File that it stands in.
  let file: String
  /// Its controls, in the order of its views.
  let residents: [Resident]

  /// Id of its place in the page.
  var anchor: String { "screen-" + String(number) }

  /// The screens of a report that a page has room for, worst first.
  static func screens(in context: PageContext) -> [DrawnScreen] {
    let known = Dictionary(context.report.screens.map { ($0.id, $0) }) { first, _ in first }
    let homes = Dictionary(grouping: context.entries) { $0.control.screen ?? "" }
    let drawable = context.report.screenLayouts.filter(\.isSound)
    return drawable.prefix(context.limits.screens).enumerated().map {
      place, layouts in
      let screen = known[layouts.screen]
      return DrawnScreen(
        number: place + 1, layouts: layouts, name: screen?.name ?? layouts.screen,
        file: screen?.source.file ?? "",
        residents: residents(homes[layouts.screen] ?? [], on: layouts, context.limits))
    }
  }

  private static func residents(
    _ entries: [ControlEntry], on layouts: ScreenLayouts, _ limits: PageLimits
  ) -> [Resident] {
    let places = Dictionary(layouts.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let found = entries.compactMap { entry -> Resident? in
      guard let object = entry.control.source.object, let view = places[object] else { return nil }
      let pickers = entry.series(shownIn: layouts.locale).map { series in
        SizePicker(entry: entry, series: series, glyphLimit: limits.glyphsPerDrawing)
      }
      return Resident(entry: entry, view: view, pickers: pickers)
    }
    return found.sorted { $0.view < $1.view }
  }

  /// The controls as they stand at one of the sizes, in the order of the views.
  func placed(at step: Int) -> [PlacedControl] {
    let category = layouts.steps[step].category
    return residents.map { resident in
      PlacedControl(resident, at: category, isProven: layouts.views[resident.view].isProven)
    }
  }

  /// Position of the worst size: by standing, then by how many controls share it, then by points,
  /// then the larger one.
  var worstStep: Int {
    let ranks = layouts.steps.indices.map { step in
      let all = placed(at: step)
      let worst = all.map(\.standing).max() ?? .doesNotApply
      let those = all.filter { $0.standing == worst }
      return (worst, those.count, those.map(\.points).max() ?? 0, step)
    }
    return ranks.max { $0 < $1 }?.3 ?? 0
  }

  /// Glyphs that a drawing of a size places at most.
  func glyphs(at step: Int) -> Int {
    placed(at: step).flatMap(\.drawings).reduce(0) { $0 + min($1.glyphCount, $1.glyphLimit) }
  }
}

extension ControlEntry {
  /// The titles that it shows in a language when nothing happens to it.
  ///
  /// They are its text, or what stands in the place of one, or one for each segment, as the control's
  /// own screen shows them. A control without that language shows its first.
  func series(shownIn locale: String) -> [CellSeries] {
    let normal = series.filter { $0.title?.state == .normal && $0.width == nil }
    let own = normal.first { $0.locale == locale && $0.title?.reasonNotToLayOut == nil }
    guard let first = own ?? normal.first else { return Array(series.prefix(1)) }
    let all = normal.filter { $0.locale == first.locale }
    if let text = all.first(where: { $0.title?.part == .text }) { return [text] }
    var seen: Set<TitlePart> = []
    return all.filter { one in one.title.map { seen.insert($0.part).inserted } ?? false }
  }
}
