import Auditing
import FoundationEssentials
import Model
import Reading
import Reporting

/// What configurations say by the folder of the files that they govern.
///
/// Each file heeds every `.largeprint.yml` from the top of its checkout down to its own folder, so
/// that a folder of examples and a project audited from above both keep their own.
struct ConfigurationTree: Sendable {
  private var byFolder: [String: Configuration] = [:]

  /// Reads the configurations that govern files, each once.
  ///
  /// Throws `badConfiguration` for one that is not understood.
  init(_ paths: [String]) throws(AuditError) {
    var read: [String: Configuration] = [:]
    for folder in Set(paths.map(Self.folder)).sorted() {
      byFolder[folder] = try Self.merged(governing: folder, &read)
    }
  }

  /// Governs nothing.
  private init() {}

  /// A tree without any configuration.
  static let none = ConfigurationTree()

  /// Finds what is said about a file that was named at the beginning.
  func configuration(governing path: String) -> Configuration? {
    byFolder[Self.folder(of: path)]
  }

  /// What governs each folder that has files, in the order of the folders' paths.
  var configurations: [Configuration] {
    byFolder.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Everything that any of the configurations accepts, whether or not this part of a split has files
  /// that it is about.
  var suppressions: [Suppression] { configurations.flatMap(\.suppressions) }

  /// Finds the profiles for a file that was named at the beginning.
  func profiles(governing path: String) -> ClassProfiles {
    configuration(governing: path)?.classes ?? .none
  }

  /// Lays all configurations that govern a path over each other; nil where there is none.
  static func merged(governing path: String) throws(AuditError) -> Configuration? {
    var read: [String: Configuration] = [:]
    return try merged(governing: path, &read)
  }

  private static func merged(
    governing path: String, _ read: inout [String: Configuration]
  ) throws(AuditError) -> Configuration? {
    let absolute = URL(filePath: path).resolvingSymlinksInPath().path
    let chain = Configuration.chain(governing: absolute) {
      FileManager.default.fileExists(atPath: $0)
    }
    var merged: Configuration?
    for file in chain {
      if read[file] == nil { read[file] = try configuration(at: file) }
      guard let next = read[file] else { continue }
      merged = merged?.overlaid(by: next) ?? next
    }
    return merged
  }

  /// Reads one configuration; throws `badConfiguration` with file, line and column.
  private static func configuration(at path: String) throws(AuditError) -> Configuration {
    do {
      return try Configuration.read(
        InputFile(reading: path), ruleIDs: Rule.all.map(\.id), formatIDs: Reporter.all.map(\.id),
        pseudoIDs: PseudoLanguage.allCases.map(\.rawValue))
    } catch {
      throw .badConfiguration(error.placedMessage)
    }
  }

  /// The folder of a path as it was typed; a dot where it names none.
  private static func folder(of path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }
}

extension ReadingError {
  /// File, line and column before the message, as compilers write it.
  var placedMessage: String {
    let place = [source.line, source.column].compactMap { $0.map(String.init) }
    return ([source.file] + place).joined(separator: ":") + ": " + message
  }
}
