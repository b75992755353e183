internal import Model

/// Controls without a card, by what they come to: one line each.
struct QuietControls {
  /// What to look up.
  let context: PageContext
  /// The controls, worst first.
  let entries: [ControlEntry]

  /// Folded lists; nothing where every control has a card.
  var markup: Markup {
    let groups = Standing.allCases.reversed().map { standing in
      (standing, entries.filter { $0.standing == standing })
    }
    return .fragment(groups.filter { !$0.1.isEmpty }.map { list($0, $1) })
  }

  private func list(_ standing: Standing, _ members: [ControlEntry]) -> Markup {
    let shown = members.prefix(context.limits.namedControls)
    let count = Wording.count(members.count, "more control")
    var parts: [Markup] = [
      .tag(
        "summary", [:],
        [.chevron, .text(count + " · "), .standing(standing), .text(reasons(of: members))]),
      .tag("ul", [:], shown.map(line)),
    ]
    if members.count > shown.count {
      let words = Wording.count(members.count - shown.count) + " more in report.json."
      parts.append(.tag("p", class: "mut", [.text(words)]))
    }
    return .tag("details", class: "rest", parts)
  }

  /// The commonest reason, where it explains most of them.
  private func reasons(of members: [ControlEntry]) -> String {
    let distinct = Set(members.compactMap(\.reason))
    guard distinct.count == 1, let only = distinct.first, only.count < 120 else { return "" }
    return " · " + only
  }

  private func line(_ entry: ControlEntry) -> Markup {
    var words: [Markup] = [
      .tag("b", [:], [.isolated(entry.control.displayName)]), " ",
      .code(entry.control.source.place),
    ]
    if entry.standing != .passes, let reason = entry.reason {
      words.append(.tag("span", class: "why", [.text(CellNotes.sentence(reason))]))
    }
    return .tag("li", ["id": entry.anchor], words)
  }
}
