internal import Model

/// A control on a screen at one size.
struct PlacedControl {
  /// The control.
  let entry: ControlEntry
  /// Its name for people, as long as a line below a drawing.
  let name: String
  /// Index of its view.
  let view: Int
  /// Its titles as they were judged; empty where none was laid out.
  let drawings: [CellDrawing]
  /// Whether the place of its view is proven.
  let isProven: Bool
  /// The worst of its titles and of what is found about the control as a whole.
  let standing: Standing
  /// Points by which the worst title is off; 0 where no length is.
  let points: Double
  /// Rule that says it where no title of this size does, but the control as a whole is at fault.
  let wholeRule: String?
  /// Title and position that its drawing stands at in its card; nil without a title.
  let title: (id: String, index: Int)?

  /// Collects what a control shows at a size.
  init(
    _ resident: DrawnScreen.Resident, at category: ContentSizeCategory, isProven: Bool
  ) {
    entry = resident.entry
    view = resident.view
    self.isProven = isProven
    let shown = resident.pickers.compactMap { picker in
      picker.series.cells.firstIndex { $0.traits.category == category }.map {
        (picker: picker, index: $0, cell: picker.series.cells[$0])
      }
    }
    drawings = shown.compactMap { $0.picker.drawings[$0.index] }
    let worst = shown.max { left, right in
      (left.cell.standing, left.cell.shortfall) < (right.cell.standing, right.cell.shortfall)
    }
    let text = worst?.picker.series.title?.title.text
    name = Wording.excerpt(resident.entry.control.displayName(showing: text), limit: 48)
    let shownStanding = worst?.cell.standing ?? .doesNotApply
    let told = resident.entry.wholeFindings.map { finding in
      (standing: Standing(finding.outcome, isWhatIf: finding.isWhatIf), rule: finding.rule)
    }
    let standing = (told.map(\.standing) + [shownStanding]).max() ?? .doesNotApply
    self.standing = standing
    points = shownStanding == standing ? worst?.cell.shortfall ?? 0 : 0
    wholeRule = shownStanding == standing ? nil : told.first { $0.standing == standing }?.rule
    title = worst.map { (resident.entry.anchor(of: $0.picker.series), $0.index) }
  }

  /// Whether something was found at this size.
  var isFlawed: Bool { standing >= .needsReview }
  /// Its size as it was judged, in points; nil where nothing was laid out.
  var extent: Extent? { drawings.first?.layout.bounds.extent }
}
