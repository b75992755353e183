import Auditing
import LargePrint
import Model
import Reading
import Reporting

extension Option {
  /// Folder with fonts that win.
  static let fonts = Option(
    "fonts", "DIR", help: "Takes fonts from a folder before installed ones; may be given again.")
  /// Sizes to judge.
  static let sizes = Option(
    "sizes", "LIST", help: "Judges only these sizes, such as large,AX1,AX5; all twelve by default.")
  /// Rules to ask.
  static let rules = Option("rules", "LIST", help: "Asks only these rules; all by default.")
  /// Supposing Dynamic Type.
  static let assumeScaling = Option(
    "assume-scaling", help: "Judges fixed text as if it followed Dynamic Type (what-if).")
  /// Bold Text.
  static let boldText = Option("bold-text", help: "Judges with Bold Text switched on.")
  /// Paths to leave out.
  static let exclude = Option(
    "exclude", "PATTERN", help: "Leaves out paths that fit a pattern with * and **; may repeat.")
  /// Version of iOS.
  static let systemVersion = Option(
    "ios", "N", help: "Lays out as this version of iOS does, where versions differ, such as 18.")
  /// Languages to judge.
  static let languages = Option(
    "languages", "LIST",
    help: "Judges the base language and these, such as de,pt-BR; all that are found by default.")
  /// Pseudo-languages to judge.
  static let pseudo = Option(
    "pseudo", "LIST",
    help: "Judges pseudo-languages too: "
      + PseudoLanguage.allCases.map(\.rawValue)
      .joined(separator: ", ") + " (worst: only the longest translation of each control).")
  /// Widths of the screen.
  static let widths = Option(
    "widths", "LIST",
    help: "Judges on screens of these widths, in points or by name ("
      + ScreenWidths.words.joined(separator: ", ") + "), beside each file's own with the word "
      + ScreenWidths.own + "; by default " + ScreenWidths.own + ",se.")
  /// Number of workers.
  static let workers = Option(
    "workers", "N", help: "Lays out N controls at a time; one a processor by default.")
}

extension Option {
  /// Folder of the reports.
  static let output = Option(
    "output", "DIR", help: "Writes the reports into a folder; reports by default.")
  /// Formats of the reports.
  static let format = Option(
    "format", "LIST",
    help: "Writes these formats, each with its own file if named (sarif=out.sarif): "
      + Reporter.all.map(\.id).joined(separator: ", ") + "; "
      + Reporter.usual.map(\.id).joined(separator: ", ") + " by default.")
  /// Cells in JSON.
  static let cells = Option("cells", help: "Puts every cell's layout into report.json.")
  /// Everything in JSON.
  static let whole = Option(
    "whole", help: "Puts all that merge needs into report.json; --shard does so by itself.")
  /// Part of the files.
  static let shard = Option(
    "shard", "N/M", help: "Audits one of M parts of the files, such as 2/5, for merge to join.")
  /// Sizes at which a failure counts.
  static let mustPass = Option(
    "must-pass", "LIST", help: "Fails only for these sizes; what fails at others alone warns.")
}

/// Turns a command line into the options of an audit.
enum AuditWords {
  /// Reads the options that audits share; what the configuration says holds where no word does.
  static func options(_ arguments: Arguments, paths: [String]) throws -> AuditOptions {
    var options = AuditOptions(paths: paths)
    try options.adoptConfiguration()
    try take(arguments, into: &options)
    return options
  }

  /// Reads the options of an audit whose paths may stand in the configuration.
  ///
  /// Throws for sizes that have to pass and are not judged: such a run could never fail.
  static func options(_ arguments: Arguments) throws -> AuditOptions {
    let options = try inputs(arguments)
    if let passing = options.passing, !options.judges(anyOf: passing) {
      let judged = options.categories.map(\.shortName).joined(separator: ", ")
      throw UsageError(
        message: "--must-pass names no size that is judged (\(judged)), so nothing could fail")
    }
    return options
  }

