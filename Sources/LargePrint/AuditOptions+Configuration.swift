import Auditing
import FoundationEssentials
import Model
import Reading

extension AuditOptions {
  /// Takes over what the nearest `.largeprint.yml` upward from the first path says.
  ///
  /// Throws `badConfiguration` with file, line and column for anything it does not understand.
  public mutating func adoptConfiguration() throws(AuditError) {
    guard let first = paths.first, let path = Self.configurationPath(governing: first) else {
      return
    }
    let configuration = try Self.configuration(at: path)
    if let assumes = configuration.assumesScaling { assumesScaling = assumes }
    if let sizes = configuration.categories { categories = sizes }
    if let selection = configuration.rules { rules = Rule.all.map(\.id).filter(selection.selects) }
    try adopt(configuration.strings)
    self.configuration = configuration
    if let folder = configuration.fontFolder { fontFolders.append(folder) }
  }

  private mutating func adopt(_ settings: StringSettings) throws(AuditError) {
    strings = settings
    languages = settings.languages
    for word in settings.pseudoLanguages ?? [] {
      guard let pseudo = PseudoLanguage(rawValue: word) else {
        throw .badOption("there is no pseudo-language \(word)\(PseudoLanguage.hint(for: word))")
      }
      pseudoLanguages.append(pseudo)
    }
  }

  /// Whether a path is left out, by the words of the run or by its configuration.
  func excludes(_ path: String) -> Bool {
    if exclusions.compactMap(PathPattern.init).contains(where: { $0.matches(path) }) { return true }
    return configuration?.excludes(URL(filePath: path).resolvingSymlinksInPath().path) ?? false
  }

  /// Reads a configuration; throws `badConfiguration` with file, line and column.
  static func configuration(at path: String) throws(AuditError) -> Configuration {
    do {
      return try Configuration.read(InputFile(reading: path), ruleIDs: Rule.all.map(\.id))
    } catch {
      throw .badConfiguration(error.placedMessage)
    }
  }

  /// The configuration's path, looked for from the absolute place of the input.
  static func configurationPath(governing path: String) -> String? {
    let absolute = URL(filePath: path).resolvingSymlinksInPath().path
    return Configuration.locate(governing: absolute) {
      FileManager.default.fileExists(atPath: $0)
    }
  }
}

extension ReadingError {
  /// File, line and column before the message, as compilers write it.
  var placedMessage: String {
    let place = [source.line, source.column].compactMap { $0.map(String.init) }
    return ([source.file] + place).joined(separator: ":") + ": " + message
  }
}

extension PseudoLanguage {
  /// The word that was probably meant, for a message.
  package static func hint(for word: String) -> String {
    NearestWord.hint(for: word, among: allCases.map(\.rawValue))
  }
}
