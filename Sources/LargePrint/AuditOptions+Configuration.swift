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
    let ruleIDs = Rule.all.map(\.id)
    let configuration: Configuration
    do {
      configuration = try Configuration.read(InputFile(reading: path), ruleIDs: ruleIDs)
    } catch {
      throw .badConfiguration(error.placedMessage)
    }
    if let assumes = configuration.assumesScaling { assumesScaling = assumes }
    if let sizes = configuration.categories { categories = sizes }
    if let selection = configuration.rules { rules = ruleIDs.filter(selection.selects) }
    self.configuration = configuration
    if let folder = configuration.fontFolder { fontFolders.append(folder) }
  }

  /// Whether a path is left out, by the words of the run or by its configuration.
  func excludes(_ path: String) -> Bool {
    if exclusions.compactMap(PathPattern.init).contains(where: { $0.matches(path) }) { return true }
    return configuration?.excludes(URL(filePath: path).resolvingSymlinksInPath().path) ?? false
  }

  /// The configuration's path, looked for from the absolute place of the input.
  private static func configurationPath(governing path: String) -> String? {
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
