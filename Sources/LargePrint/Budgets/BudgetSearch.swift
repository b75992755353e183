import Auditing
import Model
import Typesetting
import UIKitLayout

/// Finds by trial how much text a control has room for.
struct BudgetSearch {
  /// The control.
  let control: Control
  /// Its screen, solved with the texts as they are; nil where the control is laid out alone.
  var places: ScreenPlaces?
  /// Options of the run.
  let options: AuditOptions

  /// Longest text that is tried; where that does not fail the room counts as unlimited.
  static let longest = 400

  /// The budget of one title; nil for one that is not laid out.
  func budget(of index: Int, _ typesetter: inout Typesetter) -> Budget? {
    let title = control.titles[index]
    guard let run = title.title.runs.first, title.standing != .placeholder else { return nil }
    let text = title.reasonNotToLayOut == nil ? title.title.text : ""
    let sizes = [ContentSizeCategory.large, options.categories.max() ?? .large]
    var rooms: [Budget.Room] = []
    var isExceeded = false
    var isSolved = false
    for category in sizes where rooms.last?.category != category {
      let trial = BudgetTrial(control, title: index, at: category, on: places, options)
      let own = text.isEmpty ? Outcome.doesNotApply : trial.outcomeOfOwn(&typesetter)
      guard let room = room(trial, own, at: category, &typesetter) else { return nil }
      rooms.append(room)
      isExceeded = isExceeded || own == .fails
      isSolved = isSolved || trial.isSolved
    }
    var family: String?
    if case .named(let name) = run.attributes.font.family { family = name }
    return Budget(
      key: title.key?.key ?? control.id, table: title.key?.table, locale: title.locale,
      control: control.id, source: control.source, state: title.state, text: text, family: family,
      weight: run.attributes.font.weight, lineBreakMode: control.text.lineBreakMode, rooms: rooms,
      isExceeded: isExceeded, doubts: doubts(isSolved))
  }

  /// What a budget rests on without proof.
  private func doubts(_ isSolved: Bool) -> [String] {
    guard isSolved else { return control.doubts.map(\.reason) }
    return control.doubts.filter { !$0.isSettledBySolving }.map(\.reason)
      + ["its room is what its screen gives the text as it is; a longer one may be given more"]
  }

  private func room(
    _ trial: BudgetTrial, _ own: Outcome, at category: ContentSizeCategory,
    _ typesetter: inout Typesetter
  ) -> Budget.Room? {
    let title = control.titles[trial.index]
    let ruler = Ruler(title.title.text)
    guard let layout = trial.layout(ruler.prefix(Self.longest), &typesetter) else { return nil }
    var room = Budget.Room(category: category, pointSize: layout.title.pointSize)
    let limit = control.text.lineLimit
    let shown = layout.title.isTruncated ? layout.title.lines.count : nil
    room.lines = limit > 0 ? shown.map { min($0, limit) } ?? limit : shown
    var span = Span(passing: 0, failing: Self.longest)
    span.narrow(by: own, at: title.reasonNotToLayOut == nil ? title.title.text.count : 0)
    let (longest, rule) = trial.verdict(on: ruler.prefix(span.failing), &typesetter)
    guard own == .fails || longest == .fails else {
      if longest == .needsReview {
        room.doubt = "longer texts need review (\(rule ?? "")), but none is known to fail"
      }
      return room
    }
    room.width =
      layout.titleRoom ?? layout.bounds.width - layout.promisedInsets.horizontal
    let least = span.edge { trial.verdict(on: ruler.prefix($0), &typesetter).0 <= .passes }
    span.passing = max(span.passing, least)
    room.characters = least
    room.mostCharacters = span.edge { trial.verdict(on: ruler.prefix($0), &typesetter).0 < .fails }
    return room
  }

  /// Between how many characters an edge is looked for.
  private struct Span {
    /// Characters that pass.
    var passing: Int
    /// Characters that fail.
    var failing: Int

    /// Takes in what the text as it is comes to.
    mutating func narrow(by own: Outcome, at count: Int) {
      if own == .passes { passing = min(count, failing - 1) }
      if own == .fails { failing = max(1, count) }
    }

    /// Halves to the last number that holds, below one that does not.
    func edge(_ holds: (Int) -> Bool) -> Int {
      var (last, next) = (passing, failing)
      while next - last > 1 {
        let middle = (last + next) / 2
        if holds(middle) { last = middle } else { next = middle }
      }
      return last
    }
  }
}
