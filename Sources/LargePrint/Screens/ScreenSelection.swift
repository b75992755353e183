import Model

/// Which of the solved screens a report keeps: the worst, as long as its bounds hold.
///
/// A screen is kept as long as those before it have not reached a bound, whatever it brings itself.
/// So a part of an audit keeps all that the whole would keep, and the parts joined come to the same.
struct ScreenSelection {
  /// Screens that a report keeps at most.
  static let mostScreens = 40
  /// Views of a screen that is kept.
  static let mostViews = 300
  /// Boxes, over languages and sizes, after which no screen is kept; each is 25 bytes of JSON.
  static let mostBoxes = 30_000

  /// What is kept, worst screen first, the languages of one together.
  private(set) var kept: [ScreenLayouts] = []
  /// How many screens are left out.
  private(set) var omitted = 0

  /// Chooses by the worst finding on each screen; one without any is not shown.
  init(_ layouts: [ScreenLayouts], in report: Report) {
    let screens = Dictionary(grouping: layouts, by: \.screen)
    var (count, boxes) = (0, 0)
    for id in Self.order(of: screens, in: report) {
      let languages = screens[id] ?? []
      let isTooLarge = languages.contains { $0.views.count > Self.mostViews }
      guard !isTooLarge, count < Self.mostScreens, boxes < Self.mostBoxes else {
        omitted += 1
        continue
      }
      kept += languages
      count += 1
      boxes += languages.map(\.boxes).reduce(0, +)
    }
  }

  /// Screens by their worst finding on a view whose place is proven, in the width that is drawn.
  private static func order(
    of screens: [String: [ScreenLayouts]], in report: Report
  ) -> [String] {
    let proven = screens.mapValues { languages in
      Set(languages.flatMap(\.views).filter(\.isProven).map(\.id))
    }
    let homes = Dictionary(report.controls.map { ($0.control.id, $0.control.screen) }) { one, _ in
      one
    }
    var seen: Set<String> = []
    return report.findings.compactMap { finding in
      guard finding.isOfOwnWidth, let screen = homes[finding.control] ?? nil,
        let object = finding.source.object,
        proven[screen]?.contains(object) == true, seen.insert(screen).inserted
      else { return nil }
      return screen
    }
  }
}

extension Finding {
  /// Whether some size breaks its rule in the width of the control's own cells.
  fileprivate var isOfOwnWidth: Bool {
    occurrences.isEmpty || occurrences.contains { $0.width == nil }
  }
}

extension Report {
  /// Keeps the worst of the screens that it holds, and adds up what is left out.
  mutating func selectScreens() {
    let selection = ScreenSelection(screenLayouts, in: self)
    screenLayouts = selection.kept
    omittedScreens += selection.omitted
  }
}
