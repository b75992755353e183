/// The smallest change found that lets a control's text fit, and what was checked for it.
public struct Cure: Hashable, Sendable, Codable {
  /// One thing that is set otherwise; lengths in points.
  public enum Change: Hashable, Sendable, Codable {
    /// Most lines of a label; 0 for no limit.
    case lines(from: Int, to: Int)
    /// Word wrapping over any number of lines in place of a mode that keeps to one line.
    case wordWrap(from: LineBreakMode)
    /// A least height; nil where there was no height to replace.
    case leastHeight(Double, inPlaceOf: Double?)
    /// A width that follows the title between two limits, in place of a fixed one.
    case leastWidth(Double, upTo: Double, inPlaceOf: Double)
    /// Constraints that hold the title off the control's edges; the control follows its height.
    case titleConstraints(TitleConstraints)
    /// Content insets; nil where none were set.
    case contentInsets(EdgeInsets, inPlaceOf: EdgeInsets?)
    /// A corner radius.
    case radius(Double, inPlaceOf: Double)
    /// Shrinking to fit on one line, down to a factor of the size asked for.
    case shrinkToFit(minimumScaleFactor: Double)
  }

  /// What becomes of a cure on the solved screen of its control.
  public enum ScreenTrial: String, Hashable, Sendable, Codable {
    /// No cell of the control fails there, and no rule says worse of any other control.
    case holds
    /// The control fails there all the same.
    case fails
    /// The control is cured there, and another gets worse.
    case worsensOthers = "worsens-others"
  }

  /// What changes, in the order in which it is applied; at most three.
  public var changes: [Change]
  /// What the cells come to: `passes`, or `needsReview` where an error band or a doubt remains.
  public var outcome: Outcome
  /// Cells laid out again with the changes, all of them no worse under any rule.
  public var cells: Int
  /// Rules about the whole control that the changes leave broken, in the order of reports.
  public var remaining: [String]
  /// What to do, with its numbers, and what was checked: for people.
  public var sentence: String
  /// What becomes of it among everything on the screen; nil where no screen could be solved.
  public var onScreen: ScreenTrial?

  /// States a cure.
  public init(
    changes: [Change], outcome: Outcome, cells: Int, remaining: [String] = [], sentence: String
  ) {
    self.changes = changes
    self.outcome = outcome
    self.cells = cells
    self.remaining = remaining
    self.sentence = sentence
  }
}

extension Cure.Change {
  /// The permanent word of its kind, in kebab-case.
  public var kind: String {
    switch self {
    case .lines: "lines"
    case .wordWrap: "word-wrap"
    case .leastHeight: "least-height"
    case .leastWidth: "least-width"
    case .titleConstraints: "title-constraints"
    case .contentInsets: "content-insets"
    case .radius: "radius"
    case .shrinkToFit: "shrink-to-fit"
    }
  }
}
