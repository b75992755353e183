import FoundationEssentials
package import Model

/// Finds the files to audit below the paths that a user names.
///
/// Folders are walked in the order of their names. Left out are hidden folders (a leading dot, so
/// `.build` and `.git` too) and build products: `DerivedData` and the bundles `.app`, `.appex`,
/// `.framework`, `.xcframework`, `.xcarchive`. `Pods` and `Carthage` sources are walked: their
/// screens are shown to people too. Symbolic links are followed, each folder at most once.
package struct InputWalk {
  /// A file that some format reads.
  package struct Found: Sendable {
    /// Path below what the user named.
    package var path: String
    /// Format that reads it.
    package var format: InputFormat
  }

  /// Files found, sorted by path, each once.
  package private(set) var files: [Found] = []
  /// Folders and files that could not be looked at, sorted by path.
  package private(set) var notices: [Notice] = []

  private let formats: [InputFormat]
  private var visited: Set<String> = []

  /// Walks paths.
  ///
  /// Throws `unreadable` for a path that does not exist and `unknownFormat` for a file, named by
  /// the user, that no format reads; other files inside folders are passed over.
  package init(_ paths: [String], formats: [InputFormat] = InputFormat.all) throws(ReadingError) {
    self.formats = formats
    for path in paths { try start(at: path) }
    files.sort { $0.path < $1.path }
    var last: String?
    files.removeAll { found in
      defer { last = found.path }
      return found.path == last
    }
    notices.sort { $0.source.file < $1.source.file }
  }

  private mutating func start(at path: String) throws(ReadingError) {
    guard let isFolder = Self.isFolder(path) else {
      throw .unreadable(SourceReference(file: path), "there is no such file or folder")
    }
    if isFolder {
      walk(path)
    } else if let format = InputFormat.of(path: path, among: formats) {
      files.append(Found(path: Self.shown(path), format: format))
    } else {
      throw .unknownFormat(SourceReference(file: path))
    }
  }

  /// Walks a folder with a list of its own, so that no depth of folders can end the process.
  private mutating func walk(_ top: String) {
    var waiting = [top]
    while let folder = waiting.popLast() {
      guard visited.insert(URL(filePath: folder).resolvingSymlinksInPath().path).inserted else {
        continue
      }
      for name in names(in: folder) {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch Self.isFolder(path) {
        case true?: if !Self.isSkipped(name) { waiting.append(path) }
        case false?: add(path)
        case nil: tellOfMangledName(name, path)
        }
      }
    }
  }

  /// Tells of a name that is not UTF-8.
  ///
  /// The list of the folder holds it with replacement characters, under which nothing is found. A link
  /// that leads nowhere is passed over.
  private mutating func tellOfMangledName(_ name: String, _ path: String) {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    guard name.unicodeScalars.contains("\u{FFFD}"), !isLink, !Self.isSkipped(name) else { return }
    let source = SourceReference(file: Self.shown(path))
    notices.append(
      ReadingError.unreadable(source, "its name is not UTF-8, so nothing in it is looked at").notice
    )
  }

  private mutating func add(_ path: String) {
    guard let format = InputFormat.of(path: path, among: formats) else { return }
    files.append(Found(path: Self.shown(path), format: format))
  }

  /// A path as seen from the working folder, so that `.`, the folder's name and its whole path give
  /// the same report; a path outside stays as it was typed.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    for prefix in ["./", here.hasSuffix("/") ? here : here + "/"] where path.hasPrefix(prefix) {
      let trimmed = path.dropFirst(prefix.count).drop { $0 == "/" }
      if !trimmed.isEmpty { return String(trimmed) }
    }
    return path
  }

  /// Lists a folder by name, backwards for the stack; a folder that cannot be read is a notice.
  private mutating func names(in folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted(by: >)
    } catch {
      let source = SourceReference(file: folder)
      notices.append(ReadingError.unreadable(source, "the folder cannot be listed").notice)
      return []
    }
  }

  private static func isSkipped(_ name: String) -> Bool {
    let bundles = [".app", ".appex", ".framework", ".xcframework", ".xcarchive"]
    return name.hasPrefix(".") || name == "DerivedData" || bundles.contains { name.hasSuffix($0) }
  }

  /// Whether a path leads to a folder; nil when it leads nowhere.
  private static func isFolder(_ path: String) -> Bool? {
    var isDirectory = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists ? isDirectory : nil
  }
}
