import FoundationEssentials
import Model
import Reading

/// Finds and reads string files.
enum StringWalk {
  /// Paths of the string files below paths, in their order.
  static func files(below paths: [String]) throws(AuditError) -> [String] {
    do {
      return try InputWalk(paths, formats: [walked]).files.map(\.path)
    } catch {
      throw .badPath(error.placedMessage)
    }
  }

  /// Paths of the string files that may translate a run's input: below its folders, and beside
  /// files that were named by themselves.
  static func files(translating paths: [String]) throws(AuditError) -> [String] {
    let folders = paths.filter(isFolder)
    let alone = Set(paths.filter { !isFolder($0) }.map { StringPlace(of: $0).folder })
    let beside = alone.sorted().flatMap(besides)
    return Set(try files(below: folders + beside)).sorted()
  }

  /// `.lproj` folders and string files of a folder.
  private static func besides(_ folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().filter { name in
      let isFolder = isFolder(folder + name)
      return name.hasSuffix(".lproj") ? isFolder : !isFolder && StringFormat.of(path: name) != nil
    }.map { folder + $0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// All endings of string files, as a format for the walk; nothing is read through it.
  private static let walked = InputFormat(
    id: "string-files", endings: StringFormat.all.flatMap(\.endings), help: "String files."
  ) { (file) throws(ReadingError) in throw .unknownFormat(file.source) }
}

/// Reads one string file.
enum StringFile {
  /// Reads a file; what is wrong with it becomes a notice.
  static func read(_ path: String) -> StringContents {
    do throws(ReadingError) {
      guard let format = StringFormat.of(path: path) else {
        throw .unknownFormat(SourceReference(file: path))
      }
      return try format.read(try InputFile(reading: path))
    } catch {
      return StringContents(notices: [error.notice])
    }
  }
}
