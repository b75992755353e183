import FoundationEssentials
package import Model
package import Reading

extension AuditOptions {
  /// Takes over what the `.largeprint.yml` files from the top of the checkout down to the first
  /// path say.
  ///
  /// Throws `badConfiguration` with file, line and column for anything it does not understand.
  public mutating func adoptConfiguration() throws(AuditError) {
    guard let merged = try ConfigurationTree.merged(governing: paths.first ?? ".") else { return }
    adopt(merged)
  }

  /// Takes over what a configuration says about a run; what it says about files is asked for each
  /// of them.
  package mutating func adopt(_ configuration: Configuration) {
    if let assumes = configuration.assumesScaling { assumesScaling = assumes }
    if let bold = configuration.boldText { boldText = bold }
    if let version = configuration.systemVersion { systemVersion = version }
    if let sizes = configuration.categories { categories = sizes }
    if let count = configuration.workers { workers = count }
    if let searches = configuration.output.searchesCures { searchesCures = searches }
    if let widths = configuration.widths { judge(widths) }
    fontFolders += configuration.fontFolders ?? []
    adopt(configuration.strings)
    remember(configuration)
  }

  private mutating func adopt(_ settings: StringSettings) {
    strings = settings
    languages = settings.languages
    pseudoLanguages += (settings.pseudoLanguages ?? []).compactMap { word in
      PseudoLanguage(rawValue: word.word)
    }
  }

  /// Takes over widths of the screen.
  package mutating func judge(_ widths: ScreenWidths) {
    judgesOwnWidth = widths.judgesOwn
    self.widths = widths.widths
  }

  /// Widths of the screen to judge, in points, the report's own first; nil is each file's own device.
  var screenWidths: [Double?] { (judgesOwnWidth ? [nil] : []) + widths.map(Optional.some) }

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

extension Configuration {
  /// The error for a value that makes no sense, with the file and line that say it.
  package func fault(at key: String, _ message: String) -> AuditError {
    guard let setting = settings.last(where: { $0.keys.first == key }) else {
      return .badConfiguration("\(AuditOptions.shown(path)): \(key): \(message)")
    }
    let place = "\(AuditOptions.shown(setting.file)):\(setting.line)"
    return .badConfiguration("\(place): \(key): \(message)")
  }
}

extension AuditOptions {
  /// Whether one of some sizes is judged.
  package func judges(anyOf sizes: [ContentSizeCategory]) -> Bool {
    sizes.contains(where: categories.contains)
  }

  /// Refuses sizes that have to pass where none of them is judged: nothing could fail then.
  ///
  /// Throws `badOption` for those of the run, `badConfiguration` for a configuration's.
  package func checkPassing(of configurations: [Configuration]) throws(AuditError) {
    let judged = categories.map(\.shortName).joined(separator: ", ")
    let message = "names no size that is judged (\(judged)), so nothing could fail"
    if let passing {
      guard judges(anyOf: passing) else { throw .badOption("must-pass " + message) }
      return
    }
    for configuration in configurations {
      guard let sizes = configuration.passing, !judges(anyOf: sizes) else { continue }
      throw configuration.fault(at: "must-pass", message)
    }
  }
}
