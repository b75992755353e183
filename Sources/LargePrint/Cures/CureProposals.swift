import Auditing
import Model

/// The single changes that may help a control, each with its numbers.
struct CureProposals {
  /// The control as it is, with its cells.
  let judged: JudgedControl
  /// Least height of what people tap, in points (fact F).
  let targetSide = RuleOptions().targetSide

  private var control: Control { judged.result.control }

  /// Kinds that a change may be proposed for: all but those that the system lays out by itself.
  private static let kinds: Set<ControlKind> = [
    .label, .button, .configuredButton, .textField, .textView,
  ]

  /// Every proposal, smallest first; none for kinds that bring their own look.
  var all: [Cure.Change] {
    guard Self.kinds.contains(control.kind) else { return [] }
    let proposals = [
      lines, wordWrap, leastHeight, contentInsets, titleConstraints, radius, leastWidth, shrink,
    ]
    return proposals.compactMap { $0 }.sorted { $0.weight < $1.weight }
  }

  /// No limit of lines, where there is one and the break mode wraps or a label's does.
  private var lines: Cure.Change? {
    let text = control.text
    guard text.lineLimit != 0, control.kind == .label || text.lineBreakMode == .wordWrap else {
      return nil
    }
    return .lines(from: text.lineLimit, to: 0)
  }

  /// Word wrapping, but for a text field, which has one line; a label under a truncating mode wraps already once it has lines (fact D13).
  private var wordWrap: Cure.Change? {
    let own = control.titles.lazy.compactMap {
      $0.title.runs.first?.attributes.paragraph.lineBreakMode
    }.first
    let mode = own ?? control.text.lineBreakMode
    let wraps = control.kind == .label && mode.truncates
    guard mode != .wordWrap, !wraps, control.kind != .textField else { return nil }
    return .wordWrap(from: mode)
  }

  /// A least height in place of one that is fixed, or where the target is too low.
  ///
  /// A height that the container decides is not the control's to change.
  private var leastHeight: Cure.Change? {
    let range = control.height
    let isOwn = range.basis == .ownConstraint || range.basis == .storedFrame
    let replaced = isOwn ? range.maximum : nil
    let wanted = isTooLow ? max(targetSide, range.minimum) : range.minimum
    guard replaced != nil || (range.maximum == nil && isTooLow) else { return nil }
    return .leastHeight(wanted, inPlaceOf: replaced)
  }

  /// A width that follows the title in place of one that is fixed, up to what the narrowest iPhone
  /// has between its margins.
  private var leastWidth: Cure.Change? {
    let range = control.width
    guard range.basis == .ownConstraint || range.basis == .storedFrame,
      let fixed = range.maximum, fixed < Self.narrowestRoom,
      breaks(["word-broken", "text-truncated", "text-clipped"])
    else { return nil }
    return .leastWidth(range.minimum, upTo: Self.narrowestRoom, inPlaceOf: fixed)
  }

  private var isTooLow: Bool {
    judged.controlVerdicts.contains { found in
      found.verdict.rule == "small-target"
        && found.verdict.measured.contains { $0.name == "height" }
    }
  }

  /// Constraints by the corner rule: half the radius above and below, the radius beside, and never
  /// less than the insets in force (article on rounded buttons, fact F).
  private var titleConstraints: Cure.Change? {
    guard control.kind == .button else { return nil }
    let room = cornerRoom
    let held = TitleConstraints(
      top: room.top, leading: readsBothWays ? max(room.left, room.right) : leading(of: room),
      bottom: room.bottom, trailing: readsBothWays ? max(room.left, room.right) : trailing(of: room)
    )
    return held == control.titleConstraints ? nil : .titleConstraints(held)
  }

  /// Insets by the corner rule, where they are larger than those in force.
  private var contentInsets: Cure.Change? {
    let present = control.insets.content
    guard control.kind == .button, radiusInForce > 0, cornerRoom != (present ?? Self.ownPadding)
    else { return nil }
    return .contentInsets(cornerRoom, inPlaceOf: present)
  }

  /// A corner that is square: the search then looks for the largest radius that passes.
  private var radius: Cure.Change? {
    guard case .fixed(let points) = control.shape?.radius, points > 0,
      breaks(["text-touches-corner", "squashed-background"])
    else { return nil }
    return .radius(0, inPlaceOf: points)
  }

  /// Shrinking down to what the tightest cell asks for, in twentieths.
  private var shrink: Cure.Change? {
    guard control.kind == .label || control.kind == .button, control.text.lineLimit == 1 else {
      return nil
    }
    let factors = failing.flatMap(\.measured).compactMap { length -> Double? in
      guard length.name.contains("width"), let limit = length.limit else { return nil }
      let wished = length.value + length.error
      return wished > 0 ? limit / wished : nil
    }
    guard let least = factors.min(), least > 0, least < 1 else { return nil }
    let factor = (least * 20).rounded(.down) / 20
    return factor > 0 ? .shrinkToFit(minimumScaleFactor: factor) : nil
  }
}

extension CureProposals {
  /// Padding of a legacy button without insets (fact A2), in points.
  private static let ownPadding = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

  /// The narrowest screen, 320 points (fact H, section 2), less layout margins of 16 at both sides.
  private static let narrowestRoom = 288.0

  /// Verdicts of cells that fail.
  private var failing: [RuleVerdict] {
    judged.result.cells.flatMap(\.verdicts).filter { $0.outcome == .fails }
  }

  private func breaks(_ rules: Set<String>) -> Bool {
    failing.contains { rules.contains($0.rule) }
  }

  /// The radius at Large, in points; 0 for square corners.
  private var radiusInForce: Double {
    guard let shape = control.shape else { return 0 }
    if case .fixed(let points) = shape.radius { return max(0, points) }
    let cells = judged.result.cells
    let cell = cells.first { $0.traits.category == .large } ?? cells.first
    return cell?.layout.map { shape.resolvedRadius(in: $0.bounds.extent) } ?? 0
  }

  private var cornerRoom: EdgeInsets {
    let present = control.insets.content ?? Self.ownPadding
    let radius = radiusInForce
    return EdgeInsets(
      top: max(radius / 2, present.top), left: max(radius, present.left),
      bottom: max(radius / 2, present.bottom), right: max(radius, present.right))
  }

  private var directions: Set<WritingDirection> {
    if let forced = control.direction { return [forced] }
    return Set(control.titles.map { WritingDirection(locale: $0.locale) })
  }

  private var readsBothWays: Bool { directions.count > 1 }
  private func leading(of room: EdgeInsets) -> Double {
    directions == [.rightToLeft] ? room.right : room.left
  }
  private func trailing(of room: EdgeInsets) -> Double {
    directions == [.rightToLeft] ? room.left : room.right
  }
}
