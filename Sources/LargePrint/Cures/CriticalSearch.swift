import Auditing
import Model
import Typesetting

/// Finds where the titles of a control begin to fail, by halving and not by listing.
struct CriticalSearch {
  /// The control as it is, with a cell for each title and size.
  let judged: JudgedControl
  /// Options of the run.
  let options: AuditOptions
  /// Rules to ask.
  let auditor: Auditor

  /// Finest step of a point size.
  static let pointStep = 1.0 / 64
  /// Widest control that is tried, in points: three times the widest iPad.
  static let widest = 4096.0

  private var control: Control { judged.result.control }

  /// Finds the critical point of each title that fails, in the order of the titles.
  func points(_ typesetter: inout Typesetter) -> [CriticalPoint] {
    let jobs = CellGrid(control: control, options: options).jobs
    guard jobs.count == judged.result.cells.count else { return [] }
    let byTitle = Dictionary(grouping: jobs.indices) { jobs[$0].titleIndex }
    var found: [CriticalPoint] = []
    for index in control.titles.indices {
      let places = byTitle[index] ?? []
      let pairs = places.map { (job: jobs[$0], cell: judged.result.cells[$0]) }
      guard let far = pairs.lastIndex(where: { $0.cell.outcome == .fails }) else { continue }
      let first = firstFailing(pairs.map(\.cell.outcome), upTo: far)
      let title = control.titles[index]
      found.append(
        CriticalPoint(
          locale: title.locale, state: title.state, part: title.part,
          isWhatIf: pairs[first].job.isWhatIf,
          category: pairs[first].job.traits.category,
          pointSize: first > 0
            ? pointSize(from: pairs[first - 1].job, to: pairs[first].job, &typesetter) : nil,
          width: width(for: pairs.map(\.job), cells: pairs.map(\.cell), &typesetter)))
    }
    return found
  }

  /// Halves the sizes: one that fails behind one that does not.
  private func firstFailing(_ outcomes: [Outcome], upTo far: Int) -> Int {
    guard outcomes.first != .fails else { return 0 }
    let last = Bisection.lastPassing(from: 0, to: Double(far), step: 1) { place in
      outcomes[Int(place)] != .fails
    }
    return Int(last) + 1
  }

  /// Halves the point sizes between two neighbouring categories.
  ///
  /// All runs grow in step, and lines are as far apart as a font of a plain size sets them, which is
  /// a little less than a text style's (facts D3, D6). Where that alone decides, the size of the
  /// failing category is told.
  private func pointSize(
    from low: CellGrid.Job, to high: CellGrid.Job, _ typesetter: inout Typesetter
  ) -> Double? {
    let (least, most) = (largestSize(low), largestSize(high))
    guard let least, let most, most > least else { return most }
    func fails(_ size: Double) -> Bool {
      let share = (size - least) / (most - least)
      return outcome(between: low, high, share: share, &typesetter) == .fails
    }
    guard !fails(least), fails(most) else { return most }
    let last = Bisection.lastPassing(from: least, to: most, step: Self.pointStep) { !fails($0) }
    return min(most, last + Self.pointStep)
  }

  private func outcome(
    between low: CellGrid.Job, _ high: CellGrid.Job, share: Double,
    _ typesetter: inout Typesetter
  ) -> Outcome {
    var title = high.title
    for run in title.title.runs.indices {
      let font = title.title.runs[run].attributes.font
      let (small, large) = (
        font.pointSize(at: low.traits.category), font.pointSize(at: high.traits.category)
      )
      title.title.runs[run].attributes.font.size = .fixed(small + share * (large - small))
    }
    let job = CellGrid.Job(
      titleIndex: high.titleIndex, title: title, traits: high.traits, isWhatIf: high.isWhatIf)
    return judge(control).cell(job, &typesetter).outcome
  }

  private func largestSize(_ job: CellGrid.Job) -> Double? {
    job.title.title.runs.map { $0.attributes.font.pointSize(at: job.traits.category) }.max()
  }

  /// Halves the widths for the least at which every size of a title passes, to a pixel.
  private func width(
    for jobs: [CellGrid.Job], cells: [Cell], _ typesetter: inout Typesetter
  ) -> Double? {
    let pixel = 1 / control.displayScale
    let narrow = cells.compactMap(\.layout?.bounds.width).min() ?? 0
    func passes(_ width: Double) -> Bool {
      let wide = judge(control.having(width: width))
      return jobs.reversed().allSatisfy { wide.cell($0, &typesetter).outcome <= .passes }
    }
    var (low, high) = (narrow, max(narrow, 32) * 2)
    while high < Self.widest, !passes(high) { (low, high) = (high, high * 2) }
    high = min(high, Self.widest)
    guard pixel.isFinite, pixel > 0, passes(high) else { return nil }
    let reach = Bisection.lastPassing(from: -high, to: -low, step: pixel) { passes(-$0) }
    return -reach
  }

  private func judge(_ control: Control) -> ControlJudge {
    ControlJudge(control: control, options: options, auditor: auditor)
  }
}

extension Control {
  /// The control held to one width, in points; a preferred width of its text follows.
  func having(width: Double) -> Control {
    var changed = self
    changed.width = .fixed(width, basis: .ownConstraint)
    changed.text.preferredMaximumWidth = nil
    return changed
  }
}
