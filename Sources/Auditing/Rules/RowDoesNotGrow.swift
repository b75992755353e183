internal import Model

extension Rule {
  /// Text that leaves the row or container around it, which stays as high as it was.
  package static let rowDoesNotGrow = Rule(
    RuleDescription(
      id: "row-does-not-grow", title: "The row does not grow with its text",
      help: """
        Text that is inside its row or container at Large reaches out of it at this size: the row \
        has a fixed height, or nothing ties the text to its bottom. Let rows size themselves \
        (automatic dimension, with an estimate), tie the text to the top and the bottom of its \
        container, and make fixed heights least heights. WCAG 1.4.4 asks that text can be enlarged to \
        200 % without loss.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .lines],
    examples: Examples.all
  ) { subject, options in
    guard let place = subject.place, let text = place.now.text(of: place.view),
      let before = place.atLarge.text(of: place.view)
    else { return .doesNotApply(Subject.noScreen) }
    let tolerance = options.tolerance(of: subject)
    for container in place.now.ancestors(of: place.view) where place.holds(container) {
      let room = place.now.solved.views[container].frame
      let roomBefore = place.atLarge.solved.views[container].frame
      guard overflow(before.box, roomBefore) <= tolerance else { continue }
      let measured = MeasuredValue("overflow-container", overflow(text.box, room), limit: 0)
      guard measured.shortfall > tolerance else { continue }
      return .broken(
        Breach(
          message: "The text reaches \(Points.measured(measured.value)) out of its "
            + "\(place.name(of: container)), which is \(Points.measured(room.height)) high"
            + (place.now.solved.views[container].clipsChildren ? " and cuts it off." : "."),
          measured: [measured]))
    }
    return .passes
  }

  /// How far a box reaches over the top or bottom of another, in points; at most 0 inside.
  private static func overflow(_ box: Rectangle, _ room: Rectangle) -> Double {
    max(room.minY - box.minY, box.maxY - room.maxY)
  }
}

extension ScreenPlace {
  /// Whether a view around the control is one whose edge matters: a cell, or one that cuts.
  fileprivate func holds(_ container: Int) -> Bool {
    let view = now.solved.views[container]
    guard view.parent != nil, view.scrollContent == nil,
      !["scrollView", "tableView", "collectionView"].contains(view.element)
    else { return false }
    return view.clipsChildren || view.element.hasSuffix("Cell")
      || view.element == "collectionReusableView"
  }

  /// A container in words.
  fileprivate func name(of container: Int) -> String {
    let element = now.solved.views[container].element
    return element.hasSuffix("Cell") ? "row" : "container"
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("two lines in a row that stayed 44 points high", row(high: 44)),
    .passes("the same in a row that grew", row(high: 90)),
    .passes("a text over the edge of a view that does not cut", row(high: 44, element: "view")),
    .needsReview(
      "two lines in a row whose height code may set",
      row(high: 44, doubts: [Doubt(.height, "code may give its cell another height")])),
    .doesNotApply(
      "a control without a screen",
      ExampleLayout(lines: [.init(text: "Send", box: Rectangle(x: 9, y: 9, width: 40, height: 20))])
        .subject),
  ]

  private static func row(
    high height: Double, element: String = "tableViewCell", doubts: [Doubt] = []
  ) -> Subject {
    ExampleScreen(
      box: Rectangle(x: 16, y: 111, width: 280, height: 68),
      boxAtLarge: Rectangle(x: 16, y: 111, width: 280, height: 20.5),
      others: [
        .init(
          box: Rectangle(x: 0, y: 100, width: 320, height: height),
          boxAtLarge: Rectangle(x: 0, y: 100, width: 320, height: 44), element: element,
          isContainer: true)
      ],
      doubts: doubts
    ).subject
  }
}
