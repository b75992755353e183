import Auditing
import Model
import Typesetting
import UIKitLayout

/// Judges one title of a control at one size with texts of any length.
struct BudgetTrial {
  /// The control.
  let control: Control
  /// Its screen, solved with the texts as they are; nil where the control is laid out alone.
  let places: ScreenPlaces?
  /// Options of the run; their sizes are that one.
  let options: AuditOptions
  /// Index of the title.
  let index: Int

  /// Rules that a text breaks by its length.
  private static let rules = Auditor(
    rules: Rule.all.filter {
      ["text-truncated", "text-clipped", "text-touches-edge", "word-broken"].contains($0.id)
    })

  /// Prepares to try texts at a size.
  init(
    _ control: Control, title index: Int, at category: ContentSizeCategory,
    on places: ScreenPlaces?, _ options: AuditOptions
  ) {
    self.control = control
    self.places = places
    self.index = index
    var options = options
    options.categories = [category]
    self.options = options
  }

  /// Judges the text as it is, with everything that is in doubt about the control.
  func outcomeOfOwn(_ typesetter: inout Typesetter) -> Outcome {
    let judge = ControlJudge(
      control: control, options: options, auditor: Self.rules, places: places)
    let jobs = CellGrid(control: control, options: options).jobs
    return jobs.filter { $0.titleIndex == index }.map { judge.cell($0, &typesetter).outcome }.max()
      ?? .doesNotApply
  }

  /// Judges another text; of the control itself nothing is in doubt then.
  func verdict(on text: String, _ typesetter: inout Typesetter) -> (Outcome, reason: String?) {
    guard !text.isEmpty else { return (.passes, nil) }
    let judged = settled(text)
    let judge = ControlJudge(
      control: judged, options: options, auditor: Self.rules, places: unshown)
    let cells = CellGrid(control: judged, options: options).jobs.map { judge.cell($0, &typesetter) }
    let worst = cells.max { $0.outcome < $1.outcome }
    let rule = worst?.verdicts.max { $0.outcome < $1.outcome }?.rule
    return (worst?.outcome ?? .doesNotApply, rule)
  }

  /// Lays another text out; nil where it cannot be.
  func layout(_ text: String, _ typesetter: inout Typesetter) -> ControlLayout? {
    let judged = settled(text)
    guard let job = CellGrid(control: judged, options: options).jobs.first else { return nil }
    let placed = places?.placed(judged, ScreenKey(job))?.control
    return try? Arranger.arrange(
      placed ?? judged, title: job.title, traits: job.traits, typesetter: &typesetter)
  }

  /// Whether the room is that of a solved screen.
  var isSolved: Bool {
    let key = ScreenKey(locale: control.titles[index].locale, category: options.categories[0])
    return places?.placed(control, key) != nil
  }

  /// The screen without the layouts of its own texts.
  private var unshown: ScreenPlaces? {
    var copy = places
    copy?.shown = [:]
    return copy
  }

  /// The control with that one title of another text.
  private func settled(_ text: String) -> Control {
    var copy = control
    var title = control.titles[index]
    title.title = title.title.replacingText(with: text) ?? title.title
    title.origin = .own
    title.standing = .real
    copy.titles = [title]
    copy.doubts = []
    return copy
  }
}
