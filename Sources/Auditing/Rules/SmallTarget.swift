internal import Model

extension Rule {
  /// A control that is smaller than a finger needs.
  package static let smallTarget = Rule(
    RuleDescription(
      id: "small-target", title: "The target is small",
      help: """
        What people tap should measure at least 44 by 44 points, say the Human Interface \
        Guidelines; WCAG 2.5.8 asks for 24 by 24 at the least, and 2.5.5 for 44 by 44. Give the \
        control a least width and height of 44 points, or a taller content inset; the drawn shape \
        may stay smaller where the hit area is enlarged in code, which files do not show. It is \
        looked at once, at Large: the limit does not grow with the text.
        """,
      impact: .moderate, tags: ["hig", "wcag-2.5.8", "wcag-2.5.5"]),
    scope: .control, restsOn: [.appearance, .width, .height, .insets],
    examples: Examples.all
  ) { subject, options in
    guard subject.control.kind.isInteractive else {
      return .doesNotApply(
        subject.control.kind.isInBar
          ? "the bar decides how large its targets are"
          : subject.control.kind == .label ? "nobody taps a label" : "it is no target as a whole")
    }
    let tolerance = options.tolerance(of: subject)
    let bounds = subject.layout.bounds
    let growth = subject.widthGrowth(forWiderText: subject.text.widthError)
    let width = MeasuredValue(
      "width", bounds.width, limit: options.targetSide, bound: .atLeast, error: growth)
    let height = MeasuredValue("height", bounds.height, limit: options.targetSide, bound: .atLeast)
    let short = [width, height].filter { $0.standing(tolerance: tolerance) != .kept }
      .sorted { $0.shortfall > $1.shortfall }
    guard !short.isEmpty else { return .passes }
    let missed = short.filter { $0.standing(tolerance: tolerance) == .missed }
    let sides = Set(short.map { $0.name == "width" ? Doubt.Subject.width : .height })
    return .broken(
      Breach(
        isProven: !missed.isEmpty, message: sentence(short, bounds, options), measured: short,
        restsOn: sides.union([.appearance, .insets])))
  }

  private static func sentence(
    _ short: [MeasuredValue], _ bounds: Rectangle, _ options: RuleOptions
  ) -> String {
    let lacks = short.map { side in
      side.error > 0
        ? "\(Points.measured(side.shortfall, error: side.error)) of \(side.name)"
        : "\(Points.measured(side.shortfall)) of \(side.name)"
    }
    let least = min(bounds.width, bounds.height)
    return "The control is \(Points.number(bounds.width)) by \(Points.measured(bounds.height)); "
      + "\(lacks.joined(separator: " and ")) are missing to \(Points.chosen(options.targetSide))"
      + (least < options.minimumTargetSide
        ? ", and WCAG 2.5.8 asks for \(Points.chosen(options.minimumTargetSide)) at the least."
        : ".")
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a plain button as high as Interface Builder makes it", button(width: 61, height: 30)),
    .fails("a button below the least of WCAG", button(width: 30, height: 20)),
    .passes("44 by 44", button(width: 44, height: 44)),
    .needsReview(
      "a low button whose height the screen decides",
      button(width: 61, height: 30) { $0.height.basis = .unsolved }),
    .needsReview(
      "a narrow button that is as wide as its title, which may be off",
      button(width: 43.4, height: 44, error: 0.8) { $0.width = LengthRange() }),
    .doesNotApply("a label", button(kind: .label, width: 61, height: 20)),
  ]

  private static func button(
    kind: ControlKind = .button, width: Double, height: Double, error: Double = 0,
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    ExampleLayout(
      kind: kind, size: Extent(width: width, height: height),
      lines: [
        .init(
          text: "Skip", box: Rectangle(x: 1, y: height / 2 - 9, width: width - 2, height: 18),
          error: error)
      ],
      change: change
    ).subject
  }
}
