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
  /// Options of the run.
  let options: AuditOptions
  /// Fonts that all workers share.
  let fonts: FontLibrary
  /// Rules to ask.
  let auditor: Auditor

  /// Runs the workers and puts their results in order.
  func run(progress: @escaping @Sendable (Int, Int) -> Void) async -> Result {
    let queue = WorkQueue(count: controls.count, chunk: 8)
    let done = Counter()
    let parts = await withTaskGroup(of: Part.self) { group in
      for _ in 0..<max(1, min(options.workerCount, controls.count)) {
        group.addTask {
          work(queue) { progress(done.add($0), controls.count) }
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
    var outlines = GlyphOutlines()
    var fonts: [FontUse] = []
    var missingFonts: [String] = []
    var failure: String?
  }

  private func work(_ queue: WorkQueue, advance: (Int) -> Void) -> Part {
    var part = Part()
    do {
      var typesetter = try Typesetter(fonts: fonts)
      while let range = queue.take() {
        for index in range {
          part.results.append((index, judged(controls[index], &typesetter)))
        }
        advance(range.count)
      }
      part.outlines = typesetter.outlines
      part.fonts = typesetter.fontsUsed
      part.missingFonts = typesetter.missingFonts
    } catch {
      part.failure = "\(error)"
    }
    return part
  }

  private func judged(_ control: Control, _ typesetter: inout Typesetter) -> JudgedControl {
    let control = WorstTranslation(options: options).narrowing(control, &typesetter)
    let judge = ControlJudge(control: control, options: options, auditor: auditor)
    var judged = judge.judge(&typesetter)
    guard options.searchesCures else { return judged }
    let cures = CureSearch(judged: judged, options: options, auditor: auditor)
    judged.result.cure = cures.cure(&typesetter)
    let points = CriticalSearch(judged: judged, options: options, auditor: auditor)
    judged.result.criticalPoints = points.points(&typesetter)
    return judged
  }

  private func merge(_ parts: [Part]) -> Result {
    var result = Result()
    let judged = parts.flatMap(\.results).sorted { $0.0 < $1.0 }.map(\.1)
    result.controls = judged.map(\.result)
    result.controlVerdicts =
      judged.flatMap(\.controlVerdicts) + ScreenJudge(auditor: auditor).verdicts(on: judged)
    for part in parts { result.outlines.merge(part.outlines) }
    var seen: Set<String> = []
    result.fonts = parts.flatMap(\.fonts).filter { seen.insert($0.id).inserted }
      .sorted { $0.id < $1.id }
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
