internal import Model

extension Rule {
  /// A size that the constraints in Apple's own button forbid.
  package static let appleButtonSize = Rule(
    RuleDescription(
      id: "apple-button-size", title: "Apple’s button forbids this size",
      help: """
        ASAuthorizationAppleIDButton brings required constraints of its own: 130 to 375 points wide \
        and at most 64 high. Where an app requires another size, Auto Layout breaks a constraint, \
        logs a warning, and nobody knows which size is drawn. Give the button at most 375 by 64 \
        points, with a less than or equal constraint beside a lower priority for the wish, and at \
        least 130 points of width. A class that wraps the button and ties its sides passes its own \
        size on.
        """,
      impact: .moderate, tags: ["layout", "sign-in-with-apple"]),
    scope: .control, restsOn: [.width, .height],
    examples: Examples.all
  ) { subject, options in
    guard subject.isDrawnByApple else { return .doesNotApply("Apple does not draw it") }
    let bounds = subject.layout.bounds
    let widths = AppleIDButton.ownWidths
    let sides = [
      MeasuredValue("width", bounds.width, limit: widths.upperBound),
      MeasuredValue("width", bounds.width, limit: widths.lowerBound, bound: .atLeast),
      MeasuredValue("height", bounds.height, limit: AppleIDButton.ownGreatestHeight),
    ]
    let tolerance = options.tolerance(of: subject)
    let broken = sides.filter { $0.standing(tolerance: tolerance) != .kept }
      .sorted { $0.shortfall > $1.shortfall }
    guard !broken.isEmpty else { return .passes }
    return .broken(
      Breach(
        message: sentence(broken, bounds), measured: broken,
        restsOn: Set(broken.map { $0.name == "width" ? .width : .height })))
  }

  private static func sentence(_ broken: [MeasuredValue], _ bounds: Rectangle) -> String {
    let misses = broken.map { side in
      let way = side.bound == .atMost ? "too many" : "too few"
      return "\(Points.measured(side.shortfall)) of \(side.name) \(way)"
    }
    let widths = AppleIDButton.ownWidths
    return "The button is \(Points.number(bounds.width)) by \(Points.measured(bounds.height)), "
      + "\(misses.joined(separator: " and ")): its own constraints require "
      + "\(Points.chosen(widths.lowerBound)) to \(Points.chosen(widths.upperBound)) of width and at "
      + "most \(Points.chosen(AppleIDButton.ownGreatestHeight)) of height."
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("400 by 46", AppleButtonExample(400, 46).subject),
    .fails("250 by 70", AppleButtonExample(250, 70).subject),
    .fails("50 by 50, to show the logo alone", AppleButtonExample(50, 50).subject),
    .passes("250 by 46", AppleButtonExample(250, 46).subject),
    .passes("the greatest size, 375 by 64", AppleButtonExample(375, 64).subject),
    .needsReview(
      "a width that the screen decides",
      AppleButtonExample(400, 46) { $0.width.basis = .unsolved }.subject),
    .doesNotApply(
      "a button of the app’s own", AppleButtonExample(400, 46, kind: .button).subject),
  ]
}
