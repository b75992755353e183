import Model
import Reading

/// How a finding got worse since it was accepted.
struct Worsening {
  /// Points that a length may grow by without being called worse: a pixel at three pixels to a
  /// point, by which UIKit's own rounding may miss (fact D11).
  static let forgiven = 1.0 / 3

  /// What got worse, as a phrase; nil for nothing.
  let words: String?

  /// Compares: the outcome, the size from which it holds, the points, and the words of the title.
  ///
  /// Whoever accepted a title that does not fit accepted those words: a longer one that fits no
  /// better is asked about again.
  init(of finding: Finding, since entry: AcceptedFinding) {
    let points = finding.worst?.verdict.shortfall ?? 0
    if finding.outcome > entry.outcome {
      words = "it fails now and only needed review"
    } else if finding.outcome == entry.outcome, finding.category < entry.category {
      words = "it begins at \(finding.category.shortName), not at \(entry.category.shortName)"
    } else if points > entry.points + Self.forgiven {
      words = "it is off by \(Self.text(points)) pt, not by \(Self.text(entry.points)) pt"
    } else if let title = finding.title, let known = entry.title, title.count > known.count,
      points > 0, points >= entry.points - Self.forgiven
    {
      words = "its title grew from \(known.count) to \(title.count) letters"
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
