import Auditing
import Model
import Synchronization
import TextEngine
import Typesetting
import UIKitLayout

/// Lays out and judges every control, several at a time.
struct LayoutRun {
  /// What came out of it.
  struct Result: Sendable {
    /// Controls with their cells, in the order of the controls.
    var controls: [ControlResult] = []
    /// What rules about whole controls said, by the index of the control.
    var controlVerdicts: [ControlVerdict] = []
    /// Solved screens on which something was found, in the order of the controls.
    var screens: [ScreenLayouts] = []
    /// Screens that a limit kept from being solved, each once, in the order of the controls.
    var notices: [Notice] = []
    /// Outlines of every glyph that was placed.
    var outlines = GlyphOutlines()
    /// Fonts used, by id.
    var fonts: [FontUse] = []
    /// Named fonts that are not on this machine.
    var missingFonts: [String] = []
    /// Why a worker could not even begin; nil when all went well.
    var failure: String?
  }

  /// Controls to lay out.
  let controls: [Control]
  /// Screens that they stand on.
  let screens: [Screen]
  /// Options of the run.
  let options: AuditOptions
  /// Fonts that all workers share.
  let fonts: FontLibrary
  /// Rules to ask.
  let auditor: Auditor
  /// Work after which a screen is given up; nil for the usual amount.
  var mostWork: Int?

  /// Runs the workers and puts their results in order.
  func run(progress: @escaping @Sendable (Int, Int) -> Void) async -> Result {
    let groups = ScreenGroup.grouping(controls, on: screens)
    let queue = WorkQueue(count: groups.count, chunk: 4)
    let done = Counter()
    let parts = await withTaskGroup(of: Part.self) { group in
      for _ in 0..<max(1, min(options.workerCount, controls.count)) {
        group.addTask {
          work(queue, groups) { progress(done.add($0), controls.count) }
        }
      }
      var parts: [Part] = []
      for await part in group { parts.append(part) }
      return parts
    }
    return merge(parts)
  }

  /// What one worker made.
  private struct Part: Sendable {
    var results: [(Int, JudgedControl)] = []
    var screens: [(Int, [ScreenLayouts])] = []
    var notices: [(Int, Notice)] = []
    var outlines = GlyphOutlines()
    var fonts: [FontUse] = []
    var missingFonts: [String] = []
    var failure: String?
  }

  private func work(
    _ queue: WorkQueue, _ groups: [ScreenGroup], advance: (Int) -> Void
  ) -> Part {
    var part = Part()
    do {
      var typesetter = try Typesetter(fonts: fonts)
      while let range = queue.take() {
        for group in groups[range] {
          judge(group, &typesetter, into: &part)
          advance(group.indices.count)
        }
      }
      part.outlines = typesetter.outlines
      part.fonts = typesetter.fontsUsed
      part.missingFonts = typesetter.missingFonts
    } catch {
      part.failure = "\(error)"
    }
    return part
  }

  /// Solves the screen of a group where it can be, then judges each control.
  private func judge(
    _ group: ScreenGroup, _ typesetter: inout Typesetter, into part: inout Part
  ) {
    let worst = WorstTranslation(options: options)
    var mine: [Control] = []
    for index in group.indices { mine.append(worst.narrowing(controls[index], &typesetter)) }
    let places = places(of: group, mine, &typesetter, into: &part)
    var all: [JudgedControl] = []
    for control in mine { all.append(judged(control, places, &typesetter)) }
    if let screen = group.screen, let places, options.searchesCures {
      tryCures(of: &all, on: screen, trusting: places.trust, &typesetter)
    }
    part.results += zip(group.indices, all)
    guard let places, let first = group.indices.first else { return }
    let keeping = ScreenKeeping(places: places, judged: all, categories: options.categories)
    part.screens.append((first, keeping.layouts))
  }

  private func places(
    of group: ScreenGroup, _ controls: [Control], _ typesetter: inout Typesetter,
    into part: inout Part
  ) -> ScreenPlaces? {
    guard let screen = group.screen, let first = group.indices.first else { return nil }
    let outcome = ScreenRun(
      screen: screen, controls: controls, options: options, mostWork: mostWork
    ).outcome(&typesetter)
    if let notice = outcome.notice { part.notices.append((first, notice)) }
    return outcome.places
  }

  private func judged(
    _ control: Control, _ places: ScreenPlaces?, _ typesetter: inout Typesetter
  ) -> JudgedControl {
    let judge = ControlJudge(
      control: control, options: options, auditor: auditor, places: places)
    var judged = judge.judge(&typesetter)
    guard options.searchesCures else { return judged }
    let alone = places == nil ? judged : alone(control, &typesetter)
    let cures = CureSearch(judged: alone, options: options, auditor: auditor)
    judged.result.cure = cures.cure(&typesetter)
    guard alone.result.cells.map(\.outcome) == judged.result.cells.map(\.outcome) else {
      return judged
    }
    let points = CriticalSearch(judged: alone, options: options, auditor: auditor)
    judged.result.criticalPoints = points.points(&typesetter)
    return judged
  }

  /// Puts each cure on the screen that it is for.
  private func tryCures(
    of all: inout [JudgedControl], on screen: Screen, trusting trust: ScreenTrust,
    _ typesetter: inout Typesetter
  ) {
    let trial = ScreenCureTrial(
      screen: screen, before: all, trust: trust, options: options, auditor: auditor)
    for index in all.indices {
      guard let cure = all[index].result.cure else { continue }
      all[index].result.cure = trial.tried(cure, at: index, &typesetter)
    }
  }

  /// Judges a control as if its screen were not solved, as cures are tried.
  private func alone(_ control: Control, _ typesetter: inout Typesetter) -> JudgedControl {
    ControlJudge(control: control, options: options, auditor: auditor).judge(&typesetter)
  }

  private func merge(_ parts: [Part]) -> Result {
    var result = Result()
    let judged = parts.flatMap(\.results).sorted { $0.0 < $1.0 }.map(\.1)
    result.controls = judged.map(\.result)
    result.controlVerdicts =
      judged.flatMap(\.controlVerdicts) + ScreenJudge(auditor: auditor).verdicts(on: judged)
    result.screens = parts.flatMap(\.screens).sorted { $0.0 < $1.0 }.flatMap(\.1)
    let notices = parts.flatMap(\.notices).sorted { $0.0 < $1.0 }.map(\.1)
    result.notices = NoticeMerge.once(notices)
    for part in parts { result.outlines.merge(part.outlines) }
    result.fonts = FontUse.merging(parts.flatMap(\.fonts))
    result.missingFonts = Set(parts.flatMap(\.missingFonts)).sorted()
    result.failure = parts.compactMap(\.failure).first
    return result
  }
}

/// A number that several workers count up.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  /// Adds and tells the new value.
  func add(_ amount: Int) -> Int {
    value.wrappingAdd(amount, ordering: .relaxed).newValue
  }
}
