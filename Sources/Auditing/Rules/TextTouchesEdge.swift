internal import Model

extension Rule {
  /// Text that takes room which its insets promise to leave free.
  package static let textTouchesEdge = Rule(
    RuleDescription(
      id: "text-touches-edge", title: "Text runs into its padding",
      help: """
        Insets say how much room a control keeps around its title; UIKit counts them when it asks \
        for a size and forgets them when a title wraps, so that large text runs up to the edge. \
        Tie the title label to the control with constraints of at least the insets on all four \
        sides, or give the height back to the text. Sideways the line boxes are measured, above \
        and below the boxes of the first and last line. Where text runs over the edge itself, \
        text-clipped says so. WCAG 1.4.4 asks that text can be enlarged without loss.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .insets, .image, .lines],
    examples: Examples.all
  ) { subject, options in
    let tolerance = options.tolerance(of: subject)
    let promised = subject.firmEdges.filter { subject.layout.promisedInsets[$0] > tolerance }
    guard !promised.isEmpty else { return .doesNotApply("no room around the text is promised") }
    let paddings = promised.compactMap { TextPadding(subject, at: $0, tolerance: tolerance) }
    guard !paddings.isEmpty else { return .doesNotApply("the text runs over the edges themselves") }
    let missed = paddings.filter { $0.standing == .missed }.sorted { $0.shortfall > $1.shortfall }
    let doubtful = paddings.filter { $0.standing == .withinError }
      .sorted { $0.shortfall + $0.error > $1.shortfall + $1.error }
    guard let worst = missed.first ?? doubtful.first else { return .passes }
    return .broken(
      Breach(
        isProven: !missed.isEmpty,
        message: missed.isEmpty
          ? worst.doubtfulSentence(subject, tolerance: tolerance) : missedSentence(missed, subject),
        measured: (missed + doubtful).map(\.measured)))
  }

  private static func missedSentence(_ paddings: [TextPadding], _ subject: Subject) -> String {
    let items = paddings.map { padding in
      let promised = Points.chosen(padding.promised)
      return (
        edge: padding.edge,
        words: "\(Points.measured(padding.shortfall)) into its \(promised) padding at the"
      )
    }
    let places = EdgeGroup.grouping(items).map { "\($0.words) \($0.names)" }
    return "The \(subject.noun) runs \(places.joined(separator: " and "))."
  }
}

/// Room that text leaves to one edge of its control.
struct TextPadding {
  /// The edge.
  let edge: Edge
  /// Room left, in points.
  let room: Double
  /// Room promised, in points.
  let promised: Double
  /// How far the room left may be off, ± points.
  let error: Double
  /// What the room left means when its error is counted.
  let standing: LimitStanding

  /// Measures the room at an edge; nil where the text runs over it or there is no text.
  init?(_ subject: Subject, at edge: Edge, tolerance: Double) {
    let reaches = subject.text.lines.map { line in
      (
        line: line,
        room: -edge.overflow(of: subject.layout.inControl(line.frame), over: subject.layout.bounds)
      )
    }
    guard let worst = reaches.min(by: { $0.room < $1.room }), worst.room >= -tolerance else {
      return nil
    }
    self.edge = edge
    room = worst.room
    promised = subject.layout.promisedInsets[edge]
    error = subject.paddingError(of: worst.line, at: edge)
    let value = MeasuredValue(
      "", worst.room, limit: promised, bound: .atLeast, error: error)
    let first = value.standing(tolerance: tolerance)
    guard edge.isSideways else {
      standing = Self.uprightStanding(subject, first, tolerance: tolerance)
      return
    }
    let promised = promised
    let isFirm = subject.text.lines.contains { line in
      let room = subject.paddingAlone(of: line, at: edge)
      let error = subject.paddingError(of: line, at: edge)
      return promised - room - error > tolerance && !subject.mayBreakEarlier(line)
    }
    standing = Self.sidewaysStanding(
      subject, first, isMissed: value.shortfall > tolerance, isFirm: isFirm)
  }

  /// Points that are missing.
  var shortfall: Double { promised - room }

  /// The room as a report lists it.
  var measured: MeasuredValue {
    MeasuredValue("\(edge.rawValue)-padding", room, limit: promised, bound: .atLeast, error: error)
  }

  /// Says what is there, and what the error could make of it.
  func doubtfulSentence(_ subject: Subject, tolerance: Double) -> String {
    let isMissed = shortfall > tolerance
    let fact =
      isMissed
      ? "runs \(length(shortfall)) into its \(Points.chosen(promised)) padding at the \(edge.rawValue)"
      : "keeps \(length(room)) free at the \(edge.rawValue), where \(Points.chosen(promised)) are "
        + "promised"
    return "The \(subject.noun) \(fact)" + turn(subject, isMissed: isMissed) + "."
  }

  private func length(_ points: Double) -> String {
    error > 0 ? Points.measured(points, error: error) : Points.measured(points)
  }

  /// What the real font could change, as the end of a sentence.
  private func turn(_ subject: Subject, isMissed: Bool) -> String {
    if edge.isSideways { return "; with the real font its lines may end elsewhere" }
    if isMissed { return "; with the real font it may take one line less and keep it" }
    let kept = subject.layout.promisedInsets.vertical
    let lacking = subject.spill + kept + subject.lineHeight
    return ", but a line is so full that with the real font it may need one more, which would take "
      + (lacking < kept ? "\(Points.measured(lacking)) of the" : "all the") + " padding"
  }

  /// Weighs room at a side.
  ///
  /// A line so full that it may break earlier proves nothing; text that is held to its insets can't
  /// grow into them.
  private static func sidewaysStanding(
    _ subject: Subject, _ first: LimitStanding, isMissed: Bool, isFirm: Bool
  ) -> LimitStanding {
    if isFirm { return .missed }
    if isMissed { return .withinError }
    return first == .withinError && subject.mayGrowIntoPadding ? .withinError : .kept
  }

  /// Weighs room above or below, where one line more or less changes everything.
  private static func uprightStanding(
    _ subject: Subject, _ first: LimitStanding, tolerance: Double
  ) -> LimitStanding {
    let kept = subject.layout.promisedInsets.vertical
    guard first == .kept else {
      return subject.oneLineLessCures(keeping: kept, tolerance: tolerance) ? .withinError : .missed
    }
    return subject.oneLineMoreBreaks(keeping: kept, tolerance: tolerance) ? .withinError : .kept
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("lines as wide as the button, insets or not", wrapped(x: 3.3)),
    .fails("lines that fill a fixed height", wrapped(x: 30, height: 48)),
    .passes("lines held to the insets", wrapped(x: 28)),
    .passes(
      "lines as wide as the insets allow, held by constraints",
      wrapped(x: 28, error: 1.4) {
        $0.titleConstraints = TitleConstraints(top: 14, leading: 28, bottom: 14, trailing: 28)
        $0.height = LengthRange()
      }),
    .needsReview(
      "lines so full that the real font may need one more", wrapped(x: 28, error: 1.4)),
    .needsReview(
      "insets that the input does not state",
      wrapped(x: 3.3) { $0.doubts = [Doubt(.insets, "the class RoundedButton may set its insets")] }
    ),
    .doesNotApply("no insets", wrapped(x: 3.3, insets: .zero)),
  ]

  private static func wrapped(
    x: Double, height: Double = 68, error: Double = 0,
    insets: EdgeInsets = EdgeInsets(top: 14, left: 28, bottom: 14, right: 28),
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    let size = Extent(width: 200, height: height)
    let widest = 200 - 2 * x
    return ExampleLayout(
      size: size, insets: insets,
      lines: ExampleLayout.centred(
        [("Book a place", widest), ("on board", widest - 16)], in: size, lineHeight: 20,
        error: error),
      change: change
    ).subject
  }
}
