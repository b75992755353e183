internal import Model

extension Rule {
  /// Ink that comes too near the curve of a rounded corner.
  package static let textTouchesCorner = Rule(
    RuleDescription(
      id: "text-touches-corner", title: "Text comes too near a rounded corner",
      help: """
        A rounded corner takes room that straight edges leave: text that fits the box may still \
        touch or cross the curve, at large sizes first. The drawn outlines are measured, not their \
        boxes. How much room is enough, Apple does not say: that is this project’s own choice, 4 \
        points or half the radius, whichever is less. Insets of half a radius above and one radius \
        beside always leave half the radius, so a control that keeps them is never told; 4 points \
        are about the thickness of a stroke at AX5, and nearer than that letter and curve look \
        joined to us. RuleOptions.cornerClearance and cornerClearanceShare set another choice; 0 \
        tells only ink that crosses the curve. Tie the title label to such insets with \
        constraints, or let the radius follow half the height. WCAG 1.4.4 asks that text can be \
        enlarged without loss.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "dynamic-type"]),
    restsOn: [
      .appearance, .width, .height, .font, .measures, .text, .insets, .shape, .image, .alignment,
      .lines,
    ],
    examples: Examples.all
  ) { subject, options in
    let answer = judge(subject.layout.shape(of: subject.control), subject, options)
    guard let roundest = subject.layout.background?.roundest else { return answer }
    if case .broken = answer { return answer }
    return atWorst(judge(roundest, subject, options)) ?? answer
  }

  /// Holds the ink to the corners of one shape.
  private static func judge(
    _ shape: CornerShape?, _ subject: Subject, _ options: RuleOptions
  ) -> Judgement {
    let extent = subject.layout.shapeBox.extent
    guard let shape, !shape.corners.isEmpty,
      let curve = CornerCurve(shape, in: extent, flatness: options.flatness)
    else { return .doesNotApply("no corner is rounded") }
    let radius = shape.resolvedRadius(in: extent)
    let limit = min(options.cornerClearance, options.cornerClearanceShare * radius)
    let widest = subject.text.widthError
    guard
      let found = CornerSearch.nearest(
        subject, corners: shape.corners, curve: curve, below: limit + widest,
        flatness: options.flatness)
    else { return .passes }
    return judge(
      found, subject, radius: radius, limit: limit, tolerance: options.tolerance(of: subject))
  }

  /// Words what would be wrong were the corners as round as they may be; nil when nothing is.
  private static func atWorst(_ judgement: Judgement) -> Judgement? {
    guard case .broken(var breach) = judgement else { return nil }
    breach.isProven = false
    breach.message = "Were the corners as round as they may be: " + breach.message
    return .broken(breach)
  }

  private static func judge(
    _ found: CornerClearance, _ subject: Subject, radius: Double, limit: Double, tolerance: Double
  ) -> Judgement {
    let line = subject.text.lines[found.line]
    let error = subject.paddingError(of: line, at: found.corner.edge) * found.sidewaysShare
    let clearance = MeasuredValue(
      "corner-clearance", found.distance, limit: limit, bound: .atLeast, error: error)
    let standing = clearance.standing(tolerance: tolerance)
    let isDoubtfulPass = standing == .withinError && clearance.shortfall <= tolerance
    guard standing != .kept, !isDoubtfulPass || subject.mayGrowIntoPadding else { return .passes }
    let isFirm = standing == .missed && found.isExact && !subject.mayBreakEarlier(line)
    return .broken(
      Breach(
        isProven: isFirm, message: sentence(found, clearance, isFirm: isFirm, subject),
        measured: [
          clearance, MeasuredValue("corner-radius", radius),
          MeasuredValue("ink-x", found.ink.x), MeasuredValue("ink-y", found.ink.y),
          MeasuredValue("curve-x", found.onCurve.x), MeasuredValue("curve-y", found.onCurve.y),
        ]))
  }

  private static func sentence(
    _ found: CornerClearance, _ clearance: MeasuredValue, isFirm: Bool, _ subject: Subject
  ) -> String {
    let error = clearance.error
    let length = Points.measured(abs(found.distance))
    let place = "the \(found.corner.rawValue) corner curve"
    let fact =
      found.distance < 0
      ? "Ink of line \(found.line + 1) crosses \(place) by \(length)"
      : "Ink of line \(found.line + 1) stands \(length) from \(place)"
    let wish = "; \(Points.chosen(clearance.limit ?? 0)) are asked for here"
    if isFirm { return fact + wish + "." }
    if !found.isExact { return fact + wish + ". Its outlines are missing; its box was measured." }
    let known = error > 0 ? ", give or take \(Points.measured(error))" : ""
    return fact + known + wish + ". With the real font the line may end elsewhere."
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a line that crosses the curve of a capsule", button(x: 3, y: 3)),
    .fails("a line beside a corner of 28 points", button(x: 13, y: 6, radius: .fixed(28))),
    .fails("the same with Apple's smooth corner", button(x: 13, y: 6, curve: .continuous)),
    .passes("insets of half a radius and one radius", button(x: 28, y: 14, radius: .fixed(28))),
    .passes("the corner next to the text is square", button(x: 3, y: 3, corners: .bottomRight)),
    .passes("text near an edge and far from the corner", button(x: 27, y: 1, radius: .fixed(28))),
    .needsReview(
      "a line that is too near by less than its width may be off",
      button(x: 16, y: 6, radius: .fixed(28), error: 4)),
    .needsReview(
      "a radius that the class may set in code",
      button(x: 3, y: 3) { $0.doubts = [Doubt(.shape, "the class RoundedButton may round it")] }),
    .doesNotApply("square corners", button(x: 3, y: 3, radius: .fixed(0))),
  ]

  private static func button(
    x: Double, y: Double, radius: CornerShape.Radius = .capsule,
    corners: CornerShape.Corners = .all, curve: CornerShape.Curve = .circular, error: Double = 0,
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    // The block glyph is an em wide and 0.7 em tall: at 20 points, 20 by 14.
    let run = GlyphRun(
      face: "Block", pointSize: 20,
      glyphs: (0..<2).map { PlacedGlyph(glyph: 1, x: Double($0) * 20, y: 14) })
    return ExampleLayout(
      size: Extent(width: 200, height: 60),
      lines: [
        .init(
          text: "Bo", box: Rectangle(x: x, y: y, width: 40, height: 14),
          ink: Rectangle(x: x, y: y, width: 40, height: 14), error: error, glyphRuns: [run])
      ]
    ) {
      $0.shape = CornerShape(radius: radius, corners: corners, curve: curve)
      change(&$0)
    }.subject
  }
}
