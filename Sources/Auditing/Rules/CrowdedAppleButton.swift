internal import Model

extension Rule {
  /// A Sign in with Apple button with too little free room around it.
  package static let crowdedAppleButton = Rule(
    RuleDescription(
      id: "crowded-apple-button", title: "Sign in with Apple has too little room around it",
      help: """
        The Human Interface Guidelines ask for a margin of at least a tenth of the button’s height \
        on all sides: 4.4 points at 44, 6.4 at the greatest height of 64. The room is known where \
        a stack view sets its views apart, or where a manifest states it; a margin that only \
        constraints to other views give is not looked for. Raise the spacing of the stack view, \
        or give the button custom spacing behind it.
        """,
      impact: .minor, tags: ["hig", "sign-in-with-apple"]),
    scope: .control, restsOn: [.height],
    examples: Examples.all
  ) { subject, options in
    guard subject.offersApple else { return .doesNotApply(Subject.notApples) }
    guard let margin = subject.control.appleIDButton?.margin else {
      return .doesNotApply("the room around it is not known")
    }
    let height = subject.layout.bounds.height
    let room = MeasuredValue(
      "margin", margin, limit: height * options.appleButtonMarginShare, bound: .atLeast)
    guard room.standing(tolerance: options.tolerance(of: subject)) != .kept else {
      return .passes
    }
    return .broken(
      Breach(
        message: "The button has \(Points.measured(margin)) of room around it; a tenth of its "
          + "height, \(Points.measured(room.limit ?? 0)), is asked for.",
        measured: [room]))
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("2 points apart in a stack view", button(margin: 2)),
    .passes("12 points apart", button(margin: 12)),
    .needsReview("2 points, of a button whose height the screen decides", unsolved),
    .doesNotApply("a room that is not known", button(margin: nil)),
  ]

  private static func button(margin: Double?) -> Subject {
    AppleButtonExample(250, 46) { $0.appleIDButton?.margin = margin }.subject
  }

  private static var unsolved: Subject {
    var subject = button(margin: 2)
    subject.control.height.basis = .unsolved
    return subject
  }
}
