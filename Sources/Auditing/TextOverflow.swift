internal import Model

/// How far text reaches over one edge of its control.
struct TextOverflow {
  /// The edge.
  let edge: Edge
  /// Reach of the line boxes and, up and down, the ink; in points, negative inside.
  let length: Double
  /// Reach of the ink alone, in points.
  let ink: Double
  /// How far the reach may be off, ± points.
  let error: Double
  /// What the reach means when the error is counted.
  let standing: LimitStanding

  /// Measures the reach over an edge.
  init(_ subject: Subject, over edge: Edge, tolerance: Double) {
    self.edge = edge
    let bounds = subject.layout.bounds
    let lines = subject.text.lines
    func reach(_ box: Rectangle) -> Double {
      edge.overflow(of: subject.layout.inControl(box), over: bounds)
    }
    let worst = lines.max { reach($0.frame) < reach($1.frame) }
    let box = worst.map { reach($0.frame) } ?? 0
    ink = lines.compactMap(\.ink).map(reach).max() ?? box
    length = edge.isSideways ? box : max(box, ink)
    error = worst.map { subject.paddingError(of: $0, at: edge) } ?? 0
    standing =
      edge.isSideways
      ? Self.sidewaysStanding(subject, reach: box, error: error, tolerance: tolerance)
      : Self.uprightStanding(subject, box: box, ink: ink, tolerance: tolerance)
  }

  /// The reach as a report lists it.
  var measured: MeasuredValue {
    MeasuredValue("overflow-\(edge.rawValue)", length, limit: 0, error: error)
  }

  /// The reach in a sentence.
  var words: String {
    standing == .withinError && error > 0
      ? Points.measured(length, error: error) : Points.measured(length)
  }

  /// Weighs a reach sideways: lines that are held to the control wrap or are cut, and never get out.
  private static func sidewaysStanding(
    _ subject: Subject, reach: Double, error: Double, tolerance: Double
  ) -> LimitStanding {
    let isHeld = subject.room <= subject.layout.bounds.width + subject.pixel
    if isHeld && reach <= tolerance { return .kept }
    return MeasuredValue("", reach, limit: 0, error: error).standing(tolerance: tolerance)
  }

  /// Weighs a reach up or down: ink of a stand-in font proves nothing by itself, and one line more
  /// or less changes everything.
  private static func uprightStanding(
    _ subject: Subject, box: Double, ink: Double, tolerance: Double
  ) -> LimitStanding {
    guard box > tolerance else {
      guard ink > tolerance else { return .kept }
      return subject.text.widthError > 0 ? .withinError : .missed
    }
    return subject.oneLineLessCures(keeping: 0, tolerance: tolerance)
      ? .withinError : .missed
  }
}
