internal import Model

extension Rule {
  /// Constraints that contradict each other once the text has grown.
  package static let constraintConflict = Rule(
    RuleDescription(
      id: "constraint-conflict", title: "Constraints contradict each other",
      help: """
        Required constraints that can be kept at Large cannot all be kept at this size, so that UIKit \
        breaks one of its own choice, and where views end is left to chance. Make fixed lengths \
        least lengths, or give one of the constraints a lower priority. A conflict at Large as well \
        is a flaw of the screen that text does not cause; it needs review.
        """,
      impact: .moderate, tags: ["dynamic-type"]),
    restsOn: [.appearance, .font, .measures, .text],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place else { return .doesNotApply(Subject.noScreen) }
    guard place.speaksForScreen else {
      return .doesNotApply("another control answers for the screen as a whole")
    }
    let tolerance = options.tolerance(of: subject)
    let known = Set(place.atLarge.solved.broken.filter { $0.error > tolerance }.map(\.id))
    let broken = place.now.solved.broken.filter { $0.error > tolerance }
      .sorted { ($1.error, $0.id) < ($0.error, $1.id) }
    let new = broken.filter { !known.contains($0.id) }
    guard let worst = new.first ?? broken.first else { return .passes }
    let others = (new.isEmpty ? broken : new).count - 1
    return .broken(
      Breach(
        isProven: !new.isEmpty,
        message: "The constraint \(worst.statement) cannot be kept and is missed by "
          + "\(Points.measured(worst.error))" + (others > 0 ? ", as are \(others) more" : "")
          + (new.isEmpty ? "; it is so at Large as well." : "."),
        measured: [MeasuredValue("constraint-error", worst.error, limit: 0)]))
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a fixed height that the text outgrows", screen(now: [missed])),
    .passes("constraints that all hold", screen(now: [])),
    .needsReview(
      "a conflict that is there at Large as well", screen(now: [missed], large: [missed])),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static let missed = BrokenConstraint(
    id: "abc", statement: "Title.bottom = Card.bottom − 8", error: 21)

  private static func screen(
    now: [BrokenConstraint], large: [BrokenConstraint] = []
  ) -> Subject {
    ExampleScreen(
      box: Rectangle(x: 20, y: 40, width: 200, height: 60), broken: now, brokenAtLarge: large
    ).subject
  }
}
