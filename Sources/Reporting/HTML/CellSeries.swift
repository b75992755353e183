internal import Model

/// The cells of one title of a control, smallest size first.
struct CellSeries {
  /// Index of the title in the control's titles.
  let titleIndex: Int
  /// The title; nil where the index points nowhere.
  let title: ControlTitle?
  /// Language as a BCP 47 tag.
  let locale: String
  /// Whether Dynamic Type was supposed.
  let isWhatIf: Bool
  /// Width of the screen in points where it is not that of the control's own cells.
  var width: Double?
  /// The cells.
  let cells: [Cell]

  /// Splits the cells of a control by title, language, supposition and width, in their order.
  static func series(of result: ControlResult) -> [CellSeries] {
    struct Key: Hashable {
      let title: Int
      let locale: String
      let isWhatIf: Bool
      let width: Double?
    }
    let own = result.cells.first?.traits.containerWidth
    var order: [Key] = []
    var groups: [Key: [Cell]] = [:]
    for cell in result.cells {
      let width = cell.traits.containerWidth
      let key = Key(
        title: cell.titleIndex, locale: cell.traits.locale, isWhatIf: cell.isWhatIf,
        width: width == own ? nil : width)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(cell)
    }
    let titles = result.control.titles
    return order.map { key in
      CellSeries(
        titleIndex: key.title, title: titles.indices.contains(key.title) ? titles[key.title] : nil,
        locale: key.locale, isWhatIf: key.isWhatIf, width: key.width,
        cells: (groups[key] ?? []).sorted { $0.traits.category < $1.traits.category })
    }
  }

  /// Whether it is the same title of a control, in the same language and supposition.
  func isSame(as other: CellSeries) -> Bool {
    titleIndex == other.titleIndex && locale == other.locale && isWhatIf == other.isWhatIf
      && width == other.width
  }

  /// Position of the worst cell: by standing, then points, then the larger size.
  var worstIndex: Int? {
    cells.indices.max { left, right in
      let (first, second) = (cells[left], cells[right])
      return (first.standing, first.shortfall, first.traits.category)
        < (second.standing, second.shortfall, second.traits.category)
    }
  }

  /// Worst standing of its cells.
  var standing: Standing { cells.map(\.standing).max() ?? .doesNotApply }

  /// Largest shortfall among the cells that share the worst standing, in points.
  var shortfall: Double {
    let worst = standing
    return cells.filter { $0.standing == worst }.map(\.shortfall).max() ?? 0
  }

  /// What tells it from the control's other series, such as "German, disabled".
  var label: String {
    guard let width else { return titleLabel }
    let screen = "on a screen " + Wording.fixed(width, decimals: 0) + " pt wide"
    return titleLabel.isEmpty ? screen : titleLabel + ", " + screen
  }

  /// Its label without the screen.
  var titleLabel: String {
    var words: [String] = []
    if let name = LanguageNames.name(of: locale) { words.append(name) }
    if let state = title?.state, state != .normal { words.append(state.rawValue) }
    if let name = title?.part.name { words.append(name) }
    if isWhatIf { words.append("if it scaled") }
    return words.joined(separator: ", ")
  }
}

extension Cell {
  /// What the cell comes to.
  var standing: Standing { Standing(outcome, isWhatIf: isWhatIf) }

  /// The verdict that decides: of the cell's outcome, with most points.
  var decisiveVerdict: RuleVerdict? {
    verdicts.filter { $0.outcome == outcome }
      .reduce(nil) { best, next in
        guard let best else { return next }
        return next.shortfall > best.shortfall ? next : best
      }
  }
}

extension ContentSizeCategory {
  /// Name for narrow columns: XS, S … AX5.
  var columnName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "3XL"
    default: shortName
    }
  }

  /// Point size of body text, which the growing letters show.
  var bodySize: Double { TypeScale.size(of: .body, at: self) }
}
