internal import JSONText
internal import Model

extension Configuration {
  /// Reads a configuration; the ids are those of the rules, formats and pseudo-languages there are.
  ///
  /// Throws for anything it does not understand: a key that is passed over in silence would be
  /// taken for heeded.
  package static func read(
    _ file: InputFile, ruleIDs: [String], formatIDs: [String]? = nil, pseudoIDs: [String]? = nil
  ) throws(ReadingError) -> Configuration {
    do throws(ValueError) {
      let root = try parse(file.bytes)
      let draft = try draft(of: root)
      try draft.check(ruleIDs: ruleIDs, formatIDs: formatIDs)
      try draft.check(pseudoIDs: pseudoIDs)
      var configuration = draft.configuration(path: file.path)
      configuration.settings = Setting.all(in: root, file: file.path)
      return configuration
    } catch {
      throw error.readingError(file: file.path)
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(ValueError) -> JSONNode {
    do throws(ValueError) {
      return try YAMLParser.parse(bytes)
    } catch {
      guard let line = XMLText.mergeConflictLine(bytes) else { throw error }
      throw ValueError(
        TextPlace(line: line, column: 1), "a merge was not finished here", reason: .mergeConflict)
    }
  }

  private static func draft(of root: JSONNode) throws(ValueError) -> ConfigurationDraft {
    if case .null = root.content { return ConfigurationDraft() }
    try checkSections(root)
    return try ConfigurationDraft.table.read(root)
  }

  /// Tells of a key that stands at the top and belongs into a section.
  private static func checkSections(_ root: JSONNode) throws(ValueError) {
    for member in root.object ?? [] where ConfigurationDraft.table.key(member.key) == nil {
      guard StringSettings.table.key(member.key) != nil else { continue }
      throw ValueError(
        member.place,
        "unknown key \(NearestWord.quote(member.key)) (did you mean “strings.\(member.key)”?)")
    }
  }

  /// Finds the configurations that govern a path, the outermost first.
  ///
  /// Of two in one folder, `.yml` is the nearer one. A relative path is followed up to where it starts; give an absolute one without `..` to look
  /// further. `exists` answers whether there is such a file or folder. The top of a checkout, a
  /// folder that holds `.git`, is the last that is looked into.
  package static func chain(
    governing path: String, exists: (String) throws -> Bool
  ) rethrows -> [String] {
    var found: [String] = []
    var folder = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    while true {
      for name in fileNames.reversed() where try exists(folder + name) {
        found.insert(folder + name, at: 0)
      }
      if folder.isEmpty || folder == "/" { return found }
      if try exists(folder + ".git") { return found }
      folder = Self.folder(of: String(folder.dropLast()))
    }
  }

  /// The folder of a path with the slash behind it; empty where the path names none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// Names a path that a configuration writes from its own folder.
  static func path(_ written: String, from file: String) -> String {
    written.hasPrefix("/") ? written : folder(of: file) + written
  }
}
