internal import JSONText
package import Model

/// What a project says once about its audits, in `.largeprint.yml`.
package struct Configuration: Hashable, Sendable {
  /// Name of the file.
  package static let fileName = ".largeprint.yml"

  /// Path of the file.
  package var path: String
  /// Whether every text is supposed to follow Dynamic Type; nil when not said.
  package var assumesScaling: Bool?
  /// Sizes to audit, smallest first; nil when not said.
  package var categories: [ContentSizeCategory]?
  /// Rules to ask; nil when not said.
  package var rules: RuleSelection?
  /// Files and folders to leave out.
  package var exclusions: [PathPattern]
  /// What custom classes do to their controls.
  package var classes: ClassProfiles
  /// What is said of languages and tables of strings.
  package var strings: StringSettings
  /// Folder of fonts that win over installed ones, from where `path` starts; nil when not said.
  package var fontFolder: String?

  /// Reads a configuration; `ruleIDs` are the rules there are.
  ///
  /// Throws for anything it does not understand: a key that is passed over in silence would be
  /// taken for heeded.
  package static func read(
    _ file: InputFile, ruleIDs: [String]
  ) throws(ReadingError) -> Configuration {
    do throws(ValueError) {
      let root = try parse(file.bytes)
      let draft = try draft(of: root)
      for rule in draft.rules?.switches ?? [] {
        try check(rule.id, at: rule.place, among: ruleIDs)
      }
      return draft.configuration(path: file.path)
    } catch {
      throw error.readingError(file: file.path)
    }
  }

  /// Whether a path is left out; it must start where `path` starts.
  package func excludes(_ candidate: String) -> Bool {
    let folder = Self.folder(of: path)
    guard candidate.hasPrefix(folder) else { return false }
    let below = String(candidate.dropFirst(folder.count))
    return exclusions.contains { $0.matches(below) }
  }

  /// Finds the configuration that governs a path: the nearest one upward.
  ///
  /// A relative path is followed up to where it starts; give an absolute one without `..` to look
  /// further. `exists` answers whether there is such a file.
  package static func locate(
    governing path: String, exists: (String) throws -> Bool
  ) rethrows -> String? {
    var folder = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    while true {
      if try exists(folder + fileName) { return folder + fileName }
      if folder.isEmpty || folder == "/" { return nil }
      folder = Self.folder(of: String(folder.dropLast()))
    }
  }

  /// The folder of a path with the slash behind it; empty where the path names none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }
}

extension Configuration {
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

  private static func check(
    _ id: String, at place: TextPlace, among ids: [String]
  ) throws(ValueError) {
    if ids.contains(id) { return }
    let hint = NearestWord.hint(for: id, among: ids)
    throw ValueError(place, "there is no rule \(NearestWord.quote(id))\(hint)").under("rules")
  }
}
