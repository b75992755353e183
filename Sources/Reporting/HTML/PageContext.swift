internal import Model

/// How much of a large audit one page holds; report.json always holds all of it.
struct PageLimits {
  /// Controls with a drawn card, worst first.
  var cards = 60
  /// Glyphs placed on all cards together, each an element of the page.
  var placedGlyphs = 6_000
  /// Bytes of drawings that the script shows on demand.
  var drawnBytes = 4_000_000
  /// Cells up to which sizes that pass are drawn too.
  var cellsWithPasses = 5_000
  /// Glyphs drawn of one title at one size.
  var glyphsPerDrawing = 900
  /// Rows of the matrix, worst first.
  var matrixRows = 150
  /// Findings listed, worst first.
  var findings = 300
  /// Titles of one control that are drawn, worst first.
  var seriesPerCard = 6
  /// Controls without a card that are named, by standing.
  var namedControls = 600
  /// Notices listed.
  var notices = 500
  /// Whole screens, each language one.
  var screens = 12
  /// Glyphs placed on screens that are drawn without a script.
  var screenGlyphs = 3_000
}

/// A control as the page shows it.
struct ControlEntry {
  /// Place in the report.
  let index: Int
  /// The control, its cells, and those of other widths that are not fine.
  let result: ControlResult
  /// Its cells by title.
  let series: [CellSeries]
  /// Its findings, worst first.
  let findings: [Finding]
  /// Place of its worst finding in the report; `Int.max` without any.
  let rank: Int
  /// Name of its screen, or its file.
  let group: String

  /// Id of its place in the page.
  var anchor: String { "k" + String(index + 1) }
  /// The control.
  var control: Control { result.control }
  /// Worst standing of its cells and of its findings.
  var standing: Standing {
    let told = findings.map { Standing($0.outcome, isWhatIf: $0.isWhatIf) }
    return (series.map(\.standing) + told).max() ?? .doesNotApply
  }

  /// Findings about the control as a whole, which no single size shows.
  var wholeFindings: [Finding] {
    let shown = Set(result.cells.flatMap { $0.verdicts.map(\.rule) })
    return findings.filter { !shown.contains($0.rule) }
  }

  /// Its series, worst first.
  var worstSeries: [CellSeries] {
    series.enumerated().sorted { left, right in
      let first = (left.element.standing, left.element.shortfall)
      let second = (right.element.standing, right.element.shortfall)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  /// The worst cell at a size over all titles, the title's place in the page and its position.
  func worstCell(at category: ContentSizeCategory) -> (cell: Cell, picker: String, index: Int)? {
    var worst: (cell: Cell, picker: String, index: Int)?
    for one in worstSeries {
      guard let index = one.cells.firstIndex(where: { $0.traits.category == category }) else {
        continue
      }
      let next = one.cells[index]
      if let known = worst?.cell,
        (next.standing, next.shortfall) <= (known.standing, known.shortfall)
      {
        continue
      }
      worst = (next, anchor(of: one), index)
    }
    return worst
  }

  /// Id of the place of one of its titles in the page.
  func anchor(of one: CellSeries) -> String {
    anchor + "t" + String(series.firstIndex { $0.isSame(as: one) } ?? 0)
  }

  /// The title that a finding is about; nil for the control as a whole or an unknown title.
  func series(of finding: Finding) -> CellSeries? {
    let titles = series.filter { one in
      one.locale == finding.locale && one.isWhatIf == finding.isWhatIf
        && (one.title?.state ?? .normal) == finding.state
    }
    return titles.first { $0.width == finding.worst?.width } ?? titles.first
  }

  /// Why its worst cell stands as it does, as a sentence.
  var reason: String? {
    if let sentence = control.notModelled { return sentence }
    if let finding = wholeFindings.first { return finding.message }
    let worst = standing
    let cell = series.flatMap(\.cells).last { $0.standing == worst }
    return cell?.decisiveVerdict?.message ?? cell?.reason
  }
}

/// What all parts of the page look up.
struct PageContext {
  /// What is shown.
  let report: Report
  /// How much of it.
  let limits: PageLimits
  /// Controls in the order of the report.
  let entries: [ControlEntry]
  /// Rules by id.
  let rules: [String: RuleDescription]
  /// Sizes judged, smallest first.
  let categories: [ContentSizeCategory]
  /// Place of each control by its id.
  private let places: [String: Int]

  /// Prepares a report for the page.
  init(report: Report, limits: PageLimits = PageLimits()) {
    self.report = report
    self.limits = limits
    rules = Dictionary(report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let sizes = Set(report.controls.flatMap { $0.cells.map(\.traits.category) })
    categories = sizes.sorted()
    entries = Self.entries(of: report)
    places = Dictionary(
      report.controls.enumerated().map { ($1.control.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Finds a control by its id.
  func entry(_ id: String) -> ControlEntry? { places[id].map { entries[$0] } }

  /// Controls, worst first: by their worst finding, then by standing, then by place.
  var ranked: [ControlEntry] {
    entries.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      return left.standing == right.standing
        ? left.index < right.index : left.standing > right.standing
    }
  }

  /// Whether sizes that pass are drawn: only where there are few enough.
  var drawsPasses: Bool {
    entries.reduce(0) { $0 + $1.result.cells.count } <= limits.cellsWithPasses
  }

  /// Counts the cells of each standing.
  var cellCounts: [Standing: Int] {
    entries.flatMap(\.series).filter { $0.width == nil }.flatMap(\.cells).reduce(into: [:]) {
      counts, cell in
      counts[cell.standing, default: 0] += 1
    }
  }

  private static func entries(of report: Report) -> [ControlEntry] {
    let names = Dictionary(
      report.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var findings: [String: [Finding]] = [:]
    var ranks: [String: Int] = [:]
    for (place, finding) in report.findings.enumerated() {
      findings[finding.control, default: []].append(finding)
      if ranks[finding.control] == nil { ranks[finding.control] = place }
    }
    let flaws = Dictionary(grouping: report.matrix?.flaws ?? [], by: \.control)
    return report.controls.enumerated().map { index, result in
      let id = result.control.id
      var result = result
      result.cells += flaws[id, default: []].map(\.cell)
      return ControlEntry(
        index: index, result: result, series: CellSeries.series(of: result),
        findings: findings[id] ?? [], rank: ranks[id] ?? .max,
        group: result.control.screen.flatMap { names[$0] } ?? result.control.source.file)
    }
  }
}
