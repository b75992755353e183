import FoundationEssentials
public import Model
package import Reading

/// What an audit is asked to do.
public struct AuditOptions: Sendable {
  /// Files and folders to audit, as the user typed them; folders are walked.
  public var paths: [String]
  /// Sizes to judge; all twelve unless said otherwise.
  public var categories: [ContentSizeCategory]
  /// Ids of the rules to ask; nil for all.
  public var rules: [String]?
  /// Whether fixed text is judged as if it followed Dynamic Type.
  public var assumesScaling: Bool
  /// Folders with fonts that win over installed ones, first one first.
  public var fontFolders: [String]
  /// Path patterns to leave out.
  public var exclusions: [String]
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// Whether what the `.largeprint.yml` files above each file say about it holds.
  public var usesClassProfiles: Bool
  /// How many controls are laid out at the same time; 0 for one a processor.
  public var workers: Int
  /// Which part of the files to audit; nil for all.
  public var shard: Shard?
  /// Sizes at which a failure fails a build; nil for what configurations say, or all.
  public var passing: [ContentSizeCategory]?
  /// Whether cures and critical points are looked for, which may lay out each failing control
  /// dozens of times.
  public var searchesCures: Bool

  /// Languages to judge beside the base language, as BCP 47 tags; nil for all that are found.
  public var languages: [String]?
  /// Pseudo-languages to judge.
  public var pseudoLanguages: [PseudoLanguage] = []
  /// Whether each file is judged on its own device, which is then that of the report's own cells.
  public var judgesOwnWidth = true
  /// Widths of the screen to judge, in points.
  ///
  /// Without the files' own devices the first is that of the report's own cells. Beside them a width
  /// is for screens alone that can be solved and are drawn for a wider phone; by default it is that of
  /// the narrowest phone with Dynamic Type (fact H4).
  public var widths: [Double] = [320]
  /// What the configuration says of languages and tables of strings.
  package var strings = StringSettings()
  /// Version of iOS to lay out as, where versions differ; nil leaves it open, in doubt.
  public var systemVersion: Int?
  /// The configuration that was taken over, for what it says beside these options.
  package private(set) var configuration: Configuration?

  /// Asks for the given paths with every default.
  public init(paths: [String]) {
    self.paths = paths
    categories = ContentSizeCategory.allCases
    rules = nil
    assumesScaling = false
    fontFolders = []
    exclusions = []
    boldText = false
    usesClassProfiles = true
    workers = 0
    searchesCures = false
  }
}

extension AuditOptions {
  /// Remembers the configuration that a run starts with.
  mutating func remember(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Workers in force: as asked, or one a processor; between 1 and 64.
  var workerCount: Int {
    let asked = workers > 0 ? workers : ProcessInfo.processInfo.activeProcessorCount
    return max(1, min(64, asked))
  }
}

/// Why an audit could not be made at all.
public enum AuditError: Error, Hashable, Sendable {
  /// An option's value makes no sense; carries a sentence.
  case badOption(String)
  /// A path cannot be audited; carries a sentence.
  case badPath(String)
  /// A report that was written earlier cannot be used; carries a sentence.
  case badReport(String)
  /// A report cannot be written; carries a sentence.
  case cannotWrite(String)
  /// The configuration is wrong; carries the place and a sentence.
  case badConfiguration(String)
  /// The font catalogue cannot be used; carries a sentence.
  case noFonts(String)
}

extension AuditError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .badOption(let sentence), .badPath(let sentence), .badReport(let sentence),
      .cannotWrite(let sentence),
      .badConfiguration(let sentence), .noFonts(let sentence):
      sentence
    }
  }
}
