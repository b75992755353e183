package import Model

/// What a project says once about its audits, in `.largeprint.yml`.
package struct Configuration: Hashable, Sendable {
  /// Name of the file.
  package static let fileName = ".largeprint.yml"
  /// Names that are read, the one that wins last.
  package static let fileNames = [".largeprint.yaml", fileName]

  /// Path of the file; of several that were laid over each other the nearest one.
  package var path: String
  /// What to audit where the command line names nothing; nil when not said.
  package var inputs: [String]?
  /// Files and folders to leave out.
  package var exclusions: [ScopedPattern] = []
  /// Whether every text is supposed to follow Dynamic Type; nil when not said.
  package var assumesScaling: Bool?
  /// Whether Bold Text is on; nil when not said.
  package var boldText: Bool?
  /// Version of iOS to lay out as; nil when not said.
  package var systemVersion: Int?
  /// Sizes to audit, smallest first; nil when not said.
  package var categories: [ContentSizeCategory]?
  /// Widths of the screen to judge; nil when not said.
  package var widths: ScreenWidths?
  /// Sizes at which a failure fails a build; nil when not said: all.
  package var passing: [ContentSizeCategory]?
  /// Rules to ask; nil when not said.
  package var rules: RuleSelection?
  /// Findings that are accepted.
  package var suppressions: [Suppression] = []
  /// What custom classes do to their controls.
  package var classes = ClassProfiles.none
  /// What is said of languages and tables of strings.
  package var strings = StringSettings()
  /// Folders of fonts that win over installed ones, from where `path` starts; nil when not said.
  package var fontFolders: [String]?
  /// What is written, and where.
  package var output = OutputSettings()
  /// What fails a build.
  package var gate = GateSettings()
  /// How many controls are laid out at the same time; nil when not said.
  package var workers: Int?
  /// Every value that was said, with its place.
  package var settings: [Setting] = []

  /// Starts with nothing said.
  init(path: String) {
    self.path = path
  }

  /// Whether a path is left out; it must start where `path` starts.
  package func excludes(_ candidate: String) -> Bool {
    exclusions.contains { $0.matches(candidate) }
  }
}

/// What a configuration says about reports.
package struct OutputSettings: Hashable, Sendable {
  /// Nothing said.
  package static let none = OutputSettings()

  /// Formats as `--format` takes them; nil when not said.
  package var formats: [String]?
  /// Folder of the reports; nil when not said.
  package var folder: String?
  /// Whether the JSON report holds every cell; nil when not said.
  package var includesCells: Bool?
  /// Whether the JSON report holds all that `merge` needs; nil when not said.
  package var holdsWhole: Bool?
  /// Whether cures are looked for; nil when not said.
  package var searchesCures: Bool?

  /// Lays what a nearer file says over this.
  func overlaid(by other: OutputSettings) -> OutputSettings {
    var all = other
    all.formats = other.formats ?? formats
    all.folder = other.folder ?? folder
    all.includesCells = other.includesCells ?? includesCells
    all.holdsWhole = other.holdsWhole ?? holdsWhole
    all.searchesCures = other.searchesCures ?? searchesCures
    return all
  }
}

/// What a configuration says about the exit status.
package struct GateSettings: Hashable, Sendable {
  /// Nothing said.
  package static let none = GateSettings()
  /// Words that `fail-on` takes beside rules and impacts.
  package static let classes = ["needs-review", "what-if", "warnings", "notices"]

  /// Rules, impacts and classes that fail a build; nil when not said.
  package var words: [String]?
  /// Whether what needs review fails; nil when not said.
  package var isStrict: Bool?
  /// Whether nothing fails; nil when not said.
  package var isLenient: Bool?
  /// Findings that are let pass; nil when not said.
  package var limit: Int?
  /// Baseline to compare with; nil when not said.
  package var baseline: String?
  /// Whether what is cured is taken out of the baseline; nil when not said.
  package var ratchets: Bool?

  /// Lays what a nearer file says over this; one that is strict takes back what is lenient, and the
  /// other way round.
  func overlaid(by other: GateSettings) -> GateSettings {
    var all = other
    all.words = other.words ?? words
    all.isStrict = other.isStrict ?? (other.isLenient == true ? nil : isStrict)
    all.isLenient = other.isLenient ?? (other.isStrict == true ? nil : isLenient)
    all.limit = other.limit ?? limit
    all.baseline = other.baseline ?? baseline
    all.ratchets = other.ratchets ?? ratchets
    return all
  }
}

extension Configuration {
  /// Lays a nearer file over this one: values replace, rules and classes replace by name, and what
  /// is left out or accepted adds up.
  package func overlaid(by nearer: Configuration) -> Configuration {
    var all = nearer
    all.inputs = nearer.inputs ?? inputs
    all.exclusions = exclusions + nearer.exclusions
    all.assumesScaling = nearer.assumesScaling ?? assumesScaling
    all.boldText = nearer.boldText ?? boldText
    all.systemVersion = nearer.systemVersion ?? systemVersion
    all.categories = nearer.categories ?? categories
    all.widths = nearer.widths ?? widths
    all.passing = nearer.passing ?? passing
    all.rules = nearer.rules.map { rules?.overlaid(by: $0) ?? $0 } ?? rules
    all.suppressions = suppressions + nearer.suppressions
    all.classes = classes.overlaid(by: nearer.classes)
    all.strings = strings.overlaid(by: nearer.strings)
    all.fontFolders = nearer.fontFolders ?? fontFolders
    all.output = output.overlaid(by: nearer.output)
    all.gate = gate.overlaid(by: nearer.gate)
    all.workers = nearer.workers ?? workers
    all.settings = Setting.overlay(settings, by: nearer.settings)
    return all
  }
}
