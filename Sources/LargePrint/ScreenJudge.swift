import Auditing
import Model

/// Asks the rules that look at a control among its neighbours, once all controls are laid out.
struct ScreenJudge {
  /// Rules to ask.
  let auditor: Auditor

  /// Judges every control that names neighbours, in the order of the controls.
  func verdicts(on judged: [JudgedControl]) -> [ControlVerdict] {
    let asking = judged.compactMap(\.subjectAmongNeighbours)
    guard !asking.isEmpty else { return [] }
    let pairs = judged.compactMap { control in
      control.asNeighbour.map { (control.result.control.id, $0) }
    }
    let known = Dictionary(pairs) { first, _ in first }
    return asking.flatMap { auditor.judgeScreen(Self.meeting($0, among: known)) }
  }

  /// Shows a control its neighbours; one that could not be laid out is left out.
  private static func meeting(_ subject: Subject, among known: [String: Neighbour]) -> Subject {
    var subject = subject
    subject.neighbours = (subject.control.appleIDButton?.neighbours ?? []).compactMap { asked in
      var neighbour = known[asked.control]
      neighbour?.isKnownToSignIn = asked.isKnownToSignIn
      return neighbour
    }
    return subject
  }
}
