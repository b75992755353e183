internal import Model

extension Subject {
  /// Why no rule may judge it, as a sentence without a full stop; nil when one may.
  var reasonNotToJudge: String? {
    if let reason = control.notModelled { return reason }
    if title.standing == .placeholder {
      return "placeholder text: Interface Builder wrote it, nobody will read it"
    }
    if let reason = title.reasonNotToLayOut { return reason }
    return title.title.text.allSatisfy(\.isWhitespace) ? "there is no text" : nil
  }

  /// Reasons of all doubts about given subjects, in the order of the input, each once.
  func doubtReasons(about subjects: Set<Doubt.Subject>) -> [String] {
    let stated = (control.doubts + layout.doubts + text.doubts)
      .filter { subjects.contains($0.subject) }
    var reasons: [String] = []
    for doubt in stated + unsolvedSides(in: subjects, stated: stated) + guessedWidths(in: subjects)
    where !reasons.contains(doubt.reason) {
      reasons.append(doubt.reason)
    }
    return reasons
  }

  /// Doubts that the basis of a length implies where the input states none.
  private func unsolvedSides(in subjects: Set<Doubt.Subject>, stated: [Doubt]) -> [Doubt] {
    let sides: [(Doubt.Subject, LengthRange)] = [
      (.width, control.width), (.height, control.height),
    ]
    return sides.compactMap { subject, range in
      guard subjects.contains(subject), range.basis == .unsolved,
        !stated.contains(where: { $0.subject == subject })
      else { return nil }
      return Doubt(subject, "the screen decides the \(subject.rawValue), and it is not solved")
    }
  }

  /// The doubt that characters without a glyph cast on every length that text has a part in.
  private func guessedWidths(in subjects: Set<Doubt.Subject>) -> [Doubt] {
    guard subjects.isSuperset(of: [.width, .text]), !text.missingCharacters.isEmpty else {
      return []
    }
    return [Doubt(.text, "no font here has all of its characters")]
  }
}
