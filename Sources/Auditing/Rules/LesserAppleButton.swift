internal import Model

extension Rule {
  /// A Sign in with Apple button that is smaller than what is offered beside it.
  package static let lesserAppleButton = Rule(
    RuleDescription(
      id: "lesser-apple-button", title: "Sign in with Apple is smaller than its neighbours",
      help: """
        The Human Interface Guidelines ask that Sign in with Apple be no smaller than other \
        buttons to sign in. Neighbours are the buttons of the same stack view, or those that a \
        manifest names; of a stack view it is not known whether they sign in, so the verdict is \
        for a person to make. Looked at is Large: Apple’s button stays at most 64 points high \
        while others grow with the text. Give all of them the same width and height.
        """,
      impact: .minor, tags: ["hig", "sign-in-with-apple"]),
    scope: .screen, restsOn: [.width, .height],
    examples: Examples.all
  ) { subject, options in
    guard subject.offersApple else { return .doesNotApply(Subject.notApples) }
    guard !subject.neighbours.isEmpty else { return .doesNotApply("nothing is offered beside it") }
    let tolerance = options.tolerance(of: subject)
    let larger = subject.neighbours.flatMap { comparisons(subject, with: $0) }
      .filter { $0.value.standing(tolerance: tolerance) != .kept }
      .sorted { $0.value.shortfall > $1.value.shortfall }
    guard let worst = larger.first else { return .passes }
    return .broken(breach(worst, larger, tolerance: tolerance))
  }

  private typealias Comparison = (neighbour: Neighbour, value: MeasuredValue)

  /// Holds both sides to a neighbour's.
  private static func comparisons(_ subject: Subject, with other: Neighbour) -> [Comparison] {
    let own = subject.layout.bounds
    return [
      (
        other,
        MeasuredValue(
          "width", own.width, limit: other.extent.width, bound: .atLeast, error: other.widthError)
      ),
      (other, MeasuredValue("height", own.height, limit: other.extent.height, bound: .atLeast)),
    ]
  }

  private static func breach(
    _ worst: Comparison, _ larger: [Comparison], tolerance: Double
  ) -> Breach {
    let side = worst.value
    let words = side.name == "width" ? "wide" : "high"
    let doubts = worst.neighbour.doubts
    let isKnown = worst.neighbour.isKnownToSignIn
    var message =
      "The button is \(Points.measured(side.value)) \(words) and “\(worst.neighbour.name)” "
      + "beside it \(Points.measured(side.limit ?? 0))."
    if !isKnown { message += " Whether that signs in as well is for a person to say." }
    if !doubts.isEmpty { message += " Not proven: \(doubts.joined(separator: "; "))." }
    return Breach(
      isProven: isKnown && doubts.isEmpty && side.standing(tolerance: tolerance) == .missed,
      message: message, measured: larger.map(\.value))
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("46 points high beside one of 52", beside(343, 52)),
    .passes("the same size as the other", beside(343, 46)),
    .needsReview(
      "a larger button of the same stack view, which may do something else",
      beside(343, 52, isKnown: false)),
    .doesNotApply("nothing beside it", AppleButtonExample(343, 46).subject),
  ]

  private static func beside(_ width: Double, _ height: Double, isKnown: Bool = true) -> Subject {
    var subject = AppleButtonExample(343, 46).subject
    let other = AppleButtonExample(
      width, height, kind: .button, text: "Continue with e-mail"
    ) { $0.appleIDButton = nil }
    var neighbour = Neighbour(other.subject)
    neighbour.isKnownToSignIn = isKnown
    subject.neighbours = [neighbour]
    return subject
  }
}
