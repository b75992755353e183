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
