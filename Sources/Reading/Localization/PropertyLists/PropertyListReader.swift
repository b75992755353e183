internal import JSONText
internal import Model

/// Reads a property list in any of its three shapes.
enum PropertyListReader {
  /// Reads the root.
  ///
  /// Throws `empty`, `notWellFormed`, `mergeConflict`, `overLimit` or `documentType`.
  static func root(of file: InputFile) throws(ReadingError) -> PropertyListNode {
    if file.bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.root(of: file) }
    if XMLText.looksLikeXML(file.bytes) { return try XMLPropertyList.root(of: file) }
    let bytes = try StringText.utf8(of: file)
    do throws(ValueError) {
      return try OldStylePropertyList.root(of: bytes)
    } catch {
      if error.reason == .notWellFormed, let line = XMLText.mergeConflictLine(bytes) {
        throw .mergeConflict(SourceReference(file: file.path, line: line, column: 1))
      }
      throw error.readingError(file: file.path)
    }
  }
}
