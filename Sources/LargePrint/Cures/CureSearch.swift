import Auditing
import Model
import Typesetting

/// Looks for the smallest change that lets a failing control pass.
///
/// Proposals and their sets of up to three are tried in order of smallness, each by laying out the
/// whole matrix again: all sizes, languages and states asked for, what-ifs alike. Nothing that is
/// around the control is laid out.
struct CureSearch {
  /// The control as it is.
  let judged: JudgedControl
  /// Options of the run.
  let options: AuditOptions
  /// Rules to ask.
  let auditor: Auditor
  /// Whether a change may be proposed at all.
  var allows: (Cure.Change) -> Bool = { _ in true }

  /// Layouts allowed, as a multiple of the cells of the control.
  static let budgetFactor = 20

  /// Searches; nil when the control does not fail or nothing helps.
  ///
  /// Where nothing makes every cell pass, the smallest set that leaves none failing is taken, and
  /// its outcome says so.
  func cure(_ typesetter: inout Typesetter) -> Cure? {
    guard isCalledFor else { return nil }
    let check = CureCheck(before: judged, options: options, auditor: auditor, &typesetter)
    var budget = Self.budgetFactor * (judged.result.cells.count + 3)
    var fallback: Found?
    let proposals = CureProposals(judged: judged).all.filter(allows)
    for changes in CureCombinations(changes: proposals).all {
      guard budget > 0 else { break }
      guard let found = attempt(changes, check, &budget, &typesetter),
        hasBadCells || !isSmallTarget(found.answer.controlVerdicts)
      else { continue }
      if found.answer.outcome <= .passes { return made(found) }
      if fallback == nil { fallback = found }
    }
    return hasBadCells ? fallback.map(made) : nil
  }

  /// Whether something fails that a change may cure.
  var isCalledFor: Bool { hasBadCells || isSmallTarget(judged.controlVerdicts) }

  private var hasBadCells: Bool { judged.result.cells.contains { $0.outcome == .fails } }

  private struct Found {
    var changes: [Cure.Change]
    var answer: CureCheck.Answer
  }

  private func isSmallTarget(_ verdicts: [ControlVerdict]) -> Bool {
    verdicts.contains { $0.verdict.rule == "small-target" && $0.verdict.outcome == .fails }
  }

  /// Tries a set; where a square corner passes, finds the largest radius that does.
  private func attempt(
    _ changes: [Cure.Change], _ check: CureCheck, _ budget: inout Int,
    _ typesetter: inout Typesetter
  ) -> Found? {
    let control = judged.result.control
    guard
      let answer = check.answer(
        of: control.applying(changes), budget: &budget, &typesetter)
    else { return nil }
    var best = Found(changes: changes, answer: answer)
    guard let place = changes.firstIndex(where: { $0.kind == "radius" }),
      case .radius(_, let radius) = changes[place]
    else { return best }
    _ = Bisection.lastPassing(from: 0, to: radius.rounded(.up), step: 1) { points in
      var changes = changes
      changes[place] = .radius(points, inPlaceOf: radius)
      let tried = check.answer(of: control.applying(changes), budget: &budget, &typesetter)
      guard let tried, tried.outcome <= answer.outcome else { return false }
      best = Found(changes: changes, answer: tried)
      return true
    }
    return best
  }

  private func made(_ found: Found) -> Cure {
    let failing = found.answer.controlVerdicts.filter { $0.verdict.outcome == .fails }
    let cure = Cure(
      changes: found.changes, outcome: found.answer.outcome, cells: found.answer.cells.count,
      remaining: failing.map(\.verdict.rule), sentence: "")
    return CureWording(cure: cure, cells: found.answer.cells, kind: judged.result.control.kind)
      .worded
  }
}
