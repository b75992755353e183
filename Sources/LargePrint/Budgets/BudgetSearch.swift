import Auditing
import Model
import Typesetting
import UIKitLayout

/// Finds by trial how much text a control has room for.
struct BudgetSearch {
  /// The control.
  let control: Control
  /// Options of the run.
  let options: AuditOptions

  /// Longest text that is tried; where that passes the room counts as unlimited.
  static let longest = 400

  /// Rules that a text breaks by its length.
  private static let rules = Auditor(
    rules: Rule.all.filter {
      ["text-truncated", "text-clipped", "text-touches-edge", "word-broken"].contains($0.id)
    })

  /// The budget of one title; nil for one that is not laid out.
  func budget(of index: Int, _ typesetter: inout Typesetter) -> Budget? {
    let title = control.titles[index]
    guard let run = title.title.runs.first, title.standing != .placeholder else { return nil }
    let sizes = [ContentSizeCategory.large, options.categories.max() ?? .large]
    var rooms: [Budget.Room] = []
    for category in sizes where rooms.last?.category != category {
      guard let room = room(index, at: category, &typesetter) else { return nil }
      rooms.append(room)
    }
    var family: String?
    if case .named(let name) = run.attributes.font.family { family = name }
    let text = title.reasonNotToLayOut == nil ? title.title.text : ""
    return Budget(
      key: title.key?.key ?? control.id, table: title.key?.table, locale: title.locale,
      control: control.id, source: control.source, state: title.state, text: text, family: family,
      weight: run.attributes.font.weight, lineBreakMode: control.text.lineBreakMode, rooms: rooms,
      isExceeded: !text.isEmpty && rooms.contains { text.count > $0.characters ?? .max },
      doubts: control.doubts.map(\.reason))
  }

  private func room(
    _ index: Int, at category: ContentSizeCategory, _ typesetter: inout Typesetter
  ) -> Budget.Room? {
    let ruler = Ruler(control.titles[index].title.text)
    guard let layout = layout(ruler.prefix(Self.longest), index, category, &typesetter) else {
      return nil
    }
    var most: Int?
    if !passes(ruler.prefix(Self.longest), index, category, &typesetter) {
      most = longestPassing(ruler, index, category, &typesetter)
    }
    let limit = control.text.lineLimit
    let shown = layout.title.isTruncated ? layout.title.lines.count : nil
    return Budget.Room(
      category: category, pointSize: layout.title.pointSize,
      width: most == nil
        ? nil
        : layout.titleRoom ?? layout.bounds.width
          - layout.promisedInsets.horizontal,
      lines: limit > 0 ? shown.map { min($0, limit) } ?? limit : shown, characters: most)
  }

  /// Halves to the longest beginning of the ruler that passes, then makes sure that the next one
  /// does not.
  private func longestPassing(
    _ ruler: Ruler, _ index: Int, _ category: ContentSizeCategory, _ typesetter: inout Typesetter
  ) -> Int {
    var (passing, failing) = (0, Self.longest)
    while failing - passing > 1 {
      let middle = (passing + failing) / 2
      if passes(ruler.prefix(middle), index, category, &typesetter) {
        passing = middle
      } else {
        failing = middle
      }
    }
    return passing
  }

  private func passes(
    _ text: String, _ index: Int, _ category: ContentSizeCategory, _ typesetter: inout Typesetter
  ) -> Bool {
    guard !text.isEmpty else { return true }
    let judged = settled(text, index)
    var options = options
    options.categories = [category]
    let judge = ControlJudge(control: judged, options: options, auditor: Self.rules)
    let grid = CellGrid(control: judged, options: options)
    return grid.jobs.allSatisfy { judge.cell($0, &typesetter).outcome <= .passes }
  }

  private func layout(
    _ text: String, _ index: Int, _ category: ContentSizeCategory, _ typesetter: inout Typesetter
  ) -> ControlLayout? {
    let judged = settled(text, index)
    var options = options
    options.categories = [category]
    guard let job = CellGrid(control: judged, options: options).jobs.first else { return nil }
    return try? Arranger.arrange(
      judged, title: job.title, traits: job.traits, typesetter: &typesetter)
  }

  /// The control with that one title of another text.
  private func settled(_ text: String, _ index: Int) -> Control {
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

/// Text of any length that is like a given one: its own characters over and over.
struct Ruler {
  private let characters: [Character]

  /// Takes the characters of a text; one without any measures with "n".
  init(_ text: String) {
    let kept = text.filter { !$0.isNewline }
    characters = kept.contains { !$0.isWhitespace } ? Array(kept) : ["n"]
  }

  /// The first characters, as many as asked for; no space stands at the end.
  func prefix(_ count: Int) -> String {
    guard count > 0 else { return "" }
    var text = (0..<count).map { characters[$0 % characters.count] }
    if text.last?.isWhitespace == true {
      text[count - 1] = characters.first { !$0.isWhitespace } ?? "n"
    }
    return String(text)
  }
}
