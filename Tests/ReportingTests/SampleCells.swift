import Model

/// Lays sample controls out at all sizes and judges them, in the plainest way.
enum SampleCells {
  /// A button of a fixed width that grows with its lines; no insets means that they are ignored.
  static func button(
    _ control: Control, width: Double, insets: EdgeInsets, promised: EdgeInsets
  ) -> ControlResult {
    cells(of: control) { title, category in
      let text = SampleType.layout(
        title.title.text, size: category.bodySizeInPoints, width: width - insets.horizontal)
      let height = max(44, text.extent.height + insets.vertical)
      let bounds = Rectangle(x: 0, y: 0, width: width, height: height)
      let frame = Rectangle(
        x: (width - text.extent.width) / 2, y: (height - text.extent.height) / 2,
        width: text.extent.width, height: text.extent.height)
      let layout = ControlLayout(
        bounds: bounds, intrinsicExtent: bounds.extent, promisedInsets: promised,
        titleFrame: frame, title: text)
      return (layout, crowding(in: layout))
    }
  }

  /// A label, or a button drawn as plainly, of one line.
  static func label(_ control: Control, width: Double) -> ControlResult {
    cells(of: control) { title, category in
      let text = SampleType.layout(
        title.title.text, size: category.bodySizeInPoints, width: width, lineLimit: 1)
      let bounds = Rectangle(x: 0, y: 0, width: width, height: text.extent.height)
      let layout = ControlLayout(
        bounds: bounds, intrinsicExtent: bounds.extent, promisedInsets: .zero,
        titleFrame: bounds, title: text)
      return (layout, truncation(in: layout))
    }
  }

  /// A label of as many lines as its text takes.
  static func wrapped(_ control: Control, width: Double) -> ControlResult {
    cells(of: control) { title, category in
      let text = SampleType.layout(
        title.title.text, size: category.bodySizeInPoints, width: width)
      let bounds = Rectangle(x: 0, y: 0, width: width, height: text.extent.height)
      let layout = ControlLayout(
        bounds: bounds, intrinsicExtent: bounds.extent, promisedInsets: .zero,
        titleFrame: bounds, title: text)
      return (layout, [])
    }
  }

  private static func cells(
    of control: Control,
    each: (ControlTitle, ContentSizeCategory) -> (layout: ControlLayout, verdicts: [RuleVerdict])
  ) -> ControlResult {
    var cells: [Cell] = []
    for (index, title) in control.titles.enumerated() {
      for category in ContentSizeCategory.allCases {
        let (layout, verdicts) = each(title, category)
        cells.append(
          Cell(
            traits: Traits(category: category, locale: title.locale), titleIndex: index,
            isWhatIf: false, layout: layout, outcome: verdicts.isEmpty ? .passes : .fails,
            verdicts: verdicts))
      }
    }
    return ControlResult(control: control, cells: cells)
  }

  private static func crowding(in layout: ControlLayout) -> [RuleVerdict] {
    let room = layout.titleFrame.x
    let promised = layout.promisedInsets.left
    guard room < promised - 0.1 else { return [] }
    var verdicts = [
      RuleVerdict(
        rule: "text-touches-edge", outcome: .fails,
        message: "The title leaves \(Int(room)) of \(Int(promised)) pt beside it",
        measured: sides(of: layout), shortfall: promised - room)
    ]
    if room < 8 {
      verdicts.append(
        RuleVerdict(
          rule: "text-touches-corner", outcome: .fails, message: "Ink crosses the corner’s curve",
          measured: [MeasuredValue("corner-clearance", room - 6, limit: 4, bound: .atLeast)],
          shortfall: 10 - room))
    }
    return verdicts
  }

  /// Room at the sides, as the real rules name it.
  private static func sides(of layout: ControlLayout) -> [MeasuredValue] {
    let (room, above) = (layout.titleFrame.x, layout.titleFrame.y)
    let insets = layout.promisedInsets
    return ["left", "right"].flatMap { side in
      [
        MeasuredValue(side + "-padding", room, limit: insets.left, bound: .atLeast, error: 1.2),
        MeasuredValue("overflow-" + side, -room, limit: 0),
      ]
    }
      + ["top", "bottom"].map { side in
        MeasuredValue(side + "-padding", above, limit: insets.top, bound: .atLeast)
      }
  }

  private static func truncation(in layout: ControlLayout) -> [RuleVerdict] {
    guard layout.title.isTruncated else { return [] }
    let (needs, room) = (layout.title.naturalWidth, layout.bounds.width)
    return [
      RuleVerdict(
        rule: "text-truncated", outcome: .fails, message: "An ellipsis hides the end of the title",
        measured: [MeasuredValue("width-the-title-needs", needs, limit: room, bound: .atMost)],
        shortfall: needs - room)
    ]
  }
}

extension ContentSizeCategory {
  /// Size of body text.
  fileprivate var bodySizeInPoints: Double { TypeScale.size(of: .body, at: self) }
}

/// Folds sample cells into findings, one for each rule and title.
enum SampleFindings {
  static func findings(of result: ControlResult) -> [Finding] {
    result.control.titles.indices.flatMap { index in
      let cells = result.cells.filter { $0.titleIndex == index }
      let rules = Set(cells.flatMap { $0.verdicts.map(\.rule) }).sorted()
      return rules.compactMap { finding(rule: $0, title: index, cells: cells, of: result.control) }
    }
  }

  private static func finding(
    rule: String, title: Int, cells: [Cell], of control: Control
  ) -> Finding? {
    let occurrences = cells.flatMap { cell in
      cell.verdicts.filter { $0.rule == rule }.map {
        Finding.Occurrence(category: cell.traits.category, verdict: $0)
      }
    }
    guard let first = occurrences.first, let cell = cells.first else { return nil }
    let object = control.source.object ?? ""
    return Finding(
      rule: rule, outcome: first.verdict.outcome, impact: .serious, control: control.id,
      source: control.source, locale: cell.traits.locale, state: control.titles[title].state,
      title: control.titles[title].title.text, isWhatIf: cell.isWhatIf, category: first.category,
      occurrences: occurrences,
      message: first.verdict.message + " from \(first.category.shortName) on",
      fingerprint: String(
        object.utf8.reduce(UInt64(title) + 7) { $0 &* 31 &+ UInt64($1) }, radix: 16)
        + String(rule.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 99_991 }, radix: 16))
  }
}
