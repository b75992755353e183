internal import Model

extension Rule {
  /// Content that has grown taller than the screen, without anything that scrolls it.
  package static let needsScroll = Rule(
    RuleDescription(
      id: "needs-scroll", title: "The screen needs to scroll",
      help: """
        At this size the texts of the screen reach below it, and there is no scroll view around \
        them. Put the content into a scroll view whose content is as wide as the screen; at Large \
        nothing changes, since content that fits does not scroll. WCAG 1.4.4 asks that text can be \
        enlarged to 200 % without loss.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place else { return .doesNotApply(Subject.noScreen) }
    guard place.speaksForScreen else {
      return .doesNotApply("another control answers for the screen as a whole")
    }
    let tolerance = options.tolerance(of: subject)
    guard place.atLarge.depth.shortfall <= tolerance else {
      return .doesNotApply("the screen reaches below its end at Large as well")
    }
    let depth = place.now.depth
    guard depth.shortfall > tolerance else { return .passes }
    return .broken(
      Breach(
        message: "The texts of the screen reach \(Points.measured(depth.value)) down, "
          + "\(Points.measured(depth.shortfall)) below its end, and nothing scrolls them.",
        measured: [depth]))
  }
}

extension DressedScreen {
  /// How far down texts reach that nothing scrolls, against the end of the screen.
  fileprivate var depth: MeasuredValue {
    let lowest = texts.filter { !isScrolled($0.view) }.map(\.box.maxY).max() ?? 0
    return MeasuredValue("content-height", lowest, limit: solved.extent.height)
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a column that grew below the screen", screen(bottom: 640)),
    .passes("a column that still fits", screen(bottom: 540)),
    .passes("the same column in a scroll view", screen(bottom: 640, scrolls: true)),
    .needsReview(
      "a column of a text whose font code sets",
      screen(bottom: 640, doubts: [Doubt(.font, "its class may set the font in code")])),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static func screen(
    bottom: Double, scrolls: Bool = false, doubts: [Doubt] = []
  ) -> Subject {
    ExampleScreen(
      box: Rectangle(x: 20, y: bottom - 60, width: 200, height: 60),
      boxAtLarge: Rectangle(x: 20, y: 300, width: 200, height: 20),
      others: scrolls
        ? [
          .init(
            box: Rectangle(x: 0, y: 0, width: 320, height: 568), element: "scrollView",
            isContainer: true)
        ] : [],
      doubts: doubts
    ).subject
  }
}
