internal import Model

extension Rule {
  /// A resizable background drawn smaller than its caps.
  package static let squashedBackground = Rule(
    RuleDescription(
      id: "squashed-background", title: "The background has no room for its corners",
      help: """
        The caps of a resizable image are never scaled; only what is between them is stretched. \
        Drawn with less than one point between its caps, an image for corners of radius r, which \
        is 2r + 1 points wide and tall, has no room for them, and what UIKit draws then is not \
        documented. Give the control a least width and height of 2r + 1, or let the radius follow \
        half the height.
        """,
      impact: .moderate, tags: ["layout"]),
    restsOn: [.appearance, .width, .height, .insets, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let image = subject.control.backgroundImage else {
      return .doesNotApply("there is no background image")
    }
    let bounds = subject.layout.bounds
    let growth = subject.widthGrowth(forWiderText: subject.text.widthError)
    let sides = [
      side("width", bounds.width, caps: image.caps.horizontal, error: growth),
      side("height", bounds.height, caps: image.caps.vertical, error: 0),
    ].compactMap { $0 }
    guard !sides.isEmpty else { return .doesNotApply("the background image has no caps") }
    return judge(sides, subject, tolerance: options.tolerance(of: subject))
  }

  private static func judge(
    _ sides: [MeasuredValue], _ subject: Subject, tolerance: Double
  ) -> Judgement {
    let short = sides.filter { $0.standing(tolerance: tolerance) != .kept }
      .sorted { $0.shortfall > $1.shortfall }
    guard !short.isEmpty else { return .passes }
    let places = short.map { side in
      let drawn =
        side.error > 0
        ? Points.measured(side.value, error: side.error) : Points.measured(side.value)
      let way = side.name == "background-width" ? "wide" : "high"
      return "\(drawn) \(way), where its caps need \(Points.chosen(side.limit ?? 0))"
    }
    return .broken(
      Breach(
        isProven: short.contains { $0.standing(tolerance: tolerance) == .missed },
        message: "The background is drawn " + places.joined(separator: " and ") + ".",
        measured: short))
  }

  /// Holds a side to its caps and the point between them; nil where it has none.
  private static func side(
    _ name: String, _ length: Double, caps: Double, error: Double
  ) -> MeasuredValue? {
    guard caps > 0 else { return nil }
    return MeasuredValue(
      "background-\(name)", length, limit: caps + 1, bound: .atLeast, error: error)
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("corners of 28 points in a button 44 high", button(height: 44, radius: 28)),
    .passes("corners of 20 points in the same button", button(height: 44, radius: 20)),
    .needsReview(
      "a low button whose class may change it",
      button(height: 44, radius: 28) {
        $0.doubts = [Doubt(.appearance, "the class RoundedButton may draw its own background")]
      }),
    .doesNotApply(
      "no background image", button(height: 44, radius: 20) { $0.backgroundImage = nil }),
  ]

  private static func button(
    height: Double, radius: Double, change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    ExampleLayout(
      size: Extent(width: 160, height: height),
      lines: [
        .init(text: "Book", box: Rectangle(x: 60, y: height / 2 - 10, width: 40, height: 20))
      ]
    ) {
      $0.backgroundImage = BackgroundImage(
        extent: Extent(width: 2 * radius + 1, height: 2 * radius + 1),
        caps: EdgeInsets(top: radius, left: radius, bottom: radius, right: radius))
      change(&$0)
    }.subject
  }
}
