internal import JSONText
internal import Model

extension Configuration {
  /// Reads a configuration; `ruleIDs` and `formatIDs` are the rules and formats there are.
  ///
  /// Throws for anything it does not understand: a key that is passed over in silence would be
  /// taken for heeded.
  package static func read(
    _ file: InputFile, ruleIDs: [String], formatIDs: [String]? = nil
  ) throws(ReadingError) -> Configuration {
    do throws(ValueError) {
      let root = try parse(file.bytes)
      let draft = try draft(of: root)
      try draft.check(ruleIDs: ruleIDs, formatIDs: formatIDs)
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
    return try ConfigurationDraft.table.read(root)
  }

  /// Finds the configurations that govern a path, the outermost first.
  ///
  /// A relative path is followed up to where it starts; give an absolute one without `..` to look
  /// further. `exists` answers whether there is such a file or folder. The top of a checkout, a
  /// folder that holds `.git`, is the last that is looked into.
  package static func chain(
    governing path: String, exists: (String) throws -> Bool
  ) rethrows -> [String] {
    var found: [String] = []
    var folder = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    while true {
      if try exists(folder + fileName) { found.insert(folder + fileName, at: 0) }
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
