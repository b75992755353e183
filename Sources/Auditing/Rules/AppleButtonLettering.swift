internal import Model

extension Rule {
  /// A title of the wrong size, or too near the end, in a Sign in with Apple button of the app's own.
  package static let appleButtonLettering = Rule(
    RuleDescription(
      id: "apple-button-lettering", title: "The app’s own Apple button has other proportions",
      help: """
        An app that draws Sign in with Apple by itself is asked by the Human Interface Guidelines \
        for a title of 43 % of the button’s height (a height of 44 takes 19 points) and for at \
        least 8 % of the button’s width behind the title, in right-to-left before it. It is looked \
        at once, at Large: a height that follows the text keeps the proportion at every size. The \
        system’s own button needs none of this; its pixels say 39 %.
        """,
      impact: .minor, tags: ["hig", "sign-in-with-apple"]),
    scope: .control,
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .insets, .image],
    examples: Examples.all
  ) { subject, options in
    guard subject.standsForAppleButton else {
      return .doesNotApply(
        subject.isDrawnByApple ? "Apple draws it by itself" : Subject.notApples)
    }
    let tolerance = options.tolerance(of: subject)
    let misses = [lettering(subject, options), trailing(subject, options, tolerance: tolerance)]
      .compactMap { $0 }
    guard !misses.isEmpty else { return .passes }
    return .broken(
      Breach(
        isProven: misses.contains { $0.isProven },
        message: misses.map(\.sentence).joined(separator: " "), measured: misses.map(\.value)))
  }

  private typealias Miss = (value: MeasuredValue, sentence: String, isProven: Bool)

  /// Holds the title's size to its share of the height, in both directions.
  private static func lettering(_ subject: Subject, _ options: RuleOptions) -> Miss? {
    let wanted = subject.layout.bounds.height * options.appleLetteringShare
    let size = subject.text.pointSize
    guard abs(size - wanted) > options.appleLetteringRounding + options.tolerance(of: subject)
    else { return nil }
    let value = MeasuredValue(
      "title-size", size, limit: wanted, bound: size < wanted ? .atLeast : .atMost)
    let percent = Points.number(options.appleLetteringShare * 100).replacingIdleDecimal
    return (
      value,
      "The title is set in \(Points.measured(size)) where \(percent) % of the height are "
        + "\(Points.measured(wanted)).", true
    )
  }

  /// Holds the room behind the title to its share of the width.
  private static func trailing(
    _ subject: Subject, _ options: RuleOptions, tolerance: Double
  ) -> Miss? {
    let bounds = subject.layout.bounds
    let edge = subject.traits.direction == .leftToRight ? Edge.right : .left
    guard let line = subject.text.lines.max(by: { $0.frame.width < $1.frame.width }) else {
      return nil
    }
    let frame = subject.layout.inControl(line.frame)
    let room = MeasuredValue(
      "trailing-room", edge == .right ? bounds.maxX - frame.maxX : frame.minX - bounds.minX,
      limit: bounds.width * options.appleTrailingShare, bound: .atLeast,
      error: subject.paddingError(of: line, at: edge))
    let standing = room.standing(tolerance: tolerance)
    guard standing != .kept else { return nil }
    let length =
      room.error > 0 ? Points.measured(room.value, error: room.error) : Points.measured(room.value)
    let percent = Points.number(options.appleTrailingShare * 100).replacingIdleDecimal
    return (
      room,
      "\(length) stay free behind the title where \(percent) % of the width are "
        + "\(Points.measured(room.limit ?? 0)).", standing == .missed
    )
  }
}

extension String {
  /// The number without a decimal that says nothing: "43" for "43.0".
  fileprivate var replacingIdleDecimal: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("15 points in a button 50 high", button(height: 50, points: 15)),
    .fails("room of 4 points behind the title", button(height: 44, points: 19, trailing: 4)),
    .passes("19 points in a button 44 high", button(height: 44, points: 19)),
    .needsReview(
      "room that is short by less than the title may be off",
      button(height: 44, points: 19, trailing: 19, error: 4)),
    .doesNotApply("Apple’s own button", AppleButtonExample(250, 46).subject),
  ]

  private static func button(
    height: Double, points: Double, trailing: Double? = nil, error: Double = 0
  ) -> Subject {
    AppleButtonExample(
      260, height, kind: .button, points: points, trailing: trailing, error: error
    ).subject
  }
}
