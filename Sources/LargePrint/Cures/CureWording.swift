import JSONText
import Model

/// Puts a cure into words.
struct CureWording {
  /// The cure, without its sentence.
  let cure: Cure
  /// Its cells.
  let cells: [Cell]
  /// Kind of the control.
  let kind: ControlKind

  /// The cure with its sentence.
  var worded: Cure {
    var worded = cure
    worded.sentence = ([instruction, effect, check] + [rest].compactMap { $0 })
      .joined(separator: " ")
    return worded
  }

  /// Says what to do, such as "Let the title wrap between words and …".
  private var instruction: String {
    let parts = cure.changes.map(words)
    let sentence =
      parts.count > 1
      ? parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
      : parts.first ?? ""
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// How far it grows, at its largest size.
  private var effect: String {
    let tallest = cells.max { left, right in
      let (first, second) = (left.layout?.bounds.height ?? 0, right.layout?.bounds.height ?? 0)
      return first < second
    }
    guard let cell = tallest, let layout = cell.layout else { return "It keeps its size." }
    let count = layout.title.lines.count
    return "It then takes \(count) \(count == 1 ? "line" : "lines") and "
      + "\(Self.points(layout.bounds.height)) of height at \(cell.traits.category.shortName)."
  }

  private var check: String {
    let review = cells.count { $0.outcome == .needsReview }
    let clause = "and no rule says worse of any."
    guard review > 0 else { return "Laid out again, all \(cells.count) cells pass, \(clause)" }
    return "Laid out again, none of \(cells.count) cells fails, \(review) "
      + "\(review == 1 ? "needs" : "need") review, \(clause)"
  }

  private var rest: String? {
    guard !cure.remaining.isEmpty else { return nil }
    let verb = cure.remaining.count == 1 ? "remains" : "remain"
    return "What \(cure.remaining.joined(separator: " and ")) says of the whole control \(verb)."
  }

  private func words(_ change: Cure.Change) -> String {
    switch change {
    case .lines(let from, _): "take the limit of \(from) \(from == 1 ? "line" : "lines") off"
    case .wordWrap: "let the \(kind == .label ? "text" : "title") wrap between words"
    case .leastHeight(let height, let old):
      "give it a least height of \(Self.points(height))"
        + (old.map { " in place of a fixed \(Self.points($0))" } ?? "")
    case .leastWidth(let width, let most, let old):
      "let its width follow the title from \(Self.points(width)) up to \(Self.points(most))"
        + " in place of a fixed \(Self.points(old)), where that room is free"
    case .titleConstraints(let held): Self.words(held)
    case .contentInsets(let insets, _): "raise its content insets to \(Self.words(insets))"
    case .radius(let radius, let old):
      "lower the corner radius from \(Self.points(old)) to \(Self.points(radius))"
    case .shrinkToFit(let factor):
      "as a last resort let it shrink to fit, down to \(Self.number(factor * 100)) % of its size"
    }
  }

  private static func words(_ held: TitleConstraints) -> String {
    let sides = [
      ("top", held.top), ("leading", held.leading), ("bottom", held.bottom),
      ("trailing", held.trailing),
    ]
    let list = sides.compactMap { name, length in length.map { "\(points($0)) \(name)" } }
    return "hold the title by constraints of at least " + list.joined(separator: ", ")
  }

  private static func words(_ insets: EdgeInsets) -> String {
    "\(points(insets.top)) top, \(points(insets.left)) left, \(points(insets.bottom)) bottom, "
      + "\(points(insets.right)) right"
  }

  private static func points(_ length: Double) -> String { number(length) + " pt" }

  /// A number with at most one decimal.
  private static func number(_ value: Double) -> String {
    JSONValue.text(of: (value * 10).rounded() / 10)
  }
}
