import FoundationEssentials

/// Names files for fingerprints and baselines, each by a name of its own.
///
/// A file below a checkout is named from the checkout's top, so the same wherever an audit is started;
/// where several checkouts are asked for, from the folder that they share. Any other file is named from
/// the folder that the user asked to audit, of several from the one that they share, and beside a
/// checkout by its whole path.
struct FileIdentity: Sendable {
  private let checkout: String?
  private let shared: String?

  /// Looks for the tops of the paths that were asked for.
  init(paths: [String]) {
    let absolute = paths.map(Self.absolute)
    checkout = Self.shared(by: absolute.compactMap(Self.checkout))
    shared = Self.shared(
      by: absolute.filter { Self.checkout(above: $0) == nil }.map(Self.folder))
  }

  /// The name of a file; the file as it was named where it is below nothing that was asked for.
  func name(of file: String) -> String {
    let path = Self.absolute(file)
    if let checkout, let name = Self.name(of: path, below: checkout) { return name }
    guard let shared, let name = Self.name(of: path, below: shared) else { return file }
    return checkout == nil ? name : path
  }

  /// Whether a file of such a name is there.
  func exists(_ name: String) -> Bool {
    let tops = [checkout, shared].compactMap { $0 }
    let paths = name.hasPrefix("/") ? [name] : tops.map { $0 + "/" + name }
    return paths.contains { FileManager.default.fileExists(atPath: $0) }
  }

  private static func name(of path: String, below top: String) -> String? {
    let folder = top.hasSuffix("/") ? top : top + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  /// The deepest folder that all of some folders lie in, or are; nil for none.
  private static func shared(by folders: [String]) -> String? {
    guard var common = folders.first?.split(separator: "/") else { return nil }
    for folder in folders.dropFirst() {
      common = zip(common, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
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
