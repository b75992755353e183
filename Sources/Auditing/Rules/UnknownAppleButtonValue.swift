internal import Model

extension Rule {
  /// A type or style of Apple's button that Apple does not know.
  package static let unknownAppleButtonValue = Rule(
    RuleDescription(
      id: "unknown-apple-button-value", title: "Apple’s button has no such type or style",
      help: """
        Interface Builder sets type and style of the button as numbers. Apple’s header knows three \
        of each: 0 sign in, 1 continue and 2 sign up; 0 white, 1 white with an outline and 2 \
        black. Any other number is taken for the default here, as a careful wrapper does with it; \
        what the button itself makes of it is not documented, so its title and its colours are \
        guesses. Set one of the three numbers.
        """,
      impact: .moderate, tags: ["interface-builder", "sign-in-with-apple"]),
    scope: .control, restsOn: [.appearance],
    examples: Examples.all
  ) { subject, _ in
    guard let button = subject.control.appleIDButton else {
      return .doesNotApply(Subject.notApples)
    }
    let unknown = [
      unknown("type", button.requestedType, AppleIDButton.TitleType.allCases.map(\.rawValue)),
      unknown("style", button.requestedStyle, AppleIDButton.Style.allCases.map(\.rawValue)),
    ].compactMap { $0 }
    guard !unknown.isEmpty else { return .passes }
    let words = unknown.map { "the \($0.name) \($0.number)" }.joined(separator: " and ")
    return .broken(
      Breach(
        message: "Apple knows the numbers 0 to 2, and not \(words); the default is supposed.",
        measured: unknown.map(\.value), isLength: false))
  }

  private typealias Unknown = (name: String, number: Int, value: MeasuredValue)

  /// Measures how far a raw value is from those that Apple knows; nil for one of them or none.
  private static func unknown(_ name: String, _ number: Int?, _ known: [Int]) -> Unknown? {
    guard let number, let least = known.min(), let most = known.max(), !known.contains(number)
    else { return nil }
    let value = MeasuredValue(
      name, Double(number), limit: Double(number < least ? least : most),
      bound: number < least ? .atLeast : .atMost)
    return (name, number, value)
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("the style 7", button(type: 0, style: 7)),
    .fails("a type below all of Apple’s", button(type: -1, style: 2)),
    .passes("sign up, white with an outline", button(type: 2, style: 1)),
    .passes("nothing set", button(type: nil, style: nil)),
    .needsReview(
      "the type 3 of a class that may read it in its own way",
      button(type: 3, style: 2) {
        $0.doubts = [Doubt(.appearance, "its class AppleButton draws the button in code")]
      }),
    .doesNotApply("another button", AppleButtonExample(250, 46) { $0.appleIDButton = nil }.subject),
  ]

  private static func button(
    type: Int?, style: Int?, change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    AppleButtonExample(250, 46) {
      $0.appleIDButton = AppleIDButton(requestedType: type, requestedStyle: style)
      change(&$0)
    }.subject
  }
}
