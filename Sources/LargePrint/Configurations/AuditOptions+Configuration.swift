import FoundationEssentials
import Model
package import Reading

extension AuditOptions {
  /// Takes over what the `.largeprint.yml` files from the top of the checkout down to the first
  /// path say.
  ///
  /// Throws `badConfiguration` with file, line and column for anything it does not understand.
  public mutating func adoptConfiguration() throws(AuditError) {
    guard let merged = try ConfigurationTree.merged(governing: paths.first ?? ".") else { return }
    try adopt(merged)
  }

  /// Takes over what a configuration says about a run; what it says about files is asked for each
  /// of them.
  ///
  /// Throws `badConfiguration` for a word that is not known.
  package mutating func adopt(_ configuration: Configuration) throws(AuditError) {
    if let assumes = configuration.assumesScaling { assumesScaling = assumes }
    if let bold = configuration.boldText { boldText = bold }
    if let version = configuration.systemVersion { systemVersion = version }
    if let sizes = configuration.categories { categories = sizes }
    if let count = configuration.workers { workers = count }
    if let searches = configuration.output.searchesCures { searchesCures = searches }
    if let folder = configuration.fontFolder { fontFolders.append(folder) }
    try adopt(configuration.strings)
    remember(configuration)
  }

  private mutating func adopt(_ settings: StringSettings) throws(AuditError) {
    strings = settings
    languages = settings.languages
    for word in settings.pseudoLanguages ?? [] {
      guard let pseudo = PseudoLanguage(rawValue: word) else {
        throw .badConfiguration(
          "there is no pseudo-language \(word)\(PseudoLanguage.hint(for: word))")
      }
      pseudoLanguages.append(pseudo)
    }
  }

  /// Finds the configuration that a run starts with; nil where there is none.
  package static func configuration(governing path: String) throws(AuditError) -> Configuration? {
    try ConfigurationTree.merged(governing: path)
  }

  /// Whether a path is left out, by the words of the run or by a configuration.
  func excludes(_ path: String, by configuration: Configuration?) -> Bool {
    if exclusions.compactMap(PathPattern.init).contains(where: { $0.matches(path) }) { return true }
    return configuration?.excludes(Self.absolute(path)) ?? false
  }

  /// A whole path as seen from the working folder; one outside stays whole.
  static func shown(_ path: String) -> String {
    let here = absolute(".") + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The whole path of a file, links followed.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}

extension PseudoLanguage {
  /// The word that was probably meant, for a message.
  package static func hint(for word: String) -> String {
    NearestWord.hint(for: word, among: allCases.map(\.rawValue))
  }
}
