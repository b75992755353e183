internal import Model

extension Rule {
  /// Texts that run into each other as they grow.
  package static let viewsOverlap = Rule(
    RuleDescription(
      id: "views-overlap", title: "Text runs into its neighbour",
      help: """
        Two texts that stand apart at Large cover each other at this size, so that neither can be \
        read. It is what happens where each is tied to the screen but not to the other. Tie them to \
        each other with a least distance, put them in a stack view, or let the row turn upright at \
        accessibility sizes. Of each pair the one further to the front is told. WCAG 1.4.4 asks that \
        text can be enlarged to 200 % without loss.
        """,
      impact: .critical, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place, let own = place.now.text(of: place.view) else {
      return .doesNotApply(Subject.noScreen)
    }
    let tolerance = options.tolerance(of: subject)
    let covers = place.now.texts(near: own).filter { $0.view < place.view }
      .map { Cover(own, $0) }
      .filter { $0.measured.standing(tolerance: tolerance) != .kept }
      .filter { place.canMeet($0.other) && place.stoodApart(from: $0.other) }
      .sorted { $0.measured.shortfall > $1.measured.shortfall }
    guard let worst = covers.first else { return .passes }
    let isProven = worst.measured.standing(tolerance: tolerance) == .missed
    return .broken(
      Breach(
        isProven: isProven, message: sentence(worst, isProven: isProven),
        measured: covers.map(\.measured)))
  }

  /// Says which text is met, and how far.
  private static func sentence(_ cover: Cover, isProven: Bool) -> String {
    let pair = "The text and “\(cover.other.name)”, which stand apart at Large,"
    let length = cover.measured.value
    guard isProven else {
      return "\(pair) come so near each other that only the real font can tell whether they touch; "
        + "\(Points.measured(abs(length))) \(length > 0 ? "too much" : "are left")."
    }
    return "\(pair) cover each other by \(Points.measured(length)) \(cover.direction)."
  }
}

/// How far two texts cover each other.
private struct Cover {
  /// The other text.
  let other: PlacedText
  /// The overlap in the direction in which it is least.
  let measured: MeasuredValue
  /// That direction in words.
  let direction: String

  init(_ own: PlacedText, _ other: PlacedText) {
    self.other = other
    let across = min(own.box.maxX, other.box.maxX) - max(own.box.minX, other.box.minX)
    let down = min(own.box.maxY, other.box.maxY) - max(own.box.minY, other.box.minY)
    direction = across < down ? "sideways" : "up and down"
    measured = MeasuredValue(
      "overlap", min(across, down), limit: 0,
      error: across < down ? own.widthError + other.widthError : 0)
  }
}

extension ScreenPlace {
  /// Whether a text neither holds the control nor stands in another row of a list.
  fileprivate func canMeet(_ other: PlacedText) -> Bool {
    !now.isInside(view, other.view) && now.row(around: other.view) == now.row(around: view)
  }

  /// Whether a text did not touch the control's own at Large.
  fileprivate func stoodApart(from other: PlacedText) -> Bool {
    guard let own = atLarge.text(of: view), let before = atLarge.text(of: other.view) else {
      return false
    }
    return Cover(own, before).measured.value <= 0
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails(
      "a text that grows down over the next",
      screen(beside: Rectangle(x: 20, y: 90, width: 200, height: 40), grown: 60)),
    .passes(
      "a text that pushes the next down",
      screen(beside: Rectangle(x: 20, y: 100, width: 200, height: 40), grown: 60)),
    .passes(
      "texts that are laid over each other by design",
      screen(beside: Rectangle(x: 20, y: 50, width: 200, height: 40), grown: 60)),
    .needsReview(
      "a line that reaches the next by less than its width may be off",
      sideways),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static func screen(beside other: Rectangle, grown height: Double) -> Subject {
    ExampleScreen(
      box: Rectangle(x: 20, y: 40, width: 200, height: height),
      boxAtLarge: Rectangle(x: 20, y: 40, width: 200, height: 20),
      others: [.init(text: "Total", box: other)]
    ).subject
  }

  private static var sideways: Subject {
    ExampleScreen(
      box: Rectangle(x: 20, y: 40, width: 182, height: 20),
      boxAtLarge: Rectangle(x: 20, y: 40, width: 90, height: 20),
      others: [.init(text: "Total", box: Rectangle(x: 200, y: 40, width: 80, height: 20))],
      error: 4
    ).subject
  }
}
