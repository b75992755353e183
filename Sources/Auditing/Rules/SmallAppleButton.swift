internal import Model

extension Rule {
  /// A Sign in with Apple button below the least size of the guidelines.
  package static let smallAppleButton = Rule(
    RuleDescription(
      id: "small-apple-button", title: "Sign in with Apple is too small",
      help: """
        The Human Interface Guidelines ask for at least 140 by 30 points, of the system’s button \
        and of one that an app draws by itself; smaller ones are a reason to refuse an app. Titles \
        of other languages may need more width than the English one, and the title of Apple’s own \
        button can be made larger only by a higher button, up to 64 points. A button as wide as \
        the other ways to sign in has room for all of them.
        """,
      impact: .moderate, tags: ["hig", "sign-in-with-apple"]),
    scope: .control, restsOn: [.appearance, .width, .height, .insets],
    examples: Examples.all
  ) { subject, options in
    guard subject.offersApple else { return .doesNotApply(Subject.notApples) }
    let bounds = subject.layout.bounds
    let least = options.appleButtonExtent
    let growth =
      subject.isDrawnByApple ? 0 : subject.widthGrowth(forWiderText: subject.text.widthError)
    let tolerance = options.tolerance(of: subject)
    let short = [
      MeasuredValue("width", bounds.width, limit: least.width, bound: .atLeast, error: growth),
      MeasuredValue("height", bounds.height, limit: least.height, bound: .atLeast),
    ].filter { $0.standing(tolerance: tolerance) != .kept }.sorted { $0.shortfall > $1.shortfall }
    guard !short.isEmpty else { return .passes }
    let lacks = short.map { "\(Points.measured($0.shortfall)) of \($0.name)" }
    return .broken(
      Breach(
        isProven: short.contains { $0.standing(tolerance: tolerance) == .missed },
        message: "The button is \(Points.number(bounds.width)) by "
          + "\(Points.measured(bounds.height)); \(lacks.joined(separator: " and ")) are missing to "
          + "the least size, \(Points.number(least.width)) by \(Points.chosen(least.height)).",
        measured: short, restsOn: doubted(short, subject)))
  }

  /// What a miss rests on: the sides that are short, and the look of a button that the app draws; a
  /// class that wraps Apple's button leaves its size alone.
  private static func doubted(
    _ short: [MeasuredValue], _ subject: Subject
  ) -> Set<Doubt.Subject> {
    let sides = Set(short.map { $0.name == "width" ? Doubt.Subject.width : .height })
    return subject.isDrawnByApple ? sides : sides.union([.appearance, .insets])
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("Apple’s button, 135 by 30", AppleButtonExample(135, 30).subject),
    .fails(
      "a low button of the app’s own", AppleButtonExample(200, 26, kind: .button).subject),
    .passes("140 by 30", AppleButtonExample(140, 30).subject),
    .needsReview(
      "a button of the app’s own that may be drawn otherwise",
      AppleButtonExample(200, 26, kind: .button) {
        $0.doubts = [Doubt(.appearance, "its class RoundedButton may set its look in code")]
      }.subject),
    .doesNotApply(
      "another button",
      AppleButtonExample(100, 26, kind: .button, text: "Skip") { $0.appleIDButton = nil }.subject),
  ]
}
