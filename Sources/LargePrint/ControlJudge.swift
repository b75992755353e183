import Auditing
import Model
import Typesetting
import UIKitLayout

/// A control with its cells and with what rules about the whole control said.
struct JudgedControl: Sendable {
  /// The control and its cells.
  var result: ControlResult
  /// Verdicts about the control.
  let controlVerdicts: [ControlVerdict]
  /// What it is to a control that it is offered beside; nil for what is no button or not laid out.
  let asNeighbour: Neighbour?
  /// The control at Large, where it names neighbours that it has to be judged among.
  let subjectAmongNeighbours: Subject?
}

/// Lays out and judges one control in every cell.
struct ControlJudge {
  /// The control.
  let control: Control
  /// Options of the run.
  let options: AuditOptions
  /// Rules to ask.
  let auditor: Auditor
  /// The control's screen, solved; nil where the control is laid out alone.
  var places: ScreenPlaces?

  /// Makes the cells, then asks the rules about the whole control.
  func judge(_ typesetter: inout Typesetter) -> JudgedControl {
    let grid = CellGrid(control: control, options: options)
    let cells = grid.jobs.map { cell($0, &typesetter) }
    let subjects = subjectsAtLarge(grid, &typesetter)
    let hasNeighbours = control.appleIDButton?.neighbours.isEmpty == false
    return JudgedControl(
      result: ControlResult(control: control, cells: cells),
      controlVerdicts: auditor.judgeControl(subjects),
      asNeighbour: control.kind.isButton ? subjects.first.map(Neighbour.init) : nil,
      subjectAmongNeighbours: hasNeighbours ? subjects.first : nil)
  }

  /// Lays out and judges one cell.
  func cell(_ job: CellGrid.Job, _ typesetter: inout Typesetter) -> Cell {
    var cell = Cell(
      traits: job.traits, titleIndex: job.titleIndex, isWhatIf: job.isWhatIf, layout: nil,
      outcome: .doesNotApply)
    if let reason = control.titles[job.titleIndex].reasonNotToLayOut {
      cell.reason = reason
      return cell
    }
    let placed = placed(job)
    switch layOut(job, placed, &typesetter) {
    case .failure(let error): cell.reason = error.sentence
    case .success(let layout):
      let judgement = auditor.judge(subject(job, layout, placed, typesetter.outlines))
      cell.layout = layout
      cell.outcome = judgement.outcome
      cell.reason = judgement.reason
      cell.verdicts = judgement.verdicts
      if cell.outcome == .passes,
        let doubt = (control.doubts + layout.title.doubts).first(where: { $0.unsettlesPasses })
      {
        cell.outcome = .needsReview
        cell.reason = doubt.reason
      }
    }
    return cell
  }

  /// Asks the rules about the whole control.
  func controlVerdicts(_ typesetter: inout Typesetter) -> [ControlVerdict] {
    let grid = CellGrid(control: control, options: options)
    return auditor.judgeControl(subjectsAtLarge(grid, &typesetter))
  }

  private func subjectsAtLarge(
    _ grid: CellGrid, _ typesetter: inout Typesetter
  ) -> [Subject] {
    var subjects: [Subject] = []
    for (index, title) in control.titles.enumerated() where title.reasonNotToLayOut == nil {
      let job = grid.controlJob(index: index, title: title)
      let placed = placed(job)
      guard case .success(let layout) = layOut(job, placed, &typesetter) else { continue }
      subjects.append(subject(job, layout, placed, GlyphOutlines()))
    }
    return subjects
  }

  /// Judges the titles whose cells are what-ifs as people see them today, at Large.
  func cellsToday(_ typesetter: inout Typesetter) -> [Cell] {
    let grid = CellGrid(control: control, options: options)
    let supposed = Set(grid.jobs.filter(\.isWhatIf).map(\.titleIndex))
    var cells: [Cell] = []
    for (index, title) in control.titles.enumerated() where supposed.contains(index) {
      cells.append(cell(grid.controlJob(index: index, title: title), &typesetter))
    }
    return cells
  }

  /// Whether its first title is laid out in the frame that its solved screen gives it at a size.
  func isSolved(at category: ContentSizeCategory) -> Bool {
    let jobs = CellGrid(control: control, options: options).jobs
    return jobs.first { $0.traits.category == category }.flatMap(placed) != nil
  }

  /// The control as its solved screen asks for it; nil where it is laid out alone.
  private func placed(_ job: CellGrid.Job) -> ScreenPlaces.Placed? {
    places?.placed(control, ScreenKey(job))
  }

  private func layOut(
    _ job: CellGrid.Job, _ placed: ScreenPlaces.Placed?, _ typesetter: inout Typesetter
  ) -> Result<ControlLayout, LayoutError> {
    if placed != nil, let known = places?.shown[ScreenKey(job)]?[control.id],
      known.titleIndex == job.titleIndex, known.isWhatIf == job.isWhatIf
    {
      return .success(known.layout)
    }
    do {
      return .success(
        try Arranger.arrange(
          placed?.control ?? control, title: job.title, traits: job.traits,
          typesetter: &typesetter))
    } catch {
      return .failure(error)
    }
  }

  private func subject(
    _ job: CellGrid.Job, _ layout: ControlLayout, _ placed: ScreenPlaces.Placed?,
    _ outlines: GlyphOutlines
  ) -> Subject {
    var subject = Subject(
      control: placed?.control ?? control, title: control.titles[job.titleIndex],
      traits: job.traits, isWhatIf: job.isWhatIf, layout: layout, outlines: outlines)
    subject.place = placed?.place
    subject.solvedGrowth = placed?.growth
    return subject
  }
}

extension LayoutError {
  /// Why there is no layout, as a sentence without a full stop.
  var sentence: String {
    switch self {
    case .unknownKind(let kind): "controls of kind \(kind) are not laid out"
    case .notModelled(let reason), .typesetting(let reason), .absurdLength(let reason),
      .tooLarge(let reason), .unsolvable(let reason):
      reason
    }
  }
}
