internal import Model

extension Rule {
  /// Text that leaves the screen as it grows.
  package static let pushedOffScreen = Rule(
    RuleDescription(
      id: "pushed-off-screen", title: "Text leaves the screen",
      help: """
        Text that is on the screen at Large stands wholly or in part outside of it at this size, and \
        nothing scrolls it into view. Tie it to both sides of the safe area, let it wrap, or put the \
        content into a scroll view. WCAG 1.4.4 asks that text can be enlarged to 200 % without loss, \
        and 1.4.10 that nothing has to be scrolled sideways.
        """,
      impact: .critical, tags: ["wcag-1.4.4", "wcag-1.4.10", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place, let text = place.now.text(of: place.view),
      let before = place.atLarge.text(of: place.view)
    else { return .doesNotApply(Subject.noScreen) }
    guard !place.now.isScrolled(place.view) else { return .passes }
    let tolerance = options.tolerance(of: subject)
    let was = EdgeDistance.beyond(place.atLarge.solved.extent, before)
    let now = EdgeDistance.beyond(place.now.solved.extent, text)
    let out = now.filter { distance in
      !was.contains { $0.edge == distance.edge && $0.measured.shortfall > tolerance }
        && distance.measured.shortfall > tolerance
    }.sorted { $0.measured.shortfall > $1.measured.shortfall }
    guard let worst = out.first else { return .passes }
    let isProven = out.contains { $0.measured.standing(tolerance: tolerance) == .missed }
    return .broken(
      Breach(
        isProven: isProven,
        message: "The text stands \(Points.measured(worst.measured.shortfall)) beyond the "
          + "\(worst.edge) edge of the screen, and nothing scrolls it into view"
          + (isProven ? "." : "; with the real font it may stay."),
        measured: out.map(\.measured)))
  }
}

/// How far a text lies beyond one edge of the screen.
private struct EdgeDistance {
  /// The edge in words.
  let edge: String
  /// The distance; at most 0 is inside.
  let measured: MeasuredValue

  private init(_ edge: String, _ length: Double, error: Double = 0) {
    self.edge = edge
    measured = MeasuredValue("beyond-\(edge)", length, limit: 0, error: error)
  }

  /// The distances beyond all four edges.
  static func beyond(_ extent: Extent, _ text: PlacedText) -> [EdgeDistance] {
    [
      EdgeDistance("top", -text.box.minY),
      EdgeDistance("bottom", text.box.maxY - extent.height),
      EdgeDistance("left", -text.box.minX, error: text.widthError),
      EdgeDistance("right", text.box.maxX - extent.width, error: text.widthError),
    ]
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails(
      "a line that grows over the right edge",
      screen(Rectangle(x: 20, y: 40, width: 340, height: 40))),
    .fails(
      "a text pushed below the screen", screen(Rectangle(x: 20, y: 560, width: 200, height: 40))),
    .passes("a line that wraps", screen(Rectangle(x: 20, y: 40, width: 280, height: 80))),
    .passes("a text below the fold of a scroll view", scrolled),
    .needsReview(
      "a line that leaves by less than its width may be off",
      screen(Rectangle(x: 20, y: 40, width: 303, height: 40), error: 4)),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static func screen(_ box: Rectangle, error: Double = 0) -> Subject {
    ExampleScreen(
      box: box, boxAtLarge: Rectangle(x: 20, y: 40, width: 150, height: 20), error: error
    ).subject
  }

  private static var scrolled: Subject {
    ExampleScreen(
      box: Rectangle(x: 20, y: 560, width: 200, height: 40),
      boxAtLarge: Rectangle(x: 20, y: 40, width: 150, height: 20),
      others: [
        .init(
          box: Rectangle(x: 0, y: 0, width: 320, height: 568), element: "scrollView",
          isContainer: true, clips: true)
      ]
    ).subject
  }
}
