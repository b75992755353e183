import Auditing
import Model
import Typesetting

/// Lays a changed control out in every cell again and compares it with the control as it was.
struct CureCheck {
  /// The control as it was.
  let before: JudgedControl
  /// Its layouts as the app shows it today, for titles whose cells suppose Dynamic Type.
  let today: [Cell]
  /// Options of the run.
  let options: AuditOptions
  /// Rules to ask.
  let auditor: Auditor

  /// What a changed control comes to.
  struct Answer {
    /// Worst outcome of its cells.
    var outcome: Outcome
    /// Its cells, by title, then by size.
    var cells: [Cell]
    /// What rules about the whole control say of it.
    var controlVerdicts: [ControlVerdict]
  }

  /// Prepares to compare with a control.
  init(
    before: JudgedControl, options: AuditOptions, auditor: Auditor, _ typesetter: inout Typesetter
  ) {
    (self.before, self.options, self.auditor) = (before, options, auditor)
    let judge = ControlJudge(control: before.result.control, options: options, auditor: auditor)
    today = judge.cellsToday(&typesetter)
  }

  /// Judges a changed control; nil as soon as a cell fails or is worse than before.
  ///
  /// The largest sizes come first, since most changes that do not help show it there. Each layout
  /// is taken off the budget; nothing is confirmed with an empty one.
  func answer(
    of changed: Control, budget: inout Int, _ typesetter: inout Typesetter
  ) -> Answer? {
    let judge = ControlJudge(control: changed, options: options, auditor: auditor)
    let jobs = CellGrid(control: changed, options: options).jobs
    let old = before.result.cells
    guard jobs.count == old.count else { return nil }
    var cells = old
    let order = jobs.indices.sorted { left, right in
      let (first, second) = (jobs[left].traits.category, jobs[right].traits.category)
      return first == second ? left < right : first > second
    }
    for index in order {
      guard budget > 0 else { return nil }
      budget -= 1
      let cell = judge.cell(jobs[index], &typesetter)
      guard isAcceptable(cell, was: old[index], of: changed) else { return nil }
      cells[index] = cell
    }
    return whole(judge, cells, &typesetter)
  }

  /// Whether no rule says worse of any cell of a control that changed by the way.
  func isNoWorse(_ changed: Control, _ typesetter: inout Typesetter) -> Bool {
    let judge = ControlJudge(control: changed, options: options, auditor: auditor)
    let after = judge.judge(&typesetter).result.cells
    let old = before.result.cells
    guard !Self.isWorse(after, than: old) else { return false }
    return whole(judge, after, &typesetter) != nil
  }

  /// Compares what is seen today and the control as a whole.
  private func whole(
    _ judge: ControlJudge, _ cells: [Cell], _ typesetter: inout Typesetter
  ) -> Answer? {
    let now = judge.cellsToday(&typesetter)
    let pairs = zip(now, today)
    guard now.count == today.count, !pairs.contains(where: { Self.isWorse($0.0, $0.1) }) else {
      return nil
    }
    let verdicts = judge.controlVerdicts(&typesetter)
    let (new, old) = (verdicts.map(\.verdict), before.controlVerdicts.map(\.verdict))
    guard !Self.isWorse(new, than: old, pixel: 1 / judge.control.displayScale) else { return nil }
    let outcome = cells.map(\.outcome).max() ?? .doesNotApply
    return Answer(outcome: outcome, cells: cells, controlVerdicts: verdicts)
  }

  private func isAcceptable(_ cell: Cell, was old: Cell, of control: Control) -> Bool {
    guard cell.outcome != .fails, (cell.layout == nil) == (old.layout == nil) else { return false }
    return !Self.isWorse(cell, old) && keepsSizeOfLarge(cell, control)
  }

  /// Whether shrunk text stays as large as it is asked to be at Large.
  ///
  /// Text shrunk further would be smaller for people who ask for larger.
  private func keepsSizeOfLarge(_ cell: Cell, _ control: Control) -> Bool {
    guard let factor = cell.layout?.title.shrinkFactor, factor < 1 else { return true }
    let font = control.titles[cell.titleIndex].title.runs.first?.attributes.font
    guard var font else { return true }
    if cell.isWhatIf { font = font.assumingScaling }
    let asked = font.pointSize(at: cell.traits.category)
    return asked * factor >= min(asked, font.pointSize(at: .large))
  }

  /// Whether any rule says worse of any of a control's cells, or their number is another.
  static func isWorse(_ new: [Cell], than old: [Cell]) -> Bool {
    new.count != old.count || zip(new, old).contains { isWorse($0.0, $0.1) }
  }

  private static func isWorse(_ new: Cell, _ old: Cell) -> Bool {
    isWorse(new.verdicts, than: old.verdicts, pixel: 1 / new.traits.displayScale)
  }

  /// Whether any rule says worse: by outcome, or by more than a pixel under the same outcome.
  static func isWorse(_ new: [RuleVerdict], than old: [RuleVerdict], pixel: Double) -> Bool {
    new.contains { verdict in
      let known = old.filter { $0.rule == verdict.rule }
      guard let worst = known.map(\.outcome).max(), worst >= verdict.outcome else { return true }
      let missed = known.filter { $0.outcome == worst }.map(\.shortfall).max() ?? 0
      return worst == verdict.outcome && verdict.shortfall > missed + pixel
    }
  }
}
