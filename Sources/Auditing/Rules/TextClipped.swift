internal import Model

extension Rule {
  /// Text that leaves its control.
  package static let textClipped = Rule(
    RuleDescription(
      id: "text-clipped", title: "Text leaves its control",
      help: """
        Lines that reach over the edge of their control are cut off where it clips, and stand over \
        what is around it where it does not. Up and down, the line boxes and the ink are looked at; \
        sideways only the line boxes, since accents and slanted letters lean past their advance by \
        design. Let the height follow the text: drop the fixed height or make it a least height, \
        and tie the title label to the top and bottom of a button, whose own height never counts \
        wrapped lines. Where line boxes alone leave it and all ink stays inside, the impact is moderate. \
        WCAG 1.4.4 asks that text can be enlarged to 200 % without loss.
        """,
      impact: .critical, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .insets, .lines],
    examples: Examples.all
  ) { subject, options in
    let tolerance = options.tolerance(of: subject)
    let overflows = subject.firmEdges.map { TextOverflow(subject, over: $0, tolerance: tolerance) }
    let bad = overflows.filter { $0.standing != .kept }.sorted { $0.length > $1.length }
    guard !bad.isEmpty else {
      return cutAtEdge(subject, tolerance: tolerance) ?? oneLineMore(subject, tolerance: tolerance)
        ?? .passes
    }
    let missed = bad.filter { $0.standing == .missed }
    return .broken(
      Breach(
        isProven: !missed.isEmpty,
        message: overflowSentence(missed.isEmpty ? bad : missed, subject),
        measured: (missed + bad.filter { $0.standing != .missed }).map(\.measured),
        impact: bad.allSatisfy { $0.ink <= 0 } ? .moderate : nil))
  }

  /// Judges a line that is cut at the edge without a mark, as the break mode "clip" cuts it.
  private static func cutAtEdge(_ subject: Subject, tolerance: Double) -> Judgement? {
    guard subject.lineBreakMode == .clip else { return nil }
    let needed = subject.neededWidth
    let standing = needed.standing(tolerance: tolerance)
    guard standing != .kept else { return nil }
    let room = Points.measured(subject.room)
    let width = Points.measured(needed.value, error: needed.error)
    return .broken(
      Breach(
        isProven: standing == .missed,
        message: standing == .missed
          ? "The \(subject.noun) is \(Points.measured(needed.value)) wide and is cut off after "
            + "\(room), without an ellipsis."
          : "The \(subject.noun) is \(width) wide and is cut off after \(room); only the real "
            + "font can tell whether it gets so far.",
        measured: [needed]))
  }

  /// Judges text that stays inside but may need one line more than there is room for.
  private static func oneLineMore(_ subject: Subject, tolerance: Double) -> Judgement? {
    guard subject.control.kind != .label, !subject.control.scrolls,
      subject.oneLineMoreBreaks(keeping: 0, tolerance: tolerance)
    else { return nil }
    let line = subject.lineHeight
    let height = subject.layout.bounds.height
    return .broken(
      Breach(
        isProven: false,
        message: """
          The \(subject.noun) stays inside, but a line is so full that with the real font it may \
          need one more, and \(Points.measured(line)) more height than there is.
          """,
        measured: [
          MeasuredValue("text-height", height + subject.spill, limit: height, error: line)
        ]))
  }

  /// Says how far the text reaches over which edges, and what becomes of it there.
  private static func overflowSentence(_ overflows: [TextOverflow], _ subject: Subject) -> String {
    let places = EdgeGroup.grouping(overflows.map { (edge: $0.edge, words: $0.words) }).map {
      "\($0.words) over the \($0.names) \($0.edges.count == 1 ? "edge" : "edges")"
    }
    let ink = overflows.map(\.ink).max() ?? 0
    let fate =
      switch (ink > 0, subject.control.clipsToBounds) {
      case (true, true): "the control clips, so up to \(Points.measured(ink)) of ink are cut off"
      case (true, false):
        "the control does not clip, so ink stands up to "
          + "\(Points.measured(ink)) outside"
      case (false, _): "the ink itself stays inside"
      }
    let doubtful = overflows.allSatisfy { $0.standing == .withinError }
    return "The \(subject.noun) runs \(places.joined(separator: " and ")); \(fate)."
      + (doubtful ? " With the real font it may stay inside." : "")
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a wrapped title in a button that stayed one line high", wrapped(in: 44)),
    .fails("the same where the button clips", wrapped(in: 44) { $0.clipsToBounds = true }),
    .fails("a line wider than its button", line(x: -6.5, width: 213)),
    .fails("a label that is cut without an ellipsis", cut),
    .passes("the same title in a button that grew with it", wrapped(in: 74)),
    .passes("an accent that leans past its advance", leaning),
    .needsReview("a line that leaves by less than its width may be off", line(error: 4)),
    .needsReview(
      "a clipped title in a button whose look is set in code",
      wrapped(in: 44) {
        $0.doubts = [Doubt(.appearance, "the class RoundedButton may lay it out in code")]
      }),
    .doesNotApply("nothing to read", ExampleLayout().subject),
  ]

  private static func wrapped(
    in height: Double, change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    let size = Extent(width: 160, height: height)
    return ExampleLayout(
      size: size,
      lines: ExampleLayout.centred(
        [("Book a", 58), ("place on", 70), ("board", 50)], in: size, lineHeight: 20),
      category: .accessibilityMedium, change: change
    ).subject
  }

  private static func line(x: Double = -1, width: Double = 202, error: Double = 0) -> Subject {
    ExampleLayout(lines: [
      .init(
        text: "Continue to payment", box: Rectangle(x: x, y: 12, width: width, height: 20),
        error: error)
    ]).subject
  }

  private static var cut: Subject {
    ExampleLayout(
      kind: .label, size: Extent(width: 120, height: 20.5),
      lines: [
        .init(
          text: "Departures tom", box: Rectangle(x: 0, y: 0, width: 118, height: 20.3),
          ending: .clipped)
      ],
      naturalWidth: 167.4
    ) {
      $0.text.lineLimit = 1
      $0.text.lineBreakMode = .clip
    }.subject
  }

  private static var leaning: Subject {
    ExampleLayout(
      kind: .label, size: Extent(width: 60, height: 20.5),
      lines: [
        .init(
          text: "Île", box: Rectangle(x: 0, y: 0, width: 22, height: 20.3),
          ink: Rectangle(x: -1.3, y: 1.2, width: 22, height: 14.8))
      ]
    ).subject
  }
}
