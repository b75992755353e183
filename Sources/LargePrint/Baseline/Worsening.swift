import Auditing
import Model
import Reading

/// What tells how bad a finding is, whether it is new, remembered or read from a report.
struct Severity: Hashable {
  /// Id of the rule.
  var rule: String
  /// What it comes to.
  var outcome: Outcome
  /// First size with that outcome; nil where it is not known.
  var category: ContentSizeCategory?
  /// Points by which the worst size is off.
  var points: Double
  /// The title; nil where it is not known.
  var title: String?
}

/// How a finding got worse since it was known.
struct Worsening {
  /// Points that a length may grow by without being called worse: a pixel at three pixels to a
  /// point, by which UIKit's own rounding may miss (fact D11).
  static let forgiven = 1.0 / 3

  /// What got worse, as a phrase; nil for nothing.
  let words: String?

  /// Compares: the outcome, the size from which it holds, the points, and the words of the title.
  ///
  /// Whoever accepted a title that does not fit accepted those words: a longer one that fits no
  /// better is asked about again. Rules that do not ask for room have nothing to say of words.
  init(of now: Severity, since known: Severity) {
    if now.outcome > known.outcome {
      words = "it fails now and only needed review"
    } else if now.outcome == known.outcome, let category = now.category,
      let before = known.category, category < before
    {
      words = "it begins at \(category.shortName), not at \(before.shortName)"
    } else if now.points > known.points + Self.forgiven {
      words = "it is off by \(Self.text(now.points)) pt, not by \(Self.text(known.points)) pt"
    } else if Rule.askingForRoom.contains(now.rule), let title = now.title,
      let before = known.title,
      title.count > before.count, now.points > 0, now.points >= known.points - Self.forgiven
    {
      words = "its title grew from \(before.count) to \(title.count) letters"
    } else {
      words = nil
    }
  }

  /// A length with one decimal.
  private static func text(_ points: Double) -> String {
    guard points.isFinite, points.magnitude < 1e9 else { return "∞" }
    let tenths = Int((points * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension Finding {
  /// How bad it is.
  var severity: Severity {
    Severity(
      rule: rule, outcome: outcome, category: category,
      points: worst?.verdict.shortfall ?? 0, title: title)
  }
}

extension AcceptedFinding {
  /// How bad it was when it was accepted.
  var severity: Severity {
    Severity(rule: rule, outcome: outcome, category: category, points: points, title: title)
  }
}
