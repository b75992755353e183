internal import Model

extension Rule {
  /// A text that gets no room at all because its neighbours took it.
  package static let squeezedNeighbour = Rule(
    RuleDescription(
      id: "squeezed-neighbour", title: "Neighbours leave the text no room",
      help: """
        The text has room at Large, but at this size its neighbours resist compression more and \
        leave it none. Let the row turn upright at accessibility sizes, give the views the same \
        compression resistance, or a least width. WCAG 1.4.4 asks that text can be enlarged to 200 % \
        without loss.
        """,
      impact: .critical, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place else { return .doesNotApply(Subject.noScreen) }
    let tolerance = options.tolerance(of: subject)
    let (now, before) = (place.frame, place.frameAtLarge)
    let sides = [
      (name: "width", now: now.width, before: before.width),
      (name: "height", now: now.height, before: before.height),
    ]
    guard let gone = sides.first(where: { $0.now <= tolerance && $0.before > tolerance }) else {
      return .passes
    }
    return .broken(
      Breach(
        message: "The text is left \(Points.measured(gone.now)) of \(gone.name), and has "
          + "\(Points.measured(gone.before)) at Large; what stands around it takes the rest.",
        measured: [
          MeasuredValue(gone.name, gone.now, limit: gone.before, bound: .atLeast)
        ]))
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a label beside one that grew", screen(width: 0)),
    .passes("a label that keeps a little room", screen(width: 40)),
    .needsReview(
      "a label beside one whose text code sets",
      screen(width: 0, doubts: [Doubt(.width, "the text of its neighbour is set in code")])),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static func screen(width: Double, doubts: [Doubt] = []) -> Subject {
    ExampleScreen(
      box: Rectangle(x: 200, y: 40, width: width, height: 20),
      boxAtLarge: Rectangle(x: 200, y: 40, width: 100, height: 20),
      wish: Extent(width: 180, height: 40), doubts: doubts
    ).subject
  }
}
