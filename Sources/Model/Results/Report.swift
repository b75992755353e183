/// A control and everything that was judged of it.
public struct ControlResult: Hashable, Sendable, Codable {
  /// The control.
  public var control: Control
  /// Its cells, by title, then by size.
  public var cells: [Cell]
  /// The smallest change that cures it; nil when none was found or looked for.
  public var cure: Cure?
  /// Where its titles begin to fail, in their order; empty unless looked for.
  public var criticalPoints: [CriticalPoint]

  /// Pairs a control with its cells.
  public init(
    control: Control, cells: [Cell], cure: Cure? = nil, criticalPoints: [CriticalPoint] = []
  ) {
    self.control = control
    self.cells = cells
    self.cure = cure
    self.criticalPoints = criticalPoints
  }

  /// Worst outcome of its cells.
  public var outcome: Outcome { cells.map(\.outcome).max() ?? .doesNotApply }
}

/// A name and a value of the tool's own circumstances.
public struct NamedValue: Hashable, Sendable, Codable {
  /// What it is.
  public var name: String
  /// Its value, as text.
  public var value: String

  /// Pairs a name with a value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What made a report, so that another run can be compared with it.
public struct Provenance: Hashable, Sendable, Codable {
  /// Version of the tool.
  public var version: String
  /// Versions of the libraries it is built on, by name.
  public var libraries: [NamedValue]
  /// Options of the run that change verdicts, by name.
  public var options: [NamedValue]
  /// Fonts used, by id.
  public var fonts: [FontUse]
  /// Commit that is checked out where the audit ran, in hexadecimal; nil outside of a checkout.
  public var commit: String?

  /// Describes circumstances.
  public init(
    version: String, libraries: [NamedValue], options: [NamedValue], fonts: [FontUse],
    commit: String? = nil
  ) {
    self.commit = commit
    self.version = version
    self.libraries = libraries
    self.options = options
    self.fonts = fonts
  }
}

/// Counts that head a report.
public struct Summary: Hashable, Sendable, Codable {
  /// Files read.
  public var files: Int
  /// Controls found.
  public var controls: Int
  /// Cells by outcome.
  public var cells: [Outcome: Int]
  /// Findings by outcome, what-ifs and accepted ones left out.
  public var findings: [Outcome: Int]
  /// Findings that suppose Dynamic Type.
  public var whatIfFindings: Int
  /// Findings that are accepted, counted nowhere else.
  public var acceptedFindings: Int

  /// Counts.
  public init(
    files: Int, controls: Int, cells: [Outcome: Int], findings: [Outcome: Int],
    whatIfFindings: Int, acceptedFindings: Int = 0
  ) {
    self.files = files
    self.controls = controls
    self.cells = cells
    self.findings = findings
    self.whatIfFindings = whatIfFindings
    self.acceptedFindings = acceptedFindings
  }
}

/// The one value that every reporter renders.
public struct Report: Hashable, Sendable, Codable {
  /// Version of the report's shape; goes up when a key changes its meaning.
  public static let schemaVersion = 1

  /// What made it.
  public var provenance: Provenance
  /// Files that were looked at, as the user would type them, sorted.
  public var files: [String] = []
  /// Names of the files that fingerprints and baselines go by, in the order of ``files``.
  public var names: [String] = []
  /// Files and folders that were asked for, as the user typed them.
  public var paths: [String] = []
  /// Which part of a split audit it is; nil for a whole one.
  public var shard: Shard?
  /// Rules that were asked.
  public var rules: [RuleDescription]
  /// Screens of the input.
  public var screens: [Screen]
  /// Controls with their cells, in the order of files and of places in them.
  public var controls: [ControlResult]
  /// Findings, worst first.
  public var findings: [Finding]
  /// What findings have in common, worst first; every finding belongs to one.
  public var causes: [Cause] = []
  /// What was judged in other widths of the screen; nil where only one was asked for.
  public var matrix: MatrixOfWidths?
  /// What could not be audited.
  public var notices: [Notice]
  /// Counts.
  public var summary: Summary
  /// Outlines of every glyph that a cell draws.
  public var outlines: GlyphOutlines
  /// Screens that were solved and on which something was found, worst first, for drawing them whole.
  public var screenLayouts: [ScreenLayouts] = []
  /// Screens that would be among them and are left out, since a report holds only so many.
  public var omittedScreens = 0

  /// Collects a report.
  public init(
    provenance: Provenance, rules: [RuleDescription], screens: [Screen],
    controls: [ControlResult], findings: [Finding], notices: [Notice], summary: Summary,
    outlines: GlyphOutlines
  ) {
    self.provenance = provenance
    self.rules = rules
    self.screens = screens
    self.controls = controls
    self.findings = findings
    self.notices = notices
    self.summary = summary
    self.outlines = outlines
  }
}
