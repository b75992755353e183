import FoundationEssentials

/// Names files the same way wherever an audit is started, for fingerprints.
///
/// A file below a checkout is named from the checkout's top; any other from the folder that the
/// user asked to audit, or by its name alone where the file itself was asked for.
struct FileIdentity: Sendable {
  private let roots: [String]

  /// Looks for the tops of the paths that were asked for.
  init(paths: [String]) {
    roots = paths.map { path in
      let absolute = Self.absolute(path)
      return Self.checkout(above: absolute) ?? Self.folder(of: absolute)
    }
  }

  /// The name of a file: its path from the nearest top above it.
  func name(of file: String) -> String {
    let path = Self.absolute(file)
    let root = roots.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    return root.map { String(path.dropFirst($0.count + 1)) } ?? file
  }

  /// Whether a file of such a name is there, below any top.
  func exists(_ name: String) -> Bool {
    let paths = name.hasPrefix("/") ? [name] : roots.map { $0 + "/" + name }
    return paths.contains { FileManager.default.fileExists(atPath: $0) }
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func folder(of path: String) -> String {
    var isDirectory = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists && isDirectory ? path : URL(filePath: path).deletingLastPathComponent().path
  }

  /// The nearest folder upward that holds `.git`.
  private static func checkout(above path: String) -> String? {
    var folder = URL(filePath: path)
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.path + "/.git") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
