import FoundationEssentials
import Model
import Reading

/// Class profiles by the folder of the files that they govern.
///
/// Each file heeds the nearest `.largeprint.yml` upward from its own folder, so that a folder of
/// examples and a project audited from above both keep their own.
struct ProfileLookup: Sendable {
  private var byFolder: [String: ClassProfiles] = [:]

  /// Reads the configurations that govern files, each once.
  ///
  /// Throws `badConfiguration` for one that is not understood.
  init(_ paths: [String]) throws(AuditError) {
    var read: [String: ClassProfiles] = [:]
    for folder in Set(paths.map(Self.folder)).sorted() {
      guard let path = AuditOptions.configurationPath(governing: folder) else { continue }
      if read[path] == nil { read[path] = try AuditOptions.configuration(at: path).classes }
      byFolder[folder] = read[path]
    }
  }

  /// Finds the profiles for a file that was named at the beginning.
  func profiles(governing path: String) -> ClassProfiles {
    byFolder[Self.folder(of: path)] ?? .none
  }

  /// The folder of a path as it was typed; a dot where it names none.
  private static func folder(of path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }
}