  private static func inputs(_ arguments: Arguments) throws -> AuditOptions {
    guard arguments.operands.isEmpty else {
      return try options(arguments, paths: arguments.operands)
    }
    guard let configuration = try AuditOptions.configuration(governing: "."),
      let inputs = configuration.inputs
    else {
      throw UsageError(message: "audit needs a path, or inputs in \(Configuration.fileName)")
    }
    var options = AuditOptions(paths: inputs)
    options.adopt(configuration)
    try take(arguments, into: &options)
    return options
  }

  private static func take(_ arguments: Arguments, into options: inout AuditOptions) throws {
    if let sizes = arguments.list("sizes") { options.categories = try categories(sizes) }
    if let rules = arguments.list("rules") { options.rules = try known(rules) }
    if let version = arguments.value("ios") { options.systemVersion = try systemVersion(version) }
    if let languages = try words("languages", of: arguments, naming: "language") {
      options.languages = languages
      options.requiresLanguages = true
    }
    if let words = try words("widths", of: arguments, naming: "width") {
      options.judge(try widths(words))
    }
    if let words = try words("pseudo", of: arguments, naming: "pseudo-language") {
      options.pseudoLanguages = try words.map(pseudo)
    }
    if arguments.has("assume-scaling") { options.assumesScaling = true }
    if arguments.has("bold-text") { options.boldText = true }
    options.fontFolders = arguments.all("fonts") + options.fontFolders
    options.exclusions += arguments.all("exclude")
    if let workers = arguments.value("workers") { options.workers = try count(workers) }
    if let sizes = arguments.list("must-pass") { options.passing = try categories(sizes) }
    if let shard = arguments.value("shard") { options.shard = try part(shard) }
    if arguments.has("cures") { options.searchesCures = true }
  }

  /// Reads one category in any spelling.
  static func category(_ word: String) throws(UsageError) -> ContentSizeCategory {
    guard let category = ContentSizeCategory(anySpelling: word) else {
      let names = ContentSizeCategory.allCases.map(\.shortName)
      throw UsageError(
        message: "there is no size \(word)\(NearestWord.hint(for: word, among: names))")
    }
    return category
  }

  /// The words of a list that has to name something; nil where it is not given.
  private static func words(
    _ name: String, of arguments: Arguments, naming thing: String
  ) throws(UsageError) -> [String]? {
    guard let words = arguments.list(name) else { return nil }
    guard !words.isEmpty else { throw UsageError(message: "--\(name) names no \(thing)") }
    return words
  }

  private static func widths(_ words: [String]) throws(UsageError) -> ScreenWidths {
    do {
      return try ScreenWidths(words)
    } catch {
      throw UsageError(message: "--widths \(error.message)")
    }
  }

  private static func pseudo(_ word: String) throws(UsageError) -> PseudoLanguage {
    guard let pseudo = PseudoLanguage(rawValue: word) else {
      throw UsageError(
        message: "there is no pseudo-language \(word)\(PseudoLanguage.hint(for: word))")
    }
    return pseudo
  }

  private static func categories(_ words: [String]) throws(UsageError) -> [ContentSizeCategory] {
    var chosen: Set<ContentSizeCategory> = []
    for word in words { chosen.insert(try category(word)) }
    guard !chosen.isEmpty else { throw UsageError(message: "no size is named") }
    return chosen.sorted()
  }

  private static func known(_ rules: [String]) throws(UsageError) -> [String] {
    let known = Rule.all.map(\.id)
    for id in rules where !known.contains(id) {
      throw UsageError(message: "there is no rule \(id)\(NearestWord.hint(for: id, among: known))")
    }
    guard !rules.isEmpty else { throw UsageError(message: "--rules names no rule") }
    return rules
  }

  private static func systemVersion(_ word: String) throws(UsageError) -> Int {
    guard let version = Int(word), (15...99).contains(version) else {
      throw UsageError(message: "--ios takes a version such as 18, not \(word)")
    }
    return version
  }

  private static func part(_ word: String) throws(UsageError) -> Shard {
    guard let shard = Shard(word) else {
      throw UsageError(message: "--shard takes a part such as 2/5, not \(word)")
    }
    return shard
  }

  private static func count(_ word: String) throws(UsageError) -> Int {
    guard let count = Int(word), (1...64).contains(count) else {
      throw UsageError(message: "--workers takes a whole number from 1 to 64, not \(word)")
    }
    return count
  }
}
